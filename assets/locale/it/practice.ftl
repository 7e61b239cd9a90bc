# Allenamento: punteggio, errori da correggere, esercizi.

practice-open = Allenamento
practice-title = Allenamento: { $game }
practice-rating = Il tuo punteggio
practice-rating-now = { $rating }
practice-rating-between = { $games ->
    [one] { $games } partita valida. La tua forza è tra { $least } e { $most }.
   *[other] { $games } partite valide. La tua forza è tra { $least } e { $most }.
}
practice-rating-none = Non hai ancora un punteggio. Gioca una partita senza suggerimenti contro chi vuoi.
practice-rating-together = Questo gioco si vince o si perde insieme, quindi non c’è un punteggio.
practice-curve = Il tuo punteggio, partita per partita: prima { $first }, ora { $last }. La curva va da { $least } a { $most }.
practice-players = Giocatori
practice-play = Una partita al mio livello
practice-plays-at = oggi gioca a { $rating }
practice-promise = Oggi gioca a { $plays }. Il tuo punteggio è { $rating }: vincerai circa { $share } partite su 100. La forza cambia tra una partita e l’altra, mai durante una partita.
practice-result = Il tuo punteggio: { $rating } ± { $margin } ({ $change })
practice-play-on = Continua da qui
practice-from = La partita continua dopo la mossa { $moves }. Non conta per il punteggio.
practice-from-deal = Le stesse carte dall’inizio. La partita non conta per il punteggio.
practice-your-seat = Il tuo posto
practice-opponents = Gli altri
practice-as-before = come prima
practice-mend = I miei errori: { $due } oggi
practice-mend-counts = Più tardi: { $waiting } · imparati: { $known }
practice-reviews = Rivedi le mie partite
practice-mend-title = { $game }: trova la mossa migliore
practice-mend-what = Qui toccava a te il { $day }. La mossa che hai scelto è costata circa il { $cost }% delle tue possibilità. Trovane una migliore. Prova quante volte vuoi.
practice-mend-ask = Tocca di nuovo a te. Quale mossa è migliore?
practice-mend-same = Allora hai scelto questa mossa: le tue possibilità erano circa il { $got }%. Con la mossa migliore sono il { $could }%.
practice-mend-wrong = Neanche questa è la mossa migliore. Con la migliore le tue possibilità sono circa il { $could }%.
practice-mend-because = Perché: { $reason } Le tue possibilità ora sono circa il { $could }%; con la tua mossa di allora erano il { $got }%.
