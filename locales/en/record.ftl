# Games read from files and written to files: the names of formats, encodings and notations, and what has to be said of a game.

format-pgn = PGN
format-xqf = XQF (XQStudio)
format-cbr = CBR (CCBridge)
format-cbl = CBL (CCBridge library)
format-dhtmlxq = DhtmlXQ, UBB
format-mxq = MXQ (Yitian)
format-cbf = CBF (CCBridge, XML)
format-fen = FEN, EPD
format-text = Plain text

encoding-utf-8 = UTF-8
encoding-utf-16le = UTF-16
encoding-gb18030 = GBK (simplified Chinese)
encoding-big5 = Big5 (traditional Chinese)
encoding-windows-1258 = Windows-1258 (Vietnamese)
encoding-tcvn3 = TCVN3 (ABC, Vietnamese)
encoding-vni = VNI (Vietnamese)
encoding-viscii = VISCII (Vietnamese)

encoding-why-asked = you chose it
encoding-why-format = this format has no other encoding
encoding-why-byte-order-mark = the file begins with this encoding’s mark
encoding-why-ascii = the file has plain letters only
encoding-why-valid = every character is right in this encoding
encoding-why-moves = more of it reads as moves than in any other
encoding-why-words = more of it reads as words than in any other
encoding-why-usual = nothing speaks for any; this is the usual one

notation-vi = Vietnamese (P2-5)
notation-zh = Chinese, simplified (炮二平五)
notation-zh-hant = Chinese, traditional (炮二平五)
notation-wxf = WXF (C2=5)
notation-iccs = ICCS (H2-E2)
notation-uci = UCI (h2e2)
notation-uci10 = UCI, ranks 1–10 (h3e3)
notation-san = WinBoard (Che2)
notation-san10 = WinBoard, ranks 1–10 (Che3)

## Where something was found. $ply counts the moves of both sides.

place-game = The game
place-header = Field { $name }
place-start = Start position
place-introduction = Introduction
place-node = Move { $ply }
place-line = Line { $line }
place-offset = Byte { $offset }

## What the reader had to repair or to leave out.

remark-side-from-first-move = The file names the wrong side to move; the man that moves first decided.
remark-text-overflow = A text runs over its field; what lies beyond was left out.
remark-text-runs-on = A text runs on into the next field, which is empty otherwise; it was taken whole.
remark-no-meaning = The number { $found } means nothing there; it was left out.
remark-left-over = { $bytes } bytes after the end of the game were left out.
remark-deleted = This game was deleted from its library; its record was still there.
remark-index-disagrees = The library’s index does not agree with its games; the games were taken.
remark-undecoded = Some text is none in the chosen encoding. Try another encoding.
remark-not-a-move = “{ $text }” is no move; the moves after it were left out.
remark-impossible-move =
    { $why ->
        [no-such-piece] “{ $text }”: there is no such piece to move; this move and those after it were left out.
        [no-such-step] “{ $text }”: that piece does not move like that; this move and those after it were left out.
        [ambiguous] “{ $text }” could be several moves ({ $candidates }); it and the moves after it were left out.
       *[other] “{ $text }” cannot be played there; this move and those after it were left out.
    }
remark-truncated = The file ends in the middle of the game; what came before is kept.
remark-off-board = A move leaves the board; it and all that follows it were left out.
remark-no-such-move = A variation leaves the game at a move that is not there; it was left out.
remark-text-moved = A text stands elsewhere than in the original: the place it belongs to does not exist here.
remark-too-many = More than the limit of { $most }; the rest was left out.
remark-not-storable = This format cannot hold this, so it was left out.
remark-blanks-not-storable = This format cannot hold blanks at the ends of a text.
remark-comment-not-storable = This format cannot hold comments.
remark-times-not-storable = This format cannot hold the time of each move.
remark-glyphs-not-storable = This format cannot hold marks like ! and ?.
remark-drawings-not-storable = This format cannot hold arrows and circles on the board.
remark-variation-not-storable = This format cannot hold variations, only the main line.
remark-cut = The field has only { $most } bytes, so the text was cut.
remark-not-encodable = The encoding lacks the characters { $characters }; they were written as “?”.

## Why a file, or one game of it, is not read.

read-error-unknown = This is no format we know. We read PGN, XQF, CBR, CBL, DhtmlXQ, MXQ, CBF, FEN and text of moves.
read-error-empty = There is nothing in this file.
read-error-not-this = This is no { $format } file.
read-error-truncated = The file has { $len } bytes and should have { $wanted }. Perhaps the download was cut short.
read-error-too-large = The file is too large: { $most } bytes at most.
read-error-impossible = The file is damaged, or newer than we know: { $what ->
    [version] its version
    [digit-count] the number of digits in its start position
   *[man] a piece
} cannot be { $found }.
read-error-bad-start = The start position puts a man where none can be: { $detail }.
read-error-fen = The start position is wrong: { $detail }.
read-error-unpack = The packed part of the file is damaged.
read-error-io = The file cannot be read: { $detail }.

## Why a game is not written.

write-error-one-game-only = A { $format } file holds one game; several can be written to a folder.
write-error-start = A { $format } file cannot hold this start position.
write-error-full = There is no room for another game in the file.
write-error-io = The file cannot be written: { $detail }.

## What fields are called.

header-Title = Title
header-Event = Event
header-Round = Round
header-Site = Place
header-Date = Date
header-Red = Red
header-Black = Black
header-RedTeam = Red’s team
header-BlackTeam = Black’s team
header-Result = Result
header-Termination = Reason of the end
header-Group = Group
header-Table = Table
header-RedElo = Red’s rating
header-BlackElo = Black’s rating
header-RedTitle = Red’s title
header-BlackTitle = Black’s title
header-RedTime = Red’s time used
header-BlackTime = Black’s time used
header-TimeControl = Time control
header-ECCO = Opening code
header-Opening = Opening
header-Variation = Opening variation
header-Annotator = Annotator
header-Recorder = Recorder
header-Referee = Referee
header-Creator = File’s author
header-Created = File made
header-Saved = File saved
header-Source = Source
header-Category = Category
header-Kind = Kind
header-Remark = Remark
header-Ruleset = Ruleset
header-EventClass = Kind of event
