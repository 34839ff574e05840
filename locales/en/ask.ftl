### Questions people ask about Reversi, one a line, under the topic that answers them. Translators: write what people in your language would ask, not a translation.

ask-aim =
    What is the aim of the game?
    How do I win?
    What is the point of Reversi?
    What am I trying to do here?
    What is my goal as a player?
    When have I beaten my opponent?
    Explain the game to me in one sentence.
    What do I need to achieve to be the winner?
    I have never played this before, what is it all about?
    Do I need more discs of my color than the other side?
    What is the objective?
    What kind of game is this?
    Is it a game of luck or of strategy?
    What does victory look like?
    What should I try to get most of?
    Is Reversi the same as Othello?

ask-setup =
    How big is the board?
    How many squares are there?
    How many discs do we need in all?
    How is the board set up at the beginning?
    Where do the first four discs go?
    What does the starting position look like?
    Which discs are in the center before we begin?
    What do I need to play the game?
    What equipment is in the box?
    Eight rows and eight columns, is that right?
    What do the discs look like, with black and white sides?
    Does each player get thirty-two discs?
    Why are there already some discs in the middle?
    How do we choose who is Black and who is White?
    Which color am I, and can I swap colors during the game?
    Is a chess or checkers board good enough?
    How many people can play?
    Are d4 and e5 white when you lay out the board?

ask-turns =
    Who begins?
    Who goes first, Black or White?
    Which color starts?
    Does Black always make the opening move?
    Whose turn is it now?
    Do we take turns?
    How many discs do I place at a time?
    Can I play twice in a row?
    When is it my go?
    In what order do the players move?
    Why did the other player start?
    I am White, do I have to wait?
    Is it one disc each, then the next person?
    Can White ever have the first move?
    What happens after my turn?
    Does the loser of the last game start the new one?
    Do we alternate the whole time?

ask-move =
    What is a legal move?
    Where can I play?
    Where am I allowed to put my disc?
    Why can’t I play on this square?
    Why is that square not possible?
    It won’t let me go there.
    May I place a disc anywhere I like?
    Which squares are allowed right now?
    Does the square have to be empty?
    Must I flip something on every turn?
    The bot says my move is illegal, what is wrong?
    How do I make a move?
    Can I put it next to one of my own discs?
    Is it enough to touch an enemy disc?
    Can I play straight into a corner?
    My move was rejected, why?
    How do I know which places are open to me?
    What makes a move valid?

ask-outflank =
    What does outflank mean?
    What is outflanking?
    How do I trap the discs of my opponent?
    What does it mean to surround a disc?
    What is a sandwich in Reversi?
    Explain how discs are enclosed between two of mine.
    When does a disc count as caught?
    What does bracketing a line mean?
    Do I need one of my discs at both ends?
    How many enemy discs can I outflank at once?
    Does the row in between have to be unbroken?
    I don’t understand the word outflanked.
    How do I take over the discs of the other side?
    What has to be at the far end of the line?
    Is a disc against the edge of the board surrounded?
    How can I turn white discs into black ones?

ask-directions =
    In which directions can I outflank?
    Does it work diagonally?
    Do diagonals count?
    Can I flip up and down as well as across?
    Is it only horizontal and vertical?
    Can one disc flip several lines at once?
    How many directions are there, four or eight?
    Does a slanting line count?
    Can I turn discs over in more than one direction with the same move?
    Do I have to pick one line if there are two?
    Is left to right the only way?
    Are columns allowed, or just rows?
    Can a line go around a corner or bend?
    Why did discs flip on the diagonal as well?
    From corner to corner, is that possible?
    All ways at the same time?

ask-flips =
    Do I have to flip all the discs?
    May I choose which discs to turn over?
    Can I leave some of them as they are?
    What if I would rather not flip one?
    Do discs get removed?
    What happens to the outflanked discs?
    Why did so many discs change color?
    Can a disc be turned back again later?
    How many times can the same disc switch sides?
    Is flipping mandatory?
    Can a corner disc ever be flipped?
    Can a disc move to another square once it is placed?
    I only wanted to flip one line, not both.
    Must I turn every single one?
    Does a disc stay mine forever?
    Which discs are safe and can never be reversed?

ask-no-jump =
    Can I jump over my own disc?
    May I skip across a gap?
    What if there is an empty square in the line?
    What if one of my own discs is in the way?
    Why were the discs behind my own disc not flipped?
    Does a hole in the row stop me from outflanking?
    Can I leap over discs like in checkers?
    Is it allowed to reach past my own color?
    Why did it flip only up to my first disc?
    Does the line stop at the nearest disc of mine?
    There is a blank space between them, does it still count?
    The discs at the far end did not turn, why not?
    Do they have to be next to each other without interruption?
    Two groups with a break between them, do both flip?
    Can a line continue beyond a disc I already own?

ask-no-cascade =
    Is there a chain reaction?
    Does a flipped disc flip others?
    Why did the other discs not flip as a result?
    Does flipping cause more flipping?
    Is there a domino effect?
    Do discs that just changed color outflank anything?
    Now those are surrounded too, shouldn’t they turn?
    Can one flip trigger another one?
    Does a turned disc start a new line?
    A white disc sits between two blacks after my move and stays white.
    Do only lines from the new disc count?
    Is there a second round of flips after the first?
    Can I get combos?
    They are trapped by accident, why did nothing happen?
    Why is this disc still theirs when mine are on both sides?

ask-pass =
    Why did I pass?
    Why was my turn skipped?
    What if I have no legal move?
    Can I pass?
    May I skip my turn on purpose?
    I don’t want to move, can I sit this one out?
    My opponent played twice in a row, is that a bug?
    What happens when I can’t go anywhere?
    Do I have to play if I can?
    I am stuck, what now?
    Is passing allowed when every move is bad?
    How many times may I miss a turn?
    When must a player pass?
    The bot went again without waiting for me.
    Where is the pass button?
    There is no possible square for me.
    Do I lose if I cannot move?
    Am I forced to make a move that hurts me?

ask-end =
    When does the game end?
    When is it over?
    How does a game finish?
    Is the game over when the board is full?
    What if neither of us can move?
    Can it stop before all squares are filled?
    Why did our game end so early?
    What happens when one color has been wiped out?
    How long does a match last?
    How many moves are there in a game?
    There were empty squares left and it still finished.
    I have no discs any more, is that it?
    What happens after both players pass?
    When do we stop playing?
    Do we go on until the last square?
    How many minutes does it take?
    Why can’t we continue?

ask-score =
    How is the score counted?
    Who has won?
    What is the score?
    How do we count at the end?
    Do empty squares count for anybody?
    Who is ahead right now?
    How many discs do I have?
    Are corners worth extra points?
    Do I get points for each flip?
    By how much did I lose?
    What does the final result mean?
    Am I winning or losing?
    How many points is a disc worth?
    Where can I see the number of black and white discs?
    Who gets the unfilled squares?
    Is the player with the most discs the winner?
    How do you work out the winner?
    What does 40 to 24 mean?

ask-draw =
    What if we both have the same number?
    Can a game be a draw?
    What happens in a tie?
    Who wins at 32 to 32?
    Is there a tiebreaker?
    Nobody won, how come?
    It ended equal, what now?
    We have thirty-two discs each.
    Can there be no winner?
    Is a drawn game possible?
    Does Black win if it is even?
    What if the count is level?
    Do we play again after a tied game?
    Both sides are exactly alike in the final count.
    Can two players share the victory?
    How often does it end in a draw?

ask-real-board =
    How do we play with a real board at home?
    What if I run out of discs?
    My discs are all used up but I can still move.
    How do we share out the physical discs?
    Does my opponent have to give me a disc?
    Someone forgot to flip a disc, can we fix it?
    I turned over the wrong disc by mistake.
    Until when can a flipping error be corrected?
    Does a disc count once I have touched it?
    If I let go of the disc, may I take it back?
    We noticed too late that one was not turned.
    How many discs does each person take at a table?
    Can I borrow discs from the other player?
    Playing on the kitchen table with plastic discs.
    Is there a touch rule?
    My brother flipped too many, what do we do?
    Can I make my own board out of cardboard?
    Who has to turn the discs over by hand?

ask-notation =
    What does d3 mean?
    How are the squares named?
    What are the letters and numbers on the board?
    How do I write down a move?
    Which square is a1?
    Are the columns letters or numbers?
    Where is row 1, top or bottom?
    How do I type a square?
    How can I note a game on paper?
    What is the name of the top left corner?
    How do I read a list of moves?
    Is it e4 or 4e?
    What are coordinates?
    Do I count the rows from above or from below?
    How do I tell someone which square I mean?
    What stands for a column and what for a row?
    Can I save the moves as text?
    I don’t get f5 d6 c3.

ask-bot =
    How do I use this bot?
    How do I start a new game?
    How can I play against a friend?
    How do I invite somebody?
    Can I change the language?
    How do I give up?
    I want to resign.
    Can I take back my last move?
    How do I undo?
    Where are my games?
    Can I make the computer easier or harder?
    What levels are there?
    Does it work with a screen reader?
    I am blind, can I play here?
    Which commands can I type?
    How do I play in a group chat?
    I need help with the buttons.
    Can I play against you?
