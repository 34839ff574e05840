### Каманды самой праграмы і лакальны чат, які працуе без Telegram.

## Лакальны чат

term-hello = Лакальны чат з ботам, без Telegram. Паспрабуйце /start, а потым націсніце на кнопку: напішыце яе назву ў дужках [ ], напрыклад [▶ Гуляць] або [d3]. :help пакажа больш.

term-help =
    любы тэкст      сказаць гэта боту або групе
    #12 d3          адказаць на паведамленне 12
    {"["}d3]            націснуць на гэтую кнопку або на гэтую клетку апошняй дошкі
    #12 [d3]        тое самае з паведамленнем 12
    @bob            далей гаворыць bob; @bob:be задае мову
    ~family         увайсці ў групу «family»; толькі ~: назад у асабісты чат
    ?тэкст          inline-запыт; дадайце -> 1, каб апублікаваць першы вынік
    :restart        спыніць бота і запусціць зноў
    :clock +1d      перавесці гадзіннік
    :fail 429 30    няхай Telegram памыляецца (429, 500, drop, lost, late, dup)
    :block :unblock :kick :add :migrate :delete #12     што могуць рабіць людзі

term-not-understood = Радок «{ $line }» тут незразумелы. :help пакажа, што можна пісаць.
term-no-button = Тут няма кнопкі «{ $label }».
term-no-message = Няма паведамлення #{ $number }.
term-no-result = Няма выніку { $number }.
term-only-group = Гэта робіцца ў групе: каманда ~family вядзе туды.
term-small-group = Толькі малая група можа стаць супергрупай.
term-no-topics = У групе «{ $group }» няма тэм.

## Памылкі праграмы

error-arguments = Каманда незразумелая:
error-line = Памылка чытання або запісу: { $reason }
error-bot-died = Бот спыніўся: { $status }
error-database = Базай даных нельга карыстацца: { $reason }
error-token = Гэта не токен бота. Токен выглядае так: 123456:ABC…
error-token-missing = Патрэбны токен: задайце TELOXIDE_TOKEN або TELOXIDE_TOKEN_FILE.
error-token-file = Файл з токенам { $path } не чытаецца: { $reason }
error-api-url = TELOXIDE_API_URL — не адрас http або https: { $value }
error-api = Bot API не прымае бота: { $reason }
error-locales = Не ўдалося загрузіць мовы: { $reason }
error-language = Няма мовы «{ $value }». Ёсць: { $languages }.
error-position-length = { PLURAL($n) ->
    [one] У пазіцыі 64 клеткі, а тут { $n }.
    [few] У пазіцыі 64 клеткі, а тут { $n }.
   *[many] У пазіцыі 64 клеткі, а тут { $n }.
}
error-position-character = У пазіцыі на клетцы { $square } стаіць «{ $found }». Кожная клетка — X, O або -.
error-side = Ходзіць X або O, а не «{ $found }».
error-ply = Ход { $ply }, { $color ->
    [black] чорныя ходзяць на
   *[white] белыя ходзяць на
} { $token }: так хадзіць нельга.
error-ply-square = Ход { $ply }: «{ $token }» — не клетка і не пропуск ходу.
error-ply-cut = Ход { $ply }: запіс партыі абрываецца пасля «{ $token }».
error-ply-pass = Ход { $ply }: { $color ->
    [black] чорныя
   *[white] белыя
} не могуць прапусціць ход.
error-depth = Глыбіня — лік ад 0 да 20, а не «{ $value }».

## Што паказваюць каманды

check-ok = Усё ў парадку: мовы, база даных, токен і Bot API. Бот: @{ $bot }.
check-sandbox = Мовы і база даных у парадку. Токена няма, таму бот працаваў бы ў лакальным чаце.
check-locales = Усё ў парадку: { $languages }
replay-ply = { $ply }. { $color ->
    [black] Чорныя
   *[white] Белыя
} { $square }: { h-discs-flipped }
replay-pass = { $ply }. { $color ->
    [black] Чорныя не маюць магчымых хадоў і прапускаюць ход
   *[white] Белыя не маюць магчымых хадоў і прапускаюць ход
}
replay-score = Чорныя { $black_count }, белыя { $white_count }, { PLURAL($n) ->
    [one] пустая { $n } клетка
    [few] пустыя { $n } клеткі
   *[many] пустых { $n } клетак
}.
replay-win = { $color ->
    [black] Перамагаюць чорныя.
   *[white] Перамагаюць белыя.
}
replay-draw = Нічыя.
replay-to-move = { $color ->
    [black] Партыя працягваецца: ходзяць чорныя.
   *[white] Партыя працягваецца: ходзяць белыя.
}
