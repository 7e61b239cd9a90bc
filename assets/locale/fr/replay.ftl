# Watching games again.

replay-title = Parties à revoir
replay-none = Aucune partie finie n’est encore gardée.
replay-row = { $name } · { $day } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
replay-row-series = { $name } · { $day } · { $games } parties en un match · { $points }
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
replay-begin = Cette partie est déjà jouée : touche ▶ pour la revoir.
replay-pause = Arrêter
replay-next = Un coup en avant
replay-last = À la fin
replay-continue = Jouer à partir d’ici
replay-export = Écrire cette partie dans un fichier
replay-over = C’était le dernier coup.
replay-exported = Cette partie est dans { $file }.
replay-not-exported = Cette partie n’a pas pu être écrite : { $why }.
replay-jump-title = Aller à un coup
replay-jump-deal = La donne
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Coup { $n }

## Games that were left in the middle

replay-saved-title = Parties en cours
replay-saved-none = Aucune partie en cours.
replay-saved-give-up = Abandonner la partie { $n } : { $name }
