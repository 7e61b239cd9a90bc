# Entraînement : classement du joueur, erreurs à corriger, exercices.

practice-open = Entraînement
practice-title = Entraînement : { $game }
practice-rating = Ton classement
practice-rating-now = { $rating }
practice-rating-between = { $games ->
    [one] { $games } partie classée. Ta force est entre { $least } et { $most }.
   *[other] { $games } parties classées. Ta force est entre { $least } et { $most }.
}
practice-rating-none = Tu n’as pas encore de classement. Joue une partie sans indice contre n’importe quels adversaires.
practice-rating-together = On gagne ou on perd ce jeu ensemble : il n’y a pas de classement.
practice-curve = Ton classement, partie après partie : d’abord { $first }, maintenant { $last }. La courbe va de { $least } à { $most }.
practice-players = Joueurs
practice-play = Jouer une partie à mon niveau
practice-plays-at = joue à { $rating } aujourd’hui
practice-promise = Joue à { $plays } aujourd’hui. Ton classement est { $rating } : tu gagneras environ { $share } parties sur 100. La force change entre les parties, jamais pendant une partie.
practice-result = Ton classement : { $rating } ± { $margin } ({ $change })
