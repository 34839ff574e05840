### What this language is called, and when it is chosen. Not shown as sentences.

locale-autonym = Беларуская
locale-clients = be
locale-offered-to = ru uk
locale-place = 2
bot-name = Бот
