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
