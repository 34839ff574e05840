### Кніга правіл: назвы тэм (яны ж кнопкі) і змест.

topic-aim = Мэта гульні
topic-setup = Дошка і фішкі
topic-turns = Чарговасць
topic-move = Магчымы ход
topic-outflank = Захоп
topic-directions = Восем напрамкаў
topic-flips = Пераварочванне
topic-no-jump = Без пераскокаў
topic-no-cascade = Без ланцугоў
topic-pass = Пропуск ходу
topic-end = Канец партыі
topic-score = Падлік фішак
topic-draw = Нічыя
topic-real-board = На сапраўднай дошцы
topic-notation = Назвы клетак
topic-bot = Як гуляць тут

rules-contents = Правілы рэверсі. Пра што хочаце даведацца?
topics-near = Пытанне не зусім зразумелае. Можа, яно пра адну з гэтых тэм?
