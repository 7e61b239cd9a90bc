# Challenges, the lab notebook and the puzzles of the day.

daily-challenges = Défis
daily-challenges-of = { $game } : défis
daily-challenges-met = Réussis sur cet ordinateur : { $met } sur { $all }
daily-challenges-how = Chaque partie que tu termines compte. Choisis un défi pour en savoir plus.
daily-challenge-met = { $text } Réussi.
daily-challenge-open = { $text } Pas encore réussi.
daily-challenge-day = Réussi pour la première fois le { $day }.
daily-challenge-not-yet = Pas encore réussi. Il compte à la fin d’une partie où tu l’as réussi.
daily-challenge-new = Nouveau défi réussi : { $text }
daily-challenges-new = **Défis réussis :** { $text } { $rest }
daily-challenges-rest = { $more ->
    [one] Et encore un.
   *[other] Et encore { $more }.
}
daily-challenge-underway = Défi réussi : « { $text } »

daily-notebook = Cahier de labo
daily-notes-title = Cahier de labo : { $chapter }
daily-notes-filled = Sur cet ordinateur : { $filled } sur { $all }
daily-notes-particles = particules
daily-notes-vertices = vertex
daily-notes-processes = processus
daily-notes-nuclei = neutrons et noyaux
daily-notes-pictures = images du détecteur
daily-notes-laws = lois
daily-notes-empty = Une place vide
daily-notes-where = Pas encore vu. Cherche ici : { $place }.
daily-notes-where-two = Pas encore vu. Cherche ici : { $one }, { $other }.
daily-notes-unmet = Vide. { $hint }

daily-today = Les énigmes du jour
daily-run-none = Il y a de nouvelles énigmes chaque jour. Résous-en une pour marquer le jour.
daily-run = Jours de suite : { $run } · jours en tout : { $total } · plus longue série : { $longest }
daily-run-back = Ravi de te revoir ! Jours en tout : { $total } · plus longue série : { $longest }
daily-puzzle-solved = { $game } : l’énigme du jour, résolue
daily-puzzle-open = { $game } : l’énigme du jour
daily-month-earlier = Mois précédent
daily-month-later = Mois suivant
daily-puzzle-ask = À toi de jouer. Quel est le meilleur coup ? Essaies-en un.
daily-puzzle-what = Un seul coup est le meilleur ici. Tout le monde a la même énigme aujourd’hui. Essaie autant de fois que tu veux.
daily-puzzle-start = Commencer
daily-puzzle-not-best = Il y a un meilleur coup
daily-puzzle-wrong = Si le niveau « Étudiante » continue à partir d’ici, ce coup gagne environ { $mine } fois sur 100. Le meilleur gagne environ { $best } fois.
daily-puzzle-again = Encore un essai
daily-puzzle-show = Montre-moi
daily-puzzle-leave = Quitter
daily-puzzle-right = Bravo, c’est le meilleur coup !
daily-puzzle-right-later = Bravo, à l’essai { $tries }, c’est le meilleur coup !
daily-puzzle-answer = Voici le meilleur coup
daily-puzzle-because = Pourquoi : { $reason } Si le niveau « Étudiante » continue à partir d’ici, il gagne environ { $best } fois sur 100.
daily-puzzle-told = Quarkade { $day } · { $game } · énigme résolue en { $tries ->
    [one] 1 essai
   *[other] { $tries } essais
}
daily-puzzle-line = { $told } { $signs }
daily-puzzle-copy = Copier la ligne
daily-puzzle-copied = Copié
daily-puzzle-not-copied = Impossible de copier la ligne ici. Tu peux la recopier à la main.
daily-month-1 = Janvier { $year }
daily-month-2 = Février { $year }
daily-month-3 = Mars { $year }
daily-month-4 = Avril { $year }
daily-month-5 = Mai { $year }
daily-month-6 = Juin { $year }
daily-month-7 = Juillet { $year }
daily-month-8 = Août { $year }
daily-month-9 = Septembre { $year }
daily-month-10 = Octobre { $year }
daily-month-11 = Novembre { $year }
daily-month-12 = Décembre { $year }
daily-weekday-1 = lu
daily-weekday-2 = ma
daily-weekday-3 = me
daily-weekday-4 = je
daily-weekday-5 = ve
daily-weekday-6 = sa
daily-weekday-7 = di
