### Knoppen: op syn heechst 20 tekens.

button-play = ▶ Spylje
button-play-options = Mear mooglikheden
button-friend = 👥 Mei in oar
button-black = Swart
button-white = Wyt
button-lot = It lot beslist
button-rules = 📖 Spulregels
button-language = 🌐 Taal
button-looks = 🎨 Uterlik
button-words = Yn wurden
button-games = 🗂 Myn partijen
button-help = Help
button-home = Begjinskerm
button-next = Folgjende ▶
button-back = ◀ Foarige
button-contents = ☰ Ynhâld
button-join = Meidwaan
button-decline = Ofwize
button-options = ⚙ Opsjes
button-cancel = Weromnimme
button-share = Keppeling stjoere
button-why = ❓ Wêrom?
button-why-pass = ❓ Wêrom oerslaan?
button-what-if = 🔀 Wat as?
button-step-back = ↩ Ien set werom
button-menu = ⋯ Menu
button-menu-close = ◀ Tebek
button-resign = 🏳 Opjaan
button-resign-sure = Ja, opjaan
button-keep-playing = Trochspylje
button-below = ⤓ Boerd ûnderoan
button-private = Privee iepenje
button-call-me = 🔔 Rop my privee
button-rematch = 🔁 Revâns
button-read-board = Boerd foarlêze
button-open-game = Partij iepenje
button-open-chat = Iepenje

button-game = { $turn ->
    [yours] { $number }. { $name }: jo beurt
    [theirs] { $number }. { $name } is oan bar
   *[waiting] { $number }. Iepen útdaging
}
button-pair = { $black } – { $white }
button-words-move = { PLURAL($n) ->
    [one] { $square }, draait { $n } om
   *[other] { $square }, draait { $n } om
}
button-style-tap = { $chosen ->
    [yes] ✓ Knoppen
   *[no] Knoppen
}
button-style-grid = { $chosen ->
    [yes] ✓ Tekening
   *[no] Tekening
}
button-style-words = { $chosen ->
    [yes] ✓ Wurden
   *[no] Wurden
}
button-discs = { $chosen ->
    [yes] ✓ { $set }
   *[no] { $set }
}
