# Che cosa dicono ogni tanto gli avversari, secondo il livello. Breve, gentile, mai beffardo.

rival-visitor-hello = Ciao! È la mia prima volta qui.
rival-visitor-glad = Oh! Ha funzionato.
rival-visitor-glad-again = Ha funzionato di nuovo!
rival-visitor-praise = Bella mossa. Come hai fatto?
rival-visitor-praise-again = Sei in gamba!
rival-visitor-won = Ho vinto? Quasi non ci credo!
rival-visitor-lost = Hai vinto! La prossima volta mi mostri come si fa?
rival-visitor-drawn = Abbiamo vinto entrambi? Quasi non ci credo!

rival-student-hello = Buona fortuna! Vediamo che cosa succede.
rival-student-glad = Proprio come previsto.
rival-student-glad-again = Questa l’avevo studiata.
rival-student-praise = Che colpo d’occhio!
rival-student-praise-again = Questa non me l’aspettavo.
rival-student-won = Bella partita! Ho imparato qualcosa.
rival-student-lost = Ben giocato. Quel capitolo è meglio che lo rilegga.
rival-student-drawn = Pari! Una bella partita per tutti.

rival-researcher-hello = Si comincia? Ho una teoria.
rival-researcher-glad = I dati mi danno ragione.
rival-researcher-glad-again = Un altro punto sulla mia curva.
rival-researcher-praise = Una mossa interessante. La annoto.
rival-researcher-praise-again = Questo risultato lo devo verificare.
rival-researcher-won = Grazie. È stato un buon esperimento.
rival-researcher-lost = Hai confutato la mia teoria. Complimenti!
rival-researcher-drawn = Pari. Ripetiamo l’esperimento?

rival-nobel-hello = Molto piacere. Sorprendimi!
rival-nobel-glad = Bello, vero?
rival-nobel-glad-again = Oggi la natura è generosa.
rival-nobel-praise = Che splendida intuizione!
rival-nobel-praise-again = Vorrei averci pensato io.
rival-nobel-won = Una gran bella partita. La rivediamo insieme?
rival-nobel-lost = Congratulazioni! Non mi succede spesso.
rival-nobel-drawn = Nessuno meglio, nessuno peggio. Ancora una?
