# The shell: everything that is not one game's own.

## Title

bigebang-title = Big*Bang
bigebang-tagline = Fusionne des noyaux, fais de la lumière, bâtis l’étoile la plus lourde.
bigebang-minutes = 20
particle_builder-title = Particle Builder
particle_builder-tagline = Échange, remplis ton tapis et construis un proton en premier.
particle_builder-minutes = 10
tutti_quantum-title = Tutti Quantum
tutti_quantum-tagline = Pose tes cartes : un diagramme de Feynman que la nature signerait.
tutti_quantum-minutes = 20
u_know_feynman-title = U-kNOw Feynman
u_know_feynman-tagline = Matière devant, antimatière derrière : vide ta main avant les autres.
u_know_feynman-minutes = 15
particle_panic-title = Particle Panic
particle_panic-tagline = Le labo fuit, les particules sortent. Arrêtez-le ensemble.
particle_panic-minutes = 20

title-play = JOUER
title-learn = APPRENDRE
title-continue =
    REPRENDRE
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
title-continue-deal =
    REPRENDRE
    donne { $deal } sur { $deals }
title-continue-one-of =
    REPRENDRE
    { $games } parties
title-cabinet = { $name }, choisir ce jeu
title-seats = { $few }–{ $many }
title-facts = { $seats } joueurs · { $minutes } minutes · dès 13 ans
title-newer = Une nouvelle version est prête : la charger
title-about = À propos de Quarkade
title-codex = Codex : toutes les particules
title-hunt = La chasse au pic : de vraies collisions
title-honours = Statistiques et exploits
title-today = Énigmes du jour
title-today-open = À résoudre
title-today-solved =
    { $solved ->
        [one] Résolue : { $solved }/{ $games }
       *[other] Résolues : { $solved }/{ $games }
    }
title-today-run =
    { $state }
    { $run } jours de suite
title-today-spoken =
    { $solved ->
        [one] { $name } : { $solved } résolue sur { $games }
       *[other] { $name } : { $solved } résolues sur { $games }
    }
title-board = Meilleurs résultats, et parties à voir
title-settings = Réglages
title-sound = Avec ou sans son
title-full = Plein écran
title-leave = Quitter la salle d’arcade
leave-title = Quitter la salle d’arcade ?
leave-yes = Quitter
leave-no = Rester
continue-title = Reprendre { $name } ?
continue-body = { $moves ->
    [0] Les cartes sont données, personne n’a encore joué.
    [one] Un seul coup a été joué.
   *[other] { $moves } coups ont été joués. Tout est resté en place.
}
continue-yes = Reprendre
continue-no = Laisser
continue-lose = Abandonner cette partie de { $name } ?
continue-lost = { $moves ->
    [0] Elle est distribuée, et personne ne la jouera.
    [one] Son seul coup sera perdu. Si tu la gardes, REPRENDRE sur sa borne y ramène.
   *[other] Ses { $moves } coups seront perdus. Si tu la gardes, REPRENDRE sur sa borne y ramène.
}
continue-keep = La garder
continue-give-up = L’abandonner

## Words used everywhere

on = oui
off = non
done = Terminé
back = Retour
close = Fermer
pages = { $page } / { $pages }
percent = { $n } %
thought-share = { $rank } : { $share }
page-back = Page précédente
page-next = Page suivante
stepper-spoken = { $name } : { $value }
stepper-less = { $of }, un cran en arrière
stepper-more = { $of }, un cran en avant
slider-tenths = { $value } sur 10
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano

## Statistics and feats

honours-title = { $game } : statistiques et exploits
honours-against = Contre
honours-played = Jouées
honours-won = Gagnées
honours-shared = Nulles
honours-person = Humains
honours-alone = En solo
honours-none = Aucune partie terminée. Ce que tu joues est compté ici, sur cet ordinateur seulement.
honours-choose = Choisis un exploit pour lire comment le réussir.
honours-of = Exploits : { $done } sur { $all }
feat-earned = ★ Exploit : { $name }
feat-done = { $name } : réussi. { $how }
feat-open = { $name } : pas encore. { $how }
feat-particle_builder-proton = Proton
feat-particle_builder-proton-how = Complète le proton : deux quarks up et un quark down.
feat-particle_builder-neutron = Neutron
feat-particle_builder-neutron-how = Complète le neutron : un quark up et deux quarks down.
feat-particle_builder-atom = Atome
feat-particle_builder-atom-how = Complète l’hydrogène, ou un cousin exotique comme le positronium.
feat-particle_builder-antimatter = Antimatière
feat-particle_builder-antimatter-how = Complète un antiproton, un antineutron ou un antihydrogène.
feat-particle_builder-annihilation = Éclair
feat-particle_builder-annihilation-how = Annihile une particule avec son antiparticule.
feat-particle_builder-weak = Faible mais malin
feat-particle_builder-weak-how = Avec un boson W, change une particule en une autre (dès le niveau 5).
feat-tutti_quantum-compton = Diffusion Compton
feat-tutti_quantum-compton-how = Une ligne d’électron entre deux vertex à photon : la lumière rebondit sur un électron.
feat-tutti_quantum-higgs-self = Le Higgs se rencontre
feat-tutti_quantum-higgs-self-how = Complète un vertex de trois lignes de Higgs.
feat-tutti_quantum-loop = La boucle est bouclée
feat-tutti_quantum-loop-how = Ferme un anneau de lignes dans ton diagramme.
feat-tutti_quantum-light-by-light = Lumière contre lumière
feat-tutti_quantum-light-by-light-how = Un anneau d’électrons ou de quarks, avec quatre photons.
feat-u_know_feynman-nucleon = Trois quarks d’un coup
feat-u_know_feynman-nucleon-how = Joue trois quarks ensemble : proton ou neutron, ou leur antiparticule.
feat-u_know_feynman-gluon = Colle détachée
feat-u_know_feynman-gluon-how = Neutralise un gluon.
feat-u_know_feynman-caught = Détecteur affûté
feat-u_know_feynman-caught-how = Attrape quelqu’un qui a oublié de dire DECAY.
feat-bigebang-helium = Hélium
feat-bigebang-helium-how = Obtiens un noyau d’hélium 4 par fusion.
feat-bigebang-carbon = Carbone
feat-bigebang-carbon-how = Relie trois noyaux d’hélium 4, comme les vieilles étoiles.
feat-bigebang-flash = Huit de lumière
feat-bigebang-flash-how = Annihile hélium 4 et antihélium 4 : huit particules deviennent lumière.
feat-bigebang-gold = Puzzle d’or
feat-bigebang-gold-how = Gagne l’or dans un des trois puzzles.
feat-particle_panic-code = Premier code
feat-particle_panic-code-how = Entre un code d’autodestruction.
feat-particle_panic-shutdown = Arrêt complet
feat-particle_panic-shutdown-how = Entre tous les codes à temps, à n’importe quel échelon.
feat-particle_panic-published = Contre toute attente
feat-particle_panic-published-how = Arrête le labo avec les règles publiées.

## About

about-title = À propos de Quarkade
about-what = Cinq jeux de table sur les plus petites choses qui existent. Tout se joue sur cet ordinateur : pas de compte, pas de réseau, pas de données personnelles.
about-games = Les jeux et leurs auteurs
about-made = Dessiné et écrit à neuf pour Quarkade. Les règles sont racontées avec nos mots ; les jeux sont à leurs auteurs.
about-font = Police : DejaVu Sans, libre sous la licence Bitstream Vera et DejaVu.
about-data = Données sur les particules : Particle Data Group, 2025.
about-collisions = Collisions réelles : collaboration CMS, CERN Open Data (CC0), réduites pour cette salle d’arcade.
about-tools = Construit avec : { $names }
about-version = Version { $version }

## Seats and levels

seat-you = Toi
seat-player = Joueur { $number }
seat-number = Joueur { $number }
seat-numbered = { $name } { $number }
level-visitor = Visiteur
level-student = Étudiante
level-researcher = Chercheuse
level-nobel = Nobel
level-random = Hasard

## Before a game

setup-players = Joueurs
setup-players-n = { $n }
setup-start = Jouer
setup-more = Plus d’options
setup-seed = Graine : { $seed }
setup-seed-chance = Graine : au hasard
setup-day = Puzzle du jour
setup-series = Série
setup-series-one = sans série
setup-series-to = jusqu’à { $goal } jetons
setup-series-help = Dans une série, les jetons s’ajoutent de partie en partie, jusqu’à ce qu’un joueur atteigne le but et en ait plus que l’autre.
setup-series-deals = { $deals } donnes, points ajoutés
setup-series-exchanged = même donne, places échangées
setup-deals-help = En une seule donne, la chance compte beaucoup. En plusieurs donnes, les points s’ajoutent ; en échangeant les places, chacun a chaque main une fois.
setup-pace = Sur cet ordinateur, il faudrait à Nobel environ { $seconds } s par coup. Après { $cap } s, il s’arrête et joue un peu moins bien.
seed-title = Quelle donne veux-tu ?
seed-what = La même graine donne la même partie, à toi et à tous ceux à qui tu la dis. Écris des mots, une date, ou la forme longue d’une page de résultat.
seed-erase = Effacer
seed-chance = Au hasard
seed-words = Trois mots
seed-day = Donne du jour
seed-take = La prendre
series-head = Jusqu’à { $goal } jetons : { $first } { $one } – { $second } { $two }
deals-head = Donne { $game } sur { $deals } : { $standing }
deals-player = { $name } { $points }
deals-players = { $one } – { $other }
puzzle-head = Graine : { $seed }
puzzle-head-best = Graine : { $seed } · Record : { $best }

## At the table

rail-pause = Pause
rail-help = Règles
rail-close = Fermer
rail-look = Regarder une pièce
rail-again = Revoir les derniers coups
look-ask = Touche une pièce pour lire ce que c’est.
look-not = Touche une pièce pour la jouer.
spot-die = Le dé montre { $face }.
look-nothing = Il n’y a rien de plus à lire ici.
rail-undo = Annuler
rail-hint = Indice
rail-result = Retour au résultat
carry-places = Ici, on ne peut rien poser. { $n ->
    [one] La place marquée convient.
   *[other] Les { $n } places marquées conviennent.
}
table-over = Voilà la fin de la partie. Le bouton allumé à droite ramène au résultat.
lens-whole = Tout voir
lens-nearer = Plus près
lens-farther = Plus loin
undo-done = Coup annulé.
undo-nothing = Il n’y a encore rien à annuler.
undo-chance = Un dé a été lancé ou une carte montrée : impossible d’annuler.
undo-over = La partie est finie, et son résultat est gardé.
undo-other = Quelqu’un d’autre a joué depuis : impossible d’annuler.
hint-thinking = Je réfléchis…
hint-line = Indice : { $reason }
hint-best-found = C’est le meilleur coup trouvé.
curtain-title = { $name }, à toi de jouer
curtain-why = Prends place avant d’ouvrir le rideau : ces cartes ne sont que pour tes yeux.
curtain-ready = C’est bon
pause-title = Pause
pause-resume = Reprendre
pause-rules = Règles
pause-log = Historique
pause-settings = Réglages
pause-again = Nouvelle partie
pause-leave = Sauver et quitter
pause-again-ask = Commencer une nouvelle partie ?
pause-again-lost = Cette partie n’est pas finie. Elle est abandonnée, et une autre commence.
pause-again-no = Continuer
pause-again-yes = Nouvelle partie
log-title = Historique
log-older = Avant
log-newer = Après
log-empty = Il ne s’est encore rien passé.
inside-title = Sous le capot
inside-game = Jeu
inside-rules = { $id }, règles { $rules }
inside-position = Position
inside-after = { $digest }, { $moves ->
    [one] après un coup
   *[other] après { $moves } coups
}
inside-options = Options
inside-counted = { $who }, itérations de sa dernière recherche : { $count }
inside-capped = { $line } · arrêtées par l’horloge : { $capped } sur { $all }
inside-seed = Graine
inside-write = Écrire cette partie dans un fichier

## After a game

result-you-won = Gagné !
result-won = { $name } gagne
result-your-team-won = Ton équipe gagne !
result-team-won = { $one } et { $other } gagnent
result-draw = Victoire partagée
result-together-won = Ensemble, vous avez réussi !
result-together-lost = Pas cette fois
result-alone-won = Tu as réussi !
result-series-you-won = Tu gagnes la série !
result-series-won = { $name } gagne la série
result-series-your-team-won = Ton équipe gagne le match !
result-series-team-won = { $one } et { $other } gagnent le match
result-series-shared = Match nul
result-counting = On compte
result-badge = Le plus rare : { $name }
result-again = Rejouer
result-review = Analyser
result-next = Partie suivante
result-new-series = Nouvelle série
result-same = Même donne
result-seed = Graine : { $seed }
result-prose = **{ $what }** · { $text }
result-best = Record avec cette graine : { $score }
result-best-new = Nouveau record pour cette graine : { $score }
series-stands = Série jusqu’à { $goal } jetons
deals-stand = Points en { $games } donnes sur { $deals }
sitting-stands = Gagnées sur { $games } parties
sitting-together = Cette séance
sitting-won-together = { $won } gagnées sur { $games }
result-look = Voir la table
result-leave = Accueil
result-board = Mettre au tableau
result-sheet = Une page à emporter
result-watch = Revoir cette partie

## Looking back at a game

review-title = Analyse
review-busy = Examen de tes coups : { $percent } %
review-why = Les choix qui t’ont coûté le plus, d’après ce que tu pouvais savoir. La malchance ne compte pas.
review-none = Aucun de tes choix ne t’a coûté cher. Bien joué !
review-nothing = Il n’y a rien à analyser : personne n’a pu y réfléchir.
review-cost = { $number }. Coup { $move } : −{ $cost } %
review-played = { $name } : choix encadré en blanc.
review-better = Mieux : { $reason }
review-outlook = Tes chances : environ { $got } %, et { $could } % avec le meilleur coup. 100 % : victoire certaine.
review-course = La courbe de ta partie. À ton premier choix, tes chances étaient de { $first } %, ensuite entre { $least } et { $most } %.
review-course-key = En haut : tu vas sans doute gagner. Pointillés : une chance sur deux.
review-mark-played = le coup joué
review-mark-better = le meilleur coup

## Settings

settings-title = Réglages
settings-note = Chaque changement est gardé sur cet ordinateur.
settings-visit = La personne suivante retrouvera tout comme avant.
setting-language = Langue
setting-text_size = Taille du texte
setting-speed = Vitesse
setting-full_screen = Plein écran
setting-muted = Muet
setting-reduced_motion = Moins d’effets
setting-high_contrast = Contraste fort
setting-unhurried = Sans chrono
setting-vibration = Vibration (manette, téléphone)
setting-music_follows = La musique suit la partie
setting-thoughts = Voir sa réflexion
setting-forced = Coups forcés joués d’office
setting-remarks = Les adversaires parlent
setting-volume_effects = Sons
setting-volume_music = Musique
setting-volume_speech = Voix
setting-captions = Sous-titrer les sons
setting-speech = Lecture ({ $key })
settings-picture = Image
settings-play = Jeu
settings-sound = Son
settings-keys = Touches
settings-pad = Manette
settings-usual = Touches par défaut
settings-pad-usual = Boutons par défaut
settings-keys-note = Choisis une action, puis appuie sur sa nouvelle touche. Flèches, Tab, Entrée et Échap marchent toujours.
settings-pad-note = Choisis une action, puis appuie sur son nouveau bouton. Le stick et la croix marchent toujours.
key-ask = Une touche…
pad-ask = Un bouton…
key-enter = Entrée
key-space = Espace
key-backspace = Retour arrière
key-escape = Échap
key-insert = Inser
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-caps-lock = Verr. maj
key-num-lock = Verr. num
key-scroll-lock = Arrêt défil
key-pause = Pause
key-print = Impr. écran
key-menu = Menu
key-back = Retour
key-shift = Maj
key-ctrl = Ctrl
key-alt = Alt
key-meta = Meta
key-on-left = { $key } gauche
key-on-right = { $key } droite
key-pad = Pavé { $sign }
key-or = { $one } · { $other }
pad-button = Bouton { $number }
pad-none = Aucune manette n’est branchée. Branches-en une pour choisir ses boutons.
pad-kept = Ce bouton sert à « { $act } ». Donne d’abord un autre bouton à « { $act } ».
pad-moves = Ce bouton déplace le cadre et ne peut rien faire d’autre.
pad-swapped = « { $one } » et « { $other } » ont échangé leurs boutons.
pad-lost = « { $act } » n’a plus de bouton.
want-ok = Choisir
want-back = Retour, pause
want-hint = Indice
want-undo = Annuler
want-help = Règles
want-look = Voir une carte
want-again = Revoir les coups
want-next = Suivant
want-previous = Précédent
want-mute = Muet
want-speech = Lecture
want-full_screen = Plein écran
want-picture = Capture
want-nearer = Voir de près
want-farther = Voir de loin
want-inside = Sous le capot
want-whole = Voir toute la table
speed-50 = lente
speed-100 = normale
speed-200 = rapide
speed-0 = immédiate

## Reading aloud, and captions for what can be heard

speech-on = Lecture à voix haute activée. { $key } pour l’arrêter.
speech-off = Lecture à voix haute arrêtée.
speech-mute = Cet ordinateur n’a pas de voix : ce qui serait lu s’écrit ici.
sound-off = Le son est coupé. La même touche le remet.
sound-on = Le son est remis.
picture-kept = Image gardée : { $file }
picture-not-kept = Image non gardée : le dossier la refuse.
spoken-open = { $what } : peut être choisi
spoken-picked = { $what } : choisi
caption-wrong = [ bourdon : impossible ]
caption-card = [ une carte glisse ]
caption-swap = [ souffle : échange ]
caption-chime = [ carillon ]
caption-good = [ notes qui montent : bravo ]
caption-annihilate = [ son qui descend : éclair ]
caption-die = [ un dé roule ]
caption-alarm = [ alarme ]
caption-turn = [ deux notes : à toi ]
caption-win = [ fanfare : victoire ]
caption-loss = [ notes qui descendent : défaite ]
caption-flip = [ une carte se retourne ]
caption-shuffle = [ on mélange les cartes ]
caption-decay = [ trille qui descend : désintégration ]
caption-fuse = [ vrombissement qui monte : ça se lie ]
caption-tick = [ tic ]
caption-point1 = [ une note : des points arrivent ]
caption-point2 = [ une note : des points arrivent ]
caption-point3 = [ une note : des points arrivent ]
caption-point4 = [ une note : des points arrivent ]
caption-point5 = [ une note : des points arrivent ]
caption-jolt = [ choc sourd ]
caption-thud = [ des coups sourds, de plus en plus vite ]

## Saved games that cannot be opened

record-size = Cette partie sauvegardée est bien trop grosse pour être l’une des nôtres ({ $where } caractères). Elle est restée telle quelle.
record-json = Cette partie sauvegardée est abîmée ({ $where }). Elle est restée telle quelle ; les nouvelles parties marchent comme avant.
record-foreign = Ce fichier n’est pas une partie de Quarkade. Il est resté tel quel.
record-newer = Cette partie vient d’un Quarkade plus récent (format { $where }). Mets le programme à jour pour l’ouvrir.
record-field = Cette partie sauvegardée est abîmée : l’élément « { $where } » manque ou est faux. Elle est restée telle quelle.
record-game = Cette partie est celle d’un jeu qui n’est pas là : { $where }.
record-newer-rules = Cette partie suit des règles plus récentes (numéro { $where }). Mets le programme à jour pour l’ouvrir.
record-older-rules = Cette partie suit d’anciennes règles (numéro { $where }) et ne peut pas continuer avec celles d’aujourd’hui.
record-setup = Cette partie a été préparée d’une façon qui n’existe pas : { $where }.
record-move = Cette partie ne respecte plus les règles au coup { $where }. Tu peux la regarder jusque-là.
record-changed = Cette partie sauvegardée a été modifiée : après le coup { $where }, ce n’est plus ce qui a été sauvegardé. Tu peux la regarder jusque-là.
record-dealt = Cette partie sauvegardée a été modifiée : elle n’a pas été donnée ainsi ({ $where }).
record-digest = Cette partie a été modifiée après sa sauvegarde : elle ne finit pas comme elle le dit ({ $where }).

## What lasts: the store of games, the settings

store-damaged = Les parties sauvegardées étaient abîmées. Elles sont mises de côté dans { $file } ; Quarkade repart de zéro.
store-restored = Les parties sauvegardées étaient abîmées, elles sont mises de côté dans { $file }. Quarkade continue avec sa copie du { $day }.
store-rescued = Les parties sauvegardées étaient abîmées, elles sont mises de côté dans { $file }. Quarkade continue avec tout ce qui est sûr : { $games ->
    [one] une partie
   *[other] { $games } parties
}. { $lost ->
    [0] À notre connaissance, rien ne manque.
    [one] Une partie a perdu des coups, ou est perdue.
   *[other] { $lost } parties ont perdu des coups, ou sont perdues.
}
store-conflict = Un autre programme a écrit dans les parties sauvegardées. Ce qu’il a laissé est mis de côté dans { $file } ; Quarkade continue avec les siennes.
store-missing = Les parties sauvegardées avaient disparu. Quarkade continue avec sa copie du { $day }.
store-newer = Les parties viennent d’un Quarkade plus récent ({ $program }). Elles restent telles quelles ; rien n’est sauvegardé avant la mise à jour.
store-memory = Rien ne peut être sauvegardé dans ce dossier ({ $why }). Tu peux jouer, mais les parties seront perdues quand tu quitteras.
store-refused = { $count ->
    [one] Une partie sauvegardée est abîmée et ne s’ouvre pas. Toutes les autres vont bien.
   *[other] { $count } parties sauvegardées sont abîmées et ne s’ouvrent pas. Toutes les autres vont bien.
}
store-full = Le disque est plein. Continue à jouer : les coups seront sauvegardés dès qu’il y aura de la place.
store-readonly = Impossible d’écrire sur le disque. Continue à jouer : les coups seront sauvegardés dès que ce sera possible.
store-stuck = La sauvegarde ne marche pas pour le moment ({ $why }). Continue à jouer : les coups seront sauvegardés dès que possible.
store-locked = Quarkade tourne déjà avec ces parties sauvegardées.
store-check-file = Le fichier des parties sauvegardées est abîmé : { $found }.
store-check-stray = À côté des parties sauvegardées se trouve { $file }, qui n’est pas de Quarkade. Le prochain démarrage le mettra de côté.
store-check-newer = Le fichier des parties vient d’un Quarkade plus récent ({ $program }).
store-check-game = Partie { $id } : { $why }
store-check-log = Elle est abîmée ({ $where }).
store-line = { $id }  { $when }  { $name }  ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $state })
store-line-open = en cours
store-line-finished = terminée
store-none = Il n’y a aucune partie sauvegardée.
store-no-game = Aucune partie { $id } ne peut être ouverte. « store list » montre celles qui le peuvent.
store-exported = La partie { $id } est dans { $file }.
store-not-exported = La partie { $id } n’a pas pu être écrite dans { $file } : { $why }.
store-export-there = un fichier s’y trouve déjà ; --force l’écrase
store-export-ours = ce nom est celui d’un fichier de Quarkade
store-export-kind = ce n’est pas un fichier ordinaire
store-rescue-done = { $games ->
    [one] Une partie
   *[other] { $games } parties
} et { $moves ->
    [one] un coup
   *[other] { $moves } coups
} sont maintenant dans { $file }. { $lost ->
    [0] À notre connaissance, rien ne manque.
    [one] Une partie a perdu des coups, ou est perdue.
   *[other] { $lost } parties ont perdu des coups, ou sont perdues.
}
store-rescue-none = Rien dans { $file } ne prouve que c’est une partie sauvegardée.
store-not-rescued = Rien n’a pu être écrit dans { $file } : { $why }.
store-imported = { $name } est devenue la partie { $id }.
store-not-imported = { $file } n’a pas été importé. { $why }
store-import-kind = Ce n’est pas un fichier ordinaire.
store-import-open = Impossible de le lire ({ $why }).
store-import-text = Ce n’est pas un fichier de texte.
store-not-kept = La sauvegarde a échoué.
settings-damaged = Les réglages étaient abîmés et sont mis de côté dans { $file }. Tout est revenu aux valeurs par défaut.
settings-restored = Les réglages étaient abîmés et sont mis de côté dans { $file }. Tu retrouves ceux d’avant ton dernier changement.
settings-wrong = Certains réglages n’avaient pas de sens et sont revenus à leur valeur par défaut : { $names }. Les anciens sont gardés dans { $file }.
settings-not-kept = Les réglages ne peuvent pas être enregistrés ({ $why }). Ils sont valables jusqu’à ce que tu quittes.

## Particles

particle-up = quark up
particle-down = quark down
particle-strange = quark strange
particle-charm = quark charm
particle-bottom = quark bottom
particle-top = quark top
particle-electron = électron
particle-muon = muon
particle-tau = tau
particle-electron-neutrino = neutrino électronique
particle-muon-neutrino = neutrino muonique
particle-tau-neutrino = neutrino tauique
particle-anti-up = antiquark up
particle-anti-down = antiquark down
particle-anti-strange = antiquark strange
particle-anti-charm = antiquark charm
particle-anti-bottom = antiquark bottom
particle-anti-top = antiquark top
particle-anti-electron = positon
particle-anti-muon = antimuon
particle-anti-tau = antitau
particle-anti-electron-neutrino = antineutrino électronique
particle-anti-muon-neutrino = antineutrino muonique
particle-anti-tau-neutrino = antineutrino tauique
particle-photon = photon
particle-gluon = gluon
particle-w-plus = W plus
particle-w-minus = W moins
particle-z = Z
particle-higgs = Higgs

## Cards

card-stable = stable
stat-charge = Charge
stat-spin = Spin
stat-mass = Masse
stat-lifetime = Vie moyenne

## The coach

coach-back = Retour
coach-skip = Passer
coach-next = Suite
coach-show = Montre
coach-not-that = C’est permis, mais essaie d’abord ce que j’ai demandé. J’ai annulé ton coup.
coach-turn = { $turn } / { $turns } : { $text }
coach-said = Ta réponse : { $said }
coach-you-said =
    Tu as dit : « { $said } ». Regarde !
    { $text }
coach-expect = À quoi t’attends-tu ?
coach-situation = Autre situation
coach-situation-expect = Autre situation : devine !
coach-run = C’est parti
coach-again = Encore
coach-chart-thrown = Compté ici, sur { $n }
coach-chart-printed = Ce que promettent les dés du jeu
coach-chart-nature = Ce que fait la nature
coach-chart-bar = { $what } : { $n }

## Lessons

login-title = Bienvenue dans la salle d’arcade
login-full = Plein écran
login-window = Revenir à la fenêtre
login-ask = Comment t’appeler ?
login-kept = Le nom que tu veux. Il reste sur cet ordinateur ; pas de mot de passe.
login-pick = Ou deviens une particule :
login-skip = Passer
login-go = Continuer
login-name-photon = Photon
login-name-gluon = Gluon
login-name-electron = Électron
login-name-positron = Positon
login-name-muon = Muon
login-name-tau = Tau
login-name-up = Quark up
login-name-strange = Quark strange
login-name-charm = Quark charm
login-name-z = Boson Z
login-name-higgs = Higgs
login-name-neutrino = Neutrino
level-hello = { $game } · Salut, { $name } !
level-quiz = Quiz
level-quiz-first = D’abord le quiz
level-quiz-past = La leçon tout de suite
level-quiz-offer = Un quiz avant la leçon ?
level-quiz-why = Huit questions maintenant et huit après montrent ce que tu as appris.
level-teacher = Profs
level-login = Nom et plein écran
level-setup = Joueurs, options
level-tutorial = Tutoriel
level-go-on = Continuer la leçon
level-again = Revoir la leçon
level-from-beginning = Depuis le début
level-play = Jouer
level-chapters = Chapitres finis : { $done } sur { $all }
level-done = Leçon apprise. Bravo !
level-minutes = Environ { $minutes } minutes
level-early = Mieux après la leçon d’avant. Mais la porte est ouverte.
lesson-pause-resume = Continuer
lesson-pause-replay = Refaire le chapitre
lesson-pause-skip = Passer le chapitre
lesson-pause-rules = Règles
lesson-pause-settings = Réglages
lesson-pause-leave = Quitter la leçon
finish-title = Bravo !
finish-what = Tu as terminé « { $lesson } ».
finish-play = Jouer une partie
finish-quiz = Qu’ai-je appris ?
finish-levels = Toutes les leçons
