# Particle Builder: everything that this game says.

particle_builder-credits = Particle Builder est de Lachlan McGinness et Harri Leinonen. Ils l’ont fait avec les enseignants du High School Teacher Programme au CERN en 2016. Rowan McGinness a dessiné ses illustrations (2018). Une équipe d’étudiants de l’ANU School of Computing a fait sa version en ligne (2024). doi.org/10.5281/zenodo.1341746

## Options

particle_builder-option-level = Niveau
particle_builder-option-level-1 = 1 Particules
particle_builder-option-level-2 = 2 Interactions
particle_builder-option-level-3 = 3 Couleur
particle_builder-option-level-4 = 4 Dés
particle_builder-option-level-5 = 5 Bosons W
particle_builder-option-level-6 = 6 Neutrinos
particle_builder-option-level-7 = 7 Désintégrations
particle_builder-option-level-help = Chaque niveau ajoute un peu de physique aux niveaux d’avant.
particle_builder-option-level-1-help = Compare, échange, pose, annihile : le meilleur début.
particle_builder-option-level-2-help = Gluon, photon et Z peuvent attirer des cartes de tes rivaux.
particle_builder-option-level-3-help = Les quarks ont une charge de couleur, et les cibles doivent être de couleur neutre.
particle_builder-option-level-4-help = Annihilations et interactions ne réussissent que si le dé donne un nombre pair.
particle_builder-option-level-5-help = Les bosons W transforment les particules. Les annihilations laissent de nouveaux bosons.
particle_builder-option-level-6-help = Les neutrinos du tapis changent de saveur au début du tour.
particle_builder-option-level-7-help = Les particules instables du tapis se désintègrent au début du tour.
particle_builder-option-target = Cibles
particle_builder-option-target-0 = Première partie
particle_builder-option-target-15 = 15 points
particle_builder-option-target-20 = 20 points
particle_builder-option-target-25 = 25 points
particle_builder-option-target-30 = 30 points
particle_builder-option-target-35 = 35 points
particle_builder-option-target-40 = 40 points
particle_builder-option-target-1 = Surprise
particle_builder-option-target-help = Plus la cible est difficile, plus elle rapporte. Toutes les cibles de la partie ont la même valeur.
particle_builder-option-target-0-help = Proton contre neutron : les plus faciles, pour commencer.
particle_builder-option-target-1-help = La valeur des cibles est tirée au hasard.
particle_builder-option-choose = Choix des cibles
particle_builder-option-choose-0 = au hasard
particle_builder-option-choose-1 = les joueurs
particle_builder-option-choose-help = Les cibles sont tirées au hasard, ou chacun choisit à son tour.
particle_builder-option-blind = Échange à l’aveugle
particle_builder-option-blind-0 = non
particle_builder-option-blind-1 = oui
particle_builder-option-blind-help = On n’annonce que les valeurs comparées. Le gagnant décide s’il échange, sans voir l’autre carte.
particle_builder-option-labelled = Cases marquées
particle_builder-option-labelled-0 = non
particle_builder-option-labelled-1 = oui
particle_builder-option-labelled-help = Une case par saveur, pour la particule ou son antiparticule. Niveaux 1 à 5.
particle_builder-option-accurate = Couleur conservée
particle_builder-option-accurate-0 = non
particle_builder-option-accurate-1 = oui
particle_builder-option-accurate-help = Dès le niveau 3 : un gluon échange deux couleurs au lieu d’en changer une. Plus proche de la nature.
particle_builder-option-oscillations = Oscillations au niveau 7
particle_builder-option-oscillations-0 = non
particle_builder-option-oscillations-1 = oui
particle_builder-option-oscillations-help = Le niveau 7 peut garder les oscillations des neutrinos du niveau 6. Sans elles, le jeu va plus vite.
particle_builder-option-starts = Premier tour
particle_builder-option-starts-0 = au hasard
particle_builder-option-starts-1 = Joueur 1
particle_builder-option-starts-2 = Joueur 2
particle_builder-option-starts-3 = Joueur 3
particle_builder-option-starts-help = Qui commence ? Une bonne coutume : celui qui a perdu la dernière partie.
particle_builder-impossible-labelled = Les cases marquées sont pour les niveaux 1 à 5 : les désintégrations demandent plus de place.
particle_builder-impossible-starts = Il n’y a pas de joueur 3 dans une partie à deux.

## Rules

particle_builder-rules-1-title = Niveau 1 : le tour
particle_builder-rules-1 = Construis ta cible avant les autres. Un proton demande deux quarks up et un quark down.

    Au début du tour, chacun pioche une carte et la garde secrète. Celui dont c’est le tour choisit une des quatre grandeurs de sa carte : charge, spin, masse ou durée de vie moyenne. Puis chacun montre sa carte.

    Ta valeur dépasse celle de tous les autres ? Alors tu peux échanger ta carte avec l’un d’eux. Une égalité ne suffit pas. Une charge positive bat zéro, et zéro bat une charge négative. « Stable » bat toutes les durées en secondes ; stable contre stable, il y a égalité.

    Ensuite chacun pose une carte. Celui dont c’est le tour commence. Le tour passe au joueur suivant.
particle_builder-rules-2-title = Niveau 1 : poser
particle_builder-rules-2 = Quarks et leptons sont des fermions : des particules de spin ½. Deux fermions identiques ne sont jamais dans le même état : c’est le principe de Wolfgang Pauli. Dans le jeu, chaque fermion a besoin d’une case vide de sa zone, ou d’une place vide de ta cible qui le demande.

    Les bosons ont un spin 0 ou 1 et peuvent partager un état. Ils vont sur la pile de leur sorte, autant que tu veux.

    Tant que tu tiens une carte, tu peux aussi déplacer des cartes entre ton tapis et ta cible, chacune une fois par tour. Tu ne défausses une carte que si rien d’autre n’est possible.

    Points : un fermion vaut 1, 2 ou 3 selon sa génération. Photon et gluon valent 1, W et Z 3, Higgs 5.
particle_builder-rules-3-title = Niveau 1 : annihilation et fin
particle_builder-rules-3 = Si tu tiens l’antiparticule d’un quark ou d’un lepton posé sur un tapis, tu peux annihiler les deux au lieu de poser ta carte. Les deux cartes comptent pour toi. Les cartes des cibles sont à l’abri.

    La partie s’arrête dès que quelqu’un a toutes les particules de sa cible, sur la cible et le tapis ensemble. Ce joueur prend les points de la cible. Les autres posent encore la carte qu’ils ont en main. Si le paquet s’épuise avant, personne n’a de points de cible.

    Chaque carte du tapis, de la cible et des piles compte. Les paires annihilées comptent aussi. Celui qui a le plus de points gagne.
particle_builder-rules-4-title = Niveau 2 : interactions
particle_builder-rules-4 = Trois bosons peuvent attirer une carte du tapis ou de la cible d’un rival. Le boson est absorbé et défaussé.

    Gluon : prend un quark, un antiquark ou un gluon, si tu as quelque chose qui porte une charge de couleur.

    Photon : prend un quark, un lepton chargé ou un W, si tu as quelque chose qui porte une charge électrique.

    Z : prend n’importe quel quark ou lepton, si tu as un quark, un lepton, un W ou un Higgs.

    Il te faut une place libre pour la nouvelle carte.

    Dans la nature, ces bosons peuvent aussi repousser : deux charges électriques de même signe se repoussent. Ici, ils ne font qu’attirer.
particle_builder-rules-5-title = Niveau 3 : couleur
particle_builder-rules-5 = Chaque quark posé reçoit une charge de couleur : rouge, verte ou bleue. Un antiquark reçoit une anticouleur, montrée par une lettre sous une barre.

    Une cible doit être de couleur neutre. Trois quarks : rouge, vert et bleu. Un quark et un antiquark : une couleur et sa propre anticouleur. Un tétraquark : deux paires de ce genre. Les leptons n’ont pas de couleur.

    Un gluon peut aussi changer la couleur d’un quark sur la table. La nature est plus stricte : la charge de couleur est conservée. Avec « Couleur conservée », le gluon échange les couleurs de deux quarks, ou de deux antiquarks.
particle_builder-rules-6-title = Niveau 4 : sections efficaces
particle_builder-rules-6 = Personne ne peut savoir ce que fera une seule particule. Il n’y a que des probabilités. La section efficace dit à quel point une réaction est probable.

    Pour annihiler, attirer ou changer une couleur, tu lances un dé. Si le nombre est pair, c’est réussi. S’il est impair, ta carte va sur ton tapis.

    Dans la nature, chaque réaction a sa propre chance. Ici, c’est toujours une chance sur deux, pour que le jeu reste rapide.
particle_builder-rules-7-title = Niveau 5 : transformations
particle_builder-rules-7 = Un boson W en main peut transformer un quark ou un lepton sur n’importe quel tapis. Pas besoin de dé. W⁺ augmente la charge électrique de 1, W⁻ la diminue de 1. Un quark devient n’importe quel quark de la bonne charge. Un lepton devient l’autre lepton de sa génération. La matière reste de la matière, l’antimatière de l’antimatière.

    Une paire annihilée laisse des bosons pour tes piles. Des leptons chargés laissent deux photons. Des quarks laissent deux photons ou deux gluons. Des neutrinos laissent un Z, mais seulement si tu fais 6. Un photon seul est impossible : l’énergie et l’impulsion (quantité de mouvement) ne seraient pas conservées à la fois.

    Le paquet a quatre W de plus, un photon et un gluon de plus.
particle_builder-rules-8-title = Niveau 6 : oscillations
particle_builder-rules-8 = Au début de ton tour, on lance un dé pour chaque neutrino et antineutrino de ton tapis. 1 ou 2 : il devient électronique. 3 ou 4 : muonique. 5 ou 6 : tauique. Un antineutrino reste un antineutrino.

    Un neutrino d’une saveur donnée est un mélange de trois masses. En chemin, le mélange change. Pour cette découverte, Takaaki Kajita et Arthur McDonald ont reçu le prix Nobel en 2015.

    Dans la nature, les chances dépendent de la distance et de l’énergie. Trois tiers égaux, c’est une simplification.
particle_builder-rules-9-title = Niveau 7 : désintégrations
particle_builder-rules-9 = Au début de ton tour, on lance les dés pour tout ce qui est instable sur ton tapis : quarks et leptons chargés des générations 2 et 3, W, Z et Higgs. Les cartes de la cible sont à l’abri. Les produits vont dans des cases libres. S’il en manque, tu choisis lesquels garder. Les nouvelles particules attendent ton prochain tour.

    Un quark devient un quark plus léger et te donne un W. Muons, taus, W, Z et Higgs deviennent d’autres particules. Dans chaque désintégration, la charge, le nombre baryonique et les trois nombres leptoniques sont conservés.

    Les dés montrent quelles désintégrations sont fréquentes, mais pas les chances de la nature. Dans la nature, plus de 99 quarks top sur 100 deviennent bottom. Le W d’un quark strange, charm ou bottom représente un W virtuel, car un vrai W est plus lourd que ces quarks. L’un des deux W d’un boson de Higgs est virtuel aussi.
particle_builder-rules-10-title = Cette édition
particle_builder-rules-10 = Le manuel ne précise pas tout. Voici nos choix : le nombre de chaque carte et ses points ; toutes les cibles sauf proton et neutron, et leur valeur ; les mêmes cases pour particules et antiparticules. Les durées de vie des quarks strange, charm et bottom sont celles de particules qui les contiennent.

    Nous avons aussi décidé ceci : les cartes d’une cible peuvent être attirées, mais ne s’annihilent pas et ne se désintègrent pas. Chaque carte passe du tapis à la cible ou l’inverse une fois par tour au plus. Pour comparer, chacun montre sa carte. L’échange à l’aveugle, les cases marquées et l’absence d’oscillations sont des règles maison.

    On ne connaît pas la masse des neutrinos. On sait seulement qu’elle est minuscule. Les trois sont donc à égalité.
particle_builder-rules-11-title = Quand la physique tranche
particle_builder-rules-11 = Le manuel se trompe en quelques endroits. Là, cette édition suit la nature.

    Les particules de spin ½, quarks et leptons ensemble, s’appellent des fermions.

    Un W ne change jamais la matière en antimatière. W⁺ et un neutrino électronique ne font pas un positon, car le nombre leptonique changerait.

    Les produits donnés pour le muon et le tau sont complets. Avec une carte W en plus, le compte des charges ne serait plus bon.

    W⁺ se désintègre en un quark up et un antiquark down, pour que les charges fassent +1. Le Z peut aussi se désintégrer en leptons chargés.
particle_builder-rules-12-title = Les auteurs
particle_builder-rules-12 = Nous avons redessiné les cartes, les tapis et les cibles pour cet écran. Les nombres des cartes viennent du Particle Data Group, 2025.
particle_builder-rules-13-title = Précisions
particle_builder-rules-13 = Tu utilises un pouvoir avec la carte que tu as en main, au lieu de la poser. Le boson est défaussé et ne rapporte rien. La carte qu’il attire peut compléter ta cible.

    N’importe quelle action peut compléter une cible. Les points vont à son propriétaire, peu importe qui a agi. Si deux cibles sont complètes à la fois, celui qui a agi passe en premier, puis on suit le sens des aiguilles d’une montre.

    Ensuite, les autres posent la carte qu’ils ont en main sur leur propre tapis, sans pouvoir, ou la défaussent.

    Vous jouez jusqu’au bout le tour des dernières cartes. Une cible complétée à ce moment-là compte. À égalité de points, vous partagez la victoire.

    Pour annihiler, les couleurs n’ont pas à correspondre. La couleur voyage avec sa carte, qu’elle soit attirée, déplacée ou transformée.
particle_builder-rules-14-title = Le paquet
particle_builder-rules-14 = { $cards } cartes. Les indices et les adversaires se fondent sur cette liste. Il n’y a pas d’autre carte dans le paquet :

    { $deck }

    À partir du niveau 5, il y en a { $cards5 }. On ajoute :

    { $more5 }
particle_builder-rules-15-title = Niveau 7 : quarks, muon et tau
particle_builder-rules-15 = { $dice-top }.
    { $dice-bottom }.
    { $dice-charm }.
    { $dice-strange }.
    { $dice-muon }.
    { $dice-tau }.

    Les antiparticules se désintègrent de la même façon, et leurs produits sont les antiparticules. Dans la nature, un pion neutre est un mélange d’une paire up et d’une paire down. Ici, tu choisis l’une des deux. Une nouvelle paire de quarks reçoit une couleur de ton choix et son anticouleur. Quand un quark en devient un autre, il garde sa couleur.
particle_builder-rules-16-title = Niveau 7 : W, Z et Higgs
particle_builder-rules-16 = Quelle est la fréquence de chaque désintégration ? D’abord d’après les dés, puis (dans la nature) :

    W : { $die-w-quarks } % en deux quarks ({ $real-w-quarks } %), { $die-w-leptons } % en un lepton chargé et un neutrino ({ $real-w-leptons } %).

    Z : { $die-z-quarks } % en une paire de quarks ({ $real-z-quarks } %), { $die-z-neutrinos } % en neutrinos ({ $real-z-neutrinos } %), { $die-z-leptons } % en leptons chargés ({ $real-z-leptons } %).

    Higgs : { $die-higgs-bottom } % en une paire de quarks bottom ({ $real-higgs-bottom } %), { $die-higgs-w } % en W ({ $real-higgs-w } %), { $die-higgs-gluon } % en gluons ({ $real-higgs-gluon } %), { $die-higgs-tau } % en taus ({ $real-higgs-tau } %), { $die-higgs-charm } % en quarks charm ({ $real-higgs-charm } %). Dans { $die-higgs-stays } % des cas, il ne se désintègre pas encore.

    Certaines voies demandent deux ou trois lancers. Quand le dé le demande, on le relance.
particle_builder-deck-line = { $n } de chaque : { $cards }
particle_builder-listed = { $one }, { $other }
particle_builder-below = { $one }
    { $other }
particle_builder-dice-line = { $who } : { $faces }
particle_builder-dice-face = { $faces } → { $what }
particle_builder-dice-plus = { $one } + { $other }
particle_builder-dice-stays = il reste
particle_builder-dice-pions = { $n ->
    [one] un pion neutre
   *[other] { $n } pions neutres
}

## What is asked

particle_builder-headline-won = ▲ Ta valeur gagne !
particle_builder-headline-tied = = Égalité : pas d’échange
particle_builder-headline-lost = ▼ L’autre valeur gagne
particle_builder-headline-lost-three = ▼ Une autre valeur gagne
particle_builder-headline-card = À toi de poser
particle_builder-headline-turn = À toi
particle_builder-headline-completed = Cible complète : { $target } !
particle_builder-prompt-over = La partie est finie.
particle_builder-prompt-between = Un instant.
particle_builder-prompt-wait = On attend : { $seat }.
particle_builder-prompt-wait-statistic = { $seat } choisit une grandeur et peut échanger les cartes si sa valeur est la plus haute.
particle_builder-prompt-aim = Choisis le système de particules que tu veux construire.
particle_builder-prompt-statistic = Choisis une grandeur. Si ta valeur gagne, tu peux échanger.
particle_builder-first-duel = Choisis une grandeur : charge, spin, masse ou vie moyenne. Si ta valeur gagne, tu peux échanger les cartes.
particle_builder-first-duel-three = Choisis une grandeur : charge, spin, masse ou vie moyenne. Si ta valeur est la plus haute, tu peux échanger les cartes.
particle_builder-prompt-swap = On échange ?
particle_builder-prompt-swap-three = Échanger avec :
particle_builder-prompt-place = Pose la carte { $card }.
particle_builder-prompt-annihilate-own = Pose la carte { $card }, ou annihile-la avec la carte { $anti } de ton tapis.
particle_builder-prompt-annihilate-rival = Pose la carte { $card }, ou annihile-la avec la carte { $anti } du tapis de { $seat }.
particle_builder-prompt-annihilate-target = Pose la carte { $card }. Ou reprends la carte { $anti } de ta cible et annihile les deux.
particle_builder-prompt-stack = Les bosons s’empilent : mets la carte { $card } à sa place.
particle_builder-prompt-boson = Mets la carte { $card } sur sa pile, ou fais-la agir sur une carte.
particle_builder-prompt-full = Pas de case libre pour la carte { $card } : déplace une carte, annihile ou défausse.
particle_builder-prompt-last = Dernière carte : pose-la sur une case libre de ton tapis. Plus de cible ni d’annihilation.
particle_builder-prompt-last-stack = Dernière carte : mets la carte { $card } sur sa pile.
particle_builder-prompt-last-full = Dernière carte : aucune case libre pour elle. Défausse-la.
particle_builder-prompt-colour = Quelle charge de couleur ? Dans une nouvelle paire, l’antiquark prend l’anticouleur.
particle_builder-prompt-radiate = L’énergie devient deux photons ou deux gluons.
particle_builder-prompt-pion = Le pion neutre : une paire up ou une paire down ?
particle_builder-prompt-retain = Pas assez de cases libres. Quelle particule gardes-tu ?
particle_builder-button-swap = Échanger
particle_builder-button-swap-with = { $seat }
particle_builder-button-keep = Garder
particle_builder-button-take-back =
    Retirer
    de ta cible
particle_builder-meaning-take-back = Une carte de ta cible peut revenir sur ton tapis. Là, elle peut être annihilée, et sa place sur la cible se libère.
particle_builder-prompt-take-back = Quelle carte revient sur ton tapis ?
particle_builder-prompt-take-back-pair = Quelle carte revient sur ton tapis ? Là, elle peut être annihilée.
particle_builder-prompt-take-back-card = Reprendre la carte { $card } sur ton tapis ? Touche-la encore pour la laisser.
particle_builder-offer-two-photon = deux photons
particle_builder-offer-two-gluon = deux gluons
particle_builder-offer-pair = { $card } et son antiquark

## Names of things on the table

particle_builder-colour-red = rouge
particle_builder-colour-green = vert
particle_builder-colour-blue = bleu
particle_builder-colour-antired = antirouge
particle_builder-colour-antigreen = antivert
particle_builder-colour-antiblue = antibleu
particle_builder-tag-completes = Complet !
particle_builder-tag-wanted = Il te la faut
particle_builder-tag-completes-short = Cible !
particle_builder-tag-wanted-short = Utile
particle_builder-spot-level = Niveau { $level }
particle_builder-spot-aim = Cible : { $target }
particle_builder-spot-aim-worth = Cible : { $target }, vaut { $points }
particle_builder-spot-rival = ton rival
particle_builder-spot-fermions = Quarks et leptons
particle_builder-spot-bosons = Bosons
particle_builder-spot-pairs = annihilées
particle_builder-spot-deck = Paquet : il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
particle_builder-spot-discards = Défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
particle_builder-spot-hidden = carte cachée
particle_builder-spot-in-hand = Ta carte : { $card }
particle_builder-spot-in-rival = { $seat }, en main : { $card }
particle_builder-spot-coloured = { $card }, { $colour }
particle_builder-spot-on-mat = { $card } ({ $seat }, tapis)
particle_builder-spot-on-target = { $card } ({ $seat }, cible)
particle_builder-spot-area = Cible, place pour : { $card }
particle_builder-spot-stack = Pile : { $card }
particle_builder-spot-slot-quark = Case de quark vide
particle_builder-spot-slot-lepton = Case de lepton vide
particle_builder-spot-mat = { $seat } : le tapis
particle_builder-meaning-aim = Une cible complète rapporte { $points } points.
particle_builder-meaning-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici
particle_builder-meaning-pairs = Paires annihilées : { $points } points
particle_builder-meaning-pair = Les cartes { $card } et { $anti } peuvent s’annihiler ici.
particle_builder-pairs-sum = { $points } ({ $pairs } paires)
particle_builder-spot-statistic = { $statistic } : { $value }

## Why not

particle_builder-why-deck = Chacun pioche dans le paquet, mais seulement au début du tour.
particle_builder-why-discards = Tu ne défausses une carte que si tu ne peux rien en faire d’autre.
particle_builder-why-statistic-later = D’abord, chacun doit piocher sa carte pour ce tour.
particle_builder-why-statistic-this = Grandeur comparée dans ce tour : { $statistic }.
particle_builder-why-statistic-done = Ce tour-ci, on a comparé : { $statistic }. On ne compare qu’une grandeur par tour.
particle_builder-why-statistic-first = Choisis d’abord une grandeur. Ensuite, pose ta carte.
particle_builder-why-hand-first = Touche d’abord la carte de ta main.
particle_builder-why-same-slot = Les cases libres se valent : prends celle qui brille.
particle_builder-why-rivals-hand = Cette carte est dans la main d’un rival. Tu ne peux échanger qu’après avoir gagné une comparaison.
particle_builder-why-others-mat = C’est le tapis d’un autre joueur. Ta carte va sur le tien.
particle_builder-why-area = Cette place de la cible demande : { $wanted }. Ta carte : { $card }.
particle_builder-why-stack = Chaque boson a sa pile. Celle-ci est pour : { $boson }.
particle_builder-why-stack-fermion = Seuls les bosons vont sur une pile. La carte { $card } est un fermion : il lui faut sa propre case.
particle_builder-why-slot-boson = La carte { $card } est un boson : elle va sur sa pile à droite.
particle_builder-why-slot-lepton = La carte { $card } est un lepton : elle va dans la rangée du bas.
particle_builder-why-slot-quark = La carte { $card } est un quark : elle va dans la rangée du haut.
particle_builder-why-slot-label = Avec les cases marquées, chaque saveur a sa case. La carte { $card } va ailleurs.
particle_builder-why-finished-target = Une cible est complète. Plus aucune carte ne va sur une cible.
particle_builder-why-finished-pair = Une cible est complète. Plus rien ne s’annihile.
particle_builder-why-target-safe = Tu ne peux pas annihiler les cartes d’une cible.
particle_builder-why-no-pair = Ici, la carte { $card } ne s’annihile qu’avec son antiparticule : { $anti }.
particle_builder-why-pauli = Cette case est prise. Chaque fermion a la sienne. Deux fermions identiques ne partagent jamais un état : c’est le principe de Pauli.
particle_builder-why-level-1 = Au niveau 1, les bosons n’ont pas de pouvoir : mets ta carte sur sa pile.
particle_builder-why-no-ability = La carte { $card } n’a pas de pouvoir à ce niveau.
particle_builder-why-transform = La carte { $card } ne peut pas transformer la carte { $there }. La charge et la sorte de matière doivent convenir, et les cibles sont à l’abri.
particle_builder-why-own = La carte { $card } attire les cartes des rivaux, pas celles de ton tapis.
particle_builder-why-uncoupled = La carte { $card } n’agit pas sur la carte { $there }.
particle_builder-why-no-partner = Tu n’as aucune carte sur laquelle la carte { $card } agit.
particle_builder-why-no-room-quark = Tu n’as pas de case libre pour un quark de plus.
particle_builder-why-no-room-lepton = Tu n’as pas de case libre pour un lepton de plus.

## What happened

particle_builder-verdict-wins = { $seat } : valeur gagnante !
particle_builder-verdict-ties = Égalité : pas d’échange.
particle_builder-verdict-loses = { $seat } : valeur battue.
particle_builder-shout-swapped = { $seat } : échange !
particle_builder-shout-completed = Cible complète : { $target } !
particle_builder-taken = { $other } : −{ $points }
particle_builder-log-compared-units = { $line } ({ $units })
particle_builder-units-MeV-GeV = 1 GeV = 1000 MeV
particle_builder-units-eV-MeV = 1 MeV = 1 million d’eV
particle_builder-units-eV-GeV = 1 GeV = 1 milliard d’eV
particle_builder-log-compared-wins = { $seat } : { $statistic } { $mine } bat { $theirs }.
particle_builder-log-compared-ties = { $seat } : { $statistic } { $mine } contre { $theirs }, égalité. Pas d’échange.
particle_builder-log-compared-loses = { $seat } : { $statistic } { $mine } perd contre { $theirs }. Pas d’échange.
particle_builder-log-swapped = { $seat } ⇄ { $other } : cartes échangées.
particle_builder-log-kept = { $seat } : pas d’échange.
particle_builder-log-placed-mat = { $seat } : { $card } sur le tapis.
particle_builder-log-placed-target = { $seat } : { $card } sur la cible.
particle_builder-log-moved-mat = { $seat } : { $card } de la cible au tapis.
particle_builder-log-moved-target = { $seat } : { $card } du tapis à la cible.
particle_builder-log-stole-mat = { $seat } : { $card } pris à { $other }, vers le tapis. { $why }
particle_builder-log-stole-target = { $seat } : { $card } pris à { $other }, vers la cible. { $why }
particle_builder-acts-photon = Les photons agissent sur la charge électrique.
particle_builder-acts-gluon = Les gluons agissent sur la charge de couleur.
particle_builder-acts-z = Les bosons Z agissent sur tous les quarks et leptons.
particle_builder-log-coloured = { $seat } : { $card }, { $colour }.
particle_builder-log-recoloured = { $seat } : un gluon change une couleur. { $card } : { $colour }.
particle_builder-log-exchanged = { $seat } : un gluon échange deux charges de couleur. La couleur est conservée.
particle_builder-log-rolled = { $seat } : le dé montre { $value } ({ $card }).
particle_builder-log-failed = { $seat } : impair, pas de réaction. La carte { $card } est posée comme d’habitude.
particle_builder-log-failed-even = { $seat } : les neutrinos réagissent rarement, ici seulement sur un 6. La carte { $card } est posée comme d’habitude.
particle_builder-log-remained = { $seat } : { $card }, pas de désintégration cette fois.
particle_builder-log-annihilated = { $seat } : { $pair } s’annihilent, charge { $charges }. Les deux cartes comptent.
particle_builder-log-annihilated-taken = { $seat } : { $pair } s’annihilent, charge { $charges }. Les deux cartes comptent. { $other } : −{ $points }.
particle_builder-log-radiated-photon = { $seat } : l’énergie devient deux photons.
particle_builder-log-radiated-gluon = { $seat } : l’énergie devient deux gluons.
particle_builder-log-radiated-z = { $seat } : l’énergie devient un Z.
particle_builder-log-transformed = { $seat } : { $equation }
particle_builder-equation = { $reaction }, charge : { $sums }
particle_builder-log-oscillated = { $seat } : un neutrino oscille, { $reaction }
particle_builder-log-decayed = { $seat } : { $equation }
particle_builder-log-formed = { $seat } : le pion est une paire, { $card } et son antiquark.
particle_builder-log-discarded = { $seat } : { $card }, défaussé.
particle_builder-log-absorbed = { $seat } : { $card }, absorbé.
particle_builder-log-completed = { $seat } : cible complète ({ $target }) ! { $parts }
particle_builder-log-aimed = { $seat } : à construire, { $target }.

## Cartes qui sont prises

particle_builder-notice-annihilates = { $seat } prend ta carte { $card } : −{ $lost }
particle_builder-notice-annihilates-line = La carte { $tool } est son antiparticule. Les deux s’annihilent et comptent pour { $seat }. Tu peux le faire aussi : pose une carte sur son antiparticule, sur le tapis d’un rival.
particle_builder-notice-annihilated = Tu prends la carte { $card } : +{ $won }
particle_builder-notice-annihilated-line = Ta carte { $tool } est son antiparticule. Les deux s’annihilent et comptent pour toi. { $seat } perd { $lost }.
particle_builder-notice-pulls = { $seat } attire ta carte { $card } : −{ $lost }
particle_builder-notice-pulls-line = C’est l’effet d’un boson ({ $tool }). { $why } Tu peux le faire aussi : pose un tel boson sur la carte d’un rival.
particle_builder-notice-pulled = Tu attires la carte { $card } : +{ $won }
particle_builder-notice-pulled-line = { $why } { $seat } perd { $lost }.
particle_builder-notice-swaps = { $seat } prend ta carte { $card }
particle_builder-notice-swaps-line = { $statistic } { $mine } bat { $theirs } : { $seat } peut donc échanger les cartes, et tu reçois la carte { $tool }. Tu peux le faire aussi : gagne une comparaison à ton tour.

## The result

particle_builder-result-on-target = Cartes sur la cible
particle_builder-result-on-mat = Cartes sur le tapis
particle_builder-result-pairs = Paires annihilées
particle_builder-result-target = Cible complète
particle_builder-result-total = Points
particle_builder-result-margin = { $n ->
    [1] À UN point près !
   *[other] Avec { $n } points d’avance
}

## La nature

particle_builder-told-annihilation = Annihilation
particle_builder-told-weak = Interaction faible
particle_builder-told-oscillation = Oscillation
particle_builder-told-proton-line = Les trois quarks ne font qu’environ 1 % de la masse du proton. Presque tout est l’énergie des quarks et des gluons.
particle_builder-told-neutron-line = Seul, un neutron vit environ 15 minutes. Dans la plupart des noyaux, il est stable.
particle_builder-told-pion-line = Un pion chargé vit 26 milliardièmes de seconde. Puis il devient presque toujours un muon et un neutrino.
particle_builder-told-kaon-line = Les kaons ont été découverts en 1947. Ils vivaient étrangement longtemps : c’est de là que vient le nom du quark étrange.
particle_builder-told-lambda-line = Un Lambda peut loger dans un noyau avec des protons et des neutrons. Il vit un quart de milliardième de seconde.
particle_builder-told-sigma-line = Sigma Σ⁺ ressemble à un proton, avec un quark étrange à la place du quark down. Il se désintègre donc très vite.
particle_builder-told-delta-line = Trois quarks identiques dans une particule semblaient interdits. La charge de couleur a tout résolu : chacun a la sienne.
particle_builder-told-xi-line = Un Xi se désintègre en deux étapes, d’abord en Lambda. On l’appelle donc aussi particule en cascade.
particle_builder-told-hydrogen-line = Environ 9 atomes sur 10 dans l’univers sont de l’hydrogène. La plupart ont presque l’âge de l’univers.
particle_builder-told-positronium-line = Le positronium est un atome sans noyau. En moins d’un millionième de seconde, presque tout devient lumière.
particle_builder-told-muonic-hydrogen-line = Un muon est 207 fois plus lourd qu’un électron et tourne bien plus près du proton. En 2010, il a aidé à mesurer le proton.
particle_builder-told-muonium-line = Le muonium se comporte comme un atome d’hydrogène léger. Il vit 2 millionièmes de seconde, comme son muon.
particle_builder-told-antihydrogen-line = Le CERN a produit le premier antihydrogène en 1995. En 2023, on l’a vu tomber vers le bas, comme la matière ordinaire.
particle_builder-told-antiproton-line = Les antiprotons ont été découverts en 1955. Aujourd’hui, le CERN peut les garder des mois.
particle_builder-told-antineutron-line = L’antineutron n’a pas de charge, comme le neutron. Ses trois antiquarks font la différence. On l’a découvert en 1956.
particle_builder-told-phi-line = Un méson phi se désintègre surtout en deux kaons : chacun reçoit un de ses deux quarks étranges.
particle_builder-told-j-psi-line = Deux équipes ont trouvé le J/ψ en même temps en 1974. Il a montré que les quarks charm existent.
particle_builder-told-upsilon-line = L’Upsilon a été découvert en 1977. Il a montré que les quarks bottom existent.
particle_builder-told-bottom-line = Les particules avec un quark bottom vivent environ 1,5 billionième de seconde. Au LHC, cela suffit pour voler quelques millimètres.
particle_builder-told-charm-line = Les particules avec un quark charm vivent au plus un billionième de seconde, ou à peine plus.
particle_builder-told-zc-line = Zc⁺ a été découvert en 2013. C’était l’un des premiers signes clairs que quatre quarks peuvent être ensemble.
particle_builder-told-electrons-line = Un électron et un positon deviennent de la lumière. Les scanners TEP des hôpitaux s’en servent.
particle_builder-told-leptons-line = Après le Big Bang, presque toute la matière s’est annihilée. Un milliardième environ est resté : tout ce que nous voyons.
particle_builder-told-quarks-line = Dans chaque proton, des paires de quark et d’antiquark apparaissent et disparaissent sans cesse.
particle_builder-told-neutrinos-line = Les neutrinos ne réagissent presque jamais. Des milliers de milliards, venus du Soleil, te traversent chaque seconde.
particle_builder-told-top-line = Un quark top se désintègre si vite qu’il n’entre jamais dans une autre particule.
particle_builder-told-muon-line = Environ un muon par seconde traverse ta main. Il est né très haut dans l’air.
particle_builder-told-higgs-line = Le boson de Higgs a été découvert au CERN en 2012, grâce à ses désintégrations.
particle_builder-told-weak-line = Dans le Soleil, l’interaction faible change des protons en neutrons. Sans elle, le Soleil ne brillerait pas.
particle_builder-told-oscillation-line = Les oscillations ont été vues au Japon en 1998. Elles montrent que les neutrinos ont une masse.

## Analyse

particle_builder-review-kept = Tu as gardé la carte { $card } au lieu de prendre la carte { $other }.
particle_builder-review-kept-blind = Tu as gardé la carte { $card } au lieu d’échanger.
particle_builder-review-gave = Tu as donné la carte { $card } contre la carte { $other } au lieu de la garder.
particle_builder-review-gave-blind = Tu as donné la carte { $card } au lieu de la garder.
particle_builder-review-took = Tu as pris la carte { $card } au lieu de la carte { $other }.
particle_builder-review-took-from = Tu as échangé avec { $one } au lieu de { $other }.
particle_builder-review-compared = Avec la carte { $card }, tu as comparé « { $one } » au lieu de « { $other } ».
particle_builder-review-aimed = Tu as choisi cette cible : { $one }. Mieux : { $other }.
particle_builder-review-retained = Tu as gardé la carte { $card } au lieu de la carte { $other }.
particle_builder-review-not-annihilated = Tu as posé la carte { $card } au lieu de l’annihiler avec la carte { $other }.
particle_builder-review-annihilated = Tu as annihilé la carte { $card } avec la carte { $other } au lieu de la poser.
particle_builder-review-own-pair = Tu as annihilé la carte { $card } avec ta propre carte { $other } au lieu de celle d’un rival.
particle_builder-review-rival-pair = Tu as annihilé la carte { $card } avec la carte { $other } d’un rival au lieu de la tienne.
particle_builder-review-on-target = Tu as posé la carte { $card } sur ta cible au lieu de ton tapis.
particle_builder-review-on-mat = Tu as posé la carte { $card } sur ton tapis au lieu de ta cible.
particle_builder-review-not-pulled = Tu as posé la carte { $card } sur sa pile au lieu d’attirer avec elle la carte { $other }.
particle_builder-review-pulled = Avec la carte { $card }, tu as attiré la carte { $other } au lieu de la poser sur sa pile.
particle_builder-review-pulled-other = Tu as attiré la carte { $card } au lieu de la carte { $other }.
particle_builder-review-rival-took = { $seat } a gagné la comparaison et pris ta carte { $card }.
particle_builder-review-rival-took-wanted = { $seat } a gagné la comparaison et pris ta carte { $card } pour sa propre cible ({ $target }).
particle_builder-review-rival-took-denied = { $seat } a gagné la comparaison et pris ta carte { $card }. Ta cible ({ $target }) en avait besoin.
particle_builder-review-you-took = Tu as gagné la comparaison et pris la carte { $card } à { $seat }.
particle_builder-review-you-took-wanted = Tu as gagné la comparaison et pris la carte { $card } à { $seat }. Ta cible ({ $target }) en avait besoin.
particle_builder-review-you-took-denied = Tu as gagné la comparaison et pris la carte { $card } à { $seat }, qui en avait besoin pour sa cible ({ $target }).
particle_builder-review-reached = Tu as gagné la comparaison ({ $statistic }) et tu pouvais prendre la carte { $card } à { $seat }, utile pour ta cible ({ $target }).
particle_builder-review-left = Tu n’as pas gagné la comparaison ({ $statistic }). { $seat } a donc gardé la carte { $card } pour sa cible ({ $target }).
particle_builder-review-rival-drew-wanted = { $seat } a pioché la carte { $card }, utile pour sa cible ({ $target }).
particle_builder-review-rival-drew-other = { $seat } a pioché la carte { $card }, inutile pour sa cible ({ $target }).
particle_builder-review-you-drew-wanted = Tu as pioché la carte { $card }. Ta cible ({ $target }) en avait besoin.
particle_builder-review-you-drew-other = Tu as pioché la carte { $card }. Ta cible ({ $target }) n’en avait pas besoin.

## Reasons of the hints

particle_builder-hint-statistic = { $statistic } : victoire dans { $percent } % des cas contre les cartes que tu n’as pas vues.{ $ties ->
    [0] {""}
   *[other] {" "}Égalité dans { $ties } % des cas : pas d’échange.
}
particle_builder-hint-statistic-best = { $statistic }, c’est ta meilleure chance : victoire dans { $percent } % des cas contre les cartes que tu n’as pas vues.{ $ties ->
    [0] {""}
   *[other] {" "}Égalité dans { $ties } % des cas : pas d’échange.
}
particle_builder-hint-statistic-kept = { $why } { $statistic } gagne le plus souvent : dans { $percent } % des cas.
particle_builder-hint-statistic-choice = { $statistic }, c’est ta meilleure chance : victoire dans { $percent } % des cas. Ensuite, tu choisis : garder ta carte { $card } ou en prendre une plus utile.{ $ties ->
    [0] {""}
   *[other] {" "}Égalité dans { $ties } % des cas : pas d’échange.
}
particle_builder-hint-light-keep = Garde la carte { $card } pour ta cible ({ $target }). Toute grandeur convient.
particle_builder-hint-light-pair = Garde la carte { $card } : elle s’annihile avec la carte { $anti }. Toute grandeur convient.
particle_builder-hint-light-choice = { $statistic } : tu gagnes dans { $wins } cas sur 10. Ensuite, tu choisis : garder ta carte { $card } ou prendre l’autre.
particle_builder-hint-light-helps = { $statistic } bat les cartes qui t’aident le plus : victoire dans { $percent } % des cas.
particle_builder-hint-light-catch = { $statistic } bat la carte { $card }, que ta cible demande ({ $target }) : victoire dans { $percent } % des cas.
particle_builder-hint-light-deny = { $statistic } bat la carte { $card }, la dernière qui manque à un rival : victoire dans { $percent } % des cas.
particle_builder-hint-light-chance = { $statistic } : tu gagnes dans { $wins } cas sur 10{ $ties ->
    [0] {""}
   *[other] , égalité dans { $ties }
}. Si ta valeur gagne, tu peux échanger.
particle_builder-hint-light-yours-blind = La tienne est peut-être meilleure.
particle_builder-hint-light-yours-wanted = Garde : ta cible en a besoin.
particle_builder-hint-light-yours-pair = Garde : paire avec { $anti }.
particle_builder-hint-light-yours-deny = Garde : ton rival en a besoin.
particle_builder-hint-light-yours-points = Garde : la tienne vaut plus.
particle_builder-hint-light-yours-trial = Garde : mieux dans les parties d’essai.
particle_builder-hint-light-theirs-blind = L’autre est peut-être meilleure.
particle_builder-hint-light-theirs-wanted = Échange : ta cible en a besoin.
particle_builder-hint-light-theirs-pair = Échange : paire avec { $anti }.
particle_builder-hint-light-theirs-deny = Échange : ton rival en a besoin.
particle_builder-hint-light-theirs-points = Échange : l’autre vaut plus.
particle_builder-hint-light-theirs-trial = Échange : mieux dans les parties d’essai.
particle_builder-hint-light-completes = La carte { $card } complète ta cible ({ $target }) : +{ $points }, et la partie s’arrête.
particle_builder-hint-light-equal = Au choix : les deux valent autant.
particle_builder-hint-light-safe = Une particule et son antiparticule s’annihilent en paire. Tu gardes les points des deux : +{ $points } maintenant. On peut te prendre une carte seule, mais pas une paire.
particle_builder-hint-light-takes = Annihile : la paire rapporte +{ $points }, et ton rival perd { $lost }.
particle_builder-hint-swap-wanted = Ta cible ({ $target }) a besoin de la carte { $card }.
particle_builder-hint-swap-annihilate = Prends la carte { $card } : elle s’annihile avec la carte { $anti } de ton tapis. Cela rapporte +{ $points }, et c’est à l’abri : un rival peut annihiler une carte de ton tapis, mais pas une paire.
particle_builder-hint-swap-annihilate-rival = Prends la carte { $card } : elle s’annihile avec la carte { $anti } du tapis d’un rival. Les deux comptent alors pour toi, { $points } points, et ce rival en perd { $lost }.
particle_builder-hint-swap-deny = La carte { $card } rapprocherait ton rival de sa cible ({ $target }).
particle_builder-hint-swap-points = La carte { $card } vaut plus : { $points } points.
particle_builder-hint-swap-blind = La valeur annoncée laisse espérer une meilleure carte.
particle_builder-hint-swap = Dans des parties d’essai, tu as fait mieux avec la carte { $card }.
particle_builder-hint-swap-pulls = La carte { $card } peut attirer une carte d’un rival.
particle_builder-hint-swap-dice = Prends la carte { $card } : elle peut s’annihiler avec la carte { $anti }. Tu as { $percent } % de chances.
particle_builder-hint-keep-wanted = Garde-la : ta cible ({ $target }) a besoin de la carte { $card }.
particle_builder-hint-keep-annihilate = Garde-la : ta carte { $card } s’annihile avec la carte { $anti } de ton tapis.
particle_builder-hint-keep-annihilate-rival = Garde-la : ta carte { $card } s’annihile avec la carte { $anti } du tapis d’un rival.
particle_builder-hint-keep = Dans des parties d’essai, tu as fait mieux avec la carte { $card }.
particle_builder-hint-keep-deny = Garde-la : la carte { $card } rapprocherait ton rival de sa cible ({ $target }).
particle_builder-hint-keep-points = Garde-la : la carte { $card } vaut plus, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
particle_builder-hint-place-complete = Avec la carte { $card }, ta cible ({ $target }) est complète : +{ $points }, et la partie se termine. Tu as alors { $have } points, ton meilleur rival { $others }.
particle_builder-hint-place-target = Ta cible ({ $target }) a besoin de la carte { $card }. Sur la cible, personne ne peut l’annihiler.
particle_builder-hint-place-wanted = Ta cible ({ $target }) a besoin de la carte { $card }.
particle_builder-hint-next = Ensuite, pour ta cible ({ $target }) : { $card } (il en reste { $left } sur { $all }).
particle_builder-hint-place-boson = Les bosons peuvent partager un état, donc leur pile a toujours de la place : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
particle_builder-hint-place-fermion = Ta cible ({ $target }) n’a pas besoin de la carte { $card }{ $part ->
    [0] {""}
   *[other] {" "}pour l’instant
  }. Sur ton tapis, elle compte : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
particle_builder-hint-annihilate = Les cartes { $card } et { $anti } s’annihilent. Cela rapporte +{ $points }, et c’est à l’abri : un rival peut annihiler une carte de ton tapis, mais pas une paire.
particle_builder-hint-annihilate-rival = Les cartes { $card } et { $anti } s’annihilent. Les deux comptent pour toi, { $points } points, et ton rival en perd { $lost }.
particle_builder-hint-annihilate-dice = Les cartes { $card } et { $anti } s’annihilent avec { $percent } % de chances. Cela rapporte +{ $points }.
particle_builder-hint-attract-wanted = Ta cible a besoin de la carte { $card }, et la carte { $boson } peut l’attirer. Tu as { $percent } % de chances.
particle_builder-hint-attract = La carte { $boson } agit sur la carte { $card } et peut l’attirer. Tu as { $percent } % de chances.
particle_builder-hint-recolour = Une autre charge de couleur te rapproche d’un ensemble neutre. Tu as { $percent } % de chances.
particle_builder-hint-exchange = Un échange de deux charges de couleur conserve la couleur et aide ta cible. Tu as { $percent } % de chances.
particle_builder-hint-transform = Le W transforme : { $before } → { $card }, et la charge est conservée.
particle_builder-hint-shelter = Sur la cible, personne ne peut annihiler la carte { $card }.
particle_builder-hint-room = Si tu reprends la carte { $card }, une place de la cible se libère.
particle_builder-hint-discard = Aucun état n’est libre pour cette carte, et tu ne peux rien en faire d’autre.
particle_builder-hint-aim = { $points } points, et ses cartes ne sont pas trop rares.
particle_builder-hint-colour = Cette couleur va le mieux avec tes quarks.
particle_builder-hint-radiate = Deux bosons, jamais un : l’impulsion est conservée.
particle_builder-hint-pion = Une paire avec la carte { $card } t’aide davantage.
particle_builder-hint-retain = Ici, la carte { $card } vaut le plus.
particle_builder-hint-retain-wanted = Ta cible a besoin de la carte { $card }.

## Targets

particle_builder-target-proton = proton
particle_builder-target-neutron = neutron
particle_builder-target-pion-plus = pion π⁺
particle_builder-target-pion-minus = pion π⁻
particle_builder-target-kaon-plus = kaon K⁺
particle_builder-target-kaon-zero = kaon K⁰
particle_builder-target-lambda = Lambda Λ
particle_builder-target-sigma-plus = Sigma Σ⁺
particle_builder-target-hydrogen = atome d’hydrogène
particle_builder-target-positronium = positronium
particle_builder-target-kaon-minus = kaon K⁻
particle_builder-target-phi = méson phi
particle_builder-target-delta-plus-plus = Delta Δ⁺⁺
particle_builder-target-delta-minus = Delta Δ⁻
particle_builder-target-b-plus = méson B⁺
particle_builder-target-lambda-c = Lambda charmé
particle_builder-target-lambda-b = Lambda bottom
particle_builder-target-muonic-hydrogen = hydrogène muonique
particle_builder-target-d-plus = méson D⁺
particle_builder-target-d-zero = méson D⁰
particle_builder-target-muonium = muonium
particle_builder-target-j-psi = méson J/ψ
particle_builder-target-upsilon = méson Upsilon
particle_builder-target-xi-zero = Xi Ξ⁰
particle_builder-target-xi-minus = Xi Ξ⁻
particle_builder-target-antiproton = antiproton
particle_builder-target-antineutron = antineutron
particle_builder-target-zc-plus = tétraquark Zc⁺
particle_builder-target-antihydrogen = antihydrogène

## What one plays for

particle_builder-goal = But : avoir le plus de points. La première cible complète termine la partie et rapporte { $points } points.

# --- challenges

particle_builder-challenge-win = Gagne une partie.
particle_builder-challenge-researcher = Gagne contre le niveau Chercheuse ou Nobel.
particle_builder-challenge-three = Gagne une partie à trois.
particle_builder-challenge-proton = Complète le proton.
particle_builder-challenge-neutron = Complète le neutron.
particle_builder-challenge-meson = Complète un méson : un quark et un antiquark.
particle_builder-challenge-strange = Complète une cible avec un quark strange ou son antiquark.
particle_builder-challenge-heavy = Complète une cible avec un quark ou antiquark charm ou bottom.
particle_builder-challenge-atom = Complète l’hydrogène ou un cousin exotique.
particle_builder-challenge-antimatter = Complète un antiproton, un antineutron ou un antihydrogène.
particle_builder-challenge-points-40 = Termine avec quarante points ou plus.
particle_builder-challenge-no-discard = Gagne sans défausser de carte.
particle_builder-challenge-no-swap = Gagne sans échanger de carte.
particle_builder-challenge-swaps-3 = Échange des cartes trois fois dans une partie.
particle_builder-challenge-annihilations = Annihile deux paires dans une partie.
particle_builder-challenge-attract = Attire deux cartes de tes rivaux dans une partie (dès le niveau 2).
particle_builder-challenge-recolour = Change une charge de couleur avec un gluon (dès le niveau 3).
particle_builder-challenge-transform = Transforme une particule en une autre avec un boson W (dès le niveau 5).
particle_builder-challenge-oscillate = Observe un de tes neutrinos qui oscille (dès le niveau 6).
particle_builder-challenge-decay = Observe une de tes particules qui se désintègre (niveau 7).
