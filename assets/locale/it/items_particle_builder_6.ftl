# Items of Particle Builder, Level 6: a stem has at most 25 words, a choice at most 12.

## Flavour changes

item-particle-builder-6-flavour-changes-law = Un neutrino può cambiare sapore in viaggio, e tornare indietro.
item-particle-builder-6-flavour-changes-a = Un neutrino muonico vola per centinaia di chilometri. Che cosa può essere all’arrivo?
item-particle-builder-6-flavour-changes-a-any = Uno qualsiasi dei tre neutrini
item-particle-builder-6-flavour-changes-a-fixed = Un neutrino muonico e nient’altro
item-particle-builder-6-flavour-changes-a-next = Un neutrino tauonico e nient’altro
item-particle-builder-6-flavour-changes-a-charged = Uno dei tre neutrini, o un muone
item-particle-builder-6-flavour-changes-b = Un neutrino elettronico vola dal Sole fino alla Terra. Che cosa può essere all’arrivo?
item-particle-builder-6-flavour-changes-b-any = Un neutrino di qualsiasi sapore
item-particle-builder-6-flavour-changes-b-fixed = Un neutrino elettronico, come all’inizio
item-particle-builder-6-flavour-changes-b-next = Un neutrino muonico, come passo seguente
item-particle-builder-6-flavour-changes-b-charged = Un neutrino di ogni sapore, o un elettrone
item-particle-builder-6-flavour-changes-c = Un reattore nucleare emette antineutrini elettronici. Che cosa può arrivare a un rivelatore a 60 km?
item-particle-builder-6-flavour-changes-c-any = Antineutrini di tutti e tre i sapori
item-particle-builder-6-flavour-changes-c-fixed = Solo antineutrini elettronici
item-particle-builder-6-flavour-changes-c-next = Solo antineutrini muonici
item-particle-builder-6-flavour-changes-c-charged = Antineutrini e positroni

## Charge stays

item-particle-builder-6-charge-stays-law = Un neutrino resta un neutrino, perché la carica deve conservarsi.
item-particle-builder-6-charge-stays-a = In viaggio un neutrino elettronico non diventa mai un elettrone. Perché?
item-particle-builder-6-charge-stays-a-charge = Un elettrone ha carica, un neutrino no
item-particle-builder-6-charge-stays-a-size = Un elettrone è grande, un neutrino è minuscolo
item-particle-builder-6-charge-stays-a-matter = Un elettrone è materia, un neutrino no
item-particle-builder-6-charge-stays-a-speed = Un elettrone è lento, un neutrino è velocissimo
item-particle-builder-6-charge-stays-b = In viaggio un neutrino muonico non diventa mai un muone. Perché?
item-particle-builder-6-charge-stays-b-charge = Un muone ha carica, un neutrino no
item-particle-builder-6-charge-stays-b-size = Un muone è grande, un neutrino è minuscolo
item-particle-builder-6-charge-stays-b-matter = Un muone è materia, un neutrino no
item-particle-builder-6-charge-stays-b-speed = Un muone è lento, un neutrino è velocissimo
item-particle-builder-6-charge-stays-c = Un fascio di neutrini passa dritto accanto a un forte magnete, qualunque sapore assuma. Perché?
item-particle-builder-6-charge-stays-c-charge = Nessun sapore di neutrino ha carica elettrica
item-particle-builder-6-charge-stays-c-small = Ogni sapore di neutrino è minuscolo
item-particle-builder-6-charge-stays-c-fast = Ogni sapore di neutrino è troppo veloce
item-particle-builder-6-charge-stays-c-matter = Nessun sapore di neutrino è materia

## Distance and energy

item-particle-builder-6-distance-and-energy-law = Le quote dei sapori dipendono dalla distanza e dall’energia.
item-particle-builder-6-distance-and-energy-a = Due rivelatori stanno nello stesso fascio di neutrini, uno più vicino, uno più lontano. Che cosa troveranno di solito?
item-particle-builder-6-distance-and-energy-a-differ = Quote diverse dei tre sapori
item-particle-builder-6-distance-and-energy-a-equal = Le stesse quote dei tre sapori
item-particle-builder-6-distance-and-energy-a-lost = Neutrini solo in quello più vicino
item-particle-builder-6-distance-and-energy-a-observer = Quote che dipendono da chi guarda
item-particle-builder-6-distance-and-energy-b = Due fasci di neutrini volano verso lo stesso rivelatore lontano, uno con più energia. Che cosa troverà di solito?
item-particle-builder-6-distance-and-energy-b-differ = Quote dei sapori diverse per ogni fascio
item-particle-builder-6-distance-and-energy-b-equal = Una stessa miscela da entrambi i fasci
item-particle-builder-6-distance-and-energy-b-lost = Neutrini solo dal fascio più forte
item-particle-builder-6-distance-and-energy-b-observer = Una miscela che cambia con chi osserva
item-particle-builder-6-distance-and-energy-c = Un rivelatore riceve molti neutrini muonici dall’aria sopra di sé, meno dall’altra parte della Terra. Che cosa fa la differenza?
item-particle-builder-6-distance-and-energy-c-way = La lunghezza del percorso
item-particle-builder-6-distance-and-energy-c-rock = La roccia che li ferma
item-particle-builder-6-distance-and-energy-c-observer = La direzione in cui si guarda
item-particle-builder-6-distance-and-energy-c-decay = Quanti sono decaduti intanto

## There and back

item-particle-builder-6-there-and-back-law = La quota di un sapore oscilla: scende, poi risale.
item-particle-builder-6-there-and-back-a = A una certa distanza quasi nessun neutrino di un fascio è ancora muonico. E a una distanza doppia?
item-particle-builder-6-there-and-back-a-back = Quasi tutti sono di nuovo muonici
item-particle-builder-6-there-and-back-a-for-good = Ancora meno sono muonici
item-particle-builder-6-there-and-back-a-third = Un terzo è muonico, come sempre
item-particle-builder-6-there-and-back-a-lost = Non resta nessun neutrino
item-particle-builder-6-there-and-back-a-why = Perché?
item-particle-builder-6-there-and-back-a-why-step = Le tre masse ritrovano il passo
item-particle-builder-6-there-and-back-a-why-decay = I neutrini sono decaduti e si sono riformati
item-particle-builder-6-there-and-back-a-why-unseen = Nessuno li ha guardati in viaggio
item-particle-builder-6-there-and-back-b = Un fascio parte con neutrini muonici. Molto lontano quasi tutti lo sono di nuovo, per la prima volta. E a metà strada?
item-particle-builder-6-there-and-back-b-back = Quasi nessuno era muonico
item-particle-builder-6-there-and-back-b-for-good = Quasi tutti erano muonici
item-particle-builder-6-there-and-back-b-third = Un terzo era muonico, come sempre
item-particle-builder-6-there-and-back-b-lost = Non restava quasi nessun neutrino
item-particle-builder-6-there-and-back-b-why = Perché?
item-particle-builder-6-there-and-back-b-why-step = Le tre masse avevano perso il passo
item-particle-builder-6-there-and-back-b-why-decay = I neutrini erano decaduti per un po’
item-particle-builder-6-there-and-back-b-why-unseen = Nessuno li aveva ancora guardati
item-particle-builder-6-there-and-back-c = Fino a circa 60 km da un reattore la quota di antineutrini elettronici nel complesso scende. Che cosa fa più lontano?
item-particle-builder-6-there-and-back-c-rises = Risale
item-particle-builder-6-there-and-back-c-zero = Continua a scendere fino a zero
item-particle-builder-6-there-and-back-c-stays = Da lì resta com’è
item-particle-builder-6-there-and-back-c-lost = Finisce, perché sono tutti persi

## Not lost

item-particle-builder-6-not-lost-law = I neutrini che sembrano mancare ci sono, con un altro sapore.
item-particle-builder-6-not-lost-a = I neutrini muonici nascono nell’aria tutto intorno alla Terra. Tra quelli che la attraversano, solo circa metà sono ancora muonici. Dove sono gli altri?
item-particle-builder-6-not-lost-a-flavours = Ora hanno un altro sapore
item-particle-builder-6-not-lost-a-stopped = La Terra li ha trattenuti
item-particle-builder-6-not-lost-a-decayed = Sono decaduti in viaggio
item-particle-builder-6-not-lost-a-light = Sono diventati luce
item-particle-builder-6-not-lost-b = Il Sole produce solo neutrini elettronici. Un esperimento ne ha ritrovati solo circa un terzo con questo sapore. Dove sono gli altri?
item-particle-builder-6-not-lost-b-flavours = Arrivano con un altro sapore
item-particle-builder-6-not-lost-b-stopped = Non lasciano mai il Sole
item-particle-builder-6-not-lost-b-decayed = Decadono prima di arrivare
item-particle-builder-6-not-lost-b-light = Arrivano sotto forma di luce
item-particle-builder-6-not-lost-c = Solo un terzo dei neutrini elettronici del Sole arriva come tale. Un esperimento poteva contare tutti i sapori. Che cosa ha mostrato?
item-particle-builder-6-not-lost-c-all = Arrivano tutti i neutrini
item-particle-builder-6-not-lost-c-third = Arriva un terzo dei neutrini
item-particle-builder-6-not-lost-c-none = Non ne arriva quasi nessuno: decadono
item-particle-builder-6-not-lost-c-light = Non ne arriva nessuno: diventano luce

## Neutrinos have mass

item-particle-builder-6-neutrinos-have-mass-law = I neutrini cambiano sapore perché hanno massa.
item-particle-builder-6-neutrinos-have-mass-a = Gli esperimenti hanno mostrato che i neutrini oscillano. Che cosa ci dice questo di loro?
item-particle-builder-6-neutrinos-have-mass-a-mass = Hanno massa
item-particle-builder-6-neutrinos-have-mass-a-charge = Hanno carica
item-particle-builder-6-neutrinos-have-mass-a-slow = Sono lenti
item-particle-builder-6-neutrinos-have-mass-a-decay = Decadono
item-particle-builder-6-neutrinos-have-mass-b = Immagina che i neutrini non abbiano nessuna massa. Che cosa cambierebbe mentre volano nel vuoto?
item-particle-builder-6-neutrinos-have-mass-b-mass = Manterrebbero il loro sapore
item-particle-builder-6-neutrinos-have-mass-b-charge = Perderebbero la loro carica
item-particle-builder-6-neutrinos-have-mass-b-slow = Sarebbero molte volte più veloci
item-particle-builder-6-neutrinos-have-mass-b-decay = Decadrebbero prima
item-particle-builder-6-neutrinos-have-mass-c = I neutrini oscillano. Che cosa significa per la loro velocità nel vuoto?
item-particle-builder-6-neutrinos-have-mass-c-nearly = È appena sotto quella della luce: hanno massa
item-particle-builder-6-neutrinos-have-mass-c-slow = È molto sotto quella della luce
item-particle-builder-6-neutrinos-have-mass-c-same = È quella della luce: sono radiazione
item-particle-builder-6-neutrinos-have-mass-c-tired = Cala a ogni cambiamento

## Single neutrino

item-particle-builder-6-single-neutrino-law = È fissata solo la probabilità di ogni sapore. Nessuno può sapere quale sapore mostrerà un neutrino.
item-particle-builder-6-single-neutrino-a = Un neutrino di un fascio raggiunge un rivelatore dopo un lungo viaggio. Che cosa trova il rivelatore?
item-particle-builder-6-single-neutrino-a-open = Un sapore, e il caso decide quale
item-particle-builder-6-single-neutrino-a-started = Il sapore con cui è partito
item-particle-builder-6-single-neutrino-a-share = Un po’ di ogni sapore nello stesso tempo
item-particle-builder-6-single-neutrino-a-turns = Il sapore di turno
item-particle-builder-6-single-neutrino-b = Un neutrino del Sole raggiunge un rivelatore sulla Terra. Che cosa trova il rivelatore?
item-particle-builder-6-single-neutrino-b-open = Un sapore qualsiasi, a caso
item-particle-builder-6-single-neutrino-b-started = Sempre il sapore che aveva nel Sole
item-particle-builder-6-single-neutrino-b-share = Tutti e tre i sapori, un terzo ciascuno
item-particle-builder-6-single-neutrino-b-turns = Ogni sapore a turno, uno dopo l’altro
item-particle-builder-6-single-neutrino-c = Due neutrini muonici uguali fanno lo stesso percorso. Il primo arriva come neutrino tauonico. E il secondo?
item-particle-builder-6-single-neutrino-c-open = Ogni sapore è possibile: il caso decide ogni volta
item-particle-builder-6-single-neutrino-c-same = Arriva come neutrino tauonico, come il primo
item-particle-builder-6-single-neutrino-c-turn = Arriva con un altro sapore: tocca a quello
item-particle-builder-6-single-neutrino-c-share = Arriva come un po’ di ogni sapore

## Mixture

item-particle-builder-6-mixture-law = Ogni sapore di neutrino è un miscuglio di tre masse.
item-particle-builder-6-mixture-a = Che cos’è un neutrino muonico, secondo la fisica?
item-particle-builder-6-mixture-a-mixture = Un miscuglio di tre masse
item-particle-builder-6-mixture-a-one-mass = Una particella con una sola massa
item-particle-builder-6-mixture-a-uncharged = Un muone che ha perso la carica
item-particle-builder-6-mixture-a-neutron = Un neutrone piccolissimo
item-particle-builder-6-mixture-b = Che cos’è un neutrino elettronico, secondo la fisica?
item-particle-builder-6-mixture-b-mixture = Tre masse mescolate insieme
item-particle-builder-6-mixture-b-one-mass = Una massa che non cambia mai
item-particle-builder-6-mixture-b-uncharged = Un elettrone che ha perso la carica
item-particle-builder-6-mixture-b-neutron = Un neutrone in miniatura
item-particle-builder-6-mixture-c = Due note quasi uguali suonano insieme ora forte, ora piano. Che cosa, in un neutrino, si comporta come le note?
item-particle-builder-6-mixture-c-waves = Onde legate alle sue tre masse
item-particle-builder-6-mixture-c-charges = Cariche che lo tirano qua e là
item-particle-builder-6-mixture-c-products = Pezzi in cui decade
item-particle-builder-6-mixture-c-neutrons = Neutroni che lo compongono
