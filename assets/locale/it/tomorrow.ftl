# Something for tomorrow: challenges and the lab notebook.

tomorrow-challenges = Sfide
tomorrow-challenges-of = { $game }: sfide
tomorrow-challenges-met = { $met } di { $all } superate su questo computer
tomorrow-challenges-how = Contano in ogni partita che porti a termine. Scegline una per saperne di più.
tomorrow-challenge-met = { $text } Superata.
tomorrow-challenge-open = { $text } Non ancora superata.
tomorrow-challenge-day = Superata per la prima volta il { $day }.
tomorrow-challenge-not-yet = Non ancora. Conta alla fine di una partita in cui ci sei riuscito.
tomorrow-challenge-new = Nuova sfida superata: { $text }
tomorrow-challenges-new = { $n } nuove sfide superate

tomorrow-notebook = Quaderno di laboratorio
tomorrow-notes-title = Quaderno di laboratorio: { $chapter }
tomorrow-notes-filled = Su questo computer: { $filled } di { $all }
tomorrow-notes-particles = particelle
tomorrow-notes-vertices = vertici
tomorrow-notes-processes = processi
tomorrow-notes-laws = leggi
tomorrow-notes-empty = Un posto vuoto
tomorrow-notes-where = Non ancora visto. Cerca qui: { $place }.
tomorrow-notes-where-two = Non ancora visto. Cerca qui: { $one }, { $other }.
tomorrow-notes-unmet = Vuoto. { $hint }
