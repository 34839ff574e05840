### Boutons : au plus 20 caractères.

button-play = ▶ Jouer
button-play-options = Plus d’options
button-friend = 👥 Jouer à deux
button-black = Noir
button-white = Blanc
button-lot = Au sort
button-rules = 📖 Règles
button-language = 🌐 Langue
button-looks = 🎨 Aspect
button-words = En mots
button-games = 🗂 Mes parties
button-help = Aide
button-home = Accueil
button-next = Suivant ▶
button-back = ◀ Précédent
button-contents = ☰ Sommaire
button-join = Rejoindre
button-decline = Refuser
button-options = ⚙ Options
button-cancel = Retirer le défi
button-share = Envoyer le lien
button-why = ❓ Pourquoi ?
button-why-pass = ❓ Pourquoi passer ?
button-what-if = 🔀 Et si… ?
button-step-back = ↩ Un coup en arrière
button-menu = ⋯ Menu
button-menu-close = ◀ Retour
button-resign = 🏳 Abandonner
button-resign-sure = Oui, abandonner
button-keep-playing = Continuer à jouer
button-below = ⤓ Ramener en bas
button-private = Ouvrir en privé
button-call-me = 🔔 Me prévenir
button-rematch = 🔁 Revanche
button-read-board = Lire le plateau
button-open-game = Ouvrir la partie
button-open-chat = Ouvrir

button-game = { $turn ->
    [yours] { $number }. { $name } : votre tour
    [theirs] { $number }. { $name } : son tour
   *[waiting] { $number }. Défi en attente
}
button-pair = { $black } – { $white }
button-words-move = { PLURAL($n) ->
    [one] { $square } retourne { $n } pion
   *[other] { $square } retourne { $n } pions
}
button-style-tap = { $chosen ->
    [yes] ✓ Boutons
   *[no] Boutons
}
button-style-grid = { $chosen ->
    [yes] ✓ Grille
   *[no] Grille
}
button-style-words = { $chosen ->
    [yes] ✓ Mots
   *[no] Mots
}
button-discs = { $chosen ->
    [yes] ✓ { $set }
   *[no] { $set }
}
