# The shell: everything that is not one game's own.

## Title

bigebang-title = Big*Bang
bigebang-tagline = Fondi nuclei, fai luce, costruisci la stella più pesante.
bigebang-minutes = 20
particle_builder-title = Particle Builder
particle_builder-tagline = Scambia, riempi il tappeto e costruisci per primo un protone.
particle_builder-minutes = 10
tutti_quantum-title = Tutti Quantum
tutti_quantum-tagline = Posa carte in un diagramma di Feynman che piacerebbe alla natura.
tutti_quantum-minutes = 20
u_know_feynman-title = U-kNOw Feynman
u_know_feynman-tagline = Materia davanti, antimateria dietro: finisci per primo le carte.
u_know_feynman-minutes = 15
particle_panic-title = Particle Panic
particle_panic-tagline = Dal laboratorio scappano particelle. Spegnetelo insieme.
particle_panic-minutes = 20

title-play = GIOCA
title-learn = IMPARA
title-continue =
    CONTINUA
    { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
title-continue-deal =
    CONTINUA
    partita { $deal } di { $deals }
title-continue-one-of =
    CONTINUA
    { $games } partite
title-cabinet = { $name }, scegli questo gioco
title-seats = { $few }–{ $many }
title-facts = { $seats } giocatori · { $minutes } minuti · dai 13 anni
title-newer = Una nuova versione è pronta: caricala
title-about = Chi c’è dietro Quarkade
title-codex = Atlante: tutte le particelle
title-hunt = Caccia al picco: collisioni vere
title-honours = Statistiche e imprese
title-today = Rompicapi del giorno
title-today-open = Da risolvere
title-today-solved =
    { $solved ->
        [one] Risolto: 1/{ $games }
       *[other] Risolti: { $solved }/{ $games }
    }
title-today-run =
    { $state }
    { $run } giorni di fila
title-today-spoken =
    { $solved ->
        [one] { $name }: { $solved } risolto su { $games }
       *[other] { $name }: { $solved } risolti su { $games }
    }
title-board = Migliori risultati, e partite da guardare
title-settings = Impostazioni
title-sound = Suono sì o no
title-full = Schermo intero
title-leave = Esci dalla sala giochi
leave-title = Uscire dalla sala giochi?
leave-yes = Esci
leave-no = Resta
continue-title = Continuare con { $name }?
continue-body = { $moves ->
    [0] Le carte sono date, nessuno ha ancora mosso.
    [one] È stata fatta una mossa.
   *[other] Sono state fatte { $moves } mosse. Tutto è dov’era.
}
continue-yes = Continua
continue-no = Lascia stare
continue-lose = Rinunciare a questa partita di { $name }?
continue-lost = { $moves ->
    [0] Le carte sono distribuite, e nessuno la giocherà.
    [one] La sua unica mossa andrà persa. Se la tieni, CONTINUA sul suo cabinato riporta lì.
   *[other] Le sue { $moves } mosse andranno perse. Se la tieni, CONTINUA sul suo cabinato riporta lì.
}
continue-keep = Tienila
continue-give-up = Rinuncia

## Words used everywhere

on = sì
off = no
done = Fatto
back = Indietro
close = Chiudi
pages = { $page } / { $pages }
percent = { $n } %
thought-share = { $rank }: { $share }
page-back = Pagina precedente
page-next = Pagina seguente
stepper-spoken = { $name }: { $value }
stepper-less = { $of }, un passo indietro
stepper-more = { $of }, un passo avanti
slider-tenths = { $value } di 10
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano

## Statistics and feats

honours-title = { $game }: statistiche e imprese
honours-against = Contro
honours-played = Giocate
honours-won = Vinte
honours-shared = Pari
honours-person = Persone
honours-alone = Da soli
honours-none = Ancora nessuna partita finita. Ciò che giochi si conta qui, solo su questo computer.
honours-choose = Scegli un’impresa per leggere come si fa.
honours-of = Imprese: { $done } di { $all }
feat-earned = ★ Impresa: { $name }
feat-done = { $name }: riuscita. { $how }
feat-open = { $name }: non ancora. { $how }
feat-particle_builder-proton = Protone
feat-particle_builder-proton-how = Completa il protone: due quark up e un quark down.
feat-particle_builder-neutron = Neutrone
feat-particle_builder-neutron-how = Completa il neutrone: un quark up e due quark down.
feat-particle_builder-atom = Atomo
feat-particle_builder-atom-how = Completa l’idrogeno, o un suo parente esotico come il positronio.
feat-particle_builder-antimatter = Antimateria
feat-particle_builder-antimatter-how = Completa un antiprotone, un antineutrone o l’antiidrogeno.
feat-particle_builder-annihilation = Lampo
feat-particle_builder-annihilation-how = Annichila una particella con la sua antiparticella.
feat-particle_builder-weak = Debole ma potente
feat-particle_builder-weak-how = Con un bosone W trasforma una particella in un’altra (dal Livello 5).
feat-tutti_quantum-compton = Diffusione Compton
feat-tutti_quantum-compton-how = Una linea di elettrone tra due vertici con fotone: la luce rimbalza su un elettrone.
feat-tutti_quantum-higgs-self = L’Higgs incontra sé stesso
feat-tutti_quantum-higgs-self-how = Completa un vertice di tre linee di Higgs.
feat-tutti_quantum-loop = Il cerchio si chiude
feat-tutti_quantum-loop-how = Chiudi un anello di linee nel tuo diagramma.
feat-tutti_quantum-light-by-light = La luce incontra la luce
feat-tutti_quantum-light-by-light-how = Un anello di elettroni o di quark con quattro fotoni.
feat-u_know_feynman-nucleon = Tre quark in una volta
feat-u_know_feynman-nucleon-how = Gioca un protone o un neutrone, o le loro antiparticelle, come tre quark insieme.
feat-u_know_feynman-gluon = Scollato
feat-u_know_feynman-gluon-how = Neutralizza un gluone.
feat-u_know_feynman-caught = Rivelatore attento
feat-u_know_feynman-caught-how = Cogli in fallo qualcuno che ha dimenticato di dire DECAY.
feat-bigebang-helium = Elio
feat-bigebang-helium-how = Ottieni un nucleo di elio-4 con la fusione.
feat-bigebang-carbon = Carbonio
feat-bigebang-carbon-how = Collega tre nuclei di elio-4, come fanno le vecchie stelle.
feat-bigebang-flash = Otto di luce
feat-bigebang-flash-how = Annichila elio-4 con antielio-4: otto particelle diventano luce.
feat-bigebang-gold = Rompicapo d’oro
feat-bigebang-gold-how = Vinci l’oro in uno dei tre rompicapi.
feat-particle_panic-code = Primo codice
feat-particle_panic-code-how = Inserisci un codice di autodistruzione.
feat-particle_panic-shutdown = Spento
feat-particle_panic-shutdown-how = Inserisci in tempo tutti i codici, su qualsiasi gradino della scala.
feat-particle_panic-published = Contro ogni previsione
feat-particle_panic-published-how = Spegni il laboratorio con le regole pubblicate.

## About

about-title = Chi c’è dietro Quarkade
about-what = Cinque giochi da tavolo sulle cose più piccole che esistano. Si gioca tutto su questo computer: niente account, niente rete, niente dati personali.
about-games = I giochi e i loro autori
about-made = Disegnato e scritto di nuovo per Quarkade. Le regole sono raccontate con parole nostre; i giochi sono dei loro autori.
about-font = Carattere: DejaVu Sans, libero con la licenza Bitstream Vera e DejaVu.
about-data = Dati sulle particelle: Particle Data Group, 2025.
about-collisions = Collisioni vere: collaborazione CMS, CERN Open Data (CC0), ridotte per questa sala giochi.
about-tools = Costruito con: { $names }
about-version = Versione { $version }

## Seats and levels

seat-you = Tu
seat-player = Giocatore { $number }
seat-number = Giocatore { $number }
seat-numbered = { $name } { $number }
level-visitor = Visitatore
level-student = Studentessa
level-researcher = Ricercatrice
level-nobel = Nobel
level-random = Caso

## Before a game

setup-players = Giocatori
setup-players-n = { $n }
setup-start = Via!
setup-more = Altre opzioni
setup-seed = Seme: { $seed }
setup-seed-chance = Seme: a caso
setup-day = Rompicapo del giorno
setup-series = Serie
setup-series-one = senza serie
setup-series-to = fino a { $goal } gettoni
setup-series-help = In una serie i gettoni si sommano di partita in partita, finché una persona arriva al traguardo e ne ha più dell’altra.
setup-series-deals = { $deals } partite, punti sommati
setup-series-exchanged = stesse carte, posti scambiati
setup-deals-help = In una sola partita la fortuna conta molto. In una sfida di più partite i punti si sommano; con i posti scambiati ognuno ha ogni mano una volta.
setup-pace = Su questo computer a Nobel servirebbero circa { $seconds } s a mossa. Dopo { $cap } s si ferma, e gioca un po’ meno bene.
seed-title = Quale partita vuoi?
seed-what = Lo stesso seme dà la stessa partita, a te e a chiunque lo scriva. Scrivi parole, una data, o la forma lunga di una pagina dei risultati.
seed-erase = Cancella
seed-chance = A caso
seed-words = Tre parole
seed-day = Partita del giorno
seed-take = Prendilo
series-head = A { $goal } gettoni: { $first } { $one } – { $second } { $two }
deals-head = Partita { $game } di { $deals }: { $standing }
deals-player = { $name } { $points }
deals-players = { $one } – { $other }
puzzle-head = Seme: { $seed }
puzzle-head-best = Seme: { $seed } · Record: { $best }

## At the table

rail-pause = Pausa
rail-help = Regole
rail-close = Chiudi
rail-look = Guarda un pezzo
rail-again = Rivedi le ultime mosse
look-ask = Tocca un pezzo per leggere che cos’è.
look-not = Tocca un pezzo per giocarlo.
spot-die = Il dado mostra { $face }.
look-nothing = Qui non c’è altro da leggere.
rail-undo = Annulla
rail-hint = Suggerimento
rail-result = Torna al risultato
carry-places = Qui non si può posare niente. { $n ->
    [one] Va bene il posto segnato.
   *[other] Vanno bene i { $n } posti segnati.
}
table-over = Ecco com’è finita. Il pulsante acceso a destra riporta al risultato.
lens-whole = Vedi tutto
lens-nearer = Più vicino
lens-farther = Più lontano
undo-done = Mossa annullata.
undo-nothing = Non c’è ancora niente da annullare.
undo-chance = Si è tirato un dado o si è vista una carta: non si può annullare.
undo-over = La partita è finita, e il risultato è conservato.
undo-other = Intanto ha mosso qualcun altro: non si può annullare.
hint-thinking = Fammi pensare…
hint-line = Suggerimento: { $reason }
hint-best-found = È la mossa migliore che si è trovata.
curtain-title = { $name }, è il tuo turno
curtain-why = Siediti prima di aprire il sipario: queste carte le puoi vedere solo tu.
curtain-ready = Ci sono
pause-title = Pausa
pause-resume = Continua
pause-rules = Regole
pause-log = Che cos’è successo
pause-settings = Impostazioni
pause-again = Nuova partita
pause-leave = Salva ed esci
pause-again-ask = Cominciare una nuova partita?
pause-again-lost = Questa partita non è finita. La si abbandona, e se ne comincia un’altra.
pause-again-no = Continua
pause-again-yes = Nuova partita
log-title = Che cos’è successo
log-older = Prima
log-newer = Dopo
log-empty = Non è ancora successo niente.
inside-title = Sotto il cofano
inside-game = Gioco
inside-rules = { $id }, regole { $rules }
inside-position = Posizione
inside-after = { $digest }, { $moves ->
    [one] dopo una mossa
   *[other] dopo { $moves } mosse
}
inside-options = Opzioni
inside-counted = { $who }, iterazioni dell’ultima ricerca: { $count }
inside-capped = { $line } · fermate dall’orologio: { $capped } su { $all }
inside-seed = Seme
inside-write = Scrivi questa partita in un file

## After a game

result-you-won = Hai vinto!
result-won = Vince { $name }
result-your-team-won = Vince la tua squadra!
result-team-won = Vincono { $one } e { $other }
result-draw = Vittoria condivisa
result-together-won = Ce l’avete fatta insieme!
result-together-lost = Stavolta no
result-alone-won = Ce l’hai fatta!
result-series-you-won = Hai vinto la serie!
result-series-won = { $name } vince la serie
result-series-your-team-won = La tua squadra vince la sfida!
result-series-team-won = { $one } e { $other } vincono la sfida
result-series-shared = La sfida finisce in parità
result-counting = Si conta
result-badge = Il più raro: { $name }
result-again = Gioca ancora
result-review = Rivedi
result-next = Prossima partita
result-new-series = Nuova serie
result-same = Stessa partita
result-seed = Seme: { $seed }
result-prose = **{ $what }** · { $text }
result-best = Record con questo seme: { $score }
result-best-new = Nuovo record per questo seme: { $score }
series-stands = Serie fino a { $goal } gettoni
deals-stand = Punti in { $games } partite su { $deals }
sitting-stands = Vinte su { $games } partite
sitting-together = Oggi a questo tavolo
sitting-won-together = { $won } partite vinte su { $games }
result-look = Vedi il tavolo
result-leave = Menu
result-board = In classifica
result-sheet = Pagina da portare a casa
result-watch = Riguarda la partita

## Looking back at a game

review-title = Rivediamo la partita
review-busy = Guardo le tue mosse: { $percent } %
review-why = Le scelte che ti sono costate di più, secondo ciò che potevi sapere allora. La sfortuna non conta.
review-none = Nessuna scelta ti è costata molto. Ben giocato!
review-nothing = Non c’è niente da rivedere: nessuno ha potuto pensarci.
review-cost = { $number }. Mossa { $move }: −{ $cost } %
review-played = La scelta di { $name } è nella cornice bianca.
review-better = Meglio: { $reason }
review-outlook = Le tue possibilità: circa { $got } %, e { $could } % con la mossa migliore. 100 % è una vittoria sicura.
review-course = La curva della tua partita. Alla tua prima scelta le prospettive erano del { $first } %, poi tra il { $least } e il { $most } %.
review-course-key = In alto: è probabile che tu vinca. Tratteggio: una partita su due.
review-mark-played = giocata
review-mark-better = migliore

## Settings

settings-title = Impostazioni
settings-note = Ogni modifica si conserva su questo computer.
settings-visit = Chi viene dopo trova tutto com’era.
setting-language = Lingua
setting-text_size = Grandezza del testo
setting-speed = Velocità
setting-full_screen = Schermo intero
setting-muted = Muto
setting-reduced_motion = Meno movimento
setting-high_contrast = Contrasto alto
setting-unhurried = Senza limiti di tempo
setting-vibration = Vibrazione (pad, telefono)
setting-music_follows = La musica segue la partita
setting-thoughts = Mostra i pensieri
setting-forced = Mosse obbligate da sole
setting-remarks = Gli avversari parlano
setting-volume_effects = Suoni
setting-volume_music = Musica
setting-volume_speech = Voce
setting-captions = Sottotitoli dei suoni
setting-speech = Leggi ad alta voce ({ $key })
settings-picture = Immagine
settings-play = Gioco
settings-sound = Suono
settings-keys = Tasti
settings-pad = Gamepad
settings-usual = Tasti predefiniti
settings-pad-usual = Pulsanti predefiniti
settings-keys-note = Scegli un’azione, poi premi il suo nuovo tasto. Frecce, Tab, Invio ed Esc funzionano sempre.
settings-pad-note = Scegli un’azione, poi premi il suo nuovo pulsante. La levetta e la croce funzionano sempre.
key-ask = Premi un tasto…
pad-ask = Premi un pulsante…
key-enter = Invio
key-space = Spazio
key-backspace = Backspace
key-escape = Esc
key-insert = Ins
key-delete = Canc
key-home = Home
key-end = Fine
key-page-up = Pag su
key-page-down = Pag giù
key-caps-lock = Bloc Maiusc
key-num-lock = Bloc Num
key-scroll-lock = Bloc Scorr
key-pause = Pausa
key-print = Stamp
key-menu = Menu
key-back = Indietro
key-shift = Maiusc
key-ctrl = Ctrl
key-alt = Alt
key-meta = Meta
key-on-left = { $key } sinistro
key-on-right = { $key } destro
key-pad = Tastierino { $sign }
key-or = { $one } · { $other }
pad-button = Pulsante { $number }
pad-none = Nessun gamepad è collegato. Collegane uno per scegliere i suoi pulsanti.
pad-kept = Questo pulsante serve per «{ $act }». Dai prima un altro pulsante a «{ $act }».
pad-moves = Questo pulsante sposta la cornice e non può fare altro.
pad-swapped = «{ $one }» e «{ $other }» si sono scambiati i pulsanti.
pad-lost = «{ $act }» ora non ha un pulsante.
want-ok = Scegli
want-back = Indietro, pausa
want-hint = Suggerimento
want-undo = Annulla
want-help = Regole
want-look = Guarda una carta
want-again = Rivedi le mosse
want-next = Avanti di uno
want-previous = Indietro di uno
want-mute = Muto
want-speech = Leggi ad alta voce
want-full_screen = Schermo intero
want-picture = Salva un’immagine
want-nearer = Guarda da vicino
want-farther = Guarda da lontano
want-inside = Sotto il cofano
want-whole = Guarda tutto il tavolo
speed-50 = lenta
speed-100 = normale
speed-200 = veloce
speed-0 = subito

## Reading aloud, and captions for what can be heard

speech-on = La lettura ad alta voce è accesa. { $key } la spegne.
speech-off = La lettura ad alta voce è spenta.
speech-mute = Questo computer non ha voce: ciò che si leggerebbe è scritto qui.
sound-off = L’audio è spento. Lo stesso tasto lo riaccende.
sound-on = L’audio è acceso.
picture-kept = Immagine salvata: { $file }
picture-not-kept = Immagine non salvata: la cartella la rifiuta.
spoken-open = { $what }: si può scegliere
spoken-picked = { $what }: scelto
caption-wrong = [ ronzio: non si può ]
caption-card = [ scivola una carta ]
caption-swap = [ fruscio: uno scambio ]
caption-chime = [ rintocco ]
caption-good = [ note che salgono: ben fatto ]
caption-annihilate = [ nota che scende: un lampo ]
caption-die = [ rotola un dado ]
caption-alarm = [ allarme ]
caption-turn = [ due note: tocca a te ]
caption-win = [ fanfara: vittoria ]
caption-loss = [ note che scendono: sconfitta ]
caption-flip = [ una carta si gira ]
caption-shuffle = [ si mescolano le carte ]
caption-decay = [ trillo che scende: un decadimento ]
caption-fuse = [ ronzio che sale: qualcosa si lega ]
caption-tick = [ tic ]
caption-point1 = [ una nota: arrivano punti ]
caption-point2 = [ una nota: arrivano punti ]
caption-point3 = [ una nota: arrivano punti ]
caption-point4 = [ una nota: arrivano punti ]
caption-point5 = [ una nota: arrivano punti ]
caption-jolt = [ tonfo sordo ]
caption-thud = [ tonfi, sempre più rapidi ]

## Saved games that cannot be opened

record-size = Questa partita salvata è troppo grande per essere una delle nostre ({ $where } caratteri). È rimasta com’era.
record-json = Questa partita salvata è danneggiata ({ $where }). È rimasta com’era; le partite nuove funzionano come sempre.
record-foreign = Questo file non è una partita di Quarkade. È rimasto com’era.
record-newer = Questa partita è stata salvata da un Quarkade più nuovo (formato { $where }). Aggiorna il programma per aprirla.
record-field = Questa partita salvata è danneggiata: la sua parte «{ $where }» manca o è sbagliata. È rimasta com’era.
record-game = Questa partita salvata è di un gioco che qui non c’è: { $where }.
record-newer-rules = Questa partita è stata salvata con regole più nuove (numero { $where }). Aggiorna il programma per aprirla.
record-older-rules = Questa partita è stata salvata con regole più vecchie (numero { $where }) e non può continuare con quelle di adesso.
record-setup = Questa partita salvata ha una preparazione che non esiste: { $where }.
record-move = Questa partita salvata viola le regole alla mossa { $where }. Si può guardare fin lì.
record-changed = Questa partita salvata è stata cambiata: dopo la mossa { $where } non è ciò che era stato salvato. Si può guardare fin lì.
record-dealt = Questa partita salvata è stata cambiata: le carte non erano date così ({ $where }).
record-digest = Questa partita è stata cambiata dopo il salvataggio: non finisce come dice ({ $where }).

## What lasts: the store of games, the settings

store-damaged = Le partite salvate erano danneggiate. Sono state messe da parte come { $file }; Quarkade ricomincia da zero.
store-restored = Le partite salvate erano danneggiate e sono state messe da parte come { $file }. Quarkade continua con la sua copia ({ $day }).
store-rescued = Le partite salvate erano danneggiate e sono state messe da parte come { $file }. Quarkade continua con tutto ciò che è sicuro: { $games ->
    [one] una partita
   *[other] { $games } partite
}. { $lost ->
    [0] Per quanto si sa, non manca niente.
    [one] Di una partita mancano delle mosse, o tutto.
   *[other] Di { $lost } partite mancano delle mosse, o tutto.
}
store-conflict = Un altro programma ha scritto nelle partite salvate. Quello che ha lasciato è stato messo da parte come { $file }; Quarkade continua con le sue.
store-missing = Le partite salvate mancavano. Quarkade continua con la sua copia ({ $day }).
store-newer = Le partite salvate sono state scritte da un Quarkade più nuovo ({ $program }). Restano come sono; non si salva niente finché non aggiorni.
store-memory = In questa cartella non si può salvare niente ({ $why }). Puoi giocare, ma le partite andranno perse quando esci.
store-refused = { $count ->
    [one] Una partita salvata è danneggiata e non si può aprire. Le altre vanno bene.
   *[other] { $count } partite salvate sono danneggiate e non si possono aprire. Le altre vanno bene.
}
store-full = Il disco è pieno. Gioca pure: le mosse si salvano appena c’è posto.
store-readonly = Sul disco non si può scrivere. Gioca pure: le mosse si salvano appena si può.
store-stuck = Per il momento il salvataggio non funziona ({ $why }). Gioca pure: le mosse si salvano appena riprende.
store-locked = Quarkade è già aperto con queste partite salvate.
store-check-file = Il file delle partite salvate è danneggiato: { $found }.
store-check-stray = Accanto alle partite salvate c’è { $file }, che non è di Quarkade. Il prossimo avvio lo metterà da parte.
store-check-newer = Il file delle partite salvate è stato scritto da un Quarkade più nuovo ({ $program }).
store-check-game = Partita { $id }: { $why }
store-check-log = È danneggiata ({ $where }).
store-line = { $id }  { $when }  { $name }  ({ $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}, { $state })
store-line-open = non finita
store-line-finished = finita
store-none = Non ci sono partite salvate.
store-no-game = Non c’è una partita { $id } che si possa aprire. «store list» mostra quelle che si possono aprire.
store-exported = La partita { $id } è in { $file }.
store-not-exported = La partita { $id } non si è potuta scrivere in { $file }: { $why }.
store-export-there = lì c’è già un file; --force lo sovrascrive
store-export-ours = quel nome è di un file di Quarkade
store-export-kind = non è un file normale
store-rescue-done = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}: ora in { $file }. { $lost ->
    [0] Per quanto si sa, non manca niente.
    [one] Di una partita mancano delle mosse, o tutto.
   *[other] Di { $lost } partite mancano delle mosse, o tutto.
}
store-rescue-none = Niente in { $file } dimostra di essere una partita salvata.
store-not-rescued = In { $file } non si è potuto salvare niente: { $why }.
store-imported = { $name }: importata come partita { $id }.
store-not-imported = { $file } non è stato importato. { $why }
store-import-kind = Non è un file normale.
store-import-open = Non si può leggere ({ $why }).
store-import-text = Non è un testo.
store-not-kept = Non si è potuto salvare.
settings-damaged = Le impostazioni erano danneggiate e sono state messe da parte come { $file }. Tutto è tornato ai valori predefiniti.
settings-restored = Le impostazioni erano danneggiate e sono state messe da parte come { $file }. Sono come prima della tua ultima modifica.
settings-wrong = Alcune impostazioni non avevano senso e sono tornate ai valori predefiniti: { $names }. Ciò che c’era è conservato come { $file }.
settings-not-kept = Le impostazioni non si possono salvare ({ $why }). Valgono finché non esci.

## Particles

particle-up = quark up
particle-down = quark down
particle-strange = quark strange
particle-charm = quark charm
particle-bottom = quark bottom
particle-top = quark top
particle-electron = elettrone
particle-muon = muone
particle-tau = tau
particle-electron-neutrino = neutrino elettronico
particle-muon-neutrino = neutrino muonico
particle-tau-neutrino = neutrino tauonico
particle-anti-up = antiquark up
particle-anti-down = antiquark down
particle-anti-strange = antiquark strange
particle-anti-charm = antiquark charm
particle-anti-bottom = antiquark bottom
particle-anti-top = antiquark top
particle-anti-electron = positrone
particle-anti-muon = antimuone
particle-anti-tau = antitau
particle-anti-electron-neutrino = antineutrino elettronico
particle-anti-muon-neutrino = antineutrino muonico
particle-anti-tau-neutrino = antineutrino tauonico
particle-photon = fotone
particle-gluon = gluone
particle-w-plus = W più
particle-w-minus = W meno
particle-z = Z
particle-higgs = Higgs

## Cards

card-stable = stabile
stat-charge = Carica
stat-spin = Spin
stat-mass = Massa
stat-lifetime = Vita media

## The coach

coach-back = Indietro
coach-skip = Salta
coach-next = Avanti
coach-show = Mostrami
coach-not-that = Si può fare, ma prima prova ciò che ti ho chiesto. L’ho annullato.
coach-turn = { $turn } / { $turns }: { $text }
coach-said = La tua risposta: { $said }
coach-you-said =
    Hai detto: «{ $said }». Guarda!
    { $text }
coach-expect = Che cosa ti aspetti?
coach-situation = Cambio di scena
coach-situation-expect = Cambio di scena: che dici?
coach-run = Via
coach-again = Ancora
coach-chart-thrown = Contati qui, su { $n }
coach-chart-printed = Che cosa promettono i dadi del gioco
coach-chart-nature = Che cosa fa la natura
coach-chart-bar = { $what }: { $n }

## Lessons

login-title = Benvenuti nella sala giochi
login-full = Schermo intero
login-window = Torna alla finestra
login-ask = Come ti chiamiamo?
login-kept = Va bene qualsiasi nome. Resta su questo computer; non c’è password.
login-pick = Oppure scegli una particella:
login-skip = Salta
login-go = Avanti
login-name-photon = Fotone
login-name-gluon = Gluone
login-name-electron = Elettrone
login-name-positron = Positrone
login-name-muon = Muone
login-name-tau = Tau
login-name-up = Quark Up
login-name-strange = Quark Strange
login-name-charm = Quark Charm
login-name-z = Bosone Z
login-name-higgs = Higgs
login-name-neutrino = Neutrino
level-hello = { $game } · Ciao, { $name }!
level-quiz = Quiz
level-quiz-first = Prima il quiz
level-quiz-past = Subito la lezione
level-quiz-offer = Un quiz prima della lezione?
level-quiz-why = Otto domande adesso e otto dopo mostrano che cosa hai imparato.
level-teacher = Insegnanti
level-login = Nome e schermo intero
level-setup = Giocatori, opzioni
level-tutorial = Tutorial
level-go-on = Continua a imparare
level-again = Impara di nuovo
level-from-beginning = Dall’inizio
level-play = Gioca
level-chapters = Capitoli fatti: { $done } di { $all }
level-done = Questo l’hai imparato. Ottimo lavoro!
level-minutes = Circa { $minutes } minuti
level-early = Meglio dopo la lezione precedente. Ma la porta è aperta.
lesson-pause-resume = Continua
lesson-pause-replay = Ripeti il capitolo
lesson-pause-skip = Salta il capitolo
lesson-pause-rules = Regole
lesson-pause-settings = Impostazioni
lesson-pause-leave = Lascia la lezione
finish-title = Ottimo lavoro!
finish-what = Hai finito «{ $lesson }».
finish-play = Gioca subito una partita
finish-quiz = Che cosa ho imparato?
finish-levels = Tutte le lezioni
