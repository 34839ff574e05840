### Buttons: at most 20 characters. An emoji may decorate, the words must be enough.

button-play = ▶ Гуляць
button-play-options = Іншыя варыянты
button-friend = 👥 З сябрам
button-black = Чорныя
button-white = Белыя
button-lot = Выпадковы колер
button-rules = 📖 Правілы
button-language = 🌐 Мова
button-looks = 🎨 Выгляд дошкі
button-words = Толькі словы
button-games = 🗂 Мае партыі
button-help = Дапамога
button-home = Галоўнае меню
button-next = Далей ▶
button-back = ◀ Назад
button-contents = ☰ Змест
button-join = Далучыцца
button-decline = Адхіліць
button-options = ⚙ Параметры
button-cancel = Скасаваць выклік
button-share = Даслаць спасылку
button-why = ❓ Чаму?
button-why-pass = ❓ Чаму пропуск?
button-what-if = 🔀 А што, калі?
button-step-back = ↩ На ход назад
button-menu = ⋯ Меню
button-menu-close = ◀ Назад
button-resign = 🏳 Здацца
button-resign-sure = Так, здацца
button-keep-playing = Гуляць далей
button-below = ⤓ Дошку ўніз
button-private = У асабісты чат
button-call-me = 🔔 Клікаць асабіста
button-rematch = 🔁 Рэванш
button-read-board = Прачытаць дошку
button-open-game = Адкрыць партыю
button-open-chat = Адкрыць

button-game = { $turn ->
    [yours] { $number }. { $name }: ваш ход
    [theirs] { $number }. { $name }: не ваш ход
   *[waiting] { $number }. Адкрыты выклік
}

button-pair = { $black } — { $white }

button-words-move = { $square }, пераверне { $n }

button-style-tap = { $chosen ->
    [yes] ✓ Кнопкі
   *[no] Кнопкі
}

button-style-grid = { $chosen ->
    [yes] ✓ Малюнак
   *[no] Малюнак
}

button-style-words = { $chosen ->
    [yes] ✓ Словы
   *[no] Словы
}

button-discs = { $chosen ->
    [yes] ✓ { $set }
   *[no] { $set }
}
