# Challenges, the lab notebook and the puzzles of the day.

daily-challenges = Sfide
daily-challenges-of = { $game }: sfide
daily-challenges-met = { $met } di { $all } superate su questo computer
daily-challenges-how = Vale ogni partita finita. Scegli una sfida per saperne di più.
daily-challenge-met = { $text } Superata.
daily-challenge-open = { $text } Non ancora superata.
daily-challenge-day = Superata per la prima volta: { $day }.
daily-challenge-not-yet = Non ancora superata. Conta alla fine di una partita in cui la superi.
daily-challenge-new = Nuova sfida superata: { $text }
daily-challenges-new = **Nuove sfide superate:** { $text } { $rest }
daily-challenges-rest = { $more ->
    [one] E un’altra.
   *[other] E altre { $more }.
}
daily-challenge-underway = Sfida superata: «{ $text }»

daily-notebook = Quaderno di laboratorio
daily-notes-title = Quaderno di laboratorio: { $chapter }
daily-notes-filled = Su questo computer: { $filled } di { $all }
daily-notes-particles = particelle
daily-notes-vertices = vertici
daily-notes-processes = processi
daily-notes-nuclei = neutroni e nuclei
daily-notes-pictures = immagini del rivelatore
daily-notes-laws = leggi
daily-notes-empty = Un posto vuoto
daily-notes-where = Non ancora visto. Cerca qui: { $place }.
daily-notes-where-two = Non ancora visto. Cerca qui: { $one }, { $other }.
daily-notes-unmet = Vuoto. { $hint }

daily-today = I rompicapi del giorno
daily-run-none = Ogni giorno ci sono nuovi rompicapi. Risolvine uno per segnare il giorno.
daily-run = Giorni di fila: { $run } · giorni in tutto: { $total } · serie più lunga: { $longest }
daily-run-back = Che bello rivederti! Giorni in tutto: { $total } · serie più lunga: { $longest }
daily-puzzle-solved = { $game }: il rompicapo di oggi, risolto
daily-puzzle-open = { $game }: il rompicapo di oggi
daily-month-earlier = Mese precedente
daily-month-later = Mese seguente
daily-puzzle-ask = Tocca a te. Qual è la mossa migliore? Provane una.
daily-puzzle-what = Una sola mossa qui è la migliore. Oggi tutti hanno lo stesso rompicapo. Prova tutte le volte che vuoi.
daily-puzzle-start = Comincia
daily-puzzle-not-best = C’è una mossa migliore
daily-puzzle-wrong = Se da qui continua il livello «Studentessa», questa mossa vince circa { $mine } partite su 100. La migliore ne vince circa { $best }.
daily-puzzle-again = Riprova
daily-puzzle-show = Fammi vedere
daily-puzzle-leave = Esci
daily-puzzle-right = Giusto, è la mossa migliore!
daily-puzzle-right-later = Giusto, al tentativo { $tries }: è la mossa migliore!
daily-puzzle-answer = Questa è la mossa migliore
daily-puzzle-because = Perché: { $reason } Se da qui continua il livello «Studentessa», vince circa { $best } partite su 100.
daily-puzzle-told = Quarkade { $day } · { $game } · risolto in { $tries ->
    [one] 1 tentativo
   *[other] { $tries } tentativi
}
daily-puzzle-line = { $told } { $signs }
daily-puzzle-copy = Copia la riga
daily-puzzle-copied = Copiato
daily-puzzle-not-copied = Qui non è stato possibile copiare la riga. Puoi trascriverla.
daily-month-1 = Gennaio { $year }
daily-month-2 = Febbraio { $year }
daily-month-3 = Marzo { $year }
daily-month-4 = Aprile { $year }
daily-month-5 = Maggio { $year }
daily-month-6 = Giugno { $year }
daily-month-7 = Luglio { $year }
daily-month-8 = Agosto { $year }
daily-month-9 = Settembre { $year }
daily-month-10 = Ottobre { $year }
daily-month-11 = Novembre { $year }
daily-month-12 = Dicembre { $year }
daily-weekday-1 = lu
daily-weekday-2 = ma
daily-weekday-3 = me
daily-weekday-4 = gi
daily-weekday-5 = ve
daily-weekday-6 = sa
daily-weekday-7 = do
