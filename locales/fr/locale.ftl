### Nom de la langue et moment où elle est choisie. Rien de ceci n’est affiché comme une phrase.

locale-autonym = Français
locale-clients = fr
locale-offered-to = none
locale-place = 3
bot-name = Bot
