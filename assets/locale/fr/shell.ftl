# The shell: everything that is not one game's own.

## Title

bigebang-title = Big*Bang
bigebang-tagline = Fusionne des noyaux, fais de la lumière, bâtis la plus grande étoile.
bigebang-minutes = 5–9
particle_builder-title = Particle Builder
particle_builder-tagline = Échange des cartes, remplis ton tapis et construis ta cible en premier.
particle_builder-minutes = 4
tutti_quantum-title = Tutti Quantum
tutti_quantum-tagline = Pose tes cartes et dessine un diagramme de Feynman que la nature permet.
tutti_quantum-minutes = 4–6
u_know_feynman-title = U-kNOw Feynman
u_know_feynman-tagline = Matière devant, antimatière derrière : vide ta main avant les autres.
u_know_feynman-minutes = 8–15
particle_panic-title = Particle Panic
particle_panic-tagline = Des particules s’échappent du labo. Arrêtez-le ensemble.
particle_panic-minutes = 8

title-play = JOUER
title-learn = LEÇONS
title-learn-new =
    LEÇONS
    Première fois ?
title-setup = Joueurs et options
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
title-facts = { $seats } joueurs · environ { $minutes } minutes · dès 13 ans
title-facts-fair = { $seats } joueurs · environ { $minutes } minutes
title-pair = À deux
title-newer = Une nouvelle version est prête : la charger
title-about = À propos de Quarkade
title-codex = Codex : toutes les particules
title-hunt = La chasse au pic : de vraies collisions
title-statistics = Statistiques et exploits
title-today = Énigmes du jour
title-today-open = À résoudre
title-today-solved =
    { $solved ->
        [one] Résolue : { $solved }/{ $games }
       *[other] Résolues : { $solved }/{ $games }
    }
title-today-run =
    { $state }
    { $run } jours de suite
title-today-spoken =
    { $solved ->
        [one] { $name } : { $solved } résolue sur { $games }
       *[other] { $name } : { $solved } résolues sur { $games }
    }
title-board = Meilleurs résultats et parties à voir
title-settings = Réglages
title-sound = Activer ou couper le son
title-full = Plein écran
title-leave = Quitter la salle d’arcade
leave-title = Quitter la salle d’arcade ?
leave-yes = Quitter
leave-no = Rester
continue-title = Reprendre { $name } ?
continue-body = { $moves ->
    [0] Tout est prêt. Personne n’a encore joué.
    [one] Un seul coup a été joué.
   *[other] { $moves } coups ont été joués. Tout est resté en place.
}
continue-yes = Reprendre
continue-no = Pas maintenant
continue-lose = Abandonner cette partie de { $name } ?
continue-lost = { $moves ->
    [0] Tout est prêt, mais personne n’a encore joué.
    [one] Son seul coup sera perdu. Si tu la gardes, le bouton REPRENDRE de sa borne t’y ramène.
   *[other] Ses { $moves } coups seront perdus. Si tu la gardes, le bouton REPRENDRE de sa borne t’y ramène.
}
continue-keep = La garder
continue-give-up = L’abandonner

## Words used everywhere

on = oui
off = non
done = Terminé
back = Retour
close = Fermer
saved-open = Ouvrir le dossier
saved-print = Imprimer
saved-print-all = Imprimer les { $n } fichiers
saved-sure = Imprimer { $n } fichiers ?
saved-not-now = Pas maintenant
saved-printing = { $n ->
    [one] Le fichier part à l’imprimante.
   *[other] { $n } fichiers partent à l’imprimante.
}
saved-refused = Cela n’a pas marché sur cet ordinateur. Les fichiers sont dans le dossier { $folder }.
pages = { $page } / { $pages }
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

statistics-title = { $game } : statistiques et exploits
statistics-against = Contre
statistics-played = Jouées
statistics-won = Gagnées
statistics-shared = Nulles
statistics-person = Humains
statistics-alone = En solo
statistics-none = Aucune partie n’est encore terminée. Chaque partie terminée est comptée ici, sur cet ordinateur seulement.
statistics-choose = Choisis un exploit pour lire comment le réussir.
statistics-of = Exploits : { $done } sur { $all }
achievement-earned = ★ Exploit : { $name }
achievement-done = { $name } : réussi. { $how }
achievement-open = { $name } : pas encore. { $how }
achievement-particle_builder-proton = Proton
achievement-particle_builder-proton-how = Complète le proton : deux quarks up et un quark down.
achievement-particle_builder-neutron = Neutron
achievement-particle_builder-neutron-how = Complète le neutron : un quark up et deux quarks down.
achievement-particle_builder-atom = Atome
achievement-particle_builder-atom-how = Complète un atome d’hydrogène, ou un cousin exotique comme le positronium.
achievement-particle_builder-antimatter = Antimatière
achievement-particle_builder-antimatter-how = Complète un antiproton, un antineutron ou un antihydrogène.
achievement-particle_builder-annihilation = Éclair
achievement-particle_builder-annihilation-how = Annihile une particule avec son antiparticule.
achievement-particle_builder-weak = Faible mais malin
achievement-particle_builder-weak-how = Avec un boson W, change une particule en une autre (dès le niveau 5).
achievement-tutti_quantum-compton = Diffusion Compton
achievement-tutti_quantum-compton-how = Trace une ligne d’électron entre deux vertex à photon : la lumière rebondit sur un électron.
achievement-tutti_quantum-higgs-self = Higgs contre Higgs
achievement-tutti_quantum-higgs-self-how = Complète un vertex de trois lignes de Higgs.
achievement-tutti_quantum-loop = La boucle est bouclée
achievement-tutti_quantum-loop-how = Ferme une boucle de lignes dans ton diagramme.
achievement-tutti_quantum-light-by-light = Lumière contre lumière
achievement-tutti_quantum-light-by-light-how = Construis une boucle d’électrons ou de quarks avec quatre photons.
achievement-u_know_feynman-nucleon = Trois quarks d’un coup
achievement-u_know_feynman-nucleon-how = Joue un proton, un neutron ou l’une de leurs antiparticules : trois quarks ensemble.
achievement-u_know_feynman-gluon = Décollé !
achievement-u_know_feynman-gluon-how = Renvoie un gluon.
achievement-u_know_feynman-caught = Détecteur affûté
achievement-u_know_feynman-caught-how = Attrape quelqu’un qui a oublié de crier DECAY.
achievement-bigebang-helium = Hélium
achievement-bigebang-helium-how = Obtiens un noyau d’hélium 4 par fusion.
achievement-bigebang-carbon = Carbone
achievement-bigebang-carbon-how = Relie trois noyaux d’hélium 4, comme les vieilles étoiles.
achievement-bigebang-flash = Huit éclats de lumière
achievement-bigebang-flash-how = Annihile hélium 4 et antihélium 4 : huit particules deviennent de la lumière.
achievement-bigebang-gold = Énigme d’or
achievement-bigebang-gold-how = Gagne l’or dans une des trois énigmes.
achievement-particle_panic-code = Premier code
achievement-particle_panic-code-how = Entre un code d’autodestruction.
achievement-particle_panic-shutdown = Arrêt complet
achievement-particle_panic-shutdown-how = Entre tous les codes à temps, à n’importe quelle difficulté.
achievement-particle_panic-published = Contre toute attente
achievement-particle_panic-published-how = Arrête le labo avec les règles publiées.

## About

about-title = À propos de Quarkade
about-what = Cinq jeux de table sur les plus petites choses qui existent. Tout fonctionne sur cet ordinateur : pas de compte, pas de réseau, pas de données personnelles.
about-games = Les jeux et leurs auteurs
about-made = Toutes les images et tous les textes ont été faits pour Quarkade. Nous expliquons les règles avec nos mots. Les jeux appartiennent à leurs auteurs.
about-font = Police : DejaVu Sans, libre sous la licence Bitstream Vera et DejaVu.
about-data = Données sur les particules : Particle Data Group, 2025.
about-collisions = Collisions réelles : collaboration CMS, CERN Open Data (CC0), réduites pour cette salle d’arcade.
about-tools = Construit avec : { $names }
about-licences = Le texte de toutes les licences est dans le fichier licences.html, à côté du programme ou de la page.
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
level-fit = Rival
level-match50 = À mon niveau
level-match65 = À mon niveau, facile
level-match35 = À mon niveau, difficile
level-random = Hasard

## Before a game

setup-players = Joueurs
setup-players-n = { $n }
setup-start = Jouer
setup-more = Plus d’options
setup-seed = Graine : { $seed }
setup-seed-chance = Graine : au hasard
setup-day = Énigme du jour
setup-series = Série
setup-fitting = { $name } · { $rating }
setup-series-one = sans série
setup-series-to = le premier à { $goal } jetons
setup-series-help = Tu gardes tes jetons d’une partie à l’autre. La série s’arrête quand quelqu’un a atteint le but et est en tête.
setup-series-deals = { $deals } donnes, points additionnés
setup-series-exchanged = même donne, places échangées
setup-deals-help = En une seule donne, la chance compte beaucoup. Dans un match de plusieurs donnes, les points s’additionnent. Si on échange les places, chacun joue chaque main une fois.
setup-pace = Sur cet ordinateur, il faudrait à Nobel environ { $seconds } s par coup. Ce niveau s’arrête après { $cap } s et joue un peu moins bien.
seed-title = Quelle donne veux-tu ?
seed-what = La même graine donne la même partie, à toi et à tous ceux à qui tu la donnes. Écris des mots, une date, ou le long code d’une page de résultat.
seed-erase = Effacer
seed-chance = Au hasard
seed-words = Trois mots
seed-day = Donne du jour
seed-take = L’utiliser
series-head = Jusqu’à { $goal } jetons : { $first } { $one } – { $second } { $two }
deals-head = Donne { $game } sur { $deals } : { $standing }
deals-player = { $name } { $points }
deals-players = { $one } – { $other }
puzzle-head = Graine : { $seed }
puzzle-head-best = Graine : { $seed } · Record : { $best }

## At the table

rail-pause = Pause
rail-help = Règles
rail-play-on = Continuer à partir d’ici
rail-close = Fermer
rail-look = Regarder un élément
rail-again = Revoir les derniers coups
again-nothing = Il n’y a encore aucun coup des autres à revoir.
look-ask = Touche un élément pour lire ce que c’est.
look-not = Touche un élément pour le jouer.
spot-die = Le dé montre { $face }.
look-nothing = Il n’y a rien de plus à lire ici.
rail-undo = Annuler
rail-hint = Indice
rail-result = Retour au résultat
carry-places = Elle ne va pas ici. { $n ->
    [one] Elle peut aller à la place marquée.
   *[other] Elle peut aller à l’une des { $n } places marquées.
}
table-over = Voilà la fin de la partie. Le bouton allumé à droite te ramène au résultat.
lens-whole = Tout voir
lens-nearer = Agrandir
lens-farther = Réduire
undo-done = Coup annulé.
undo-done-of = Coup annulé : { $who } rejoue.
undo-nothing = Il n’y a encore rien à annuler.
undo-chance = Impossible d’annuler : un dé a été lancé ou une carte montrée.
undo-over = La partie est finie. Son résultat est enregistré.
undo-other = Impossible d’annuler : quelqu’un d’autre a joué depuis.
partner-asks = { $who } demande : { $words }
hint-costs = Un indice te montre un bon coup. Mais une partie avec un indice ne compte ni pour les exploits ni pour ton classement. Touche encore la lampe pour le voir.
hint-free = { $hint } Dans tes premières parties, les indices sont gratuits.
hint-not-now = L’indice est là pendant ton tour. Attends qu’il vienne.
hint-thinking = Je réfléchis…
rule-for = { $who } ! { $rule }
rule-for-younger = { $who }, c’est le plus jeune. { $rule }
hint-line = Indice : { $reason }
hint-line-then = Indice : { $reason } { $then }
forced-skip = Cela se fait tout seul, car tu n’as pas le choix. Touche pour ne pas attendre.
notice-touch = Touche l’écran pour continuer.
hint-once-more = Encore une fois. { $hint }
hint-best-found = C’est le meilleur coup trouvé.
handover-title = { $name }, à toi de jouer
handover-why = Viens devant l’écran avant d’ouvrir le rideau. Toi seul peux voir ces cartes.
handover-ready = C’est bon
pause-title = Pause
pause-resume = Reprendre
pause-rules = Règles
pause-log = Historique
pause-think = Voir la machine réfléchir
pause-settings = Réglages
pause-again = Nouvelle partie
pause-change = Changer d’adversaire
pause-change-crew = Changer l’équipe
pause-leave = Enregistrer et quitter
pause-leave-visitor = Retour au menu
pause-again-ask = Commencer une nouvelle partie ?
pause-again-lost = Cette partie n’est pas finie. Si tu en commences une autre, tu l’abandonnes.
pause-again-no = Continuer
pause-again-yes = Nouvelle partie
log-title = Historique
log-older = Avant
log-newer = Après
log-empty = Il ne s’est encore rien passé.
log-look = Coup { $move } : { $line } Voir la table comme elle était alors
past-now = Retour à la partie
past-prompt = Tu regardes en arrière : coup { $at } sur { $all }, tous joueurs compris
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
inside-write = Enregistrer cette partie dans un fichier

## After a game

result-you-won = Gagné !
result-won = Victoire : { $name }
result-your-team-won = Ton équipe gagne !
result-team-won = Victoire : { $one } et { $other }
result-draw = Victoire partagée
result-together-won = Ensemble, vous avez réussi !
result-together-lost = Pas cette fois
result-alone-won = Tu as réussi !
result-series-you-won = Tu gagnes la série !
result-series-won = Série gagnée : { $name }
result-series-your-team-won = Ton équipe gagne le match !
result-series-team-won = Match gagné : { $one } et { $other }
result-series-shared = Match nul
result-counting = On compte
result-badge = Le plus rare : { $name }
result-badge-of = Le plus rare : { $name } ({ $who })
result-again = Rejouer
result-review = Analyser
result-harder = Ensuite : { $name }
result-easier = Plus facile : { $name }
result-step = { $step }
    { $detail }
result-next-deal = Donne { $deal } sur { $deals }
result-deal-you-won = Donne { $deal } gagnée
result-deal-won = Donne { $deal } : victoire de { $name }
result-deal-your-team-won = Ton équipe gagne la donne { $deal }
result-deal-team-won = Donne { $deal } : victoire de { $one } et { $other }
result-next = Partie suivante
result-new-series = Nouvelle série
result-same = Même donne
result-seed = Graine : { $seed }
result-prose = **{ $what }** · { $text }
result-facts = Vu dans cette partie
result-facts-more = { $first } À relire : { $names }
result-list = { $one } · { $more }
result-best = Record avec cette graine : { $score }
result-hints =
    { $hints ->
        [one] Avec un indice : défis et exploits ne comptent pas.
       *[other] Avec { $hints } indices : défis et exploits ne comptent pas.
    }
result-best-new = Nouveau record pour cette graine : { $score }
series-stands = Série : le premier à { $goal } jetons
deals-stand = Points : { $games } donnes sur { $deals }
series-wins = Victoires sur { $games } parties
series-together = Cette séance
series-won-together = Gagnées : { $won } sur { $games }
result-look = Voir la table
result-why = Ce qui a fait la différence : { $what }, { $mine } à { $theirs }.
result-level = { $n } à { $n } : égalité au point près !
result-level-why = { $one } : { $what }, { $a } à { $b }. { $two } : { $other }, { $c } à { $d }.
result-today = Énigme : 1 minute
result-leave = Menu
result-board = Ajouter aux meilleurs résultats
result-sheet = Une page à emporter
result-watch = Revoir cette partie

## Looking back at a game

review-title = Analyse
review-busy = Examen de tes coups : { $percent } %
review-busy-of = Examen des coups : { $percent } %
review-why = Voici les choix qui t’ont coûté le plus. Seul compte ce que tu pouvais savoir.{ $luck ->
    [0] {""}
   *[other] {" "}La malchance ne compte pas.
    }
review-why-of = Voici les choix qui ont coûté le plus. Seul compte ce que chacun pouvait savoir.{ $luck ->
    [0] {""}
   *[other] {" "}La malchance ne compte pas.
    }
review-why-tasks = Voici les choix qui t’ont coûté le plus.{ $luck ->
    [0] {""}
   *[other] {" "}La malchance ne compte pas.
    } Dès demain, retrouve-les dans « Entraînement ».
review-why-small = Aucun de tes choix n’a coûté cher. Ceux-ci ont coûté un peu et méritent un coup d’œil.
review-why-small-of = Aucun choix n’a coûté cher. Ceux-ci ont coûté un peu et méritent un coup d’œil.
review-none = Aucun de tes choix ne t’a coûté cher. Bien joué !
review-none-of = Aucun choix n’a coûté cher. Bien joué !
review-turn-down = Ici, tes chances ont le plus baissé : de { $first } % à { $last } %. C’est le hasard, ou ce qu’ont fait les autres. { $line }
review-turn-down-of = Ici, pour { $name }, les chances ont le plus baissé : de { $first } % à { $last } %. C’est le hasard, ou ce qu’ont fait les autres. { $line }
review-turn-up = Ici, tes chances ont le plus augmenté : de { $first } % à { $last } %. C’est le hasard, ou ce qu’ont fait les autres. { $line }
review-turn-up-of = Ici, pour { $name }, les chances ont le plus augmenté : de { $first } % à { $last } %. C’est le hasard, ou ce qu’ont fait les autres. { $line }
review-cause-down = Ici, tes chances ont le plus baissé : de { $first } % à { $last } %. Ton choix n’y est pour rien. { $line }
review-cause-down-of = Ici, pour { $name }, les chances ont le plus baissé : de { $first } % à { $last } %. Son choix n’y est pour rien. { $line }
review-cause-up = Ici, tes chances ont le plus augmenté : de { $first } % à { $last } %. { $line }
review-cause-up-of = Ici, pour { $name }, les chances ont le plus augmenté : de { $first } % à { $last } %. { $line }
review-turn-then = { $first } Ensuite : { $then }
review-aftermath = { $first } – { $then }
review-turn-one = Voici ce qui s’est passé : { $line }
review-nothing = Il n’y a rien à analyser : aucun adversaire ici ne sait analyser cette partie.
review-cost = Ton tour { $turn }, −{ $cost } %
review-cost-of = { $name }, tour { $turn }, −{ $cost } %
review-played = { $name } : choix encadré en blanc.
review-told-of = { $name } : { $line }
review-better = Mieux : { $reason }
review-better-of = Mieux pour { $name } : { $reason }
review-outlook = Tes chances : environ { $got } %. Avec le meilleur coup : { $could } %. 100 %, c’est la victoire certaine.
review-outlook-of = Chances de { $name } : environ { $got } %. Avec le meilleur coup : { $could } %. 100 %, c’est la victoire certaine.
review-course = Cette courbe montre ta partie. À ton premier choix, tes chances étaient de { $first } %, ensuite entre { $least } et { $most } %.
review-course-of = Cette courbe montre la partie de { $name }. Au premier choix, les chances étaient de { $first } %, ensuite entre { $least } et { $most } %.
review-course-key = En haut : tu vas sans doute gagner. Pointillés : une chance sur deux. Bande verte : l’incertitude de l’ordinateur.
review-course-key-of = En haut : { $name } va sans doute gagner. Pointillés : une chance sur deux. Bande verte : l’incertitude de l’ordinateur.
review-mark-played = le coup joué
review-mark-better = le meilleur coup

## Settings

settings-title = Réglages
settings-note = Chaque changement est enregistré sur cet ordinateur.
settings-visit = La personne suivante retrouvera les réglages habituels.
setting-language = Langue
setting-text_size = Taille du texte
setting-speed = Vitesse
setting-full_screen = Plein écran
setting-muted = Son coupé
setting-reduced_motion = Moins d’effets
setting-high_contrast = Contraste fort
setting-unhurried = Sans chrono
setting-vibration = Vibration (manette, téléphone)
setting-music_follows = La musique suit la partie
setting-thoughts = Montrer leurs pensées
setting-forced = Coups forcés automatiques
setting-throws = Lancer les dés à la main
setting-guide = Éclairer le meilleur coup
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
pad-kept = Ce bouton sert déjà à « { $act } ». Donne d’abord un autre bouton à « { $act } ».
pad-moves = Ce bouton déplace le cadre. On ne peut pas le changer.
pad-swapped = « { $one } » et « { $other } » ont échangé leurs boutons.
pad-lost = « { $act } » n’a plus de bouton.
action-ok = Choisir
action-back = Retour, pause
action-hint = Indice
action-undo = Annuler
action-help = Règles
action-look = Voir un élément
action-again = Revoir les coups
action-next = Suivant
action-previous = Précédent
action-mute = Couper le son
action-speech = Lecture
action-full_screen = Plein écran
action-picture = Capture d’écran
action-nearer = Agrandir
action-farther = Réduire
action-inside = Sous le capot
action-whole = Voir toute la table
guide-first = premières parties
guide-always = toujours
guide-never = jamais
speed-50 = lente
speed-100 = normale
speed-200 = rapide
speed-0 = immédiate

## Reading aloud, and captions for what can be heard

speech-on = La lecture à voix haute est activée. { $key } l’arrête.
speech-off = La lecture à voix haute est arrêtée.
speech-mute = Cet ordinateur n’a pas de voix. Le texte s’affiche ici.
sound-off = Le son est coupé. La même touche le rétablit.
sound-on = Le son est rétabli.
picture-kept = Capture d’écran enregistrée : { $file }
picture-not-kept = La capture d’écran n’a pas pu être enregistrée : Quarkade ne peut pas écrire dans le dossier.
spoken-lit = { $what } : éclairé, un bon coup
spoken-open = { $what } : sélectionnable
spoken-picked = { $what } : sélectionné
caption-wrong = [ buzz : impossible ]
caption-card = [ une carte glisse ]
caption-swap = [ souffle : échange ]
caption-chime = [ carillon ]
caption-good = [ notes qui montent : bravo ]
caption-annihilate = [ son qui descend : éclair ]
caption-die = [ un dé roule ]
caption-alarm = [ alarme ]
caption-siren = [ sirène ]
caption-turn = [ deux notes : à toi ]
caption-win = [ fanfare : victoire ]
caption-loss = [ notes qui descendent : défaite ]
caption-flip = [ une carte se retourne ]
caption-shuffle = [ on mélange les cartes ]
caption-decay = [ trille qui descend : désintégration ]
caption-fuse = [ vrombissement qui monte : ça se lie ]
caption-tick = [ tic ]
caption-point1 = [ une note : on compte ]
caption-point2 = [ une note : on compte ]
caption-point3 = [ une note : on compte ]
caption-point4 = [ une note : on compte ]
caption-point5 = [ une note : on compte ]
caption-jolt = [ choc sourd ]
caption-thud = [ des coups sourds, de plus en plus vite ]

## Saved games that cannot be opened

record-size = Cette partie enregistrée est trop grosse pour venir de Quarkade ({ $where } caractères). Elle n’a pas été modifiée.
record-json = Cette partie enregistrée est abîmée ({ $where }). Elle n’a pas été modifiée. Tu peux toujours commencer de nouvelles parties.
record-foreign = Ce fichier n’est pas une partie de Quarkade. Il n’a pas été modifié.
record-newer = Cette partie vient d’un Quarkade plus récent (format { $where }). Mets Quarkade à jour pour l’ouvrir.
record-field = Cette partie enregistrée est abîmée : l’élément « { $where } » manque ou est faux. Elle n’a pas été modifiée.
record-game = Cette partie est celle d’un jeu que ce Quarkade n’a pas : { $where }.
record-newer-rules = Cette partie suit des règles plus récentes (numéro { $where }). Mets Quarkade à jour pour l’ouvrir.
record-older-rules = Cette partie suit d’anciennes règles (numéro { $where }). Elle ne peut pas continuer avec celles d’aujourd’hui.
record-setup = Cette partie a une mise en place qui n’existe pas : { $where }.
record-move = Cette partie enfreint les règles au coup { $where }. Tu peux la regarder jusque-là.
record-changed = Cette partie a été modifiée : après le coup { $where }, elle ne correspond plus à ce qui a été enregistré. Tu peux la regarder jusque-là.
record-dealt = Cette partie a été modifiée : ses cartes n’ont pas été distribuées ainsi ({ $where }).
record-digest = Cette partie a été modifiée plus tard : sa fin ne correspond pas à ce qui a été enregistré ({ $where }).

## What lasts: the store of games, the settings

store-damaged = Les parties enregistrées étaient abîmées. Elles sont maintenant dans { $file }. Quarkade commence sans partie enregistrée.
store-restored = Les parties enregistrées étaient abîmées. Elles sont maintenant dans { $file }. Quarkade utilise sa copie du { $day }.
store-rescued = Les parties enregistrées étaient abîmées. Elles sont maintenant dans { $file }. Quarkade garde tout ce qu’il a pu vérifier : { $games ->
    [one] une partie
   *[other] { $games } parties
}. { $lost ->
    [0] À notre connaissance, rien ne manque.
    [one] Une partie a perdu quelques coups, ou tous.
   *[other] { $lost } parties ont perdu quelques coups, ou tous.
}
store-conflict = Un autre programme a modifié les parties enregistrées. Sa version est maintenant dans { $file }. Quarkade utilise la sienne.
store-missing = Les parties enregistrées avaient disparu. Quarkade utilise sa copie du { $day }.
store-newer = Les parties viennent d’un Quarkade plus récent ({ $program }). Elles ne sont pas modifiées. Rien ne s’enregistre tant que tu ne mets pas Quarkade à jour.
store-memory = Rien ne peut être enregistré dans ce dossier ({ $why }). Tu peux jouer, mais tes parties seront perdues quand tu quitteras.
store-refused = { $count ->
    [one] Une partie enregistrée est abîmée et ne s’ouvre pas. Toutes les autres sont intactes.
   *[other] { $count } parties enregistrées sont abîmées et ne s’ouvrent pas. Toutes les autres sont intactes.
}
store-full = Le disque est plein. Continue à jouer : Quarkade enregistre tes coups dès qu’il y a de la place.
store-readonly = Quarkade ne peut pas écrire sur le disque. Continue à jouer : tes coups seront enregistrés dès que possible.
store-stuck = L’enregistrement ne marche pas pour le moment ({ $why }). Continue à jouer : tes coups seront enregistrés dès que possible.
store-locked = Quarkade tourne déjà avec ces parties enregistrées. Ferme d’abord l’autre fenêtre.
store-check-file = Le fichier des parties enregistrées est abîmé : { $found }.
store-check-stray = Le dossier des parties enregistrées contient un fichier qui n’est pas de Quarkade : { $file }. Le prochain démarrage le mettra de côté.
store-check-newer = Le fichier des parties vient d’un Quarkade plus récent ({ $program }).
store-check-game = Partie { $id } : { $why }
store-check-log = Elle est abîmée ({ $where }).
store-line = { $id }  { $when }  { $name }  ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $state })
store-line-open = en cours
store-line-finished = terminée
store-none = Il n’y a aucune partie enregistrée.
store-no-game = La partie { $id } n’existe pas, ou ne peut pas être ouverte. « store list » montre celles qui peuvent l’être.
store-exported = La partie { $id } est enregistrée dans { $file }.
store-not-exported = La partie { $id } n’a pas pu être enregistrée dans { $file } : { $why }.
store-export-there = ce fichier existe déjà ; --force l’écrase
store-export-ours = ce nom est celui d’un fichier de Quarkade
store-export-kind = ce n’est pas un fichier ordinaire
store-rescue-done = Récupéré dans { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $moves ->
    [one] un coup
   *[other] { $moves } coups
}. { $lost ->
    [0] À notre connaissance, rien ne manque.
    [one] Une partie a perdu quelques coups, ou tous.
   *[other] { $lost } parties ont perdu quelques coups, ou tous.
}
store-rescue-none = Aucune partie enregistrée n’a été trouvée dans { $file }.
store-not-rescued = Rien n’a pu être enregistré dans { $file } : { $why }.
store-imported = { $name } : importée comme partie { $id }.
store-not-imported = { $file } n’a pas été importé. { $why }
store-import-kind = Ce n’est pas un fichier ordinaire.
store-import-open = Impossible de le lire ({ $why }).
store-import-text = Ce n’est pas un fichier texte.
store-not-kept = L’enregistrement a échoué.
settings-damaged = Les réglages étaient abîmés. Ils sont maintenant dans { $file }. Tout est revenu aux valeurs par défaut.
settings-restored = Les réglages étaient abîmés. Ils sont maintenant dans { $file }. Tu retrouves ceux d’avant ton dernier changement.
settings-wrong = Certains réglages étaient faux et sont revenus à leur valeur par défaut : { $names }. Les anciens sont dans { $file }.
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
coach-play = Jouer
coach-show = Montre-moi
coach-retry = Réessayer
coach-another = Un autre essai
coach-not-that = Tu peux faire cela, mais essaie d’abord ce que j’ai demandé. J’ai annulé ton coup.
coach-turn = { $turn } / { $turns } : { $text }
coach-said = Ta réponse : { $said }
coach-you-said =
    Tu as dit : « { $said } ». Regarde !
    { $text }
coach-expect = À quoi t’attends-tu ?
coach-new-table = Nouvelle situation ! { $text }
coach-seen = Ton essai
coach-result = C’est aussi un résultat
coach-once-more = Que vas-tu encore essayer ?
coach-state = Énonce la loi toi-même
coach-law = Comme le dit la physique
coach-run = C’est parti
coach-again = Encore
coach-chart-thrown = Compté ici, sur { $n }
coach-chart-printed = Ce que les dés du jeu donnent en moyenne
coach-chart-nature = Ce que fait la nature
coach-chart-bar = { $what } : { $n }

## Lessons

login-title = Bienvenue dans la salle d’arcade
login-saved = Ta partie est enregistrée. Choisis un nom : écris-le, ou laisse quatre questions le trouver. Tu peux passer.
login-question = Choisis un nom : écris-le, ou laisse quatre questions le trouver. Tu peux passer.
login-full = Plein écran
login-window = Revenir à la fenêtre
login-ask = Comment veux-tu qu’on t’appelle ?
login-kept = Tous les noms sont bons. Le tien reste sur cet appareil. Pas besoin de mot de passe.
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
level-quiz-why = Réponds à quelques questions maintenant et à d’autres après la leçon. Tu verras alors ce que tu as appris.
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
level-done-partly = Tu l’as terminée : { $right } questions sur { $asked } justes du premier coup.
level-minutes = Environ { $minutes } minutes
level-early = Mieux après la leçon d’avant, mais tu peux commencer ici.
lesson-pause-resume = Continuer
lesson-pause-replay = Refaire le chapitre
lesson-pause-skip = Passer le chapitre
lesson-pause-to-game = Aller au jeu
lesson-pause-rules = Règles
lesson-pause-settings = Réglages
lesson-pause-leave = Quitter la leçon
finish-title = Bravo !
finish-what = Tu as terminé « { $lesson } ».
finish-play = Jouer une partie
finish-quiz = Qu’ai-je appris ?
finish-levels = Toutes les leçons
finish-pressed = Tu es au bout !
finish-try-it = Tu as surtout appuyé pour avancer. Trouver les lois toi-même est plus amusant : reprends les questions manquées, ou recommence la leçon.
finish-stars = Étoiles : { $stars } sur 3. Réponses justes du premier coup : { $right } sur { $asked }
finish-again =
    { $n ->
        [one] Une question manquée
       *[other] { $n } questions manquées
    }
again-number = Questions manquées, autrement : { $n } sur { $all }
again-which = Quelle réponse cela exclut-il ?
again-not-that = Cela n’exclut pas celle-là. Essaie une autre.
again-reason = « { $why } »
