### What the commands do, in the menu of the client. At most 256 characters, better 40.

command-start = Start page
command-play = Play against the bot or a friend
command-reversi = Offer a game of Reversi
command-move = Play a square: /move d3
command-why = Why a square can or cannot be played: /why d3
command-what-if = Try moves out without playing them
command-rules = The rules of Reversi
command-ask = Ask a question about the rules
command-board = Show the board again
command-resign = Give up the game
command-pass = Why you can or cannot pass
command-language = Choose the language
command-style = Choose how the board looks
command-games = Your games
command-help = What the bot can do
