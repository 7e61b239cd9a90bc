# Watching games again.

replay-title = Parties à revoir
replay-none = Aucune partie terminée n’est encore enregistrée.
replay-row = { $name } · { $day } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
replay-row-series = { $name } · { $day } · match de { $games } parties · { $points }
replay-row-deal = Partie { $n } · { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
}
replay-at =
    { $at }
    / { $all }
replay-at-spoken = Coup { $at } sur { $all } : en choisir un autre
replay-close = Fermer
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lancer
replay-begin = C’est une partie enregistrée : touche ▶ pour la regarder.
replay-pause = Arrêter
replay-next = Un coup en avant
replay-last = À la fin
replay-continue = Jouer à partir d’ici
replay-export = Enregistrer cette partie dans un fichier
replay-prompt = Partie enregistrée : coup { $at } sur { $all }
replay-over = C’était le dernier coup.
replay-exported = Cette partie est enregistrée dans { $file }.
replay-not-exported = Cette partie n’a pas pu être enregistrée : { $why }.
replay-jump-title = Aller à un coup
replay-jump-deal = La donne
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Coup { $n }
replay-jump-star = ★ { $line }
replay-jump-noted = { $line } (avec une note)

## Games that were left in the middle

replay-saved-title = Parties en cours
replay-saved-none = Aucune partie en cours.
replay-saved-give-up = Abandonner la partie { $n } : { $name }

# Famous games of programs, found by search: a title for each, and notes on its moves in order.
replay-famous-title = Parties célèbres
replay-famous-row = { $name } · { $what }
replay-famous-particle_builder-target = Une course vers la cible
replay-famous-particle_builder-target-1 = Ce quark up a gagné, on ne l’échange pas : il en faut deux pour un proton.
replay-famous-particle_builder-target-2 = Le quark top gagne par sa masse : aucune particule élémentaire connue n’est plus lourde.
replay-famous-particle_builder-target-3 = Up, up et down font le proton. Sa charge : +⅔ + ⅔ − ⅓ = +1.
replay-famous-particle_builder-annihilation = Une particule rencontre son antiparticule
replay-famous-particle_builder-annihilation-1 = Un neutrino rencontre son antineutrino. Sans charge électrique, ils donnent un Z et pas de lumière.
replay-famous-particle_builder-annihilation-2 = Le dé dit non : matière et antimatière ne réagissent pas à chaque rencontre.
replay-famous-particle_builder-annihilation-3 = Le quark top et son antiquark donnent deux gluons. Un seul ne conserverait pas l’énergie et l’impulsion.
replay-famous-particle_builder-annihilation-4 = Up, down, down : le neutron. Les charges donnent 0, et rouge, vert et bleu se compensent.
replay-famous-particle_builder-weak = Un W transforme une particule
replay-famous-particle_builder-weak-1 = Un gluon attire le quark bottom : les gluons agissent sur tout ce qui a une charge de couleur.
replay-famous-particle_builder-weak-2 = Un W⁻ change le quark top adverse en quark down : +⅔ − 1 = −⅓. De trois points, il en reste un.
replay-famous-particle_builder-weak-3 = Ce quark down sert au proton ! Mais deux de ses quarks sont verts : il n’est pas complet.
replay-famous-particle_builder-weak-4 = Rouge, vert et bleu se compensent : le neutron est complet et décide de la partie.
replay-famous-particle_builder-gluon = Un gluon change une charge de couleur
replay-famous-particle_builder-gluon-1 = Un gluon rend bleu le quark down rouge. Avec deux quarks bleus, pas de proton.
replay-famous-particle_builder-gluon-2 = Revenir au rouge avec un autre gluon ? Le dé montre 1 : rien ne se passe.
replay-famous-particle_builder-gluon-3 = Un neutrino tauique devient électronique. Les neutrinos le peuvent parce qu’ils ont une masse.
replay-famous-particle_builder-gluon-4 = Enfin un quark up rouge : rouge, vert et bleu se compensent, le proton est complet.
replay-famous-particle_builder-decays = Des particules lourdes se désintègrent
replay-famous-particle_builder-decays-1 = Le muon pourrait se désintégrer, mais il reste. Le moment ne dépend que du hasard.
replay-famous-particle_builder-decays-2 = Le W⁻ se désintègre en un muon et un antineutrino. La charge est −1 avant et après.
replay-famous-particle_builder-decays-3 = Strange devient up et émet un W⁻. Dans la nature, ce W est virtuel : le quark est trop léger pour lui.
replay-famous-particle_builder-decays-4 = L’échange en valait la peine : c’est le quark down qui manquait au neutron.
replay-famous-tutti_quantum-vertices = Vingt-deux vertex, et le dernier décide
replay-famous-tutti_quantum-vertices-1 = Un deuxième Higgs à côté du premier. Ce vertex en attend un troisième.
replay-famous-tutti_quantum-vertices-2 = Trois bosons de Higgs dans un vertex : 6 points, et 8 points d’avance.
replay-famous-tutti_quantum-vertices-3 = Deux électrons et un photon, pour la quatrième fois : le vertex de la lumière et de l’électricité.
replay-famous-tutti_quantum-vertices-4 = La dernière carte est la secrète : un électron, qui complète un vertex. 28 à 25 devient 28 à 29.
replay-famous-tutti_quantum-higgs = Le vertex qui rapporte le plus
replay-famous-tutti_quantum-higgs-1 = Deux bosons de Higgs attendent un troisième. Le paquet n’en a que quatre.
replay-famous-tutti_quantum-higgs-2 = Un Higgs et deux électrons : 4 points. C’est rare dans la nature, car l’électron a peu de masse.
replay-famous-tutti_quantum-higgs-3 = Trois bosons de Higgs se rencontrent : 6 points et l’avantage. Personne n’a encore mesuré ce vertex.
replay-famous-tutti_quantum-together = À deux, un seul diagramme, et c’est gagné
replay-famous-tutti_quantum-together-1 = Travail d’équipe : un deuxième Higgs rejoint le premier. La place du troisième reste libre.
replay-famous-tutti_quantum-together-2 = Le troisième Higgs : 6 points. Les bosons de Higgs ont une masse, ils interagissent donc entre eux.
replay-famous-tutti_quantum-together-3 = Ce quark répare le dernier vertex invalide : une flèche entre, une flèche sort.
replay-famous-tutti_quantum-together-4 = 34 points et pas un seul vertex invalide : les deux joueurs ont gagné.
replay-famous-tutti_quantum-process = Deux missions pour le prix Nobel
replay-famous-tutti_quantum-process-1 = Ciel bleu : un photon entre, un photon sort. La lumière diffusée rend le ciel bleu.
replay-famous-tutti_quantum-process-2 = Atomes : un photon relie électrons et quarks. Cette force retient les électrons près du noyau.
replay-famous-tutti_quantum-process-3 = Six cartes ferment une boucle : +2. De telles boucles changent un peu ce que l’on mesure.
replay-famous-tutti_quantum-process-4 = Avec le dernier Higgs, 41 points. À partir de 39, le prix Nobel est proche.
replay-famous-tutti_quantum-loop = Six cartes ferment une boucle
replay-famous-tutti_quantum-loop-1 = Ciel bleu : un électron absorbe un photon et en émet un. C’est de la lumière diffusée.
replay-famous-tutti_quantum-loop-2 = Cet électron ferme une boucle de six cartes. Les six vertex sont valides : +2.
replay-famous-tutti_quantum-loop-3 = Trois bosons de Higgs se rencontrent : 30 à 20. Cette avance suffira.
replay-famous-tutti_quantum-loop-4 = L’autre équipe ferme aussi une boucle, mais trop tard.
replay-famous-u_know_feynman-proton = Trois quarks forment un proton
replay-famous-u_know_feynman-proton-1 = Le W agit sur tous les quarks et leptons, même sur un neutrino. Sans réponse, on pioche une carte.
replay-famous-u_know_feynman-proton-2 = Up, down et up : trois cartes d’un coup. Dans la nature, les trois quarks sont rouge, vert et bleu.
replay-famous-u_know_feynman-proton-3 = Un flip au bon moment : les antiparticules au dos comptent, et il ne reste qu’une carte.
replay-famous-u_know_feynman-proton-4 = La dernière carte a la bonne couleur : c’est gagné, malgré le proton adverse.
replay-famous-u_know_feynman-antinucleon = Un antineutron et un antiproton
replay-famous-u_know_feynman-antinucleon-1 = Deux antiquarks down et un antiquark up : un antineutron. Sa charge : +⅓ + ⅓ − ⅔ = 0.
replay-famous-u_know_feynman-antinucleon-2 = Le photon agit sur tout ce qui a une charge électrique, antiquarks compris. Sans réponse : +2 cartes.
replay-famous-u_know_feynman-antinucleon-3 = Deux antiquarks up et un antiquark down : un antiproton. Sa charge : −⅔ − ⅔ + ⅓ = −1.
replay-famous-u_know_feynman-antinucleon-4 = Les trois cartes de l’antiproton, jouées d’un coup, ont fait la différence : la main est vide.
replay-famous-u_know_feynman-weak = La dernière carte répond à un W
replay-famous-u_know_feynman-weak-1 = DECAY ! Il reste une carte : les autres doivent agir.
replay-famous-u_know_feynman-weak-2 = Un W contre la dernière carte : sans réponse, il y en aura de nouveau deux.
replay-famous-u_know_feynman-weak-3 = La dernière carte est la réponse ! Un W change up en strange : la charge passe de +⅔ à −⅓.
replay-famous-u_know_feynman-higgs = Le Higgs donne de la masse
replay-famous-u_know_feynman-higgs-1 = Le flip retourne toutes les cartes. Seul le côté antimatière a des bosons de Higgs.
replay-famous-u_know_feynman-higgs-2 = Un positon a une masse, le Higgs peut donc aller dessus. Il alourdit une main : de 2 à 8 cartes.
replay-famous-u_know_feynman-higgs-3 = Avec le Higgs, le violet était bien choisi : les deux dernières cartes étaient violettes.
replay-famous-u_know_feynman-gluon = Quark, gluon et antiquark se rencontrent, tout à la fin
replay-famous-u_know_feynman-gluon-1 = Le gluon fait piocher quatre cartes : des trois interactions du jeu, la forte est la plus intense.
replay-famous-u_know_feynman-gluon-2 = Un flip : tout le monde avait vu le dos de ces cartes, personne n’est surpris.
replay-famous-u_know_feynman-gluon-3 = Un gluon sur un quark top. Pour répondre, il faut deux cartes à la fois : un flip et l’antiquark top.
replay-famous-u_know_feynman-gluon-4 = Ce sont les deux dernières cartes : quark, gluon et antiquark se rencontrent, la main est vide.
replay-famous-particle_panic-alone = Une seule personne sauve le labo
replay-famous-particle_panic-alone-1 = La salle 1 est libre : deux tours entiers ont servi à ramasser. Quatre carreaux, le premier code.
replay-famous-particle_panic-alone-2 = La salle 1 est de nouveau libre. Il le fallait : on ne ramasse que dans une salle libre.
replay-famous-particle_panic-alone-3 = Une carte de trop. Un carreau part, car son code est déjà entré.
replay-famous-particle_panic-alone-4 = Le quatrième code au huitième tour : le labo est sauvé.
replay-famous-particle_panic-codes = Quatre codes, un par un
replay-famous-particle_panic-codes-1 = Une carte de trop : un cœur part, quatre carreaux restent. Ensemble, ils font un code.
replay-famous-particle_panic-codes-2 = Le deuxième code. Chacun ramasse sa couleur : carreaux d’un côté, cœurs de l’autre.
replay-famous-particle_panic-codes-3 = Un pique change de main. C’est le quatrième de cette main : le dernier code est prêt.
replay-famous-particle_panic-codes-4 = Piques : le quatrième code au sixième tour. Le labo s’arrête.
replay-famous-particle_panic-share = À quatre, on partage et on gagne
replay-famous-particle_panic-share-1 = Un cadeau : avec ce pique, il y en a quatre dans une main. C’est un code entier.
replay-famous-particle_panic-share-2 = Deux cœurs vont à un coéquipier qui en a deux. Maintenant, il y en a quatre ensemble.
replay-famous-particle_panic-share-3 = Deux trèfles aussi : maintenant, trois coéquipiers ont chacun un code entier.
replay-famous-particle_panic-share-4 = Le quatrième code. Chacun en a entré un : voilà ce que donne le partage.
replay-famous-particle_panic-flood = Le labo est plein de particules
replay-famous-particle_panic-flood-1 = Un 6 : six particules d’un coup en salle 4. Il n’y a de la place que pour cinq, une déborde.
replay-famous-particle_panic-flood-2 = Huit essais, cinq ratés : cette main n’a plus droit qu’à une carte jusqu’à la fin.
replay-famous-particle_panic-flood-3 = Un cœur et cinq réussites vident la salle 1. Mais les cinq autres salles sont presque pleines.
replay-famous-particle_panic-flood-4 = Les six salles sont pleines, six particules dans chacune. Il manquait encore deux codes.
replay-famous-particle_panic-heart = Un cœur relance le dé
replay-famous-particle_panic-heart-1 = Deux cœurs changent de main, et en voilà quatre ensemble : un code entier.
replay-famous-particle_panic-heart-2 = Le code de cœurs est entré, ce cœur est donc libre : il relance le dé, et le 3 suffit.
replay-famous-particle_panic-heart-3 = Un carreau est donné. C’est le quatrième : le dernier code est prêt.
replay-famous-particle_panic-heart-4 = Carreaux : le quatrième code, et le labo s’arrête.
replay-famous-bigebang-life = Univers de vie : des noyaux de carbone, un par un
replay-famous-bigebang-life-1 = Trois ⁴He se touchent : le premier carbone. Il naît ainsi dans les vieilles étoiles.
replay-famous-bigebang-life-2 = L’antimatière suit les mêmes lois : trois anti-⁴He qui se touchent comptent aussi comme du carbone.
replay-famous-bigebang-life-3 = ³He capture un neutron et devient le ⁴He qui manquait au troisième carbone.
replay-famous-bigebang-carbon = Trois ⁴He deviennent du carbone
replay-famous-bigebang-carbon-1 = Le premier ⁴He, pas à pas : ²H, ³He, ⁴He. C’était pareil peu après le Big Bang.
replay-famous-bigebang-carbon-2 = Un deuxième ⁴He près du premier : un troisième qui les touche, et la partie est gagnée aussitôt.
replay-famous-bigebang-carbon-3 = Ce ²H est aligné avec un autre. Le carbone menace, et personne ne l’empêche.
replay-famous-bigebang-carbon-4 = ²H + ²H → ⁴He : trois ⁴He se touchent et deviennent ¹²C, du carbone, et la partie est finie.
replay-famous-bigebang-draw = Match nul entre matière et antimatière
replay-famous-bigebang-draw-1 = ⁴He rencontre anti-⁴He : huit particules deviennent de la lumière. La matière mène pour les 3 jetons.
replay-famous-bigebang-draw-2 = L’antimatière répond avec huit autres particules, mais reste derrière partout.
replay-famous-bigebang-draw-3 = Une dernière fusion : chaque camp a deux ⁴He, et l’antimatière a la plus grande étoile.
replay-famous-bigebang-draw-4 = Lumière pour la matière, étoile pour l’antimatière, hélium pour personne : 1 à 1.
replay-famous-bigebang-light = ⁴He rencontre anti-⁴He : huit particules deviennent de la lumière
replay-famous-bigebang-light-1 = ³He rencontre anti-³He : deux noyaux disparaissent, et six particules deviennent de la lumière.
replay-famous-bigebang-light-2 = Enfin un ⁴He ! Mais il est aligné avec un anti-⁴He, et c’est une erreur.
replay-famous-bigebang-light-3 = Les huit particules deviennent de la lumière. Pour la lumière, 24 à 22 devient 24 à 30.
replay-famous-bigebang-light-4 = Deux anti-⁴He contre un ⁴He : le jeton Hélium décide, 2 à 1 pour l’antimatière.
replay-famous-bigebang-beta = Des neutrons se désintègrent en protons
replay-famous-bigebang-beta-1 = Désintégration bêta : un neutron libre devient un proton. Un électron et un antineutrino s’envolent.
replay-famous-bigebang-beta-2 = Le nouveau proton sert déjà : ²H + ¹H → ³He. Pour ³He, il faut deux protons.
replay-famous-bigebang-beta-3 = Encore un neutron, et c’est ⁴He. Un de ses protons était un neutron dix coups plus tôt.
replay-famous-bigebang-beta-4 = ³H est radioactif : un de ses neutrons devient un proton, et il reste ³He.
