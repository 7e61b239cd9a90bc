# Le quiz avant et après une leçon, et les pages pour les profs.

quiz-heading = Quiz · { $lesson }
quiz-title = Question { $n } sur { $all }
quiz-skip = Je ne sais pas
quiz-leave = Quitter
quiz-next = Suivant
quiz-done = Terminé
quiz-said = Ta réponse : { $answer }
quiz-recall = { $asked } { $said }

## Who answers

quiz-who = Un code de quatre particules remplace ton nom. On peut ainsi comparer avant et après. Tu n’as pas besoin de code PIN : avec lui, ton prof ouvre la liste des codes, sans voir à qui ils sont. Le quiz marche aussi sans code.
quiz-who-group = Groupe { $group } : un code de quatre particules remplace ton nom. Tu n’as pas besoin de code PIN : avec lui, ton prof ouvre la liste des codes, sans voir à qui ils sont. Le quiz marche aussi sans code.
quiz-who-new = Je débute : inventer un code
quiz-who-known = J’ai déjà un code
quiz-who-without = Sans code
quiz-remember = Ton code : { $code }. Retiens-le pour la prochaine fois !
quiz-without = Sans code, tes réponses sont perdues quand on ferme la salle d’arcade.
quiz-visitor = Tes réponses seront effacées après ton départ.
quiz-seen = As-tu déjà commencé cette leçon ?
quiz-seen-why = Quelqu’un sans code l’a commencée sur cet ordinateur.
quiz-seen-yes = Oui, c’était moi
quiz-seen-no = Non, je ne la connais pas
quiz-other = Quelqu’un d’autre
quiz-code-new-title = Invente ton code
quiz-code-new = Choisis quatre particules, deux fois la même si tu veux. Retiens-les dans cet ordre, et ne les dis à personne.
quiz-code-known-title = Ton code
quiz-code-known = Choisis tes quatre particules dans l’ordre que tu as retenu.
quiz-code-wipe = Effacer
quiz-code-done = C’est mon code
quiz-code-taken = Quelqu’un a déjà ce code. Choisis-en un autre.
quiz-code-unknown = Personne ici n’a le code { $code }.
quiz-code-unknown-why = L’ordre était peut-être différent. Ou bien repars de zéro avec ce code.
quiz-code-try = Réessayer
quiz-code-begin = Débuter avec ce code
quiz-code-full = { $n } élèves sont déjà inscrits ici, il n’y a plus de place. Ton prof peut exporter leurs résultats et les effacer.

## A round and what comes of it

quiz-state-before = { $all } questions avant la leçon. Personne n’aura de note.
quiz-state-after = { $all } questions après la leçon : qu’as-tu appris ?
quiz-state-later = { $all } questions : que sais-tu encore ? Personne n’aura de note.
quiz-state-lesson = Le prochain tour vient après la leçon. Finis d’abord la leçon.
quiz-state-late = Tu as déjà commencé la leçon : il n’y a donc pas de tour avant. Finis-la, puis tu feras le tour d’après.
quiz-state-wait = Tu as fait les deux tours. Le dernier s’ouvre le { $day } : que sauras-tu encore ?
quiz-state-done = Tu as fait tous les tours de ce quiz.
quiz-state-due = { $state } { $n ->
    [one] D’abord une question de la dernière fois.
   *[other] D’abord { $n } questions de la dernière fois.
}
quiz-begin = Commencer
quiz-show = Voir mon résultat
quiz-thanks = Merci ! Et maintenant, la leçon !
quiz-thanks-what = Après la leçon, tu verras ce que tu sais de plus. Personne n’aura de note.
quiz-to = Vers « { $lesson } »
quiz-score = { $before } → { $after } sur { $all }
quiz-score-once = { $after } sur { $all }
quiz-score-later = { $before } → { $after } → { $later } sur { $all }
quiz-all-right = Tout est juste. Bravo !
quiz-look-again = { $n ->
    [one] Revois cette loi. Elle revient la prochaine fois.
   *[other] Revois ces lois. Elles reviennent la prochaine fois.
}
quiz-look = Voir dans la leçon
quiz-look-at = Voir dans la leçon : { $law }
quiz-more = Suite ({ $page } sur { $pages })
quiz-again = De la dernière fois : { $n } sur { $all }
quiz-again-right = Juste !
quiz-again-wrong = Pas encore
quiz-right-is = La bonne réponse : { $answer }

## For teachers

quiz-teacher = Pour les profs
quiz-teacher-group = Nom du groupe (facultatif)
quiz-teacher-lesson = Leçon
quiz-teacher-all = Toutes les leçons ensemble
quiz-teacher-count = { $n ->
    [0] Encore personne dans ce groupe.
    [one] Un élève dans ce groupe.
   *[other] { $n } élèves dans ce groupe.
} { $others ->
    [0] {""}
    [one] Un élève est dans un autre groupe.
   *[other] { $others } élèves sont dans d’autres groupes.
}
quiz-teacher-ready = Personne dans ce groupe n’a encore fait le quiz de cette leçon. Chacun peut le faire avant et après la leçon.
quiz-teacher-start = Donnez un nom au groupe ci-dessus. Ensuite, le quiz sera proposé sur cet ordinateur avant et après les leçons.
quiz-teacher-none = { $n ->
    [0] Personne dans ce groupe n’a encore fait le quiz de cette leçon.
    [one] Un élève a fait un des deux tours de cette leçon. Il faut les deux tours pour avoir des chiffres.
   *[other] { $n } élèves ont fait un des deux tours de cette leçon. Il faut les deux tours pour avoir des chiffres.
}
quiz-teacher-means = { $n ->
    [one] Un élève avec les deux tours, réponses justes : { $before } avant, { $after } après, sur { $all }
   *[other] { $n } élèves avec les deux tours, réponses justes en moyenne : { $before } avant, { $after } après, sur { $all }
}
quiz-teacher-gain = Gain normalisé : { $gain }
quiz-teacher-gain-between = Gain normalisé : { $gain } (intervalle de confiance à 95 % : { $low } à { $high })
quiz-teacher-nothing-left = Tout était juste avant la leçon. Il ne restait rien à apprendre.
quiz-teacher-seen = Le gain est la part des réponses fausses qui deviennent justes : 0 aucune, 1 toutes. Avec { $n } élèves, une leçon ne le montre en général que s’il dépasse { $least }.
quiz-teacher-learned = La classe a appris quelque chose : l’intervalle ne contient pas 0. Un gain de 1 voudrait dire que tout est appris.
quiz-teacher-lost = Après la leçon, il y a eu moins de réponses justes. Tous les élèves l’ont-ils finie ?
quiz-teacher-unsure = L’intervalle contient 0 : peut-être que rien n’a été appris, peut-être que cela ne se voit pas. { $seen } Plusieurs leçons ou classes ensemble en montrent davantage.
quiz-teacher-later = Une semaine après ou plus tard ({ $n }) : { $gain }
quiz-teacher-no-flagged = { $n ->
    [one] Ne pas compter l’élève qui a cliqué sans lire
   *[other] Ne pas compter les { $n } élèves qui ont cliqué sans lire
}
quiz-teacher-with-flagged = { $n ->
    [one] Compter aussi l’élève qui a cliqué sans lire
   *[other] Compter aussi les { $n } élèves qui ont cliqué sans lire
}
quiz-teacher-few = Avec moins de { $n } élèves, cela peut être dû au hasard. Ne comparez pas avec d’autres classes.
quiz-teacher-laws = Lois et questions
quiz-teacher-learners = Élèves par code
quiz-teacher-pin = Code PIN
quiz-teacher-pin-set = Le code PIN est défini. Il ne peut pas être retrouvé : notez-le.
quiz-teacher-pin-elsewhere = Un navigateur ne peut pas vérifier un code PIN aussi ancien. Ouvrez ces parties dans Quarkade sur un ordinateur, entrez-y le code une fois, puis rapportez-les ici.
quiz-teacher-no-pin = Sans code PIN, tout élève pourrait lire les codes et les résultats. Choisissez un code PIN pour les ouvrir, ainsi que le fichier CSV.
quiz-teacher-no-names = Aucun nom n’est enregistré. Le tableau contient chaque réponse.
quiz-teacher-grey-results = Personne dans ce groupe n’a encore fait de quiz : il n’y a pas de résultats à montrer.
quiz-teacher-grey-kept = Personne n’a encore fait de quiz sur cet ordinateur : il n’y a rien à enregistrer ni à effacer.
quiz-teacher-grey-laws = Chaque loi appartient à une leçon. Choisissez d’abord une leçon.
quiz-teacher-then = { $line } { $then }
quiz-teacher-left-out = { $n ->
    [one] Un tour portait sur d’autres questions. Il n’est pas compté.
   *[other] { $n } tours portaient sur d’autres questions. Ils ne sont pas comptés.
}
quiz-teacher-earlier = { $n ->
    [one] Un résultat vient de l’ancien quiz. Ce quiz posait d’autres questions, donc le résultat n’est pas compté ici. Vous pouvez l’enregistrer dans un tableau à part.
   *[other] { $n } résultats viennent de l’ancien quiz. Ce quiz posait d’autres questions, donc les résultats ne sont pas comptés ici. Vous pouvez les enregistrer dans un tableau à part.
}
quiz-teacher-export = Enregistrer en CSV
quiz-teacher-class = Aperçu de la classe
quiz-teacher-add = Réunir des résultats
quiz-add-title = Ajouter les résultats d’autres ordinateurs
quiz-add-how = Sur chaque ordinateur, enregistrez les résultats en CSV. Puis déposez les fichiers sur cette fenêtre, ou copiez-les dans { $folder } et revenez ici.
quiz-add-found = { $n ->
    [one] Ajouter le fichier de ce dossier
   *[other] Ajouter les { $n } fichiers de ce dossier
}
quiz-add-not = Pas maintenant
quiz-add-bad = { $file } n’est pas un tableau de ce quiz, ou il a été modifié (ligne { $line }).
quiz-add-unread = { $file } est illisible.
quiz-add-clash = Sur deux ordinateurs, deux élèves ont le même code : { $code }. Changez le code de l’un d’eux dans l’un des fichiers.
quiz-add-days = { $file } : dans { $day }, quel nombre est le mois ?
quiz-add-day = Le second (le jour d’abord)
quiz-add-month = Le premier (le mois d’abord)
quiz-add-same = Est-ce le même groupe : { $names } ?
quiz-add-one = Oui, un seul groupe
quiz-add-two = Non, deux groupes
quiz-add-done = { $files ->
    [one] Un fichier ajouté,
   *[other] { $files } fichiers ajoutés,
} { $n ->
    [0] sans réponses d’autres ordinateurs.
    [one] avec un élève.
   *[other] avec { $n } élèves.
} « Enregistrer en CSV » enregistre toute la classe.
quiz-add-most = { $done } La plupart des nouvelles réponses portent sur : { $lesson }.
quiz-class-learner = Code
quiz-class-of = { $right } sur { $all }
quiz-class-how = Avant → après la leçon, ou une semaine plus tard. Ceux qui ont le plus besoin d’aide sont en haut. Touchez une leçon pour voir ses lois.
quiz-class-how-laws = Une coche : loi sue au dernier tour. Touchez un nombre pour lire sa loi.
quiz-class-law = { $law } ({ $n } sur { $all })
quiz-class-next = Et maintenant ?
quiz-next-title = Et maintenant ?
quiz-next-none = Personne n’a encore choisi d’idée fausse.
quiz-next-how = Les idées fausses que le plus d’élèves ont choisies à leur dernier tour, et la loi qui s’y oppose.
quiz-next-look = Jouer cette étape ensemble
quiz-next-games = Dans les jeux
quiz-games-title = Ce qui coûte le plus à la classe dans les jeux
quiz-games-none = Encore rien. Dès que des élèves avec un code revoient une partie ou font des exercices sur cet ordinateur, c’est compté ici, sans les codes.
quiz-games-mistake = { $game }. Joué : { $played }. Mieux : { $better }. { $n } élèves sur { $all }, { $times } fois, −{ $cost } %. S’exercer.
quiz-games-same = { $game }, { $better } : un autre choix était meilleur. { $n } élèves sur { $all }, { $times } fois, −{ $cost } %. S’exercer.
quiz-games-drill = { $game }, exercice : { $theme }. { $right } justes sur { $asked }, { $n } élèves sur { $all }. S’exercer.
quiz-teacher-monday = Dossier pour la classe
quiz-teacher-saved = Enregistré sous { $file } dans { $folder }.
quiz-teacher-failed = L’enregistrement a échoué ({ $why }).
quiz-teacher-clear = Effacer tous les résultats
quiz-teacher-sure = { $n ->
    [one] Effacer un résultat de tous les groupes ?
   *[other] Effacer les { $n } résultats de tous les groupes ?
}
quiz-teacher-gone = Vous ne pourrez pas revenir en arrière. Un fichier CSV déjà enregistré reste où il est.
quiz-teacher-keep = Les garder
quiz-teacher-delete = Effacer
quiz-pin-title = Pour les profs
quiz-pin-ask = Entrez votre code PIN
quiz-pin-set = Choisissez un code PIN de { $shortest } à { $longest } chiffres
quiz-pin-short = Un code PIN a de { $shortest } à { $longest } chiffres. Choisissez-en un.
quiz-pin-twice = Entrez le même code une deuxième fois
quiz-pin-differs = Les deux sont différents. Choisissez un code PIN de { $shortest } à { $longest } chiffres.

## Tables for teachers

quiz-column-before = justes avant
quiz-column-after = justes après
quiz-column-easy = justes
quiz-column-change = écart
quiz-change = { $low } à { $high }
quiz-column-form = { $form } : { $what }
quiz-columns-how = Avant et après : élèves avec les deux tours ({ $n }). Écart : les huit intervalles sont justes ensemble dans 95 classes sur 100 ; seul un intervalle sans 0 dit quelque chose. Avec moins de { $few } élèves, il n’y a pas d’intervalle. A et B : part de réponses justes aux deux questions, dans tous les tours.
quiz-row = { $law } Justes avant : { $before }, après : { $after }.
quiz-form = Forme { $form }, posée { $n ->
    [one] une fois
   *[other] { $n } fois
}
quiz-other-form = Forme { $form }
quiz-skipped = { $n ->
    [0] Personne n’a dit « Je ne sais pas ».
    [one] Un élève a dit « Je ne sais pas ».
   *[other] { $n } élèves ont dit « Je ne sais pas ».
}
quiz-skipped-apart = { $skipped } Accord avec les autres questions : { $apart } (1 : accord total, 0 : aucun accord).
quiz-learners = Élèves · { $lesson }
quiz-learners-how = Touchez un élève pour voir quelles lois il connaît.
quiz-learner = { $code } : { $score }
quiz-only-before = { $before } sur { $all } avant
quiz-only-other = d’autres leçons seulement
