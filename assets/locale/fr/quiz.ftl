# The quiz before and after the lessons, and the teacher's page.

quiz-title = Question { $n } sur { $all }
quiz-skip = Je ne sais pas
quiz-leave = Quitter
quiz-thanks-before = Merci ! Et maintenant, apprenons.
quiz-thanks-after = Merci ! Cela nous aide beaucoup.
quiz-thanks-what = Personne n’aura de note.
quiz-on = Continuer
quiz-again = Encore une fois, juste pour apprendre
quiz-help-heavy = Top, Higgs, Z et W sont les plus lourds de tous. La lumière n’a pas de masse du tout.
quiz-help-charge = Un quark up a +⅔, un down −⅓, un électron −1. Neutrinos et photons n’en ont pas.
quiz-help-lepton = Les leptons sont l’électron, le muon, le tau et les trois neutrinos.
quiz-help-boson = Photon, gluon, W, Z et Higgs sont des bosons. Quarks et leptons sont des fermions.
quiz-help-made = Un proton, c’est up, up, down. Un neutron, c’est up, down, down.
quiz-help-anti = Les jumeaux ont la même masse et des charges opposées.
quiz-help-state = Les bosons peuvent partager un état. Les fermions, comme électrons et quarks, jamais.
quiz-help-decay = Ce qui se désintègre devient d’autres particules. Une courte durée de vie veut dire : bientôt.

## Before

quiz-before-heavy = Laquelle est la plus lourde ?
quiz-before-charge = Laquelle a une charge positive ?
quiz-before-lepton = Laquelle est un lepton ?
quiz-before-boson = Laquelle est un boson ?
quiz-before-made = De quoi est fait un proton ?
quiz-before-made-0 = De trois électrons
quiz-before-made-1 = De deux quarks up et d’un quark down
quiz-before-made-2 = De deux photons
quiz-before-made-3 = D’un électron et d’un neutrino
quiz-before-anti = Qu’est-ce qui est pareil pour une particule et son antiparticule ?
quiz-before-anti-0 = La charge
quiz-before-anti-1 = La charge de couleur
quiz-before-anti-2 = La masse
quiz-before-anti-3 = Rien du tout
quiz-before-state = Quelle paire peut être dans le même état ?
quiz-before-state-0 = Deux photons
quiz-before-state-1 = Deux électrons
quiz-before-state-2 = Deux quarks up
quiz-before-state-3 = Deux muons
quiz-before-decay = Une particule se désintègre. Qu’est-ce que cela veut dire ?
quiz-before-decay-0 = Elle se refroidit
quiz-before-decay-1 = Elle tombe
quiz-before-decay-2 = Elle est coupée en deux moitiés
quiz-before-decay-3 = Elle devient d’autres particules

## After

quiz-after-heavy = Laquelle est la plus lourde ?
quiz-after-charge = Laquelle a une charge négative ?
quiz-after-lepton = Laquelle est un lepton ?
quiz-after-boson = Laquelle est un boson ?
quiz-after-made = De quoi est fait un neutron ?
quiz-after-made-0 = D’un proton et d’un photon
quiz-after-made-1 = De trois neutrinos
quiz-after-made-2 = D’un quark up et de deux quarks down
quiz-after-made-3 = De deux électrons
quiz-after-anti = Qu’est-ce qui est opposé pour un électron et un positon ?
quiz-after-anti-0 = La charge
quiz-after-anti-1 = La masse
quiz-after-anti-2 = Le spin
quiz-after-anti-3 = La durée de vie moyenne
quiz-after-state = Quelle paire n’est jamais dans le même état ?
quiz-after-state-0 = Deux photons
quiz-after-state-1 = Deux gluons
quiz-after-state-2 = Deux bosons de Higgs
quiz-after-state-3 = Deux électrons
quiz-after-decay = Que dit une courte durée de vie moyenne ?
quiz-after-decay-0 = C’est une petite particule
quiz-after-decay-1 = Elle devient bientôt d’autres particules
quiz-after-decay-2 = Elle n’a pas de masse
quiz-after-decay-3 = Elle est née il y a longtemps

## For teachers

quiz-teacher = Pour les profs
quiz-teacher-group = Nom du groupe (facultatif)
quiz-teacher-count = { $n ->
    [0] Aucun résultat : un résultat, c’est le quiz d’un élève avant et après.
    [one] Un résultat. Aucun nom n’est gardé.
   *[other] { $n } résultats. Aucun nom n’est gardé.
}
quiz-teacher-gain = Gain normalisé de tous les résultats : { $gain }
quiz-teacher-formula = Gain normalisé = (justes après − justes avant) / ({ $all } − justes avant), sur les sommes de tous les élèves.
quiz-teacher-how = C’est la part apprise de ce qui pouvait s’apprendre : 0, c’est rien ; 1, c’est tout ; moins de 0 veut dire moins de réponses justes après qu’avant. L’étude publiée sur le jeu d’origine a trouvé 0,16 dans quatre écoles, ce qui est modeste. Avec moins de vingt élèves, ce nombre peut être dû au hasard.
quiz-teacher-export = Enregistrer en CSV
quiz-teacher-saved = Enregistré dans { $file }, dans le dossier des parties sauvées.
quiz-teacher-failed = L’enregistrement a échoué ({ $why }).
quiz-teacher-clear = Effacer tous les résultats
quiz-teacher-sure = { $n ->
    [one] Effacer le résultat ?
   *[other] Effacer les { $n } résultats ?
}
quiz-teacher-gone = Ce qui est effacé est perdu pour de bon. Un fichier CSV enregistré reste où il est.
quiz-teacher-keep = Les garder
quiz-teacher-delete = Effacer
