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
practice-play-on = Continuer à partir d’ici
practice-from = La partie continue après le coup { $moves }. Elle ne compte pas pour le classement.
practice-from-deal = La même donne depuis le début. Elle ne compte pas pour le classement.
practice-your-seat = Ta place
practice-opponents = Les autres
practice-as-before = comme avant
practice-mend = Mes erreurs : { $due } aujourd’hui
practice-mend-counts = Plus tard : { $waiting } · apprises : { $known }
practice-reviews = Revoir mes parties
practice-mend-title = { $game } : trouve un meilleur coup
practice-mend-what = C’était à toi de jouer le { $day }. Le coup que tu as choisi a coûté environ { $cost } % de tes chances. Trouves-en un meilleur. Essaie autant de fois que tu veux.
practice-mend-ask = À toi, encore une fois. Quel coup est meilleur ?
practice-mend-same = Tu avais choisi ce coup : tes chances étaient d’environ { $got } %. Avec le meilleur coup, elles sont de { $could } %.
practice-mend-wrong = Ce n’est pas non plus le meilleur coup. Avec le meilleur, tes chances sont d’environ { $could } %.
practice-mend-because = Pourquoi : { $reason } Tes chances sont maintenant d’environ { $could } % ; avec ton coup d’alors, elles étaient de { $got } %.
