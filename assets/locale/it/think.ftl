# See it think: a search grows on the table.

think-title = Guarda come pensa
think-busy = La ricerca cresce: { $steps } passi
think-done = La ricerca ha fatto { $steps } passi.
think-key = Colonna: quante volte si è esaminata una mossa. In giallo: possibilità di chi muove. I numeri sono anche sul tavolo. Giocherebbe l’1.
think-move = Numero { $rank }: { $share } % delle prove, possibilità { $value } %
think-line = La continuazione migliore finora, se tutti giocano bene:
think-line-move = { $n }. { $move }
