# The shell: everything that is not one game's own.

## Title

bigebang-title = Big*Bang
bigebang-tagline = Fondi nuclei, fai luce, costruisci la stella più grande.
bigebang-minutes = 5–9
particle_builder-title = Particle Builder
particle_builder-tagline = Scambia carte, riempi il tappeto e costruisci per primo il tuo bersaglio.
particle_builder-minutes = 4
tutti_quantum-title = Tutti Quantum
tutti_quantum-tagline = Gioca carte e costruisci un diagramma di Feynman che la natura permette.
tutti_quantum-minutes = 4–6
u_know_feynman-title = U-kNOw Feynman
u_know_feynman-tagline = Materia davanti, antimateria dietro: finisci per primo le carte.
u_know_feynman-minutes = 8–15
particle_panic-title = Particle Panic
particle_panic-tagline = Dal laboratorio scappano particelle. Spegnetelo insieme.
particle_panic-minutes = 8

title-play = GIOCA
title-learn = IMPARA
title-learn-new =
    IMPARA
    Prima volta?
title-setup = Giocatori e opzioni
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
title-facts = { $seats } giocatori · circa { $minutes } minuti · dai 13 anni
title-facts-fair = { $seats } giocatori · circa { $minutes } minuti
title-pair = In due
title-newer = Una nuova versione è pronta: caricala
title-about = Chi c’è dietro Quarkade
title-codex = Atlante: tutte le particelle
title-hunt = Caccia al picco: collisioni vere
title-statistics = Statistiche e imprese
title-today = Rompicapi del giorno
title-today-open = Da risolvere
title-today-solved =
    { $solved ->
        [one] Risolto: 1/{ $games }
       *[other] Risolti: { $solved }/{ $games }
    }
title-today-run =
    { $state }
    Di fila: { $run }
title-today-spoken =
    { $solved ->
        [one] { $name }: { $solved } risolto su { $games }
       *[other] { $name }: { $solved } risolti su { $games }
    }
title-board = Migliori risultati e partite da guardare
title-settings = Impostazioni
title-sound = Attiva o disattiva l’audio
title-full = Schermo intero
title-leave = Esci dalla sala giochi
leave-title = Uscire dalla sala giochi?
leave-yes = Esci
leave-no = Resta
continue-title = Continuare con { $name }?
continue-body = { $moves ->
    [0] È tutto pronto. Nessuno ha ancora mosso.
    [one] È stata fatta una mossa.
   *[other] Sono state fatte { $moves } mosse. Tutto è dov’era.
}
continue-yes = Continua
continue-no = Non ora
continue-lose = Rinunciare a questa partita di { $name }?
continue-lost = { $moves ->
    [0] È tutto pronto, ma nessuno ha ancora mosso.
    [one] La sua unica mossa andrà persa. Se la tieni, il pulsante CONTINUA del suo cabinato ti riporta qui.
   *[other] Le sue { $moves } mosse andranno perse. Se la tieni, il pulsante CONTINUA del suo cabinato ti riporta qui.
}
continue-keep = Tienila
continue-give-up = Rinuncia

## Words used everywhere

on = sì
off = no
done = Fatto
back = Indietro
close = Chiudi
saved-open = Apri la cartella
saved-print = Stampa
saved-print-all = Stampa tutti i { $n } file
saved-sure = Stampare { $n } file?
saved-not-now = Non ora
saved-printing = { $n ->
    [one] Il file va alla stampante.
   *[other] { $n } file vanno alla stampante.
}
saved-refused = Su questo computer non ha funzionato. I file sono nella cartella { $folder }.
pages = { $page } / { $pages }
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

statistics-title = { $game }: statistiche e imprese
statistics-against = Contro
statistics-played = Giocate
statistics-won = Vinte
statistics-shared = Pari
statistics-person = Persone
statistics-alone = Da soli
statistics-none = Non c’è ancora nessuna partita finita. Qui si conta ogni partita finita, solo su questo computer.
statistics-choose = Scegli un’impresa per leggere come si compie.
statistics-of = Imprese: { $done } di { $all }
achievement-earned = ★ Impresa: { $name }
achievement-done = { $name }: riuscita. { $how }
achievement-open = { $name }: non ancora. { $how }
achievement-particle_builder-proton = Protone
achievement-particle_builder-proton-how = Completa il protone: due quark up e un quark down.
achievement-particle_builder-neutron = Neutrone
achievement-particle_builder-neutron-how = Completa il neutrone: un quark up e due quark down.
achievement-particle_builder-atom = Atomo
achievement-particle_builder-atom-how = Completa l’idrogeno, o un suo parente esotico come il positronio.
achievement-particle_builder-antimatter = Antimateria
achievement-particle_builder-antimatter-how = Completa un antiprotone, un antineutrone o l’antiidrogeno.
achievement-particle_builder-annihilation = Lampo
achievement-particle_builder-annihilation-how = Annichila una particella con la sua antiparticella.
achievement-particle_builder-weak = Debole ma potente
achievement-particle_builder-weak-how = Con un bosone W trasforma una particella in un’altra (dal Livello 5).
achievement-tutti_quantum-compton = Diffusione Compton
achievement-tutti_quantum-compton-how = Traccia una linea di elettrone tra due vertici con fotone: la luce rimbalza su un elettrone.
achievement-tutti_quantum-higgs-self = L’Higgs incontra sé stesso
achievement-tutti_quantum-higgs-self-how = Completa un vertice di tre linee di Higgs.
achievement-tutti_quantum-loop = Il cerchio si chiude
achievement-tutti_quantum-loop-how = Chiudi un loop di linee nel tuo diagramma.
achievement-tutti_quantum-light-by-light = La luce incontra la luce
achievement-tutti_quantum-light-by-light-how = Costruisci un loop di elettroni o di quark con quattro fotoni.
achievement-u_know_feynman-nucleon = Tre quark in una volta
achievement-u_know_feynman-nucleon-how = Gioca un protone, un neutrone o una delle loro antiparticelle come tre quark insieme.
achievement-u_know_feynman-gluon = Scollato
achievement-u_know_feynman-gluon-how = Respingi un gluone.
achievement-u_know_feynman-caught = Rivelatore attento
achievement-u_know_feynman-caught-how = Scopri qualcuno che ha dimenticato di gridare DECAY.
achievement-bigebang-helium = Elio
achievement-bigebang-helium-how = Ottieni un nucleo di elio-4 con la fusione.
achievement-bigebang-carbon = Carbonio
achievement-bigebang-carbon-how = Collega tre nuclei di elio-4, come fanno le vecchie stelle.
achievement-bigebang-flash = Otto lampi
achievement-bigebang-flash-how = Annichila elio-4 con antielio-4: otto particelle diventano luce.
achievement-bigebang-gold = Rompicapo d’oro
achievement-bigebang-gold-how = Vinci l’oro in uno dei tre rompicapi.
achievement-particle_panic-code = Primo codice
achievement-particle_panic-code-how = Inserisci un codice di autodistruzione.
achievement-particle_panic-shutdown = Spento
achievement-particle_panic-shutdown-how = Inserisci in tempo tutti i codici, a qualsiasi difficoltà.
achievement-particle_panic-published = Contro ogni previsione
achievement-particle_panic-published-how = Spegni il laboratorio con le regole pubblicate.

## About

about-title = Chi c’è dietro Quarkade
about-what = Cinque giochi da tavolo sulle cose più piccole che esistano. Funziona tutto su questo computer: niente account, niente rete, niente dati personali.
about-games = I giochi e i loro autori
about-made = Tutte le immagini e i testi sono stati fatti per Quarkade. Spieghiamo le regole con parole nostre. I giochi appartengono ai loro autori.
about-font = Carattere: DejaVu Sans, libero con la licenza Bitstream Vera e DejaVu.
about-data = Dati sulle particelle: Particle Data Group, 2025.
about-collisions = Collisioni vere: collaborazione CMS, CERN Open Data (CC0), ridotte per questa sala giochi.
about-tools = Costruito con: { $names }
about-licences = I testi di tutte le licenze sono nel file licences.html, accanto al programma o alla pagina web.
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
level-fit = Rivale
level-match50 = Al mio livello
level-match65 = Al mio livello, facile
level-match35 = Al mio livello, difficile
level-random = Caso

## Before a game

setup-players = Giocatori
setup-players-n = { $n }
setup-start = Via!
setup-more = Altre opzioni
setup-seed = Codice: { $seed }
setup-seed-chance = Codice: a caso
setup-day = Rompicapo del giorno
setup-series = Serie
setup-fitting = { $name } ({ $rating })
setup-series-one = senza serie
setup-series-to = primo a { $goal } gettoni
setup-series-help = Conservi i gettoni di partita in partita. La serie finisce quando qualcuno ha raggiunto il traguardo ed è in testa.
setup-series-deals = { $deals } partite, punti sommati
setup-series-exchanged = stesse carte, posti scambiati
setup-deals-help = In una sola partita la fortuna conta molto. In una serie di più partite i punti si sommano. Con i posti scambiati ognuno gioca ogni mano una volta.
setup-pace = Su questo computer a Nobel servirebbero circa { $seconds } s per ogni mossa. Si ferma dopo { $cap } s e gioca un po’ meno bene.
seed-title = Quale partita vuoi?
seed-what = Lo stesso codice dà la stessa partita, a te e a chiunque lo usi. Scrivi parole, una data, o il codice lungo di una pagina dei risultati.
seed-erase = Cancella
seed-chance = A caso
seed-words = Tre parole
seed-day = Partita del giorno
seed-take = Usalo
series-head = A { $goal } gettoni: { $first } { $one } – { $second } { $two }
deals-head = Partita { $game } di { $deals }: { $standing }
deals-player = { $name } { $points }
deals-players = { $one } – { $other }
puzzle-head = Codice: { $seed }
puzzle-head-best = Codice: { $seed } · Record: { $best }

## At the table

rail-pause = Pausa
rail-help = Regole
rail-play-on = Continua da qui
rail-close = Chiudi
rail-look = Guarda un pezzo
rail-again = Rivedi le ultime mosse
again-nothing = Non c’è ancora nessuna mossa degli altri da rivedere.
look-ask = Tocca un pezzo per leggere che cos’è.
look-not = Tocca un pezzo per giocarlo.
spot-die = Il dado mostra { $face }.
look-nothing = Qui non c’è altro da leggere.
rail-undo = Annulla
rail-hint = Suggerimento
rail-result = Torna al risultato
carry-places = Qui non può andare. { $n ->
    [one] Può andare al posto segnato.
   *[other] Può andare in uno dei { $n } posti segnati.
}
table-over = Ecco com’è finita. Il pulsante acceso a destra ti riporta al risultato.
lens-whole = Vedi tutto
lens-nearer = Ingrandisci
lens-farther = Riduci
undo-done = Mossa annullata.
undo-done-of = Mossa annullata: { $who } gioca di nuovo.
undo-nothing = Non c’è ancora niente da annullare.
undo-chance = Non si può annullare: si è tirato un dado o si è vista una carta.
undo-over = La partita è finita. Il risultato è salvato.
undo-other = Non si può annullare: intanto ha mosso qualcun altro.
partner-asks = { $who } chiede: { $words }
hint-costs = Un suggerimento ti mostra una buona mossa. Ma una partita con un suggerimento non conta per le imprese né per il tuo punteggio. Tocca ancora la lampada per vederlo.
hint-free = { $hint } Nelle tue prime partite i suggerimenti sono gratis.
hint-not-now = Il suggerimento arriva nel tuo turno. Aspetta che tocchi a te.
hint-thinking = Fammi pensare…
rule-for = { $who }! { $rule }
rule-for-younger = { $who } è chi è più giovane. { $rule }
hint-line = Suggerimento: { $reason }
hint-line-then = Suggerimento: { $reason } { $then }
forced-skip = Succede da solo, perché non hai scelta. Tocca per non aspettare.
notice-touch = Tocca per continuare.
hint-once-more = Ancora una volta. { $hint }
hint-best-found = È la migliore mossa trovata.
handover-title = { $name }, è il tuo turno
handover-why = Mettiti davanti allo schermo prima di aprire il sipario. Queste carte le puoi vedere solo tu.
handover-ready = Ci sono
pause-title = Pausa
pause-resume = Continua
pause-rules = Regole
pause-log = Che cos’è successo
pause-think = Guarda come pensa
pause-settings = Impostazioni
pause-again = Nuova partita
pause-change = Cambia avversario
pause-change-crew = Cambia la squadra
pause-leave = Salva ed esci
pause-leave-visitor = Torna al menu
pause-again-ask = Cominciare una nuova partita?
pause-again-lost = Questa partita non è finita. Se ne cominci un’altra, rinunci a questa.
pause-again-no = Continua
pause-again-yes = Nuova partita
log-title = Che cos’è successo
log-older = Prima
log-newer = Dopo
log-empty = Non è ancora successo niente.
log-look = Mossa { $move }: { $line } Guarda il tavolo com’era allora
past-now = Torna alla partita
past-prompt = Guardi indietro: mossa { $at } di { $all }, contando tutti
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
inside-seed = Codice della partita
inside-write = Salva questa partita in un file

## After a game

result-you-won = Hai vinto!
result-won = Vittoria: { $name }
result-your-team-won = Vince la tua squadra!
result-team-won = Vittoria: { $one } e { $other }
result-draw = Vittoria condivisa
result-together-won = Ce l’avete fatta insieme!
result-together-lost = Stavolta no
result-alone-won = Ce l’hai fatta!
result-series-you-won = Hai vinto la serie!
result-series-won = Serie vinta: { $name }
result-series-your-team-won = La tua squadra vince la serie!
result-series-team-won = Serie vinta: { $one } e { $other }
result-series-shared = La serie finisce in parità
result-counting = Si conta
result-badge = Il più raro: { $name }
result-badge-of = Il più raro: { $name } ({ $who })
result-again = Gioca ancora
result-review = Rivedi
result-harder = Poi: { $name }
result-easier = Più facile: { $name }
result-step = { $step }
    { $detail }
result-next-deal = Partita { $deal } di { $deals }
result-deal-you-won = Hai vinto la partita { $deal }
result-deal-won = Partita { $deal }: vince { $name }
result-deal-your-team-won = La tua squadra vince la partita { $deal }
result-deal-team-won = Partita { $deal }: vincono { $one } e { $other }
result-next = Prossima partita
result-new-series = Nuova serie
result-same = Stessa partita
result-seed = Codice: { $seed }
result-prose = **{ $what }** · { $text }
result-facts = Visto in questa partita
result-facts-more = { $first } Da rileggere: { $names }
result-list = { $one } · { $more }
result-best = Record con questo codice: { $score }
result-hints =
    { $hints ->
        [one] Con un suggerimento: sfide e imprese non contano.
       *[other] Con { $hints } suggerimenti: sfide e imprese non contano.
    }
result-best-new = Nuovo record per questo codice: { $score }
series-stands = Serie: primo a { $goal } gettoni
deals-stand = Punti fino alla partita { $games } di { $deals }
series-wins = Vittorie (partite: { $games })
series-together = Oggi a questo tavolo
series-won-together = Partite vinte: { $won } su { $games }
result-look = Vedi il tavolo
result-why = Ha fatto la differenza: { $what }, { $mine } a { $theirs }.
result-level = { $n } a { $n }: pari fino all’ultimo punto!
result-level-why = { $one }: { $what }, { $a } a { $b }. { $two }: { $other }, { $c } a { $d }.
result-today = Rompicapo: 1 minuto
result-leave = Menu
result-board = Aggiungi ai migliori risultati
result-sheet = Pagina da portare a casa
result-watch = Riguarda la partita

## Looking back at a game

review-title = Rivediamo la partita
review-busy = Guardo le tue mosse: { $percent } %
review-busy-of = Guardo le mosse: { $percent } %
review-why = Queste scelte ti sono costate di più. Conta ciò che potevi sapere allora.{ $luck ->
    [0] {""}
   *[other] {" "}La sfortuna non conta.
    }
review-why-of = Queste scelte sono costate di più. Conta ciò che ciascuno poteva sapere allora.{ $luck ->
    [0] {""}
   *[other] {" "}La sfortuna non conta.
    }
review-why-tasks = Queste scelte ti sono costate di più.{ $luck ->
    [0] {""}
   *[other] {" "}La sfortuna non conta.
    } Da domani le ritrovi tra gli esercizi di «Allenamento».
review-why-small = Nessuna delle tue scelte ti è costata molto. Queste ti sono costate un po’ e meritano uno sguardo.
review-why-small-of = Nessuna scelta è costata molto. Queste sono costate un po’ e meritano uno sguardo.
review-none = Nessuna scelta ti è costata molto. Ben giocato!
review-none-of = Nessuna scelta è costata molto. Ben giocato!
review-turn-down = Qui le tue possibilità sono scese di più: dal { $first } % al { $last } %. È stata sfortuna, o sono stati gli altri. { $line }
review-turn-down-of = Qui le possibilità di { $name } sono scese di più: dal { $first } % al { $last } %. È stata sfortuna, o sono stati gli altri. { $line }
review-turn-up = Qui le tue possibilità sono salite di più: dal { $first } % al { $last } %. È stata fortuna, o sono stati gli altri. { $line }
review-turn-up-of = Qui le possibilità di { $name } sono salite di più: dal { $first } % al { $last } %. È stata fortuna, o sono stati gli altri. { $line }
review-cause-down = Qui le tue possibilità sono scese di più: dal { $first } % al { $last } %. La tua scelta non c’entra. { $line }
review-cause-down-of = Qui le possibilità di { $name } sono scese di più: dal { $first } % al { $last } %. La scelta non c’entra. { $line }
review-cause-up = Qui le tue possibilità sono salite di più: dal { $first } % al { $last } %. { $line }
review-cause-up-of = Qui le possibilità di { $name } sono salite di più: dal { $first } % al { $last } %. { $line }
review-turn-then = { $first } Poi: { $then }
review-aftermath = { $first } – { $then }
review-turn-one = Che cosa è successo: { $line }
review-nothing = Non c’è niente da rivedere: qui nessun avversario sa analizzare questa partita.
review-cost = Il tuo turno { $turn }: −{ $cost } %
review-cost-of = { $name }, turno { $turn }: −{ $cost } %
review-played = { $name }: la scelta nella cornice bianca.
review-told-of = { $name }: { $line }
review-better = Meglio: { $reason }
review-better-of = Meglio per { $name }: { $reason }
review-outlook = Le tue possibilità: circa { $got } %. Con la mossa migliore: { $could } %. Il 100 % è una vittoria sicura.
review-outlook-of = Possibilità di { $name }: circa { $got } %. Con la mossa migliore: { $could } %. Il 100 % è una vittoria sicura.
review-course = Questa curva mostra la tua partita. Le tue possibilità alla prima scelta: { $first } %. Poi tra { $least } e { $most } %.
review-course-of = Questa curva mostra la partita di { $name }. Le possibilità alla prima scelta: { $first } %. Poi tra { $least } e { $most } %.
review-course-key = In alto: probabilmente vinci. Tratteggio: una possibilità su due. Fascia verde: l’incertezza del computer.
review-course-key-of = In alto: probabilmente vince { $name }. Tratteggio: una possibilità su due. Fascia verde: l’incertezza del computer.
review-mark-played = giocata
review-mark-better = migliore

## Settings

settings-title = Impostazioni
settings-note = Ogni modifica viene salvata su questo computer.
settings-visit = Chi viene dopo ritrova le solite impostazioni.
setting-language = Lingua
setting-text_size = Dimensione del testo
setting-speed = Velocità
setting-full_screen = Schermo intero
setting-muted = Muto
setting-reduced_motion = Meno movimento
setting-high_contrast = Contrasto alto
setting-unhurried = Senza limiti di tempo
setting-vibration = Vibrazione (pad, telefono)
setting-music_follows = La musica segue la partita
setting-thoughts = Mostra che cosa pensano
setting-forced = Mosse obbligate in automatico
setting-throws = Lanciare i dadi a mano
setting-guide = Illumina la mossa migliore
setting-remarks = Gli avversari parlano
setting-volume_effects = Suoni
setting-volume_music = Musica
setting-volume_speech = Voce
setting-captions = Sottotitoli dei suoni
setting-speech = Leggi ad alta voce ({ $key })
settings-picture = Immagine
settings-play = Gioco
settings-sound = Audio
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
pad-kept = Usi già questo pulsante per «{ $act }». Dai prima un altro pulsante a «{ $act }».
pad-moves = Questo pulsante sposta la cornice. Non si può cambiare.
pad-swapped = «{ $one }» e «{ $other }» si sono scambiati i pulsanti.
pad-lost = «{ $act }» ora non ha un pulsante.
action-ok = Scegli
action-back = Indietro, pausa
action-hint = Suggerimento
action-undo = Annulla
action-help = Regole
action-look = Guarda una carta
action-again = Rivedi le mosse
action-next = Il prossimo
action-previous = Il precedente
action-mute = Muto
action-speech = Leggi ad alta voce
action-full_screen = Schermo intero
action-picture = Fai una schermata
action-nearer = Ingrandisci
action-farther = Riduci
action-inside = Sotto il cofano
action-whole = Vedi tutto il tavolo
guide-first = prime partite
guide-always = sempre
guide-never = mai
speed-50 = lenta
speed-100 = normale
speed-200 = veloce
speed-0 = subito

## Reading aloud, and captions for what can be heard

speech-on = La lettura ad alta voce è attiva. { $key } la disattiva.
speech-off = La lettura ad alta voce è disattivata.
speech-mute = Questo computer non ha voce. Il testo compare qui.
sound-off = L’audio è spento. Lo stesso tasto lo riaccende.
sound-on = L’audio è acceso.
picture-kept = Schermata salvata: { $file }
picture-not-kept = La schermata non si è potuta salvare: Quarkade non può scrivere nella cartella.
spoken-lit = { $what }: illuminato, una buona mossa
spoken-open = { $what }: si può scegliere
spoken-picked = { $what }: selezione attuale
caption-wrong = [ ronzio: non si può ]
caption-card = [ scivola una carta ]
caption-swap = [ fruscio: uno scambio ]
caption-chime = [ rintocco ]
caption-good = [ note che salgono: ben fatto ]
caption-annihilate = [ nota che scende: un lampo ]
caption-die = [ rotola un dado ]
caption-alarm = [ allarme ]
caption-siren = [ sirena ]
caption-turn = [ due note: tocca a te ]
caption-win = [ fanfara: vittoria ]
caption-loss = [ note che scendono: sconfitta ]
caption-flip = [ una carta si gira ]
caption-shuffle = [ si mescolano le carte ]
caption-decay = [ trillo che scende: un decadimento ]
caption-fuse = [ ronzio che sale: qualcosa si lega ]
caption-tick = [ tic ]
caption-point1 = [ una nota: si conta ]
caption-point2 = [ una nota: si conta ]
caption-point3 = [ una nota: si conta ]
caption-point4 = [ una nota: si conta ]
caption-point5 = [ una nota: si conta ]
caption-jolt = [ tonfo sordo ]
caption-thud = [ tonfi, sempre più rapidi ]

## Saved games that cannot be opened

record-size = Questa partita salvata è troppo grande per venire da Quarkade ({ $where } caratteri). Non è stata modificata.
record-json = Questa partita salvata è danneggiata ({ $where }). Non è stata modificata. Puoi sempre cominciare nuove partite.
record-foreign = Questo file non è una partita di Quarkade. Non è stato modificato.
record-newer = Questa partita viene da una versione più recente di Quarkade (formato { $where }). Aggiorna Quarkade per aprirla.
record-field = Questa partita salvata è danneggiata: la parte «{ $where }» manca o è sbagliata. Non è stata modificata.
record-game = Questa partita è di un gioco che questo Quarkade non ha: { $where }.
record-newer-rules = Questa partita segue regole più recenti (numero { $where }). Aggiorna Quarkade per aprirla.
record-older-rules = Questa partita segue regole più vecchie (numero { $where }). Non può continuare con quelle di adesso.
record-setup = Questa partita salvata ha un’impostazione che non esiste: { $where }.
record-move = Questa partita salvata viola le regole alla mossa { $where }. Puoi guardarla fin lì.
record-changed = Questa partita è stata modificata: dopo la mossa { $where } non corrisponde più a ciò che era stato salvato. Puoi guardarla fin lì.
record-dealt = Questa partita è stata modificata: le carte non erano distribuite così ({ $where }).
record-digest = Questa partita è stata modificata più tardi: la fine non corrisponde a ciò che era stato salvato ({ $where }).

## What lasts: the store of games, the settings

store-damaged = Le partite salvate erano danneggiate. Ora sono in { $file }. Quarkade comincia senza partite salvate.
store-restored = Le partite salvate erano danneggiate. Ora sono in { $file }. Quarkade usa la sua copia ({ $day }).
store-rescued = Le partite salvate erano danneggiate. Ora sono in { $file }. Quarkade tiene tutto ciò che ha potuto verificare: { $games ->
    [one] una partita
   *[other] { $games } partite
}. { $lost ->
    [0] Per quanto si sa, non manca niente.
    [one] Di una partita mancano alcune mosse, o tutte.
   *[other] Di { $lost } partite mancano alcune mosse, o tutte.
}
store-conflict = Un altro programma ha modificato le partite salvate. La sua versione ora è in { $file }. Quarkade usa la propria.
store-missing = Le partite salvate mancavano. Quarkade usa la sua copia ({ $day }).
store-newer = Le partite salvate vengono da una versione più recente di Quarkade ({ $program }). Non vengono modificate. Non si salva niente finché non aggiorni Quarkade.
store-memory = In questa cartella non si può salvare niente ({ $why }). Puoi giocare, ma le partite vanno perse quando esci.
store-refused = { $count ->
    [one] Una partita salvata è danneggiata e non si può aprire. Le altre vanno bene.
   *[other] { $count } partite salvate sono danneggiate e non si possono aprire. Le altre vanno bene.
}
store-full = Il disco è pieno. Continua a giocare: Quarkade salva le mosse appena c’è posto.
store-readonly = Quarkade non può scrivere sul disco. Continua a giocare: le mosse si salvano appena si può.
store-stuck = Per il momento il salvataggio non funziona ({ $why }). Continua a giocare: le mosse si salvano appena si può.
store-locked = Quarkade è già aperto con queste partite salvate. Chiudi prima l’altra finestra.
store-check-file = Il file delle partite salvate è danneggiato: { $found }.
store-check-stray = Nella cartella delle partite salvate c’è un file che non è di Quarkade: { $file }. Il prossimo avvio lo metterà da parte.
store-check-newer = Il file delle partite salvate è stato scritto da una versione più recente di Quarkade ({ $program }).
store-check-game = Partita { $id }: { $why }
store-check-log = È danneggiata ({ $where }).
store-line = { $id }  { $when }  { $name }  ({ $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}, { $state })
store-line-open = non finita
store-line-finished = finita
store-none = Non ci sono partite salvate.
store-no-game = La partita { $id } non esiste, o non si può aprire. «store list» mostra quelle che si possono aprire.
store-exported = La partita { $id } è salvata in { $file }.
store-not-exported = La partita { $id } non si è potuta salvare in { $file }: { $why }.
store-export-there = questo file c’è già; --force lo sovrascrive
store-export-ours = questo nome è di un file di Quarkade
store-export-kind = non è un file normale
store-rescue-done = Recuperato in { $file }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}. { $lost ->
    [0] Per quanto si sa, non manca niente.
    [one] Di una partita mancano alcune mosse, o tutte.
   *[other] Di { $lost } partite mancano alcune mosse, o tutte.
}
store-rescue-none = In { $file } non c’è nessuna partita salvata riconoscibile.
store-not-rescued = In { $file } non si è potuto salvare niente: { $why }.
store-imported = { $name }: importata come partita { $id }.
store-not-imported = { $file } non è stato importato. { $why }
store-import-kind = Non è un file normale.
store-import-open = Non si può leggere ({ $why }).
store-import-text = Non è un file di testo.
store-not-kept = Non si è potuto salvare.
settings-damaged = Le impostazioni erano danneggiate. Ora sono in { $file }. Tutto è tornato ai valori predefiniti.
settings-restored = Le impostazioni erano danneggiate. Ora sono in { $file }. Sono tornate quelle di prima della tua ultima modifica.
settings-wrong = Alcune impostazioni erano sbagliate e sono tornate ai valori predefiniti: { $names }. Quelle di prima sono in { $file }.
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
coach-play = Gioca
coach-show = Mostrami
coach-retry = Riprova
coach-another = Un’altra prova
coach-not-that = Puoi farlo, ma prima prova ciò che ti ho chiesto. Ho annullato la mossa.
coach-turn = { $turn } / { $turns }: { $text }
coach-said = La tua risposta: { $said }
coach-you-said =
    Hai detto: «{ $said }». Guarda!
    { $text }
coach-expect = Che cosa ti aspetti?
coach-new-table = Nuova situazione! { $text }
coach-seen = La tua prova
coach-result = Anche questo è un risultato
coach-once-more = Che cos’altro provi?
coach-state = Formula tu la legge
coach-law = Come la dice la fisica
coach-run = Via
coach-again = Ancora
coach-chart-thrown = Contati qui, su { $n }
coach-chart-printed = Che cosa danno in media i dadi del gioco
coach-chart-nature = Che cosa fa la natura
coach-chart-bar = { $what }: { $n }

## Lessons

login-title = Ti diamo il benvenuto in sala giochi
login-saved = La tua partita è salvata. Scegli un nome: scrivilo, oppure lo trovano quattro domande. Puoi saltare.
login-question = Scegli un nome: scrivilo, oppure lo trovano quattro domande. Puoi saltare.
login-full = Schermo intero
login-window = Torna alla finestra
login-ask = Come ti chiamiamo?
login-kept = Va bene qualsiasi nome. Resta su questo dispositivo. Non serve una password.
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
level-quiz-why = Rispondi ad alcune domande adesso e ad altre dopo la lezione. Poi vedi che cosa hai imparato.
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
level-done-partly = L’hai finita: { $right } domande su { $asked } giuste al primo colpo.
level-minutes = Circa { $minutes } minuti
level-early = Meglio dopo la lezione precedente, ma puoi cominciare anche da qui.
lesson-pause-resume = Continua
lesson-pause-replay = Ripeti il capitolo
lesson-pause-skip = Salta il capitolo
lesson-pause-to-game = Vai al gioco
lesson-pause-rules = Regole
lesson-pause-settings = Impostazioni
lesson-pause-leave = Lascia la lezione
finish-title = Ottimo lavoro!
finish-what = Hai finito «{ $lesson }».
finish-play = Gioca subito una partita
finish-quiz = Che cosa ho imparato?
finish-levels = Tutte le lezioni
finish-pressed = Sei alla fine!
finish-try-it = Per lo più hai premuto per andare avanti. Trovare le leggi da soli è più divertente: riprova le domande mancate, o ricomincia la lezione.
finish-stars = Stelle: { $stars } su 3. Domande giuste al primo colpo: { $right } su { $asked }
finish-again =
    { $n ->
        [one] Una domanda mancata
       *[other] { $n } domande mancate
    }
again-number = Domande mancate, in un altro modo: { $n } di { $all }
again-which = Quale risposta viene esclusa così?
again-not-that = Quella non è esclusa. Provane un’altra.
again-reason = «{ $why }»
