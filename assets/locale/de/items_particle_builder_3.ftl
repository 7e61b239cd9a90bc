# Items of Particle Builder, Level 3: a stem has at most 25 words, a choice at most 12.

## Three colours

item-particle-builder-3-three-colours-law = Rot, Grün und Blau heben sich auf, ebenso Antirot, Antigrün und Antiblau.
item-particle-builder-3-three-colours-a = Welche drei Farbladungen sind zusammen neutral?
item-particle-builder-3-three-colours-a-each = Rot, Grün und Blau
item-particle-builder-3-three-colours-a-same = Rot, Rot und Rot
item-particle-builder-3-three-colours-a-two = Rot, Rot und Grün
item-particle-builder-3-three-colours-a-anti = Rot, Blau und Antigrün
item-particle-builder-3-three-colours-b = Welche drei Farbladungen sind zusammen neutral?
item-particle-builder-3-three-colours-b-each = Antirot, Antigrün und Antiblau
item-particle-builder-3-three-colours-b-same = Antiblau, Antiblau und Antiblau
item-particle-builder-3-three-colours-b-two = Antigrün, Antigrün und Antirot
item-particle-builder-3-three-colours-b-anti = Antirot, Antigrün und Blau
item-particle-builder-3-three-colours-c = Ein Hadron aus drei Up-Quarks ist farbneutral. Wie passen die Farbladungen dieser Quarks zusammen?
item-particle-builder-3-three-colours-c-each = Jedes Quark hat eine andere als die übrigen
item-particle-builder-3-three-colours-c-same = Alle drei Quarks haben ein und dieselbe
item-particle-builder-3-three-colours-c-two = Zwei der Quarks haben dieselbe
item-particle-builder-3-three-colours-c-none = Keines der Quarks hat eine

## Colour and anticolour

item-particle-builder-3-colour-and-anticolour-law = Eine Farbladung wird von ihrer eigenen Antifarbe aufgehoben.
item-particle-builder-3-colour-and-anticolour-a = Ein Quark hat die Farbladung Blau. Welcher Partner macht es neutral?
item-particle-builder-3-colour-and-anticolour-a-anti = Ein Antiquark mit Antiblau
item-particle-builder-3-colour-and-anticolour-a-same = Noch ein Quark mit Blau
item-particle-builder-3-colour-and-anticolour-a-wrong = Ein Antiquark mit Antigrün
item-particle-builder-3-colour-and-anticolour-a-mixed = Noch ein Quark mit Rot
item-particle-builder-3-colour-and-anticolour-b = Ein Antiquark hat die Antifarbe Antirot. Welcher Partner macht es neutral?
item-particle-builder-3-colour-and-anticolour-b-anti = Ein Quark mit Rot
item-particle-builder-3-colour-and-anticolour-b-same = Noch ein Antiquark mit Antirot
item-particle-builder-3-colour-and-anticolour-b-wrong = Ein Quark mit Blau
item-particle-builder-3-colour-and-anticolour-b-mixed = Noch ein Antiquark mit Antigrün
item-particle-builder-3-colour-and-anticolour-c = Am LHC fand man Teilchen aus vier Quarks und einem Antiquark. Angenommen, die Quarks sind rot, grün, blau und blau. Welche Farbladung hat das Antiquark?
item-particle-builder-3-colour-and-anticolour-c-anti = Antiblau
item-particle-builder-3-colour-and-anticolour-c-same = Auch Blau
item-particle-builder-3-colour-and-anticolour-c-wrong = Antirot oder Antigrün
item-particle-builder-3-colour-and-anticolour-c-any = Irgendeine Antifarbe

## Colour is a name

item-particle-builder-3-colour-is-a-name-law = Farbladung ist eine Art von Ladung. Ihre Namen haben nichts mit sichtbaren Farben zu tun.
item-particle-builder-3-colour-is-a-name-a = Ein Quark hat die Farbladung Blau. Was sagt dir „Blau“ darüber?
item-particle-builder-3-colour-is-a-name-a-name = Welche der drei Ladungen der starken Wechselwirkung es hat
item-particle-builder-3-colour-is-a-name-a-look = Wie es unter einem sehr starken Mikroskop aussähe
item-particle-builder-3-colour-is-a-name-a-light = Welches Licht es aussendet
item-particle-builder-3-colour-is-a-name-a-flavour = Ob es ein Up-Quark oder ein Down-Quark ist
item-particle-builder-3-colour-is-a-name-b = Ein Quark hat die Farbladung Grün. Was sagt dir „Grün“ darüber?
item-particle-builder-3-colour-is-a-name-b-name = Welche Art starker Ladung es trägt, von dreien
item-particle-builder-3-colour-is-a-name-b-look = Was man sähe, wenn man genug vergrößern könnte
item-particle-builder-3-colour-is-a-name-b-light = Die Art von Licht, die es abgibt
item-particle-builder-3-colour-is-a-name-b-flavour = Ob es ein Charm-Quark oder ein Strange-Quark ist
item-particle-builder-3-colour-is-a-name-c = Angenommen, die Physik nennt Rot, Grün und Blau ab jetzt „Nord, Süd und Ost“. Was ändert sich in der Natur?
item-particle-builder-3-colour-is-a-name-c-nothing = Nichts, nur unsere Wörter
item-particle-builder-3-colour-is-a-name-c-shine = Quarks leuchten anders
item-particle-builder-3-colour-is-a-name-c-flavour = Quarks haben andere Sorten
item-particle-builder-3-colour-is-a-name-c-poles = Quarks werden kleine Magnete

## None alone

item-particle-builder-3-none-alone-law = Ein Quark findet man nie allein, weil nichts seine Farbladung aufheben würde.
item-particle-builder-3-none-alone-a = Noch nie hat jemand ein einzelnes Up-Quark gefunden. Warum nicht?
item-particle-builder-3-none-alone-a-colour = Nichts würde seine Farbladung aufheben
item-particle-builder-3-none-alone-a-small = Es ist für alle Geräte zu klein
item-particle-builder-3-none-alone-a-decays = Es würde sofort zu Licht zerfallen
item-particle-builder-3-none-alone-a-search = Man hat nicht lange genug danach gesucht
item-particle-builder-3-none-alone-b = Noch nie hat jemand ein Teilchen aus bloß zwei Up-Quarks gefunden. Warum nicht?
item-particle-builder-3-none-alone-b-colour = Seine zwei Farbladungen könnten sich nicht aufheben
item-particle-builder-3-none-alone-b-small = So kleine Dinge sehen unsere Geräte nicht
item-particle-builder-3-none-alone-b-decays = Es lebt zu kurz und endet als Licht
item-particle-builder-3-none-alone-b-search = Die Suche danach hat eben erst begonnen
item-particle-builder-3-none-alone-c = Eine Firma will Flaschen voll einzelner Quarks verkaufen, so wie es Flaschen voll einzelner Atome gibt. Warum kann das nie gehen?
item-particle-builder-3-none-alone-c-colour = Kein Quark bleibt ohne Partner, die seine Farbladung aufheben
item-particle-builder-3-none-alone-c-small = Quarks sind so klein, dass sie durch jedes Glas rinnen
item-particle-builder-3-none-alone-c-decays = Quarks werden zu Licht, bevor die Flasche voll ist
item-particle-builder-3-none-alone-c-search = Niemand weiß bisher, wo man Quarks finden kann

## Neutral by cancelling

item-particle-builder-3-neutral-by-cancelling-law = Ein Hadron ist farbneutral, weil die Farbladungen in ihm sich aufheben, nicht weil es keine gibt.
item-particle-builder-3-neutral-by-cancelling-a = Ein Proton ist farbneutral. Was heißt das?
item-particle-builder-3-neutral-by-cancelling-a-cancel = Die Farbladungen in ihm heben sich auf
item-particle-builder-3-neutral-by-cancelling-a-none = In ihm gibt es keine Farbladungen
item-particle-builder-3-neutral-by-cancelling-a-electric = In ihm gibt es keine elektrische Ladung
item-particle-builder-3-neutral-by-cancelling-a-gluons = Die Gluonen haben die Farbladungen weggenommen
item-particle-builder-3-neutral-by-cancelling-b = Ein Pion ist farbneutral. Was heißt das?
item-particle-builder-3-neutral-by-cancelling-b-cancel = Eine Farbe und ihre Antifarbe in ihm heben sich auf
item-particle-builder-3-neutral-by-cancelling-b-none = Seine Quarks haben gar keine Farbladung
item-particle-builder-3-neutral-by-cancelling-b-electric = Seine Quarks haben keine elektrische Ladung
item-particle-builder-3-neutral-by-cancelling-b-gluons = Seine Gluonen haben die Farbladung verbraucht
item-particle-builder-3-neutral-by-cancelling-c = Ein Heliumatom ist elektrisch neutral, ein Proton ist farbneutral. Worin gleichen sie sich?
item-particle-builder-3-neutral-by-cancelling-c-cancel = Beide enthalten Ladungen, die sich aufheben
item-particle-builder-3-neutral-by-cancelling-c-none = Beide sind innen frei von jeder Ladung
item-particle-builder-3-neutral-by-cancelling-c-lack = Beiden fehlt elektrische Ladung
item-particle-builder-3-neutral-by-cancelling-c-gluons = Beide haben ihre Ladung an Gluonen verloren

## Gluon leaves the flavour

item-particle-builder-3-gluon-leaves-the-flavour-law = Ein Gluon ändert die Farbladung eines Quarks, aber weder seine Sorte noch seine elektrische Ladung.
item-particle-builder-3-gluon-leaves-the-flavour-a = Ein Gluon macht ein rotes Up-Quark blau. Welche elektrische Ladung hat das Quark jetzt?
item-particle-builder-3-gluon-leaves-the-flavour-a-same = +⅔
item-particle-builder-3-gluon-leaves-the-flavour-a-other = −⅓
item-particle-builder-3-gluon-leaves-the-flavour-a-anti = −⅔
item-particle-builder-3-gluon-leaves-the-flavour-a-none = 0
item-particle-builder-3-gluon-leaves-the-flavour-b = Ein Gluon macht ein grünes Down-Quark rot. Welche elektrische Ladung hat das Quark jetzt?
item-particle-builder-3-gluon-leaves-the-flavour-b-same = −⅓
item-particle-builder-3-gluon-leaves-the-flavour-b-other = +⅔
item-particle-builder-3-gluon-leaves-the-flavour-b-anti = +⅓
item-particle-builder-3-gluon-leaves-the-flavour-b-none = 0
item-particle-builder-3-gluon-leaves-the-flavour-c = Die drei Quarks eines Protons tauschen ständig Gluonen aus. Warum ist seine Ladung nach Milliarden Jahren immer noch genau +1?
item-particle-builder-3-gluon-leaves-the-flavour-c-colour = Gluonen ändern die Farbladung der Quarks, nie die Sorte
item-particle-builder-3-gluon-leaves-the-flavour-c-swap = Auf jedes Up, das zum Down wird, folgt das Umgekehrte
item-particle-builder-3-gluon-leaves-the-flavour-c-anti = Jedes Antiquark aus Gluonen wird wieder ein Quark
item-particle-builder-3-gluon-leaves-the-flavour-c-refill = Verbrauchte Ladung wird von außen ersetzt

## Allowed groups

item-particle-builder-3-allowed-groups-law = Die meisten Hadronen sind ein Quark mit einem Antiquark, drei Quarks oder drei Antiquarks: Deren Farbladungen können sich aufheben.
item-particle-builder-3-allowed-groups-a = Welche dieser Gruppen kann für sich allein ein Teilchen sein?
item-particle-builder-3-allowed-groups-a-why = Was macht es möglich?
item-particle-builder-3-allowed-groups-a-why-colour = Ihre Farbladungen können sich aufheben
item-particle-builder-3-allowed-groups-a-why-electric = Ihre elektrischen Ladungen können sich aufheben
item-particle-builder-3-allowed-groups-a-why-masses = Ihre Massen sind groß genug
item-particle-builder-3-allowed-groups-b = Welche dieser Gruppen kann für sich allein ein Teilchen sein?
item-particle-builder-3-allowed-groups-b-why = Was macht es möglich?
item-particle-builder-3-allowed-groups-b-why-colour = Ihre Farbladung kann null sein
item-particle-builder-3-allowed-groups-b-why-electric = Ihre elektrische Ladung kann null sein
item-particle-builder-3-allowed-groups-b-why-masses = Sie ist weder zu leicht noch zu schwer
item-particle-builder-3-allowed-groups-c = Zwei Strange-Quarks sind dicht beisammen. Was muss mindestens dazukommen, damit ein Hadron entsteht?
item-particle-builder-3-allowed-groups-c-quark = Nur noch ein Quark
item-particle-builder-3-allowed-groups-c-antiquark = Nur ein Antiquark
item-particle-builder-3-allowed-groups-c-lepton = Ein Myon als drittes Quark
item-particle-builder-3-allowed-groups-c-nothing = Nichts: Zwei genügen

## Gluons bind

item-particle-builder-3-gluons-bind-law = Gluonen halten die Quarks eines Hadrons zusammen, weil sie auf Farbladung wirken.
item-particle-builder-3-gluons-bind-a = Die zwei Up-Quarks im Proton stoßen sich ab, weil beide positiv geladen sind. Was hält das Proton zusammen?
item-particle-builder-3-gluons-bind-a-gluons = Gluonen, weil es voller Farbladungen ist
item-particle-builder-3-gluons-bind-a-photons = Photonen, weil es voller elektrischer Ladungen ist
item-particle-builder-3-gluons-bind-a-gravity = Die Schwerkraft, weil seine Quarks schwer sind
item-particle-builder-3-gluons-bind-a-shell = Eine Hülle, weil sie zu fest zum Zerbrechen ist
item-particle-builder-3-gluons-bind-b = Die zwei Down-Quarks im Neutron stoßen sich ab, weil beide negativ geladen sind. Was hält das Neutron zusammen?
item-particle-builder-3-gluons-bind-b-gluons = Die Gluonen zwischen seinen Farbladungen
item-particle-builder-3-gluons-bind-b-photons = Die Photonen zwischen seinen elektrischen Ladungen
item-particle-builder-3-gluons-bind-b-gravity = Die Schwerkraft zwischen seinen schweren Quarks
item-particle-builder-3-gluons-bind-b-shell = Die feste Hülle um seine Quarks
item-particle-builder-3-gluons-bind-c = Die 79 Protonen im Kern eines Goldatoms stoßen sich ab. Warum hält der Kern trotzdem zusammen?
item-particle-builder-3-gluons-bind-c-strong = Die starke Wechselwirkung der Quarks ist stärker
item-particle-builder-3-gluons-bind-c-electric = Die elektrische Kraft der Elektronen ist stärker
item-particle-builder-3-gluons-bind-c-gravity = Die Schwerkraft im schweren Kern ist stärker
item-particle-builder-3-gluons-bind-c-shell = Die Hülle um den Kern ist stärker
