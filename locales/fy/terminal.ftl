### De kommando’s fan it programma sels, en it lokale petear dat sûnder Telegram wurket.

## It lokale petear

term-hello = In lokaal petear mei de bot, sûnder Telegram. Probearje /start en druk dan op in knop troch de namme tusken fjouwerkante heakjes te skriuwen: [▶ Spylje], [d3]. :help lit mear sjen.

term-help =
    in tekst        sis it tsjin de bot of de groep
    #12 d3          antwurdzje op berjocht 12
    {"["}d3]            druk op dy knop, of op dat fjild fan it nijste boerd
    #12 [d3]        itselde op berjocht 12
    @bob            fan no ôf praat bob; @bob:be jout in taal
    ~family         de groep ‘family’ yn; allinnich ~: werom nei it priveepetear
    ?tekst          in inline-fraach; ?tekst -> 1 pleatst it earste resultaat
    :restart        de bot deadzje en op ’e nij starte
    :clock +1d      de klok foarút sette
    :fail 429 30    Telegram misgean litte (429, 500, drop, lost, late, dup)
    :block :unblock :kick :add :migrate :delete #12     wat minsken dwaan kinne

term-not-understood = ‘{ $line }’ wurdt hjir net begrepen. :help lit sjen wat typt wurde kin.
term-no-button = Der is hjir gjin knop ‘{ $label }’.
term-no-message = Der is gjin berjocht #{ $number }.
term-no-result = Der is gjin resultaat { $number }.
term-only-group = Dit kin allinnich yn in groep: ~family bringt jo nei ien.
term-small-group = Allinnich in lytse groep kin in supergroep wurde.
term-no-topics = De groep ‘{ $group }’ hat gjin ûnderwerpen.

## Flaters fan it programma

error-arguments = It kommando is net begrepen:
error-line = It lêzen of skriuwen is mislearre: { $reason }
error-bot-died = De bot is ophâlden: { $status }
error-database = De databank kin net brûkt wurde: { $reason }
error-token = Dat is gjin token fan in bot. Sa’n token sjocht derút as 123456:ABC…
error-token-missing = Der is in token nedich: stel TELOXIDE_TOKEN of TELOXIDE_TOKEN_FILE yn.
error-token-file = It tokenbestân { $path } kin net lêzen wurde: { $reason }
error-api-url = TELOXIDE_API_URL is gjin http- of https-adres: { $value }
error-api = De Bot API akseptearret de bot net: { $reason }
error-locales = De talen kinne net brûkt wurde: { $reason }
error-language = Der is gjin taal ‘{ $value }’. Der binne: { $languages }.
error-position-length = { PLURAL($n) ->
    [one] In stân hat 64 fjilden, mar hjir is der { $n }.
   *[other] In stân hat 64 fjilden, mar hjir binne der { $n }.
}
error-position-character = De stân hat ‘{ $found }’ op { $square }. Elk fjild is X, O of -.
error-side = De kant dy’t oan de beurt is, is X of O, net ‘{ $found }’.
error-ply = Set { $ply }, { $color ->
    [black] swart spilet
   *[white] wyt spilet
} { $token }: dat kin net.
error-ply-square = Set { $ply }: ‘{ $token }’ is gjin fjild en gjin oersleine beurt.
error-ply-cut = Set { $ply }: de partij brekt ôf nei ‘{ $token }’.
error-ply-pass = Set { $ply }: { $color ->
    [black] swart
   *[white] wyt
} mei net oerslaan.
error-depth = De djipte is in getal fan 0 oant en mei 20, net ‘{ $value }’.

## Wat de kommando’s sjen litte

check-ok = Alles is yn oarder: talen, databank, token en Bot API. De bot is @{ $bot }.
check-sandbox = De talen en de databank binne yn oarder. Der is gjin token, dus soe de bot yn it lokale petear wurkje.
check-locales = Alles is yn oarder: { $languages }
replay-ply = { $ply }. { $color ->
    [black] Swart
   *[white] Wyt
} { $square }: { PLURAL($n) ->
    [one] { $n } skiif omdraaid
   *[other] { $n } skiven omdraaid
}
replay-pass = { $ply }. { $color ->
    [black] Swart hat gjin jildige set en slacht in beurt oer
   *[white] Wyt hat gjin jildige set en slacht in beurt oer
}
replay-score = Swart { $black_count }, wyt { $white_count }, { PLURAL($n) ->
    [one] { $n } fjild leech
   *[other] { $n } fjilden leech
}.
replay-win = { $color ->
    [black] Swart wint.
   *[white] Wyt wint.
}
replay-draw = It is kamp.
replay-to-move = { $color ->
    [black] De partij giet troch: swart is oan de beurt.
   *[white] De partij giet troch: wyt is oan de beurt.
}
