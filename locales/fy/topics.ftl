### It boek mei spulregels: titels fan de ûnderwerpen (dat binne ek knoppen) en de ynhâld.

topic-aim = It doel
topic-setup = Boerd en skiven
topic-turns = Om bar
topic-move = In jildige set
topic-outflank = Ynslute
topic-directions = Acht rjochtingen
topic-flips = Omdraaie
topic-no-jump = Net oerspringe
topic-no-cascade = Gjin kettingreaksje
topic-pass = In beurt oerslaan
topic-end = De ein fan de partij
topic-score = Skiven telle
topic-draw = Kamp
topic-real-board = Op in echt boerd
topic-notation = Nammen fan fjilden
topic-bot = Hjir spylje

rules-contents = Spulregels fan Reversi. Wat wolle jo witte?
topics-near = Ik bin net wis wat jo bedoele. Is it ien fan dizze ûnderwerpen?
