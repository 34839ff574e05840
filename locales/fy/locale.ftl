### Hoe’t dizze taal hjit en wannear’t dy keazen wurdt. Neat hjirfan wurdt as sin toand.

locale-autonym = Frysk
locale-clients = fy
locale-offered-to = nl
locale-place = 1
bot-name = Bot
