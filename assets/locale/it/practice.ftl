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
