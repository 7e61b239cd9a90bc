# Il quiz prima e dopo una lezione, e le pagine per insegnanti.

quiz-heading = Quiz · { $lesson }
quiz-title = Domanda { $n } di { $all }
quiz-skip = Non lo so
quiz-leave = Esci
quiz-next = Avanti
quiz-done = Fatto
quiz-said = La tua risposta: { $answer }
quiz-recall = { $asked } { $said }

## Who answers

quiz-who = Un codice di quattro particelle sta al posto del tuo nome. Così si può confrontare prima e dopo. Non ti serve un PIN: con esso chi insegna apre la lista dei codici, ma non vede di chi sono. Il quiz funziona anche senza codice.
quiz-who-group = Gruppo { $group }: un codice di quattro particelle sta al posto del tuo nome. Non ti serve un PIN: con esso chi insegna apre la lista dei codici, ma non vede di chi sono. Il quiz funziona anche senza codice.
quiz-who-new = È la prima volta: crea un codice
quiz-who-known = Ho già un codice
quiz-who-without = Senza codice
quiz-remember = Il tuo codice: { $code }. Ricordalo per la prossima volta!
quiz-without = Senza codice le tue risposte vanno perse quando la sala giochi chiude.
quiz-visitor = Le tue risposte vengono cancellate quando te ne vai.
quiz-seen = Hai già cominciato questa lezione?
quiz-seen-why = Qualcuno senza codice l’ha cominciata su questo computer.
quiz-seen-yes = Sì, ero io
quiz-seen-no = No, per me è nuova
quiz-other = Un’altra persona
quiz-code-new-title = Crea il tuo codice
quiz-code-new = Scegli quattro particelle, anche due volte la stessa. Ricordale in quest’ordine e non dirle a nessuno.
quiz-code-known-title = Il tuo codice
quiz-code-known = Scegli le tue quattro particelle nell’ordine che ricordi.
quiz-code-wipe = Togli l’ultima
quiz-code-done = È il mio codice
quiz-code-taken = Questo codice è già di qualcuno. Scegline un altro.
quiz-code-unknown = Qui nessuno ha il codice { $code }.
quiz-code-unknown-why = Forse l’ordine era un altro. Oppure ricomincia da zero con questo codice.
quiz-code-try = Riprova
quiz-code-begin = Ricomincia con questo
quiz-code-full = Qui ci sono già { $n } persone e non c’è più posto. Chi insegna può salvare i risultati e cancellarli.

## A round and what comes of it

quiz-state-before = { $all } domande prima della lezione. Nessuno prende un voto.
quiz-state-after = { $all } domande dopo la lezione: che cosa hai imparato?
quiz-state-later = { $all } domande: che cosa sai ancora? Nessuno prende un voto.
quiz-state-lesson = Il prossimo turno viene dopo la lezione. Finisci prima la lezione.
quiz-state-late = Hai già cominciato la lezione, quindi salti il turno iniziale. Finiscila: poi viene il turno dopo la lezione.
quiz-state-wait = Hai fatto tutti e due i turni. L’ultimo si apre in questa data: { $day }. Che cosa saprai ancora?
quiz-state-done = Hai fatto tutti i turni di questo quiz.
quiz-state-due = { $state } { $n ->
    [one] Prima viene una domanda dell’ultima volta.
   *[other] Prima vengono { $n } domande dell’ultima volta.
}
quiz-begin = Comincia
quiz-show = Mostra il mio risultato
quiz-thanks = Grazie! Ora impariamo.
quiz-thanks-what = Dopo la lezione vedrai quanto hai imparato. Nessuno prende un voto per questo.
quiz-to = Vai a «{ $lesson }»
quiz-score = { $before } → { $after } su { $all }
quiz-score-once = { $after } su { $all }
quiz-score-later = { $before } → { $after } → { $later } su { $all }
quiz-all-right = Tutto giusto. Ottimo lavoro!
quiz-look-again = { $n ->
    [one] Riguarda questa legge. Tornerà la prossima volta.
   *[other] Riguarda queste leggi. Torneranno la prossima volta.
}
quiz-look = Mostramelo nella lezione
quiz-look-at = Mostramelo nella lezione: { $law }
quiz-more = Altre ({ $page } di { $pages })
quiz-again = Dall’ultima volta: { $n } di { $all }
quiz-again-right = Giusto!
quiz-again-wrong = Non ancora
quiz-right-is = La risposta giusta: { $answer }

## For teachers

quiz-teacher = Per insegnanti
quiz-teacher-group = Nome del gruppo (facoltativo)
quiz-teacher-lesson = Lezione
quiz-teacher-all = Tutte le lezioni insieme
quiz-teacher-count = { $n ->
    [0] Ancora nessuno in questo gruppo.
    [one] Una persona in questo gruppo.
   *[other] { $n } persone in questo gruppo.
} { $others ->
    [0] {""}
    [one] Una è in un altro gruppo.
   *[other] { $others } sono in altri gruppi.
}
quiz-teacher-ready = In questo gruppo nessuno ha ancora fatto il quiz di questa lezione. Si può fare prima e dopo la lezione.
quiz-teacher-start = Scriva qui sopra un nome per il gruppo. Da quel momento, su questo computer il quiz viene proposto prima e dopo le lezioni.
quiz-teacher-none = { $n ->
    [0] In questo gruppo nessuno ha ancora fatto il quiz di questa lezione.
    [one] Una persona ha fatto uno dei due turni di questa lezione. Per i numeri servono tutti e due.
   *[other] { $n } persone hanno fatto uno dei due turni di questa lezione. Per i numeri servono tutti e due.
}
quiz-teacher-means = { $n ->
    [one] Una persona con tutti e due i turni: { $before } giuste prima, { $after } dopo, su { $all }
   *[other] { $n } persone con tutti e due i turni: in media { $before } giuste prima, { $after } dopo, su { $all }
}
quiz-teacher-gain = Guadagno normalizzato: { $gain }
quiz-teacher-gain-between = Guadagno normalizzato: { $gain } (intervallo di confidenza al 95 %: da { $low } a { $high })
quiz-teacher-nothing-left = Prima della lezione era già tutto giusto. Non restava niente da imparare.
quiz-teacher-seen = Il guadagno è la parte delle risposte sbagliate che diventano giuste: 0 nessuna, 1 tutte. Con { $n } persone, di solito una lezione lo mostra solo se supera { $least }.
quiz-teacher-learned = La classe ha imparato qualcosa: l’intervallo non contiene lo 0. Un guadagno di 1 sarebbe tutto quello che c’era da imparare.
quiz-teacher-lost = Dopo la lezione c’erano meno risposte giuste. L’hanno finita tutti?
quiz-teacher-unsure = L’intervallo contiene lo 0: forse non si è imparato niente, forse non si vede. { $seen } Più lezioni o più classi insieme mostrano di più.
quiz-teacher-later = Una settimana dopo o più tardi ({ $n }): { $gain }
quiz-teacher-no-flagged = { $n ->
    [one] Non contare una persona che ha cliccato senza leggere
   *[other] Non contare { $n } persone che hanno cliccato senza leggere
}
quiz-teacher-with-flagged = { $n ->
    [one] Contare anche la persona che ha cliccato senza leggere
   *[other] Contare anche le { $n } persone che hanno cliccato senza leggere
}
quiz-teacher-few = Con meno di { $n } persone può essere un caso. Non lo confronti con altre classi.
quiz-teacher-laws = Leggi e domande
quiz-teacher-learners = Persone per codice
quiz-teacher-pin = PIN
quiz-teacher-pin-set = Il PIN è impostato. Non si può recuperare: lo annoti.
quiz-teacher-pin-elsewhere = Un browser non può verificare un PIN così vecchio. Apra queste partite in Quarkade su un computer, inserisca lì il PIN una volta, poi le riporti qui.
quiz-teacher-no-pin = Senza PIN qualsiasi studente potrebbe leggere i codici e i singoli risultati. Perciò restano chiusi, come il file CSV, finché non imposta un PIN.
quiz-teacher-no-names = Non si salva nessun nome. La tabella contiene ogni risposta.
quiz-teacher-grey-results = In questo gruppo nessuno ha ancora fatto un quiz, quindi non ci sono risultati da mostrare.
quiz-teacher-grey-kept = Su questo computer nessuno ha ancora fatto un quiz, quindi non c’è niente da salvare o cancellare.
quiz-teacher-grey-laws = Ogni legge appartiene a una lezione. Scelga prima una lezione.
quiz-teacher-then = { $line } { $then }
quiz-teacher-left-out = { $n ->
    [one] Un turno riguardava altre domande. Non conta.
   *[other] { $n } turni riguardavano altre domande. Non contano.
}
quiz-teacher-earlier = { $n ->
    [one] Un risultato viene dal quiz di prima. Quel quiz faceva altre domande, perciò qui non conta. Si può salvare in una tabella a parte.
   *[other] { $n } risultati vengono dal quiz di prima. Quel quiz faceva altre domande, perciò qui non contano. Si possono salvare in una tabella a parte.
}
quiz-teacher-export = Salva come CSV
quiz-teacher-class = Quadro della classe
quiz-teacher-add = Unisci i risultati
quiz-add-title = Aggiungere i risultati di altri computer
quiz-add-how = Su ogni computer salvi i risultati come CSV. Poi trascini i file su questa finestra, oppure li copi in { $folder } e torni qui.
quiz-add-found = { $n ->
    [one] Aggiungi il file di questa cartella
   *[other] Aggiungi i { $n } file di questa cartella
}
quiz-add-not = Non adesso
quiz-add-bad = { $file } non è una tabella di questo quiz, o è stata cambiata (riga { $line }).
quiz-add-unread = { $file } non si può leggere.
quiz-add-clash = Su due computer due persone hanno lo stesso codice: { $code }. Cambi il codice di una di loro in uno dei file.
quiz-add-days = { $file }: in { $day } quale numero è il mese?
quiz-add-day = Il secondo (prima il giorno)
quiz-add-month = Il primo (prima il mese)
quiz-add-same = È lo stesso gruppo: { $names }?
quiz-add-one = Sì, un solo gruppo
quiz-add-two = No, gruppi diversi
quiz-add-done = { $files ->
    [one] Un file aggiunto,
   *[other] { $files } file aggiunti,
} { $n ->
    [0] senza risposte di altri computer.
    [one] con una persona.
   *[other] con { $n } persone.
} «Salva come CSV» salva tutta la classe.
quiz-add-most = { $done } La maggior parte delle risposte nuove riguarda: { $lesson }.
quiz-class-learner = Codice
quiz-class-of = { $right } su { $all }
quiz-class-how = Prima → dopo la lezione, o una settimana dopo. In alto c’è chi ha più bisogno di aiuto. Tocchi una lezione per vedere le sue leggi.
quiz-class-how-laws = Una spunta: legge saputa nell’ultimo turno. Tocchi un numero per leggere la sua legge.
quiz-class-law = { $law } ({ $n } su { $all })
quiz-class-next = E adesso?
quiz-next-title = E adesso?
quiz-next-none = Nessuno ha ancora scelto un’idea sbagliata.
quiz-next-how = Le idee sbagliate che più persone hanno scelto nell’ultimo turno, e la legge che le smentisce.
quiz-next-look = Giocare insieme questo passo
quiz-next-games = Nei giochi
quiz-games-title = Che cosa costa di più alla classe nei giochi
quiz-games-none = Ancora niente. Quando chi ha un codice rivede una partita o fa esercizi su questo computer, lo si conta qui, senza codici.
quiz-games-mistake = { $game }. Giocato: { $played }. Meglio: { $better }. { $n } su { $all } della classe, { $times }×, ogni volta −{ $cost } % di probabilità. Esercitarsi insieme.
quiz-games-same = { $game }, { $better }: un’altra scelta era migliore. { $n } su { $all } della classe, { $times }×, ogni volta −{ $cost } % di probabilità. Esercitarsi insieme.
quiz-games-drill = { $game }, esercizio: { $theme }. { $right } giusti su { $asked }, { $n } su { $all } della classe. Esercitarsi insieme.
quiz-teacher-monday = Materiale per la classe
quiz-teacher-saved = Salvato come { $file } in { $folder }.
quiz-teacher-failed = Non si è potuto salvare ({ $why }).
quiz-teacher-clear = Cancella tutti i risultati
quiz-teacher-sure = { $n ->
    [one] Cancellare un risultato di tutti i gruppi?
   *[other] Cancellare tutti i { $n } risultati di tutti i gruppi?
}
quiz-teacher-gone = Non si può annullare. Un file CSV già salvato resta dov’è.
quiz-teacher-keep = Annulla
quiz-teacher-delete = Cancella
quiz-pin-title = Per insegnanti
quiz-pin-ask = Inserisca il Suo PIN
quiz-pin-set = Scelga un PIN da { $shortest } a { $longest } cifre
quiz-pin-short = Un PIN ha da { $shortest } a { $longest } cifre. Ne scelga uno.
quiz-pin-twice = Inserisca lo stesso PIN un’altra volta
quiz-pin-differs = I due sono diversi. Scelga un PIN da { $shortest } a { $longest } cifre.

## Tables for teachers

quiz-column-before = prima
quiz-column-after = dopo
quiz-column-easy = giuste
quiz-column-change = differenza
quiz-change = da { $low } a { $high }
quiz-column-form = { $form }: { $what }
quiz-columns-how = Prima e dopo: risposte giuste di { $n } persone con tutti e due i turni. Differenza: gli otto intervalli sono giusti insieme in 95 classi su 100; solo un intervallo senza lo 0 dice qualcosa. Con meno di { $few } persone la differenza non compare. A e B: risposte giuste alle due domande, in tutti i turni.
quiz-row = { $law } Giuste prima: { $before }, dopo: { $after }.
quiz-form = Forma { $form }, chiesta { $n ->
    [one] una volta
   *[other] { $n } volte
}
quiz-other-form = Forma { $form }
quiz-skipped = { $n ->
    [0] Nessuno ha detto «Non lo so».
    [one] Una persona ha detto «Non lo so».
   *[other] { $n } persone hanno detto «Non lo so».
}
quiz-skipped-apart = { $skipped } Accordo con le altre domande: { $apart } (1 è il massimo, 0 è nessuno).
quiz-learners = Persone · { $lesson }
quiz-learners-how = Tocchi una riga per vedere quali leggi sono note.
quiz-learner = { $code }: { $score }
quiz-only-before = { $before } su { $all } prima
quiz-only-other = solo altre lezioni
