# Watching games again.

replay-title = Partite da guardare
replay-none = Non c’è ancora nessuna partita finita salvata.
replay-row = { $name } · { $day } · { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
replay-row-series = { $name } · { $day } · sfida di { $games } partite · { $points }
replay-row-deal = Partita { $n } · { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
replay-at =
    { $at }
    / { $all }
replay-at-spoken = Mossa { $at } di { $all }: scegline un’altra
replay-close = Chiudi
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Avvia
replay-begin = Questa è una replica della partita: tocca ▶ per guardarla.
replay-pause = Ferma
replay-next = Una mossa avanti
replay-last = Alla fine
replay-continue = Gioca da qui
replay-export = Salva questa partita in un file
replay-over = Era l’ultima mossa.
replay-exported = Questa partita è salvata in { $file }.
replay-not-exported = Questa partita non si è potuta salvare: { $why }.
replay-jump-title = Salta a una mossa
replay-jump-deal = La partenza
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Mossa { $n }

## Games that were left in the middle

replay-saved-title = Partite in corso
replay-saved-none = Non hai partite in corso.
replay-saved-give-up = Rinuncia alla partita { $n }: { $name }
