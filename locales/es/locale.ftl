### Cómo se llama esta lengua y cuándo se elige. Nada de esto se muestra como frase.

locale-autonym = Español
locale-clients = es
locale-offered-to = none
locale-place = 4
bot-name = Bot
