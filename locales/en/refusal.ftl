### Why something cannot be done. Alerts have at most 200 characters, the reason first.

## Helpers

# Variables:
#   $dir (Key: n, ne, e, se, s, sw, w, nw) - a direction; n is towards row 1, up on the board. Inside a sentence.
h-dir = { $dir ->
    [n] up
    [ne] up and to the right
    [e] to the right
    [se] down and to the right
    [s] down
    [sw] down and to the left
    [w] to the left
   *[nw] up and to the left
}

# Variables:
#   $n (Number) - how many discs
#   $color (Key: black, white) - their colour
h-discs-color = { $color ->
    [black] { PLURAL($n) ->
        [one] { $n } black disc
       *[other] { $n } black discs
    }
   *[white] { PLURAL($n) ->
        [one] { $n } white disc
       *[other] { $n } white discs
    }
}

## Squares

# Variables:
#   $square (Square) - the square
#   $color (Key: black, white) - the colour of the disc that lies there
alert-occupied = { $square } is taken: there is already a { $color ->
    [black] black
   *[white] white
} disc on it.

# Variables:
#   $square (Square) - the square
#   $color (Key: black, white) - the opponent's colour
alert-nothing-near = { $square } flips nothing: there is no { $color ->
    [black] black
   *[white] white
} disc next to it to outflank.

# The most instructive line runs out at an empty square.
# Variables:
#   $square (Square) - the square
#   $dir (Key: n, ne, e, se, s, sw, w, nw) - the direction of that line
#   $n (Number) - opposing discs on it
#   $color (Key: black, white) - their colour
#   $at (Square) - the empty square where it ends
alert-line-empty = { $square } flips nothing. Going { h-dir }: { h-discs-color }, then the empty square { $at } instead of a disc of yours. No other direction works either.

# The most instructive line runs off the board.
# Variables: as alert-line-empty, without $at
alert-line-edge = { $square } flips nothing. Going { h-dir }: { h-discs-color }, then the edge of the board instead of a disc of yours. No other direction works either.

# The line would be closed but for one empty square: a disc of one's own waits behind it.
# Variables: as alert-line-empty, and
#   $own (Square) - the disc of one's own behind the empty square
alert-line-gap = { $square } flips nothing. Going { h-dir }: { h-discs-color }, then the empty square { $at } before your disc on { $own }. A line with a gap outflanks nothing. No other direction works either.

# Discs lie next to it, but none of the opponent's.
# Variables:
#   $square (Square) - the square
alert-own-near = { $square } flips nothing: only discs of your own lie next to it. To outflank, a disc of your opponent’s must lie in between.

# Variables:
#   $square (Square) - the square
#   $color (Key: black, white) - the side to move
alert-must-pass = { $square } cannot be played: { $color ->
    [black] Black
   *[white] White
} has no legal move anywhere and must pass.

# Variables:
#   $square (Square) - the square
alert-game-over = { $square } cannot be played: neither side has a legal move, so the game is over.

alert-trial-ended = This game is over; there is nothing left to try out.

# The square can be played.
# Variables:
#   $square (Square) - the square
#   $n (Number) - how many discs it flips
#   $squares (Squares) - which discs
alert-legal = { PLURAL($n) ->
    [one] { $square } is a legal move: it flips { $n } disc, { $squares }.
   *[other] { $square } is a legal move: it flips { $n } discs, { $squares }.
}

## Turns, seats, challenges

# Variables:
#   $name (Name) - who is to move
alert-not-your-turn = It is not your turn: { $name } is to play.

alert-not-a-player = You are not playing in this game. You are welcome to watch; /reversi offers a game of your own.

# Variables:
#   $name (Name) - who played meanwhile
#   $square (Square) - what
alert-stale = The board has changed: { $name } has played { $square }. Please look at the new board.

# Variables:
#   $name (Name) - who played last
#   $square (Square) - what
#   $other (Name) - who then had to pass
alert-stale-passed = The board has changed: { $name } has played { $square } and { $other } had to pass. Please look at the new board.

alert-stale-other = This board is out of date. Please look at the new board.

# Variables:
#   $name (Name) - the winner
alert-ended-won = This game is over: { $name } has won.

alert-ended-draw = This game is over: it was a draw.

# Variables:
#   $name (Name) - who resigned
alert-ended-resigned = This game is over: { $name } resigned.

alert-ended-expired = This challenge is closed: nobody took it up in time.
alert-ended-cancelled = This challenge was taken back.
alert-ended-declined = This challenge was declined.
alert-not-begun = The game has not begun yet: it is waiting for a second player.
alert-still-running = This game is still being played.
alert-full = Both seats are taken. You are welcome to watch; /reversi offers a game of your own.
alert-already-joined = You are already playing in this game.
alert-own-challenge = This is your own challenge: somebody else must join.
alert-not-invited = This challenge is meant for somebody else. /reversi offers a game of your own.
alert-not-challenger = Only the person who made this challenge can change it.
alert-not-yours = Only the player who wants to resign can answer this question.

# Passing is never chosen.
# Variables:
#   $n (Number) - how many legal moves there are
#   $squares (Squares) - which
alert-cannot-pass = { PLURAL($n) ->
    [one] You cannot pass: you have { $n } legal move, { $squares }.
   *[other] You cannot pass: you have { $n } legal moves, { $squares }.
}

# Variables:
#   $said (Name) - what the person wrote
alert-not-a-square = “{ $said }” is not a square of the board. Squares go from a1, top left, to h8, bottom right.

alert-old-button = This button no longer works. /board shows the board, /start leads to the start page.
alert-game-gone = This game no longer exists. /start leads to the start page.

# A letter above the board was tapped.
# Variables:
#   $column (Text) - the letter
#   $first, $last (Square) - the top and bottom squares of the column
alert-letter = Column { $column }: its squares go from { $first } at the top to { $last } at the bottom. Tap a square, or type its name.

alert-why-none = Tap a square first. “Why?” then explains the last square you could not play.
alert-may-not-play = Channels and anonymous admins cannot take a seat. Please switch off “Remain anonymous” and try again.

# The words style was asked for in a group.
alert-words-private = The words style is personal: choose it in our private chat, where you can also open this group’s games.

# Variables:
#   $name (Name) - the opponent
alert-rematch-waits = You have asked for a rematch. Now { $name } must join.

## Answers to commands and typed moves

say-no-game = No game of yours is running here. /play starts one, /games shows all of yours.
say-no-game-group = No game of yours is running here. /reversi offers one.

# Variables:
#   $square (Square) - what was typed
say-which-board = On which board should { $square } be played?

say-which-game = Several games of yours are running here. Reply with the command to the board you mean.
say-move-usage = Write a square after the command, such as /move d3.
say-why-usage = Write a square after the command, such as /why d3.
say-not-understood = I did not understand that. Type a square such as d3 to play, or /help to see what I can do.
say-open-private = That takes more room. I explain it in our private chat:

# Variables:
#   $name (Name) - the opponent
say-resign-ask = Do you really want to resign the game against { $name }?

say-challenge-self = You cannot challenge yourself. Reply to somebody else’s message with /reversi.
say-challenge-bot = Bots cannot join a game. /play in our private chat starts one against me.
say-unknown-command = I do not know this command. /help shows what I can do.
say-ask-usage = Write a question after the command, such as: /ask when must I pass?
say-group-only = In a private chat /play starts a game, against me or with a friend.
say-calls-on = Good: from now on I can call you here when it is your turn.
