### Les commandes dans le menu du client.

command-start = Accueil
command-play = Jouer contre le bot ou à deux
command-reversi = Proposer une partie de Reversi
command-move = Jouer sur une case : /move d3
command-why = Pourquoi on peut ou non jouer sur une case : /why d3
command-what-if = Essayer des coups sans les jouer
command-rules = Les règles du Reversi
command-ask = Poser une question sur les règles
command-board = Afficher de nouveau le plateau
command-resign = Abandonner la partie
command-pass = Pourquoi vous pouvez passer ou non
command-language = Choisir la langue
command-style = Choisir l’aspect du plateau
command-games = Vos parties
command-help = Ce que le bot sait faire
