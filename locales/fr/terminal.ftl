### Les commandes du programme lui-même, et la discussion locale qui se passe de Telegram.

## La discussion locale

term-hello = Une discussion locale avec le bot, sans Telegram. Essayez /start, puis appuyez sur un bouton en écrivant son nom entre crochets : [▶ Jouer], [d3]. :help en dit plus.

term-help =
    du texte        le dire au bot ou au groupe
    #12 d3          répondre au message 12
    {"["}d3]            appuyer sur ce bouton, ou sur cette case du dernier plateau
    #12 [d3]        de même, sur le message 12
    @bob            désormais, bob parle ; @bob:be lui donne une langue
    ~family         entrer dans le groupe « family » ; ~ seul : retour en privé
    ?texte          une requête inline ; ?texte -> 1 publie son premier résultat
    :restart        tuer le bot et le relancer
    :clock +1d      avancer l’horloge
    :fail 429 30    faire échouer Telegram (429, 500, drop, lost, late, dup)
    :block :unblock :kick :add :migrate :delete #12     ce que les gens peuvent faire

term-not-understood = « { $line } » n’est pas compris ici. :help montre ce qui peut être écrit.
term-no-button = Il n’y a pas de bouton « { $label } » ici.
term-no-message = Il n’y a pas de message #{ $number }.
term-no-result = Il n’y a pas de résultat { $number }.
term-only-group = Cela se fait dans un groupe : ~family y mène.
term-small-group = Seul un petit groupe peut devenir un supergroupe.
term-no-topics = Le groupe « { $group } » n’a pas de sujets.

## Erreurs du programme

error-arguments = La commande n’a pas été comprise :
error-line = L’entrée ou la sortie a échoué : { $reason }
error-bot-died = Le bot s’est arrêté : { $status }
error-database = La base de données est inutilisable : { $reason }
error-token = Ce n’est pas un token de bot, comme 123456:ABC…
error-token-missing = Il faut un token : définissez TELOXIDE_TOKEN ou TELOXIDE_TOKEN_FILE.
error-token-file = Le fichier du token { $path } est illisible : { $reason }
error-api-url = TELOXIDE_API_URL n’est pas une adresse http ou https : { $value }
error-api = L’API des bots n’accepte pas le bot : { $reason }
error-locales = Les langues sont inutilisables : { $reason }
error-language = Il n’y a pas de langue « { $value } ». Il y a : { $languages }.
error-position-length = { PLURAL($n) ->
    [one] Une position a 64 cases, mais il y en a { $n } ici.
   *[other] Une position a 64 cases, mais il y en a { $n } ici.
}
error-position-character = La position a « { $found } » en { $square }. Chaque case est X, O ou -.
error-side = Le camp qui joue est X ou O, pas « { $found } ».
error-ply = Coup { $ply }, { $color ->
    [black] Noir
   *[white] Blanc
} joue { $token } : ce n’est pas possible.
error-ply-square = Coup { $ply } : « { $token } » n’est ni une case ni une passe.
error-ply-cut = Coup { $ply } : la partie s’interrompt après « { $token } ».
error-ply-pass = Coup { $ply } : { $color ->
    [black] Noir
   *[white] Blanc
} ne peut pas passer.
error-depth = La profondeur est un nombre de 0 à 20, pas « { $value } ».

## Ce que les commandes affichent

check-ok = Tout est en ordre : langues, base de données, token et API des bots. Le bot est @{ $bot }.
check-sandbox = Les langues et la base de données sont en ordre. Sans token, le bot fonctionnerait dans la discussion locale.
check-locales = Tout est en ordre : { $languages }
replay-ply = { $ply }. { $color ->
    [black] Noir
   *[white] Blanc
} { $square } : { PLURAL($n) ->
    [one] { $n } pion retourné
   *[other] { $n } pions retournés
}
replay-pass = { $ply }. { $color ->
    [black] Noir n’a aucun coup légal et passe
   *[white] Blanc n’a aucun coup légal et passe
}
replay-score = Noir { $black_count }, Blanc { $white_count }, { PLURAL($n) ->
    [one] { $n } case vide
   *[other] { $n } cases vides
}.
replay-win = { $color ->
    [black] Noir gagne.
   *[white] Blanc gagne.
}
replay-draw = Égalité.
replay-to-move = { $color ->
    [black] La partie continue : à Noir de jouer.
   *[white] La partie continue : à Blanc de jouer.
}
