### The board, its end, challenges, calls, short confirmations, and the words style.

## Helpers: phrases that several messages share.

# Variables:
#   $n (Number) - how many discs
h-discs = { PLURAL($n) ->
    [one] { $n } disc
   *[other] { $n } discs
}

# Variables:
#   $color (Key: black, white) - a side, at the beginning of or inside a sentence
h-side = { $color ->
    [black] Black
   *[white] White
}

## The board

# The line above the board. The triangle marks the side to move.
# Variables:
#   $turn (Key: black, white, none) - the side to move
#   $black_disc, $white_disc (Text) - a disc's glyph
#   $black, $white (Name) - the players
#   $black_count, $white_count (Number) - their discs
score-line = { $turn ->
    [black] ▶ { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
    [white] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white } ◀
   *[none] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
}

# The same for the words style: no symbol carries meaning.
# Variables: as score-line
words-score = Black, { $black }: { $black_count }. White, { $white }: { $white_count }.

# Whose turn it is.
# Variables:
#   $name (Name) - the player
#   $color (Key: black, white) - the side
turn-of = { $name } ({ h-side }) to play.

# The bot is to move.
# Variables:
#   $color (Key: black, white) - the bot's side
turn-of-bot = The bot ({ h-side }) is thinking.

# A move that was played.
# Variables:
#   $name (Name) - who
#   $square (Square) - where
#   $n (Number) - how many discs were flipped
ply-played = { $name }: { $square }, { PLURAL($n) ->
    [one] { $n } disc flipped
   *[other] { $n } discs flipped
}.

# A forced pass.
# Variables:
#   $name (Name) - who passed
#   $other (Name) - who plays again
ply-passed = { $name } had no legal move and passed. { $other } plays again.

# Moves that are not listed any more, before the listed ones.
# Variables:
#   $n (Number) - how many
plies-more = { PLURAL($n) ->
    [one] … and { $n } earlier move.
   *[other] … and { $n } earlier moves.
}

# What the marks on the board mean.
# Variables:
#   $legal, $placed, $flipped (Text) - glyphs
legend-tap = { $legal } legal move · { $placed } last disc · { $flipped } just flipped

# Over a board drawn in the text: its columns.
legend-columns = Columns a to h from the left, rows 1 to 8 from the top.

# Under a board in a group.
foot-reply = Tap a square, or reply with its name, such as d3.

# Words style: what can be played.
# Variables:
#   $n (Number) - how many legal moves
#   $squares (Squares) - which
foot-words = { PLURAL($n) ->
    [one] { $n } legal move: { $squares }.
   *[other] { $n } legal moves: { $squares }.
}

# Shown on an old board whose game goes on in another message.
board-moved-on = This board has moved to a newer message.

## The end

# Variables:
#   $name (Name) - the winner
#   $color (Key: black, white) - the winner's side
#   $winner_count, $loser_count (Number) - discs
#   $n (Number) - the difference
end-win = { $name } ({ h-side }) wins { $winner_count }–{ $loser_count }, by { h-discs }.

# Variables:
#   $n (Number) - discs of each side
end-draw = It’s a draw, { $n }–{ $n }.

end-full = The board is full.

# Neither side has a legal move.
# Variables:
#   $n (Number) - squares that stay empty
#   $squares (Squares) - which
end-stuck = { PLURAL($n) ->
    [one] Neither side can play any more: { $n } square stays empty ({ $squares }).
   *[other] Neither side can play any more: { $n } squares stay empty ({ $squares }).
}

# A side has lost all its discs.
# Variables:
#   $color (Key: black, white) - that side
#   $n (Number) - squares that stay empty
#   $squares (Squares) - which
end-wiped = { PLURAL($n) ->
    [one] { h-side } has no discs left, so neither side can play: { $n } square stays empty ({ $squares }).
   *[other] { h-side } has no discs left, so neither side can play: { $n } squares stay empty ({ $squares }).
}

# Variables:
#   $name (Name) - who gave up
#   $color (Key: black, white) - their side
#   $other (Name) - who wins
end-resigned = { $name } ({ h-side }) resigns. { $other } wins.

# Only when squares stayed empty.
# Variables:
#   $black_count, $white_count (Number) - the score as tournaments write it
end-tournament = Tournament score, with the empty squares given to the winner: { $black_count }–{ $white_count }.

# Variables:
#   $moves (Text) - the transcript
record-moves = Moves: { $moves }

record-no-moves = No disc was placed.

## Challenges

# Variables:
#   $name (Name) - who challenges
challenge-open = { $name } offers a game of Reversi. Who joins?

# Variables:
#   $name (Name) - who challenges
#   $other (Name) - who is challenged
challenge-to = { $name } challenges { $other } to a game of Reversi.

challenge-lot = Colors are drawn by lot.

# Variables:
#   $name (Name) - who challenges
#   $color (Key: black, white) - the colour they play
challenge-color = { $name } plays { h-side }.

# Private: how a friend joins.
# Variables:
#   $link (Text) - a link
challenge-link = Send this link to a friend. Whoever opens it first plays you: { $link }

# Variables:
#   $name (Name) - who challenged
challenge-expired = Nobody took up the challenge from { $name } in time. It is closed.

# Variables:
#   $name (Name) - who challenged
challenge-cancelled = { $name } took the challenge back.

# Variables:
#   $name (Name) - who challenged
challenge-declined = The challenge from { $name } was declined.

# Inline mode: the result's title.
offer-title = A game of Reversi

# Inline mode: the line under the title.
offer-description = Post a challenge here. Whoever joins plays you.

## Calls and news: these notify.

# In a group: the name becomes a mention.
# Variables:
#   $name (Name) - who is to move
call-group = { $name }, it is your turn.

# In private.
# Variables:
#   $name (Name) - the opponent
call-private = It is your turn in your game against { $name }.

# In private, before the result.
# Variables:
#   $name (Name) - the opponent
news-over = Your game against { $name } is over.

## Toasts: they go away by themselves. At most 40 characters.

# Variables:
#   $square (Square) - where
#   $n (Number) - how many discs were flipped
toast-played = { PLURAL($n) ->
    [one] { $square }: { $n } disc flipped
   *[other] { $square }: { $n } discs flipped
}

# Variables:
#   $square (Square) - where
#   $seconds (Number) - until the board is redrawn
toast-late = { $square } played; board in about { $seconds } s

# Variables:
#   $square (Square) - where
toast-already-played = { $square } is already played.

toast-joined = You have joined. Good game!
toast-declined = Challenge declined.
toast-cancelled = Challenge taken back.
toast-saved = Saved.
toast-board-below = The board is below.

## Words style: the board read row by row.

# Variables:
#   $row (Number) - the row
#   $black, $white (Squares) - squares with discs
words-row-both = Row { $row }. Black: { $black }. White: { $white }.

# Variables:
#   $row (Number) - the row
#   $black (Squares) - squares with black discs
words-row-black = Row { $row }. Black: { $black }.

# Variables:
#   $row (Number) - the row
#   $white (Squares) - squares with white discs
words-row-white = Row { $row }. White: { $white }.

# Variables:
#   $row (Number) - the row
words-row-empty = Row { $row } is empty.
