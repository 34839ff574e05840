### Le livre des règles : titres des sujets (ce sont aussi des boutons) et table des matières.

topic-aim = But du jeu
topic-setup = Plateau et pions
topic-turns = Chacun son tour
topic-move = Un coup légal
topic-outflank = Encadrer
topic-directions = Huit directions
topic-flips = Retourner
topic-no-jump = Sans saut
topic-no-cascade = Sans effet en chaîne
topic-pass = Passer
topic-end = Fin de la partie
topic-score = Compter les pions
topic-draw = Match nul
topic-real-board = Sur un vrai plateau
topic-notation = Nom des cases
topic-bot = Jouer ici

rules-contents = Règles du Reversi. Que voulez-vous savoir ?
topics-near = La question n’est pas claire pour moi. Est-ce l’un de ces sujets ?
