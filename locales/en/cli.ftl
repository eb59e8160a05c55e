## What the command line says of files of records.

record-unread = { $file }: { $why }
record-game-unread = { $file }, game { $game }: { $why }
records-passed-over = { $count ->
    [one] { $count } file is no record and was passed over.
   *[other] { $count } files are no records and were passed over.
}
info-numbers = { $plies } plies, { $variations } variations, { $comments } comments
info-illegal = Illegal moves: { $count }. The first is ply { $ply }, { $move }.
info-lost = Places that could not be read whole: { $count } (--json has them).
expected-unread = Line { $line } of the expectations cannot be read: { $error }
show-no-ply = The main line has { $count ->
    [0] no ply
    [one] one ply
   *[other] { $count } plies
}.
show-binary = A terminal cannot show this: name a file with -o, or pass the output on.
show-too-long = { $count } plies are too many for a film of { $most } at most: end it with --ply.
convert-needs-to = Say with --to which format to write.
convert-unknown-ending = Which format { $file } is to have is not clear; say it with --to.
convert-onto-itself = { $file } is being read and is not written over.
convert-report-is-out = The report and the games cannot both be written to { $file }.
convert-games = Games written: { $count }.
convert-lossy = Games that could not be read or written whole: { $count } (--report lists what).
convert-illegal = Illegal moves, kept as they are: { $count }.
no-such-game = { $file } has no game { $game }.
solve-mate = { $winner ->
    [red] Red
   *[black] Black
} wins by force, in { $plies ->
    [one] one ply
   *[other] { $plies } plies
} at most.
solve-no-mate = Neither side wins by force.
solve-unknown = No forced win was found in the time given.
solve-no-position = { $file }:{ $line }: { $why }
solve-more-faults = … and { $count ->
    [one] one more line.
   *[other] { $count } more lines.
}
solve-summary = Solved { $solved } of { $count } positions, looking at { $nodes } positions in { $seconds } seconds.
