# Che cosa dicono ogni tanto gli avversari, secondo il livello. Breve, gentile, mai beffardo.

rival-visitor-hello = Ciao! Qui è la mia prima volta.
rival-visitor-glad = Oh! Ha funzionato.
rival-visitor-praise = Bella mossa. Come hai fatto?
rival-visitor-won = Ho vinto? Quasi non ci credo.
rival-visitor-lost = Hai vinto! La prossima volta mi mostri come si fa?

rival-student-hello = Buona fortuna! Vediamo che cosa succede.
rival-student-glad = Proprio come previsto.
rival-student-praise = Ben visto!
rival-student-won = Bella partita! Ho imparato qualcosa.
rival-student-lost = Ben giocato. Quel capitolo è meglio che lo rilegga.

rival-researcher-hello = Si comincia? Ho una teoria.
rival-researcher-glad = I dati mi danno ragione.
rival-researcher-praise = Una mossa interessante. La annoto.
rival-researcher-won = Grazie. È stato un buon esperimento.
rival-researcher-lost = Hai confutato la mia teoria. Complimenti!

rival-nobel-hello = Molto piacere. Sorprendimi!
rival-nobel-glad = Bello, vero?
rival-nobel-praise = Che splendida intuizione!
rival-nobel-won = Una gran bella partita. La rivediamo insieme?
rival-nobel-lost = Congratulazioni! Non mi succede spesso.
