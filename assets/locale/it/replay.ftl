# Watching games again.

replay-title = Partite da guardare
replay-none = Non c’è ancora nessuna partita finita salvata.
replay-row = { $name } · { $day } · { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
replay-row-series = { $name } · { $day } · serie di { $games } partite · { $points }
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
replay-jump-deal = L’inizio
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Mossa { $n }

## Games that were left in the middle

replay-saved-title = Partite in corso
replay-saved-none = Non hai partite in corso.
replay-saved-give-up = Rinuncia alla partita { $n }: { $name }

# Famous games of programs, found by search: a line for each.
replay-famous-title = Partite famose
replay-famous-row = { $name } · { $what }
replay-famous-particle_builder-target = Una corsa al bersaglio
replay-famous-particle_builder-annihilation = Una particella incontra la sua antiparticella
replay-famous-particle_builder-weak = Un W trasforma una particella
replay-famous-particle_builder-gluon = Un gluone cambia una carica di colore
replay-famous-particle_builder-decays = Particelle pesanti decadono
replay-famous-tutti_quantum-vertices = Ventidue vertici, e l’ultimo decide
replay-famous-tutti_quantum-higgs = Il vertice che vale di più
replay-famous-tutti_quantum-together = In due costruiscono un diagramma e vincono
replay-famous-tutti_quantum-process = Due missioni per il premio Nobel
replay-famous-tutti_quantum-loop = Sei carte chiudono un loop
replay-famous-u_know_feynman-proton = Tre quark formano un protone
replay-famous-u_know_feynman-antinucleon = Un antineutrone e un antiprotone
replay-famous-u_know_feynman-weak = L’ultima carta risponde a un W
replay-famous-u_know_feynman-higgs = L’Higgs aggiunge peso
replay-famous-u_know_feynman-gluon = Quark, gluone e antiquark si incontrano, proprio alla fine
replay-famous-particle_panic-alone = Una persona sola salva il laboratorio
replay-famous-particle_panic-codes = Quattro codici, uno alla volta
replay-famous-particle_panic-share = In quattro condividono le carte e vincono
replay-famous-particle_panic-flood = Il laboratorio è pieno di particelle
replay-famous-particle_panic-heart = Un cuore rilancia il dado
replay-famous-bigebang-life = Universo della vita: nuclei di carbonio, uno dopo l’altro
replay-famous-bigebang-carbon = Tre ⁴He diventano carbonio
replay-famous-bigebang-draw = Pareggio tra materia e antimateria
replay-famous-bigebang-light = ⁴He incontra anti-⁴He: otto particelle diventano luce
replay-famous-bigebang-beta = I neutroni decadono in protoni
