# Something for tomorrow: challenges and the lab notebook.

tomorrow-challenges = Sfide
tomorrow-challenges-of = { $game }: sfide
tomorrow-challenges-met = { $met } di { $all } superate su questo computer
tomorrow-challenges-how = Vale ogni partita finita. Scegli una sfida per saperne di più.
tomorrow-challenge-met = { $text } Superata.
tomorrow-challenge-open = { $text } Non ancora superata.
tomorrow-challenge-day = Superata per la prima volta: { $day }.
tomorrow-challenge-not-yet = Non ancora superata. Conta alla fine di una partita in cui la superi.
tomorrow-challenge-new = Nuova sfida superata: { $text }
tomorrow-challenges-new = Nuove sfide superate: { $text } { $more ->
    [one] E un’altra.
   *[other] E altre { $more }.
}
tomorrow-challenge-underway = Sfida superata: { $text } Conta alla fine della partita.

tomorrow-notebook = Quaderno di laboratorio
tomorrow-notes-title = Quaderno di laboratorio: { $chapter }
tomorrow-notes-filled = Su questo computer: { $filled } di { $all }
tomorrow-notes-particles = particelle
tomorrow-notes-vertices = vertici
tomorrow-notes-processes = processi
tomorrow-notes-nuclei = neutroni e nuclei
tomorrow-notes-pictures = immagini del rivelatore
tomorrow-notes-laws = leggi
tomorrow-notes-empty = Un posto vuoto
tomorrow-notes-where = Non ancora visto. Cerca qui: { $place }.
tomorrow-notes-where-two = Non ancora visto. Cerca qui: { $one }, { $other }.
tomorrow-notes-unmet = Vuoto. { $hint }

tomorrow-today = I rompicapi del giorno
tomorrow-run-none = Ogni giorno ci sono nuovi rompicapi. Risolvine uno per segnare il giorno.
tomorrow-run = Giorni di fila: { $run } · giorni in tutto: { $total } · serie più lunga: { $longest }
tomorrow-run-back = Che bello rivederti! Giorni in tutto: { $total } · serie più lunga: { $longest }
tomorrow-puzzle-solved = { $game }: il rompicapo di oggi, risolto
tomorrow-puzzle-open = { $game }: il rompicapo di oggi
tomorrow-month-earlier = Mese precedente
tomorrow-month-later = Mese seguente
tomorrow-puzzle-ask = Tocca a te. Qual è la mossa migliore? Provane una.
tomorrow-puzzle-what = Una sola mossa qui è la migliore. Oggi tutti hanno lo stesso rompicapo. Prova tutte le volte che vuoi.
tomorrow-puzzle-start = Comincia
tomorrow-puzzle-not-best = C’è una mossa migliore
tomorrow-puzzle-wrong = Se da qui continua il livello «Studentessa», questa mossa vince circa { $mine } partite su 100. La migliore ne vince circa { $best }.
tomorrow-puzzle-again = Riprova
tomorrow-puzzle-show = Fammi vedere
tomorrow-puzzle-leave = Esci
tomorrow-puzzle-right = Giusto, è la mossa migliore!
tomorrow-puzzle-right-later = Giusto, al tentativo { $tries }: è la mossa migliore!
tomorrow-puzzle-answer = Questa è la mossa migliore
tomorrow-puzzle-because = Perché: { $reason } Se da qui continua il livello «Studentessa», vince circa { $best } partite su 100.
tomorrow-month-1 = Gennaio { $year }
tomorrow-month-2 = Febbraio { $year }
tomorrow-month-3 = Marzo { $year }
tomorrow-month-4 = Aprile { $year }
tomorrow-month-5 = Maggio { $year }
tomorrow-month-6 = Giugno { $year }
tomorrow-month-7 = Luglio { $year }
tomorrow-month-8 = Agosto { $year }
tomorrow-month-9 = Settembre { $year }
tomorrow-month-10 = Ottobre { $year }
tomorrow-month-11 = Novembre { $year }
tomorrow-month-12 = Dicembre { $year }
tomorrow-weekday-1 = lu
tomorrow-weekday-2 = ma
tomorrow-weekday-3 = me
tomorrow-weekday-4 = gi
tomorrow-weekday-5 = ve
tomorrow-weekday-6 = sa
tomorrow-weekday-7 = do
