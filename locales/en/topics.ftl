### The rule book: titles of its topics, which are buttons too, and the table of contents.

topic-aim = The aim
topic-setup = Board and discs
topic-turns = Taking turns
topic-move = A legal move
topic-outflank = Outflanking
topic-directions = Eight directions
topic-flips = Flipping
topic-no-jump = No jumping
topic-no-cascade = No chain reaction
topic-pass = Passing
topic-end = The end
topic-score = Counting
topic-draw = A draw
topic-real-board = On a real board
topic-notation = Names of squares
topic-bot = Playing here

# Above the table of contents.
rules-contents = Rules of Reversi. What would you like to know?

# Above the three topics that come nearest to a question.
topics-near = I am not sure what you mean. Is it one of these?
