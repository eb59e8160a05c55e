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
