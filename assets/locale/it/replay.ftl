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
replay-prompt = Replica: mossa { $at } di { $all }
replay-over = Era l’ultima mossa.
replay-exported = Questa partita è salvata in { $file }.
replay-not-exported = Questa partita non si è potuta salvare: { $why }.
replay-jump-title = Salta a una mossa
replay-jump-deal = L’inizio
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Mossa { $n }
replay-jump-star = ★ { $line }
replay-jump-noted = { $line } (con una nota)

## Games that were left in the middle

replay-saved-title = Partite in corso
replay-saved-none = Non hai partite in corso.
replay-saved-give-up = Rinuncia alla partita { $n }: { $name }

# Famous games of programs, found by search: a title for each, and notes on its moves in order.
replay-famous-title = Partite famose
replay-famous-row = { $name } · { $what }
replay-famous-particle_builder-target = Una corsa al bersaglio
replay-famous-particle_builder-target-1 = Questo quark up ha vinto il confronto e non è stato scambiato: al protone ne servono due.
replay-famous-particle_builder-target-2 = Il quark top vince per la massa: nessuna particella elementare nota è più pesante.
replay-famous-particle_builder-target-3 = Up, up e down formano il protone. La sua carica: +⅔ + ⅔ − ⅓ = +1.
replay-famous-particle_builder-annihilation = Una particella incontra la sua antiparticella
replay-famous-particle_builder-annihilation-1 = Un neutrino incontra il suo antineutrino. Non hanno carica elettrica: nasce uno Z e non luce.
replay-famous-particle_builder-annihilation-2 = Il dado dice no: materia e antimateria non reagiscono a ogni incontro.
replay-famous-particle_builder-annihilation-3 = Il quark top e il suo antiquark danno due gluoni. Uno solo non conserverebbe energia e quantità di moto.
replay-famous-particle_builder-annihilation-4 = Up, down, down: il neutrone. Le cariche danno 0, e rosso, verde e blu si annullano.
replay-famous-particle_builder-weak = Un W trasforma una particella
replay-famous-particle_builder-weak-1 = Un gluone attira il quark bottom: i gluoni agiscono su tutto ciò che ha carica di colore.
replay-famous-particle_builder-weak-2 = Un W⁻ trasforma il quark top avversario in quark down: +⅔ − 1 = −⅓. Da tre punti a uno.
replay-famous-particle_builder-weak-3 = Questo quark down serve al protone! Ma due dei suoi quark sono verdi: non è completo.
replay-famous-particle_builder-weak-4 = Rosso, verde e blu si annullano: il neutrone è completo e decide la partita.
replay-famous-particle_builder-gluon = Un gluone cambia una carica di colore
replay-famous-particle_builder-gluon-1 = Un gluone fa diventare blu il quark down rosso. Con due quark blu non c’è protone.
replay-famous-particle_builder-gluon-2 = Tornare al rosso con un altro gluone? Il dado mostra 1: non succede niente.
replay-famous-particle_builder-gluon-3 = Un neutrino tauonico diventa elettronico. I neutrini possono farlo perché hanno massa.
replay-famous-particle_builder-gluon-4 = Finalmente un quark up rosso: rosso, verde e blu si annullano, il protone è completo.
replay-famous-particle_builder-decays = Particelle pesanti decadono
replay-famous-particle_builder-decays-1 = Il muone potrebbe decadere, ma non lo fa. Quando lo farà dipende solo dal caso.
replay-famous-particle_builder-decays-2 = Il W⁻ decade in un muone e un antineutrino. La carica è −1 prima e dopo.
replay-famous-particle_builder-decays-3 = Strange diventa up e W⁻. In natura questo W è virtuale: il quark è troppo leggero per un W reale.
replay-famous-particle_builder-decays-4 = Lo scambio è servito: era il quark down che mancava al neutrone.
replay-famous-tutti_quantum-vertices = Ventidue vertici, e l’ultimo decide
replay-famous-tutti_quantum-vertices-1 = Un secondo Higgs accanto al primo. Questo vertice ne aspetta un terzo.
replay-famous-tutti_quantum-vertices-2 = Tre bosoni di Higgs in un vertice: 6 punti, e 8 punti di vantaggio.
replay-famous-tutti_quantum-vertices-3 = Due elettroni e un fotone, per la quarta volta: questo vertice è alla base di luce ed elettricità.
replay-famous-tutti_quantum-vertices-4 = La carta segreta arriva per ultima: l’elettrone completa un vertice. Il 28 a 25 diventa 28 a 29.
replay-famous-tutti_quantum-higgs = Il vertice che vale di più
replay-famous-tutti_quantum-higgs-1 = Due bosoni di Higgs ne aspettano un terzo. Nel mazzo ce ne sono solo quattro.
replay-famous-tutti_quantum-higgs-2 = Un Higgs e due elettroni: 4 punti. In natura è raro, perché gli elettroni hanno poca massa.
replay-famous-tutti_quantum-higgs-3 = Tre bosoni di Higgs si incontrano: 6 punti e il primo posto. Nessuno ha ancora misurato questo vertice.
replay-famous-tutti_quantum-together = In due costruiscono un diagramma e vincono
replay-famous-tutti_quantum-together-1 = Gioco di squadra: un secondo Higgs va accanto al primo. Il posto per il terzo resta libero.
replay-famous-tutti_quantum-together-2 = Il terzo Higgs: 6 punti. I bosoni di Higgs hanno massa, quindi agiscono tra loro.
replay-famous-tutti_quantum-together-3 = Questo quark sistema l’ultimo vertice non valido: una freccia entra, una esce.
replay-famous-tutti_quantum-together-4 = 34 punti e nemmeno un vertice non valido: hanno vinto tutti e due.
replay-famous-tutti_quantum-process = Due missioni per il premio Nobel
replay-famous-tutti_quantum-process-1 = Cielo blu: un fotone entra, uno esce. La luce diffusa rende blu il cielo.
replay-famous-tutti_quantum-process-2 = Atomi: un fotone collega elettroni e quark. Questa forza tiene gli elettroni vicino al nucleo.
replay-famous-tutti_quantum-process-3 = Sei carte chiudono un loop: +2. Questi loop cambiano un po’ ciò che si misura.
replay-famous-tutti_quantum-process-4 = Con l’ultimo Higgs sono 41 punti. Da 39 in su il premio Nobel è vicino.
replay-famous-tutti_quantum-loop = Sei carte chiudono un loop
replay-famous-tutti_quantum-loop-1 = Cielo blu: un elettrone assorbe un fotone e ne emette uno. È luce diffusa.
replay-famous-tutti_quantum-loop-2 = Questo elettrone chiude un loop di sei carte. Tutti e sei i vertici sono validi: +2.
replay-famous-tutti_quantum-loop-3 = Tre bosoni di Higgs si incontrano: 30 a 20. Questo vantaggio basta.
replay-famous-tutti_quantum-loop-4 = Anche l’altra squadra chiude un loop, ma troppo tardi.
replay-famous-u_know_feynman-proton = Tre quark formano un protone
replay-famous-u_know_feynman-proton-1 = Il W agisce su tutti i quark e i leptoni, perfino su un neutrino. Senza risposta costa una carta.
replay-famous-u_know_feynman-proton-2 = Up, down e up: tre carte in una volta. In natura i tre quark sono rosso, verde e blu.
replay-famous-u_know_feynman-proton-3 = Un flip al momento giusto: ora contano le antiparticelle sul retro, e resta una sola carta.
replay-famous-u_know_feynman-proton-4 = L’ultima carta ha il colore giusto: vittoria, nonostante il protone avversario.
replay-famous-u_know_feynman-antinucleon = Un antineutrone e un antiprotone
replay-famous-u_know_feynman-antinucleon-1 = Due antiquark down e un antiquark up: un antineutrone. La sua carica: +⅓ + ⅓ − ⅔ = 0.
replay-famous-u_know_feynman-antinucleon-2 = Il fotone agisce su tutto ciò che ha carica elettrica, anche sugli antiquark. Senza risposta: due carte.
replay-famous-u_know_feynman-antinucleon-3 = Due antiquark up e un antiquark down: un antiprotone. La sua carica: −⅔ + ⅓ − ⅔ = −1.
replay-famous-u_know_feynman-antinucleon-4 = Le tre carte dell’antiprotone, posate insieme, hanno deciso: la mano è vuota.
replay-famous-u_know_feynman-weak = L’ultima carta risponde a un W
replay-famous-u_know_feynman-weak-1 = DECAY! Resta una carta: ora gli altri devono agire.
replay-famous-u_know_feynman-weak-2 = Un W contro chi ha una sola carta: senza risposta ne avrà di nuovo due.
replay-famous-u_know_feynman-weak-3 = L’ultima carta è la risposta! Un W trasforma up in strange: la carica scende da +⅔ a −⅓.
replay-famous-u_know_feynman-higgs = L’Higgs aggiunge peso
replay-famous-u_know_feynman-higgs-1 = Il flip gira tutte le carte. Solo il lato dell’antimateria ha bosoni di Higgs.
replay-famous-u_know_feynman-higgs-2 = L’Higgs va su un positrone, perché questo ha massa. Appesantisce: una mano passa da 2 a 8 carte.
replay-famous-u_know_feynman-higgs-3 = Scegliere il viola con l’Higgs era giusto: anche le ultime due carte erano viola.
replay-famous-u_know_feynman-gluon = Quark, gluone e antiquark si incontrano, proprio alla fine
replay-famous-u_know_feynman-gluon-1 = Il gluone costa quattro carte: delle tre interazioni del gioco, quella forte è la più intensa.
replay-famous-u_know_feynman-gluon-2 = Un flip: tutti avevano visto il retro di queste carte, nessuno è sorpreso.
replay-famous-u_know_feynman-gluon-3 = Un gluone su un quark top. Per rispondere servono due carte insieme: un flip e un antiquark top.
replay-famous-u_know_feynman-gluon-4 = Sono le ultime due carte: quark, gluone e antiquark si incontrano, e la mano è vuota.
replay-famous-particle_panic-alone = Una persona sola salva il laboratorio
replay-famous-particle_panic-alone-1 = La sala 1 è libera: due turni interi per raccogliere carte. Quattro quadri, il primo codice.
replay-famous-particle_panic-alone-2 = La sala 1 è di nuovo libera. Serviva: si raccoglie solo in una sala libera.
replay-famous-particle_panic-alone-3 = Una carta di troppo: via una di quadri, perché quel codice è già inserito.
replay-famous-particle_panic-alone-4 = Il quarto codice all’ottavo turno: il laboratorio è salvo.
replay-famous-particle_panic-codes = Quattro codici, uno alla volta
replay-famous-particle_panic-codes-1 = Una carta di troppo: via una di cuori, restano quattro quadri. Insieme sono un codice.
replay-famous-particle_panic-codes-2 = Il secondo codice. Ognuno raccoglie semi diversi: uno quadri, l’altro cuori.
replay-famous-particle_panic-codes-3 = Una carta di picche va a chi ne ha già tre. È la quarta: l’ultimo codice è pronto.
replay-famous-particle_panic-codes-4 = Picche: il quarto codice al sesto turno. Il laboratorio si spegne.
replay-famous-particle_panic-share = In quattro condividono le carte e vincono
replay-famous-particle_panic-share-1 = Un regalo: con questa carta di picche ce ne sono quattro in una mano. È un codice intero.
replay-famous-particle_panic-share-2 = Due cuori vanno a chi ne ha già due. Adesso sono quattro insieme.
replay-famous-particle_panic-share-3 = Passano anche due fiori: ora tre della squadra hanno ciascuno un codice intero.
replay-famous-particle_panic-share-4 = Il quarto codice. Ognuno ne ha inserito uno: ecco a che serve condividere.
replay-famous-particle_panic-flood = Il laboratorio è pieno di particelle
replay-famous-particle_panic-flood-1 = Un 6: sei particelle insieme nella sala 4. C’è posto solo per cinque, una trabocca.
replay-famous-particle_panic-flood-2 = Otto tiri, cinque falliti: questa mano avrà una sola carta fino alla fine.
replay-famous-particle_panic-flood-3 = Una carta di cuori e cinque successi svuotano la sala 1. Ma le altre cinque sale sono quasi piene.
replay-famous-particle_panic-flood-4 = Tutte e sei le sale sono piene, sei particelle in ognuna. Mancavano ancora due codici.
replay-famous-particle_panic-heart = Un cuore rilancia il dado
replay-famous-particle_panic-heart-1 = Due cuori passano di mano e quattro sono insieme: un codice intero.
replay-famous-particle_panic-heart-2 = Il codice di cuori è inserito, quindi questa carta è libera: il dado si rilancia, e il 3 basta.
replay-famous-particle_panic-heart-3 = Si dà una carta di quadri. È la quarta: l’ultimo codice è pronto.
replay-famous-particle_panic-heart-4 = Quadri: il quarto codice, e il laboratorio si spegne.
replay-famous-bigebang-life = Universo della vita: nuclei di carbonio, uno dopo l’altro
replay-famous-bigebang-life-1 = Tre ⁴He che si toccano: il primo carbonio. Le vecchie stelle lo fanno così, da tre nuclei di elio.
replay-famous-bigebang-life-2 = L’antimateria segue le stesse leggi: anche tre anti-⁴He che si toccano contano come carbonio.
replay-famous-bigebang-life-3 = ³He cattura un neutrone e diventa il ⁴He che mancava al terzo carbonio.
replay-famous-bigebang-carbon = Tre ⁴He diventano carbonio
replay-famous-bigebang-carbon-1 = Il primo ⁴He, passo dopo passo: ²H, ³He, ⁴He. Andò così anche poco dopo il Big Bang.
replay-famous-bigebang-carbon-2 = Un secondo ⁴He accanto al primo: un altro che li tocca, e la partita è subito vinta.
replay-famous-bigebang-carbon-3 = Questo ²H è in linea con un altro. Ora il carbonio è vicino, e nessuno lo ferma.
replay-famous-bigebang-carbon-4 = ²H + ²H → ⁴He: tre ⁴He si toccano e diventano ¹²C, carbonio, e la partita è finita.
replay-famous-bigebang-draw = Pareggio tra materia e antimateria
replay-famous-bigebang-draw-1 = ⁴He incontra anti-⁴He: otto particelle diventano luce. La materia è avanti in tutto.
replay-famous-bigebang-draw-2 = L’antimateria risponde con altre otto particelle, ma è ancora indietro in tutto.
replay-famous-bigebang-draw-3 = Un’ultima fusione: ora ogni lato ha due ⁴He, e l’antimateria ha la stella più grande.
replay-famous-bigebang-draw-4 = Luce alla materia, stella all’antimateria, elio a nessuno: 1 a 1.
replay-famous-bigebang-light = ⁴He incontra anti-⁴He: otto particelle diventano luce
replay-famous-bigebang-light-1 = ³He incontra anti-³He: due nuclei spariscono, e sei particelle diventano luce.
replay-famous-bigebang-light-2 = Finalmente un ⁴He! Ma è in linea con un anti-⁴He, ed è un errore.
replay-famous-bigebang-light-3 = Tutte e otto le particelle diventano luce. Per la luce, 24 a 22 diventa 24 a 30.
replay-famous-bigebang-light-4 = Due anti-⁴He contro un ⁴He: il gettone Elio decide, 2 a 1 per l’antimateria.
replay-famous-bigebang-beta = I neutroni decadono in protoni
replay-famous-bigebang-beta-1 = Decadimento beta: un neutrone libero diventa protone. Volano via un elettrone e un antineutrino.
replay-famous-bigebang-beta-2 = Qui si usa il nuovo protone: ²H + ¹H → ³He. Per ³He servono due protoni.
replay-famous-bigebang-beta-3 = Un altro neutrone, ed è ⁴He. Dieci mosse fa uno dei suoi protoni era un neutrone.
replay-famous-bigebang-beta-4 = ³H è radioattivo: uno dei suoi neutroni diventa protone, e resta ³He.
