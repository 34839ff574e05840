### What this language is called, and when it is chosen. Not shown as sentences.

# The language's own name, as it stands in the language menu.
locale-autonym = English

# Codes of Telegram clients that mean this language, separated by spaces.
locale-clients = en

# Codes of Telegram clients to which this language is shown first in the menu, or none.
locale-offered-to = none

# The language's place in the language menu, a number; smaller numbers come first.
locale-place = 5

# The bot's name as a player.
bot-name = Bot
