### What the commands do, in the menu of the client. At most 256 characters, better 40.

command-start = Галоўнае меню
command-play = Згуляць з ботам ці з сябрам
command-reversi = Прапанаваць партыю ў рэверсі
command-move = Зрабіць ход: /move d3
command-why = Чаму на клетку можна ці нельга хадзіць: /why d3
command-what-if = Паспрабаваць хады, не робячы іх
command-rules = Правілы рэверсі
command-ask = Запытацца пра правілы
command-board = Паказаць дошку яшчэ раз
command-resign = Здацца
command-pass = Ці можна прапусціць ход і чаму
command-language = Выбраць мову
command-style = Выбраць выгляд дошкі
command-games = Вашы партыі
command-help = Што ўмее бот
