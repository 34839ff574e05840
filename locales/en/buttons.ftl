### Buttons: at most 20 characters. An emoji may decorate, the words must be enough.

button-play = ▶ Play
button-play-options = More ways to play
button-friend = 👥 With a friend
button-black = Black
button-white = White
button-lot = By lot
button-rules = 📖 Rules
button-language = 🌐 Language
button-looks = 🎨 Board style
button-words = Words only
button-games = 🗂 My games
button-help = Help
button-home = Start page
button-next = Next ▶
button-back = ◀ Back
button-contents = ☰ Contents
button-join = Join
button-decline = Decline
# Opens the options of a challenge.
button-options = ⚙ Options
# Takes the challenge back.
button-cancel = Take it back
# Sends an invitation link.
button-share = Send the link
button-why = ❓ Why?
button-why-pass = ❓ Why pass?
button-what-if = 🔀 What if?
button-step-back = ↩ One step back
# Opens the menu under the board.
button-menu = ⋯ Menu
# Closes it.
button-menu-close = ◀ Back
button-resign = 🏳 Resign
button-resign-sure = Yes, resign
button-keep-playing = Keep playing
# Posts the board anew at the bottom of the chat.
button-below = ⤓ Board below
button-private = Open in private
button-call-me = 🔔 Call me in private
button-rematch = 🔁 Rematch
# Words style: reads the board row by row.
button-read-board = Read the board
# Under a call or news.
button-open-game = Open the game
# Opens the bot's private chat.
button-open-chat = Open

# A game in the list of one's own games.
# Variables:
#   $number (Number) - its place in the list
#   $name (Name) - the opponent
#   $turn (Key: yours, theirs, waiting) - whose turn it is; waiting: nobody has joined yet
button-game = { $turn ->
    [yours] { $number }. { $name }: your turn
    [theirs] { $number }. { $name }: their turn
   *[waiting] { $number }. Open challenge
}

# A game in a group: its two players.
# Variables:
#   $black, $white (Name) - the players
button-pair = { $black } – { $white }

# Words style: a legal move.
# Variables:
#   $square (Square) - where
#   $n (Number) - how many discs it flips
button-words-move = { PLURAL($n) ->
    [one] { $square }, flips { $n }
   *[other] { $square }, flips { $n }
}

# The style of the board; the check mark shows the present one.
# Variables:
#   $chosen (Key: yes, no)
button-style-tap = { $chosen ->
    [yes] ✓ Tap
   *[no] Tap
}

# Variables:
#   $chosen (Key: yes, no)
button-style-grid = { $chosen ->
    [yes] ✓ Grid
   *[no] Grid
}

# Variables:
#   $chosen (Key: yes, no)
button-style-words = { $chosen ->
    [yes] ✓ Words
   *[no] Words
}

# A pair of discs.
# Variables:
#   $chosen (Key: yes, no)
#   $set (Text) - the two glyphs
button-discs = { $chosen ->
    [yes] ✓ { $set }
   *[no] { $set }
}
