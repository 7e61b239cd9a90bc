# Entraînement : classement du joueur, erreurs à corriger, exercices.

practice-open = Entraînement
practice-title = Entraînement : { $game }
practice-rating = Ton classement
practice-rating-between = { $games ->
    [one] { $games } partie classée. Ta force est entre { $least } et { $most }.
   *[other] { $games } parties classées. Ta force est entre { $least } et { $most }.
}
practice-rating-none = Tu n’as pas encore de classement. Joue une partie sans indice contre n’importe quels adversaires.
practice-rating-together = On gagne ou on perd ce jeu ensemble : il n’y a pas de classement.
practice-curve = Ton classement, partie après partie : d’abord { $first }, maintenant { $last }. La courbe va de { $least } à { $most }.
practice-players = Joueurs
practice-play = Jouer une partie à mon niveau
practice-plays-at = classement aujourd’hui : { $rating }
practice-promise = Son classement aujourd’hui : { $plays }. Le tien est { $rating } : tu gagneras environ { $share } fois sur 100. La force change entre les parties, jamais pendant une partie.
practice-result = Ton classement : { $rating } ± { $margin } ({ $change })
practice-play-on = Continuer à partir d’ici
practice-go-on = Continuer
practice-from = La partie continue après le coup { $moves }. Elle ne compte pas pour le classement.
practice-from-deal = La même donne depuis le début. Elle ne compte pas pour le classement.
practice-your-seat = Ta place
practice-opponents = Les autres
practice-as-before = comme avant
practice-mend = Mes erreurs : { $due } aujourd’hui
practice-mend-counts = Plus tard : { $waiting } · corrigées : { $known }
practice-reviews = Revoir mes parties
practice-mend-title = { $game } : trouve un meilleur coup
practice-mend-what = C’était à toi de jouer le { $day }. Le coup que tu as choisi a coûté environ { $cost } % de tes chances. Trouves-en un meilleur. Essaie autant de fois que tu veux.
practice-mend-ask = À toi, encore une fois. Quel coup est meilleur ?
practice-mend-same = Tu avais choisi ce coup : tes chances étaient d’environ { $got } %. Avec le meilleur coup, elles sont de { $could } %.
practice-mend-wrong = Ce n’est pas non plus le meilleur coup. Avec le meilleur, tes chances sont d’environ { $could } %.
practice-mend-because = Pourquoi : { $reason } Tes chances sont maintenant d’environ { $could } % ; avec ton coup d’alors, elles étaient de { $got } %.
practice-drills = Exercices du jour : { $done } sur { $all }
practice-drills-rating = Ton classement aux exercices : { $rating }
practice-drill-title = { $game } : un exercice
practice-drill-what = { $ask } Rien d’autre ne compte ici. Difficulté : { $rating }. Ta première réponse compte ; ensuite, essaie autant de fois que tu veux.
practice-drill-wrong = Il y a un meilleur coup : { $best }.
practice-drill-drawn = Si tu pioches, tu ne joues aucune carte. Quelle carte peux-tu jouer à la place ?
practice-drill-light-ask = Quel coup te donne le plus de lumière ?
practice-drill-light-wrong = Ta lumière après ce coup : { $mine }. Avec le meilleur coup : { $best }.
practice-drill-light-because = Après ce coup, ta lumière est de { $best }. Aucun autre coup n’en donne davantage.
practice-drill-star-ask = Quel coup rend ton étoile la plus grande possible ?
practice-drill-star-wrong = Particules de ta plus grande étoile après ce coup : { $mine }. Avec le meilleur coup : { $best }.
practice-drill-star-because = Ta plus grande étoile a maintenant { $best } particules. Aucun autre coup ne l’agrandit davantage.
practice-drill-vertices-ask = Quelle carte, et à quelle place, donne tout de suite le plus de points à ton diagramme ?
practice-drill-vertices-wrong = Points de ton diagramme après ce coup : { $mine }. Avec le meilleur coup : { $best }.
practice-drill-vertices-because = Ton diagramme a maintenant { $best } points. Aucun autre coup n’en donne davantage.
practice-drill-cards-ask = Quelle carte jouer d’abord pour jouer le plus de cartes possible avant le tour de ton rival ?
practice-drill-cards-wrong = Cartes que tu peux jouer ainsi : { $mine }. Avec le meilleur coup : { $best }.
practice-drill-cards-because = Ainsi, tu peux jouer { $best } cartes avant le tour de ton rival.
practice-drill-race-ask = Après quel coup manque-t-il le moins de cartes à ta cible ?
practice-drill-race-wrong = Cartes qui manquent à ta cible après ce coup : { $mine }. Avec le meilleur coup : { $best }.
practice-drill-race-because = Cartes qui manquent maintenant à ta cible : { $best }. Aucun autre coup n’en laisse moins.
practice-drill-code-ask = Quel choix donne la meilleure chance d’un code complet à la fin de ce tour ?
practice-drill-code-wrong = Avec ce choix, la chance d’un code complet pendant ce tour est au plus de { $mine } %. Avec le meilleur, elle est de { $best } %.
practice-drill-code-because = Si tu continues bien, la chance d’un code complet pendant ce tour est de { $best } %.
practice-drill-statistic-ask = Avec quelle grandeur ta carte gagne-t-elle le plus souvent ?
practice-drill-statistic-wrong = Ici, ta carte bat { $mine } % des cartes que tu n’as pas vues. Avec la meilleure grandeur : { $best } %.
practice-drill-statistic-because = Avec cette grandeur, ta carte bat { $best } % des cartes que tu n’as pas vues.
practice-drill-overflow-ask = Si ton tour finissait juste après, avec quel choix un débordement serait-il le moins probable ?
practice-drill-overflow-wrong = Probabilité d’un débordement après ce choix : { $mine } %. Avec le meilleur choix : { $best } %.
practice-drill-overflow-because = Avec ce choix, la probabilité d’un débordement est de { $best } %. Aucun autre choix ne la réduit davantage.
practice-drill-fitting-ask = Après quelle carte pourras-tu poser le plus de tes autres cartes ?
practice-drill-fitting-wrong = Tes cartes qui vont sur celle-ci : { $mine }. Avec la meilleure carte : { $best }.
practice-drill-fitting-because = Tes cartes qui vont sur celle-ci : { $best }. Aucune autre carte ne te laisse plus de choix.
practice-insights = Ce que je joue bien, et moins bien
practice-insights-title = { $game } : ce que tu joues bien, et moins bien
practice-insights-none = Revois une partie, ou réponds à des exercices. Tu verras alors ici quoi travailler.
practice-insight-other =
    { $n ->
        [one] Toi : { $played }. Mieux : { $better }. { $n } fois, −{ $cost } %. S’exercer.
       *[other] Toi : { $played }. Mieux : { $better }. { $n } fois, −{ $cost } % à chaque fois. S’exercer.
    }
practice-insight-same =
    { $n ->
        [one] Toi : { $kind }. Un autre choix était meilleur. { $n } fois, −{ $cost } %. S’exercer.
       *[other] Toi : { $kind }. Un autre choix était meilleur. { $n } fois, −{ $cost } % à chaque fois. S’exercer.
    }
practice-insight-drill =
    { $asked ->
        [0] Exercice, { $theme } : pas encore essayé. S’exercer.
       *[other] Exercice, { $theme } : { $right } sur { $asked } réussis. S’exercer.
    }
practice-kind-annihilate = annihiler
practice-kind-fuse = fusionner
practice-kind-side = choisir un camp
practice-kind-statistic = choisir une grandeur
practice-kind-place = placer une carte
practice-kind-swap = échanger une carte
practice-kind-keep = prendre la carte en main
practice-kind-attract = attirer une carte
practice-kind-colour = choisir une couleur
practice-kind-radiate = rayonner
practice-kind-transform = transformer une carte
practice-kind-collect = prendre une carte
practice-kind-end = finir le tour
practice-kind-share = partager une carte
practice-kind-neutralize = neutraliser
practice-kind-discard = défausser une carte
practice-kind-code = entrer un code
practice-kind-move = lancer le dé pour bouger
practice-kind-go = changer de salle
practice-kind-detect = regarder une image
practice-kind-play = jouer une carte
practice-kind-draw = piocher une carte
practice-kind-take = prendre les cartes
practice-kind-call = crier DECAY avec une carte
practice-kind-other = un autre coup
practice-kind-pass = passer
practice-theme-light = le plus de lumière
practice-theme-star = la plus grande étoile
practice-theme-vertices = le plus de points tout de suite
practice-theme-cards = le plus de cartes en un tour
practice-theme-race = le moins de cartes manquantes
practice-theme-code = la meilleure chance d’un code
practice-theme-statistic = la meilleure grandeur
practice-theme-overflow = le moins de risque de débordement
practice-theme-fitting = le plus de cartes à poser ensuite
