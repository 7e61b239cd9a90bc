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
replay-over = C’était le dernier coup.
replay-exported = Cette partie est enregistrée dans { $file }.
replay-not-exported = Cette partie n’a pas pu être enregistrée : { $why }.
replay-jump-title = Aller à un coup
replay-jump-deal = La donne
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Coup { $n }

## Games that were left in the middle

replay-saved-title = Parties en cours
replay-saved-none = Aucune partie en cours.
replay-saved-give-up = Abandonner la partie { $n } : { $name }

# Famous games of programs, found by search: a line for each.
replay-famous-title = Parties célèbres
replay-famous-row = { $name } · { $what }
replay-famous-particle_builder-target = Une course vers la cible
replay-famous-particle_builder-annihilation = Une particule rencontre son antiparticule
replay-famous-particle_builder-weak = Un W transforme une particule
replay-famous-particle_builder-gluon = Un gluon change une charge de couleur
replay-famous-particle_builder-decays = Des particules lourdes se désintègrent
replay-famous-tutti_quantum-vertices = Vingt-deux vertex, et le dernier décide
replay-famous-tutti_quantum-higgs = Le vertex qui rapporte le plus
replay-famous-tutti_quantum-together = À deux, un seul diagramme, et c’est gagné
replay-famous-tutti_quantum-process = Deux missions pour le prix Nobel
replay-famous-tutti_quantum-loop = Six cartes ferment une boucle
replay-famous-u_know_feynman-proton = Trois quarks forment un proton
replay-famous-u_know_feynman-antinucleon = Un antineutron et un antiproton
replay-famous-u_know_feynman-weak = La dernière carte répond à un W
replay-famous-u_know_feynman-higgs = Le Higgs donne de la masse
replay-famous-u_know_feynman-gluon = Quark, gluon et antiquark se rencontrent, tout à la fin
replay-famous-particle_panic-alone = Une seule personne sauve le labo
replay-famous-particle_panic-codes = Quatre codes, un par un
replay-famous-particle_panic-share = À quatre, on partage et on gagne
replay-famous-particle_panic-flood = Le labo est plein de particules
replay-famous-particle_panic-heart = Un cœur relance le dé
replay-famous-bigebang-life = Univers de vie : des noyaux de carbone, un par un
replay-famous-bigebang-carbon = Trois ⁴He deviennent du carbone
replay-famous-bigebang-draw = Match nul entre matière et antimatière
replay-famous-bigebang-light = ⁴He rencontre l’anti-⁴He : huit particules deviennent de la lumière
replay-famous-bigebang-beta = Des neutrons se désintègrent en protons
