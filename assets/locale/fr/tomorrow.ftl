# Something for tomorrow: challenges and the lab notebook.

tomorrow-challenges = Défis
tomorrow-challenges-of = { $game } : défis
tomorrow-challenges-met = { $met } sur { $all } réussis sur cet ordinateur
tomorrow-challenges-how = Ils comptent dans chaque partie que tu termines. Choisis-en un pour en savoir plus.
tomorrow-challenge-met = { $text } Réussi.
tomorrow-challenge-open = { $text } Pas encore réussi.
tomorrow-challenge-day = Réussi pour la première fois le { $day }.
tomorrow-challenge-not-yet = Pas encore réussi. Il compte à la fin d’une partie où tu l’as fait.
tomorrow-challenge-new = Nouveau défi réussi : { $text }
tomorrow-challenges-new = { $n } nouveaux défis réussis

tomorrow-notebook = Cahier de labo
tomorrow-notes-title = Cahier de labo : { $chapter }
tomorrow-notes-filled = Sur cet ordinateur : { $filled } sur { $all }
tomorrow-notes-particles = particules
tomorrow-notes-vertices = vertex
tomorrow-notes-processes = processus
tomorrow-notes-laws = lois
tomorrow-notes-empty = Une place vide
tomorrow-notes-where = Pas encore vu. Cherche ici : { $place }.
tomorrow-notes-where-two = Pas encore vu. Cherche ici : { $one }, { $other }.
tomorrow-notes-unmet = Vide. { $hint }
