### Why a square can or cannot be played: all eight directions.

# Variables:
#   $dir (Key: n, ne, e, se, s, sw, w, nw) - a direction, at the beginning of a sentence
h-toward = { $dir ->
    [n] Up
    [ne] Up and to the right
    [e] To the right
    [se] Down and to the right
    [s] Down
    [sw] Down and to the left
    [w] To the left
   *[nw] Up and to the left
}

# Heading: a legal move.
# Variables:
#   $square (Square) - the square
#   $color (Key: black, white) - the side to move
#   $n (Number) - how many discs it flips
why-legal = { h-side } can play { $square }: { PLURAL($n) ->
    [one] it flips { $n } disc.
   *[other] it flips { $n } discs.
}

why-legal-all = All outflanked discs are flipped, in every direction; you may not leave any out.

# Heading: not a legal move.
# Variables:
#   $square (Square) - the square
#   $color (Key: black, white) - the side to move
why-nothing = { h-side } cannot play { $square }: it outflanks nothing.

why-summary = Discs are outflanked when one or more of them lie in a straight line, without a gap, between the new disc and another disc of the same color.

# The board ends at once in that direction.
# Variables:
#   $dir (Key) - the direction
ray-edge = { h-toward }: the board ends there.

# The neighbouring square is empty.
# Variables:
#   $dir (Key) - the direction
#   $at (Square) - that square
ray-empty = { h-toward }: the next square, { $at }, is empty.

# A disc of one's own lies next to it: nothing is in between.
# Variables:
#   $dir (Key) - the direction
#   $at (Square) - where it lies
#   $color (Key: black, white) - the side to move
ray-own = { h-toward }: the next disc, on { $at }, is { $color ->
    [black] black
   *[white] white
} already; nothing lies in between.

# Variables:
#   $dir (Key) - the direction
#   $n (Number) - opposing discs
#   $color (Key: black, white) - their colour
#   $at (Square) - the empty square behind them
ray-over-empty = { h-toward }: { h-discs-color }, then the empty square { $at }. Nothing is outflanked.

# Variables:
#   $dir (Key) - the direction
#   $n (Number) - opposing discs
#   $color (Key: black, white) - their colour
ray-over-edge = { h-toward }: { h-discs-color }, then the edge of the board. Nothing is outflanked.

# A closed line.
# Variables:
#   $dir (Key) - the direction
#   $n (Number) - opposing discs
#   $color (Key: black, white) - their colour
#   $squares (Squares) - where they lie
#   $at (Square) - the disc of one's own that closes the line
ray-closed = { h-toward }: { h-discs-color } ({ $squares }), then a { $color ->
    [black] white
   *[white] black
} disc on { $at }. { PLURAL($n) ->
    [one] The disc in between flips.
   *[other] The discs in between flip.
}

# Directions without an opposing disc beside the square, summed up after those that have one.
# Variables:
#   $n (Number) - how many such directions
#   $color (Key: black, white) - the opponent's colour
why-rest = { PLURAL($n) ->
    [one] In the other direction no { $color ->
        [black] black
       *[white] white
    } disc lies next to it.
   *[other] In the other { $n } directions no { $color ->
        [black] black
       *[white] white
    } disc lies next to it.
}

# No opposing disc lies beside the square at all.
# Variables:
#   $color (Key: black, white) - the opponent's colour
why-alone = No { $color ->
    [black] black
   *[white] white
} disc lies next to it, in any direction.

# Under a diagram.
# Variables:
#   $asked (Text) - the glyph of the square in question
#   $square (Square) - that square
legend-asked = { $asked } is { $square }.

## Why a side had to pass: every empty square

# Heading.
# Variables:
#   $color (Key: black, white) - the side that passed
#   $n (Number) - empty squares
why-pass = { h-side } had to pass. { PLURAL($n) ->
    [one] The board had { $n } empty square, and a disc there would flip nothing:
   *[other] The board had { $n } empty squares, and a disc on any of them would flip nothing:
}

why-pass-none = Nobody has had to pass in this game yet.

# Squares with nothing to outflank beside them.
# Variables:
#   $color (Key: black, white) - the opponent's colour
#   $squares (Squares) - which
pass-near = Without a { $color ->
    [black] black
   *[white] white
} disc next to it: { $squares }.

# One square, and the line from it that runs out at an empty square.
# Variables:
#   $square (Square) - the square
#   $dir (Key) - the direction of the line
#   $n (Number) - opposing discs on it
#   $color (Key: black, white) - their colour
#   $at (Square) - the empty square behind them
pass-empty = { $square } – { h-toward }: { h-discs-color }, then the empty square { $at }.

# The same, at the edge.
# Variables: as pass-empty, without $at
pass-edge = { $square } – { h-toward }: { h-discs-color }, then the edge of the board.

## What if: moves that are only tried

what-if-title = What if?
what-if-lead = A trial board: nothing is played here. Press a square to see the board after it.

# The move that was tried last.
# Variables:
#   $color (Key: black, white) - the side that plays it
#   $square (Square) - where
#   $n (Number) - how many discs it flips
#   $squares (Squares) - which
what-if-played = { PLURAL($n) ->
    [one] { h-side } plays { $square } and flips { $n } disc ({ $squares }).
   *[other] { h-side } plays { $square } and flips { $n } discs ({ $squares }).
}

# After that move the other side would have to pass.
# Variables:
#   $color (Key: black, white) - the side that passes
what-if-pass = { h-side } would have no legal move and would have to pass.

# Variables:
#   $color (Key: black, white) - the side to move
#   $n (Number) - its legal moves
#   $squares (Squares) - which
what-if-turn = { PLURAL($n) ->
    [one] { h-side } to move, with { $n } legal move: { $squares }.
   *[other] { h-side } to move, with { $n } legal moves: { $squares }.
}

# Variables:
#   $black_count (Number) - black discs
#   $white_count (Number) - white discs
what-if-over = The game would be over: Black { $black_count }, White { $white_count }.
