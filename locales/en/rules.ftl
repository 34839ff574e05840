### The rules, fact by fact. The numbers name the rows of the table of rules that the tests keep.

## The game
# 33 31
rules-aim = Aim: when the game ends, have more discs of your color on the board than your opponent.
# 34 1
rules-strategy = Reversi is a strategy game for two players. You fight for territory, and discs change sides again and again.
# 2
rules-board = The board has 64 squares: eight columns, a to h from the left, and eight rows, 1 to 8 from the top. Square d3 is in column d, row 3.
# 3 48
rules-discs = There are 64 discs, all alike: black on one side, white on the other.
# 4
rules-set-of-32 = On a real board each player takes 32 of them.
# 5 6
rules-colors = Before the first move it is settled who plays Black and who plays White: the players choose, or the lot decides. It stays so for the whole game.

## The beginning
# 7
rules-setup = Every game begins with the same four discs in the center: White on d4 and e5, Black on e4 and d5.
# 8
rules-black-first = Black always moves first.
# 9
rules-turns = Then the players take turns, placing one disc each time.

## A move
# 10 11
rules-outflank = A move places one disc on an empty square. It must outflank at least one opposing disc.
# 12 13 16 17
rules-line = Outflanking means: one or more opposing discs lie in a straight line, without a gap, between the disc you have just placed and another disc of your color.
# 14 15
rules-directions = The line may run across, up and down, or diagonally. One disc may outflank several lines in several directions at once.
# 40
rules-example-row = Example: Black plays the marked square. The white discs between it and the black disc in the same row are outflanked and flip.
# 39
rules-example-three = Example: one white disc lies there already. White plays the marked square, outflanks the three black discs in between, and flips them.

# Above a diagram.
rules-before = Before the move:
rules-after = After the move:

## Flipping
# 20
rules-all-flip = All outflanked discs must be flipped, in every direction, even when you would rather keep some as they are.
# 21
rules-flipped = Discs are turned over, never taken off the board.
# 22
rules-never-moves = Once placed, a disc never moves to another square.
# 23
rules-color-again = It may change its color many times. But a disc in a corner can never be flipped.
# 18
rules-no-jump = You cannot outflank across a disc of your own: the line ends at the first one.
# 19
rules-no-cascade = There is no chain reaction: only lines that end at the new disc count. A disc that has just been flipped does not outflank anything.

## Passing
# 24
rules-pass = If you have no legal move, you pass, and your opponent plays again. This happens by itself here, and the bot says so.
# 25
rules-no-pass = If you have a legal move, you may not pass.
# 26
rules-shortage = On a real board: a player who has run out of discs but can still move gets a disc from the opponent, as often as needed. Here discs never run out.
# 27
rules-wrong-flip = On a real board: a mistake in flipping may be put right until the opponent has played; after that it stands. Here the bot flips, so it cannot happen.

## The end
# 28
rules-end = The game ends when neither side can move. Usually the board is full then.
# 29 30
rules-early-end = It can also end sooner, with empty squares left, for example when one side has no discs any more.
# 31
rules-count = The discs are counted. Whoever has more discs of their color wins.
# 32
rules-draw = Equal numbers are a draw.

## Playing here
# 35
rules-tap = To play, tap a square of the board, or type its name, such as d3.
# 36 37
# Variables:
#   $legal (Text) - the glyph of a legal move
#   $asked (Text) - the glyph of the square that a diagram speaks about
rules-marks = On the board { $legal } marks the legal moves. In diagrams { $asked } marks the move that is being shown.
# 38
rules-score = Above the board you see the names, the colors and the number of discs of each side, after every move.

## Worked examples, made by the rules themselves
# 11 36
rules-example-move = At the start Black has four legal moves, marked here. On any other square a disc would outflank nothing.
# 15
rules-example-directions = Example: Black plays the marked square and outflanks in three directions at once: up, to the left, and diagonally.
# 18
rules-example-no-jump = Example: Black plays the marked square. The line ends at the black disc on d4: only e4 flips, and c4 stays white.
# 19
rules-example-no-cascade = Example: Black plays the marked square, and e4 and d4 flip. The white disc on d5 now lies between two black discs, but it stays: neither of them has just been placed.
# 24
rules-example-pass = Example: White is to move, but no black disc can be outflanked. White passes, and Black plays again.
rules-transcript = A game is written down as its moves, one after another: f5d6c3. Passes are left out, for they follow from the moves.
rules-why = If you tap a square that cannot be played, the bot says why; “Why?” then shows all eight directions.
