# Something for tomorrow: challenges and the lab notebook.

tomorrow-challenges = Défis
tomorrow-challenges-of = { $game } : défis
tomorrow-challenges-met = Réussis sur cet ordinateur : { $met } sur { $all }
tomorrow-challenges-how = Chaque partie que tu termines compte. Choisis un défi pour en savoir plus.
tomorrow-challenge-met = { $text } Réussi.
tomorrow-challenge-open = { $text } Pas encore réussi.
tomorrow-challenge-day = Réussi pour la première fois le { $day }.
tomorrow-challenge-not-yet = Pas encore réussi. Il compte à la fin d’une partie où tu l’as réussi.
tomorrow-challenge-new = Nouveau défi réussi : { $text }
tomorrow-challenges-new = Défis réussis : { $text } { $more ->
    [one] Et encore un.
   *[other] Et encore { $more }.
}
tomorrow-challenge-underway = Défi réussi : { $text } Il compte à la fin de la partie.

tomorrow-notebook = Cahier de labo
tomorrow-notes-title = Cahier de labo : { $chapter }
tomorrow-notes-filled = Sur cet ordinateur : { $filled } sur { $all }
tomorrow-notes-particles = particules
tomorrow-notes-vertices = vertex
tomorrow-notes-processes = processus
tomorrow-notes-nuclei = neutrons et noyaux
tomorrow-notes-pictures = images du détecteur
tomorrow-notes-laws = lois
tomorrow-notes-empty = Une place vide
tomorrow-notes-where = Pas encore vu. Cherche ici : { $place }.
tomorrow-notes-where-two = Pas encore vu. Cherche ici : { $one }, { $other }.
tomorrow-notes-unmet = Vide. { $hint }

tomorrow-today = Les énigmes du jour
tomorrow-run-none = Il y a de nouvelles énigmes chaque jour. Résous-en une pour marquer le jour.
tomorrow-run = Jours de suite : { $run } · jours en tout : { $total } · plus longue série : { $longest }
tomorrow-run-back = Ravi de te revoir ! Jours en tout : { $total } · plus longue série : { $longest }
tomorrow-puzzle-solved = { $game } : l’énigme du jour, résolue
tomorrow-puzzle-open = { $game } : l’énigme du jour
tomorrow-month-earlier = Mois précédent
tomorrow-month-later = Mois suivant
tomorrow-puzzle-ask = À toi de jouer. Quel est le meilleur coup ? Essaies-en un.
tomorrow-puzzle-what = Un seul coup est le meilleur ici. Tout le monde a la même énigme aujourd’hui. Essaie autant de fois que tu veux.
tomorrow-puzzle-start = Commencer
tomorrow-puzzle-not-best = Il y a un meilleur coup
tomorrow-puzzle-wrong = Si le niveau « Étudiante » continue à partir d’ici, ce coup gagne environ { $mine } fois sur 100. Le meilleur gagne environ { $best } fois.
tomorrow-puzzle-again = Encore un essai
tomorrow-puzzle-show = Montre-moi
tomorrow-puzzle-leave = Quitter
tomorrow-puzzle-right = Bravo, c’est le meilleur coup !
tomorrow-puzzle-right-later = Bravo, à l’essai { $tries }, c’est le meilleur coup !
tomorrow-puzzle-answer = Voici le meilleur coup
tomorrow-puzzle-because = Pourquoi : { $reason } Si le niveau « Étudiante » continue à partir d’ici, il gagne environ { $best } fois sur 100.
tomorrow-month-1 = Janvier { $year }
tomorrow-month-2 = Février { $year }
tomorrow-month-3 = Mars { $year }
tomorrow-month-4 = Avril { $year }
tomorrow-month-5 = Mai { $year }
tomorrow-month-6 = Juin { $year }
tomorrow-month-7 = Juillet { $year }
tomorrow-month-8 = Août { $year }
tomorrow-month-9 = Septembre { $year }
tomorrow-month-10 = Octobre { $year }
tomorrow-month-11 = Novembre { $year }
tomorrow-month-12 = Décembre { $year }
tomorrow-weekday-1 = lu
tomorrow-weekday-2 = ma
tomorrow-weekday-3 = me
tomorrow-weekday-4 = je
tomorrow-weekday-5 = ve
tomorrow-weekday-6 = sa
tomorrow-weekday-7 = di
