# Items of the bump hunt: stems, choices and laws.

## Mass from sums

item-bump-hunt-mass-from-sums-law = L’energia e la quantità di moto di tutti i prodotti insieme danno la massa della particella decaduta, perché non si perdono mai.
item-bump-hunt-mass-from-sums-a = Una particella è diventata un muone e un antimuone. Da che cosa puoi calcolare la sua massa?
item-bump-hunt-mass-from-sums-a-energy = Dalle loro energie, sommate
item-bump-hunt-mass-from-sums-a-sums = Da energia e quantità di moto dei due
item-bump-hunt-mass-from-sums-a-masses = Dalle loro masse, sommate
item-bump-hunt-mass-from-sums-a-one = Dall’energia del più veloce dei due
item-bump-hunt-mass-from-sums-b = Un elettrone e un positrone vengono da una sola particella. Che cosa devi misurare per trovare la sua massa?
item-bump-hunt-mass-from-sums-b-one = L’energia di uno dei due
item-bump-hunt-mass-from-sums-b-masses = La massa di ognuno dei due
item-bump-hunt-mass-from-sums-b-sums = Le loro energie e le quantità di moto
item-bump-hunt-mass-from-sums-b-energy = Le loro energie, ma non le quantità di moto
item-bump-hunt-mass-from-sums-c = Un pione fermo decade in due fotoni con 67,5 MeV di energia ciascuno. Quanto valeva la sua massa?
item-bump-hunt-mass-from-sums-c-zero = 0 MeV
item-bump-hunt-mass-from-sums-c-both = 135 MeV
item-bump-hunt-mass-from-sums-c-more = 200 MeV
item-bump-hunt-mass-from-sums-c-each = 67,5 MeV

## Motion is not mass

item-bump-hunt-motion-is-not-mass-law = Le energie dei prodotti superano la massa di una particella in moto, perché una parte viene dal suo movimento.
item-bump-hunt-motion-is-not-mass-a = Una particella veloce decade in un muone e un antimuone. Le loro energie fanno insieme 100 GeV. Quanto valeva la sua massa?
item-bump-hunt-motion-is-not-mass-a-same = Esattamente 100 GeV
item-bump-hunt-motion-is-not-mass-a-sum = Quanto le masse dei due
item-bump-hunt-motion-is-not-mass-a-less = Meno di 100 GeV
item-bump-hunt-motion-is-not-mass-a-more = Più di 100 GeV
item-bump-hunt-motion-is-not-mass-b = Un elettrone e un positrone vengono da una particella veloce. Insieme hanno un’energia di 60 GeV. Che massa aveva?
item-bump-hunt-motion-is-not-mass-b-more = Questi 60 GeV e ancora qualcosa
item-bump-hunt-motion-is-not-mass-b-less = Solo una parte di questi 60 GeV
item-bump-hunt-motion-is-not-mass-b-same = Questi 60 GeV, né più né meno
item-bump-hunt-motion-is-not-mass-b-sum = Quella di elettrone e positrone
item-bump-hunt-motion-is-not-mass-c = Un pione veloce decade in fotoni con più energia rispetto a un pione fermo. E la sua massa?
item-bump-hunt-motion-is-not-mass-c-larger = È più grande che da fermo
item-bump-hunt-motion-is-not-mass-c-who = Dipende da chi la misura
item-bump-hunt-motion-is-not-mass-c-same = È la stessa che da fermo
item-bump-hunt-motion-is-not-mass-c-smaller = È più piccola che da fermo

## Opposite charges

item-bump-hunt-opposite-charges-law = Se una particella neutra ne dà due cariche, le cariche sono opposte, perché la somma di tutte le cariche non cambia mai.
item-bump-hunt-opposite-charges-a = Uno Z non ha carica. Decade in due particelle che hanno la massa di un muone. Che cariche hanno le due?
item-bump-hunt-opposite-charges-a-none = Nessuna ne ha una, come lo Z
item-bump-hunt-opposite-charges-a-any = Cariche qualsiasi, a caso
item-bump-hunt-opposite-charges-a-alike = Tutte e due negativa: sono muoni
item-bump-hunt-opposite-charges-a-opposite = Una positiva, l’altra negativa
item-bump-hunt-opposite-charges-b = Una ψ(2S), neutra, decade in due particelle con la massa di un elettrone. Da che parte curvano le loro tracce in un magnete?
item-bump-hunt-opposite-charges-b-opposite = Una a sinistra, l’altra a destra
item-bump-hunt-opposite-charges-b-alike = Dalla stessa parte: sono due elettroni
item-bump-hunt-opposite-charges-b-none = Da nessuna, come farebbe la ψ(2S)
item-bump-hunt-opposite-charges-b-any = Dove capita, ogni volta in modo diverso
item-bump-hunt-opposite-charges-c = Vicino a un nucleo un fotone dà due particelle. Una camera a nebbia in un magnete mostra le loro tracce. Come si avvolgono?
item-bump-hunt-opposite-charges-c-one = Se ne avvolge una sola
item-bump-hunt-opposite-charges-c-opposite = In versi opposti
item-bump-hunt-opposite-charges-c-chance = In un verso qualsiasi, a caso
item-bump-hunt-opposite-charges-c-same = Tutte e due nello stesso verso

## Background is everywhere

item-bump-hunt-background-is-everywhere-law = Due particelle di origine diversa non fanno un picco, perché la loro massa insieme può avere quasi qualsiasi valore.
item-bump-hunt-background-is-everywhere-a = Un muone e un antimuone vengono da due decadimenti separati. Dove sta il loro mattone nel muro delle masse?
item-bump-hunt-background-is-everywhere-a-peak = Nel picco, come tutte queste coppie
item-bump-hunt-background-is-everywhere-a-fault = Fuori dal muro: è un errore di misura
item-bump-hunt-background-is-everywhere-a-any = In un punto qualsiasi, più in là o più in qua
item-bump-hunt-background-is-everywhere-a-sum = Alla somma delle loro masse
item-bump-hunt-background-is-everywhere-b = Un elettrone e un positrone vengono da sorgenti diverse. Che massa danno la loro energia e la quantità di moto?
item-bump-hunt-background-is-everywhere-b-any = A volte una grande, a volte una piccola
item-bump-hunt-background-is-everywhere-b-sum = Le loro due masse, sommate
item-bump-hunt-background-is-everywhere-b-peak = La massa dello Z, come ogni coppia
item-bump-hunt-background-is-everywhere-b-fault = Nessuna: il rivelatore ha sbagliato
item-bump-hunt-background-is-everywhere-c = Tutte le scarpe di una scuola sono in un mucchio. Quelle di un bambino hanno lo stesso numero. E due prese a caso?
item-bump-hunt-background-is-everywhere-c-nothing = Nessuno può dirne niente
item-bump-hunt-background-is-everywhere-c-same = Hanno quasi sempre lo stesso
item-bump-hunt-background-is-everywhere-c-differ = Differiscono a volte poco, a volte molto
item-bump-hunt-background-is-everywhere-c-fixed = Differiscono sempre di altrettanto

## Peak of a particle

item-bump-hunt-peak-of-a-particle-law = Un picco rivela una particella, perché tutti i suoi decadimenti danno quasi la stessa massa.
item-bump-hunt-peak-of-a-particle-a = I mattoni di migliaia di decadimenti dello Z si ammucchiano in un punto del muro. Perché?
item-bump-hunt-peak-of-a-particle-a-detector = Lì il rivelatore vede meglio
item-bump-hunt-peak-of-a-particle-a-mass = Ogni Z ha quasi la stessa massa
item-bump-hunt-peak-of-a-particle-a-energy = Ogni muone ha la stessa energia
item-bump-hunt-peak-of-a-particle-a-beam = I fasci sono regolati su quel punto
item-bump-hunt-peak-of-a-particle-b = L’ipsilon fa un picco tra 9 e 10 GeV. Perché proprio lì?
item-bump-hunt-peak-of-a-particle-b-energy = Ognuno dei suoi muoni vola a quell’energia
item-bump-hunt-peak-of-a-particle-b-beam = L’acceleratore è stato regolato così
item-bump-hunt-peak-of-a-particle-b-detector = Il rivelatore funziona meglio a quel valore
item-bump-hunt-peak-of-a-particle-b-mass = Ognuno di loro ha circa quella massa
item-bump-hunt-peak-of-a-particle-c = Un contatore vicino a un sasso misura l’energia di ogni raggio gamma. Molti formano un picco, altri sono ovunque. Da dove viene il picco?
item-bump-hunt-peak-of-a-particle-c-all = Da tutti i raggi: hanno quell’energia
item-bump-hunt-peak-of-a-particle-c-chance = Dal caso: non si può dire altro
item-bump-hunt-peak-of-a-particle-c-device = Dal contatore: lì funziona meglio
item-bump-hunt-peak-of-a-particle-c-nuclei = Da nuclei di un tipo, che la emettono

## Spread of measurements

item-bump-hunt-spread-of-measurements-law = Un picco è più largo di come lo farebbe la sola particella, perché nessun rivelatore misura in modo esatto.
item-bump-hunt-spread-of-measurements-a = I mattoni dell’ipsilon non stanno tutti esattamente alla stessa massa. Perché?
item-bump-hunt-spread-of-measurements-a-pushed = Il fondo li spinge lontano tra loro
item-bump-hunt-spread-of-measurements-a-fast = Un’ipsilon veloce ha più massa
item-bump-hunt-spread-of-measurements-a-own = Ogni ipsilon è di un altro tipo
item-bump-hunt-spread-of-measurements-a-off = Ogni misura è un po’ inesatta
item-bump-hunt-spread-of-measurements-b = Un rivelatore mostra un picco largo della ψ(2S), un altro uno stretto. Da dove viene la differenza?
item-bump-hunt-spread-of-measurements-b-own = Il secondo ha visto meno tipi di ψ(2S)
item-bump-hunt-spread-of-measurements-b-exact = Il secondo misura con meno dispersione
item-bump-hunt-spread-of-measurements-b-pushed = Nel secondo spinge meno il fondo
item-bump-hunt-spread-of-measurements-b-fast = Il secondo ha visto solo le lente, più leggere
item-bump-hunt-spread-of-measurements-c = Trenta studenti misurano lo stesso tavolo. I loro risultati variano di qualche millimetro. Perché?
item-bump-hunt-spread-of-measurements-c-small = Ogni misura ha una piccola incertezza
item-bump-hunt-spread-of-measurements-c-wrong = La maggior parte ha fatto un grosso errore
item-bump-hunt-spread-of-measurements-c-many = In meno sarebbero stati d’accordo
item-bump-hunt-spread-of-measurements-c-table = Il tavolo ha ogni volta un’altra lunghezza

## Few bricks

item-bump-hunt-few-bricks-law = Pochi mattoni non provano nulla, perché il caso fa spesso dei mucchietti.
item-bump-hunt-few-bricks-a = Il tuo muro ha dieci mattoni. Quattro sono vicini tra loro. È una particella?
item-bump-hunt-few-bricks-a-share = Sì: è come 400 su 1000
item-bump-hunt-few-bricks-a-all = No: ci sarebbero tutti e dieci
item-bump-hunt-few-bricks-a-open = Forse, ma il caso lo fa spesso
item-bump-hunt-few-bricks-a-even = Sì: il caso li distribuirebbe ovunque
item-bump-hunt-few-bricks-b = In un muro di dodici mattoni, cinque sono nello stesso punto. Che cosa ne segue?
item-bump-hunt-few-bricks-b-open = Niente di sicuro: può essere il caso
item-bump-hunt-few-bricks-b-even = Una particella: il caso riempie tutto uguale
item-bump-hunt-few-bricks-b-all = Nessuna particella: ci sarebbero tutti
item-bump-hunt-few-bricks-b-share = Una particella: 500 su 1200 è lo stesso
item-bump-hunt-few-bricks-c = La moneta A dà testa 7 volte su 10, la moneta B 700 su 1000. Quale è più probabilmente truccata?
item-bump-hunt-few-bricks-c-equal = Tutte e due: la parte è la stessa
item-bump-hunt-few-bricks-c-many = La B: il caso lo fa di rado
item-bump-hunt-few-bricks-c-nothing = Nessuna: il caso può fare tutto
item-bump-hunt-few-bricks-c-few = La A: pochi lanci sono più sicuri

## Many places

item-bump-hunt-many-places-law = Se si guarda in molti posti, il caso fa da qualche parte un picco raro, perché ogni posto è un altro tentativo.
item-bump-hunt-many-places-a = Il caso fa un picco così una volta su 600. È stato trovato in uno di moltissimi grafici. Perché non è una scoperta?
item-bump-hunt-many-places-a-never = Una cosa così rara può essere solo un errore
item-bump-hunt-many-places-a-nothing = Con il caso non si calcola niente
item-bump-hunt-many-places-a-certain = Una prova deve essere del tutto certa
item-bump-hunt-many-places-a-somewhere = Tra così tanti prima o poi capita
item-bump-hunt-many-places-b = Una squadra guarda centinaia di grafici. Uno ha un picco che il caso fa una volta su 300. Che cosa conclude?
item-bump-hunt-many-places-b-certain = Conterebbe solo la certezza totale
item-bump-hunt-many-places-b-somewhere = Un picco così c’era da aspettarselo
item-bump-hunt-many-places-b-nothing = Del caso non si può dire niente
item-bump-hunt-many-places-b-never = Il grafico deve contenere un errore
item-bump-hunt-many-places-c = In una scuola 1000 studenti indovinano dieci lanci di moneta a testa. Una ragazza li azzecca tutti. Vede il futuro?
item-bump-hunt-many-places-c-on = Sì: indovinerebbe anche i prossimi dieci
item-bump-hunt-many-places-c-lucky = No: tra così tanti basta la fortuna
item-bump-hunt-many-places-c-due = No: la sfortuna le toccherà subito dopo
item-bump-hunt-many-places-c-never = Sì: per caso non succede mai
