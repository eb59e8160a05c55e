# Bringing files of games, replaying them, saving them.

navigation = Pages
import = Records
import-title = Records · Kỳ Đài
import-heading = Look at your records
import-note = Files of XQStudio, CCBridge, DhtmlXQ, Yitian, PGN… Everything is read here in your browser; nothing is sent anywhere.
import-bring = Bring games
import-drop = Drop files anywhere on this page
import-drop-now = Let go to read
import-choose = Choose files
import-paste = Or paste a record
import-paste-hint = 1. C2=5 H8+7 2. H2+3 R9=8 …
import-read = Read
import-formats = What is read
import-formats-note = Old Vietnamese encodings (TCVN3, VNI, VISCII, Windows-1258) and Chinese ones (GBK, Big5) are recognised; a wrong guess can be changed.
import-too-large = The file is larger than 256 MB.
import-unreadable = This cannot be opened. If it is a folder, choose the files in it.
import-games = Games
import-reading = Reading… { $count } games
import-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
import-troubled = { $count } with something to look at
import-unread = { $count ->
    [one] { $count } file that could not be read
   *[other] { $count } files that could not be read
}
import-full = There is more in the file, but only the first { $count } games are kept here.
import-pasted = Pasted record
import-search = Search by name, event, year
import-file = File
import-all-files = All { $count } files
import-none-found = No game matches.
import-convert = Save the whole file as PGN
import-forget = Remove { $name } from the list
import-forget-all = Remove all

game-unnamed = Game { $number }
game-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
game-variations = { $count ->
    [one] { $count } variation
   *[other] { $count } variations
}
game-study = position
game-troubles = { $count } to look at

encoding-choose = Encoding
encoding-automatic = Recognise
encoding-automatic-is = Recognised: { $encoding }
notation = Notation

## The replay page

replay-title = Replay
replay-page-title = { $title } · Kỳ Đài
replay-back = Back to the list
replay-missing = This game cannot be shown
replay-forgotten = This file is no longer in the browser. Please bring it again.
replay-bad-link = This link carries no game that can be read; perhaps it was cut short.
replay-no-such-game = The file has no such game.
replay-no-moves = There are no moves.
replay-details = Details
replay-result = { $result ->
    [red] Red won
    [black] Black won
    [draw] Draw
   *[unknown] No result recorded
}
replay-steps = Walk through the record
replay-last = To the end
replay-choices = What can follow
replay-choices-said = There are { $count } ways to go on from here.
replay-illegal = illegal move
replay-illegal-why = Illegal move. { $why }
replay-nag = { $nag ->
    [1] good move
    [2] weak move
    [3] excellent move
    [4] blunder
    [5] interesting move
   *[6] dubious move
}
replay-variation-more = … { $count } more
replay-variation-close = Fold this variation
replay-variations-more = { $count } more variations
replay-rows-before = … { $count } rows before
replay-rows-after = … { $count } rows after
replay-key-alternatives = Variation before, variation after
replay-key-forks = Fork before, fork after
replay-key-ends = Start, end
replay-key-notation = Change the notation

## What the reader has to say

report-heading = About this file
report-clean = read whole
report-lost = { $count } to look at
report-format = Format
report-format-version = { $format }, version { $version }
report-encoding = Encoding
report-notation = Notation
report-because = { $what } — { $why }
report-notation-why = { $plies } moves read
report-illegal-place = Move { $ply }: { $move }
report-more = { $count } more are not listed.

## Saving and copying

save-open = Save, copy
save-heading = Save or copy
save-copy-pgn = Copy PGN
save-copy-fen = Copy FEN
save-copy-link = Copy link
save-picture-png = PNG picture
save-picture-svg = SVG picture
save-format = File format
save-usual = Usual
save-losses = This format does not keep everything:
save-losses-more = and { $count } more
save-whole = This format keeps everything of the game.
save-download = Save
save-download-as = Save { $name }
save-done = Saved.
save-not-copied = The browser does not allow copying.
save-link-too-long = The game is too long for a link. Please send the file.
save-picture-failed = The browser could not draw the picture.
save-failed = The part that writes files did not load. Check the network and try again.
save-review = Review

failed-page = This page did not load. Check the network and reload.
failed-records = The part that reads records did not load. Check the network and reload.
