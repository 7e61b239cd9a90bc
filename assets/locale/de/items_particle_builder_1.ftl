# Items of Particle Builder, Level 1: a stem has at most 25 words, a choice at most 12.

## Charge sum

item-particle-builder-1-charge-sum-law = Die Ladung des Ganzen ist die Summe der Ladungen seiner Teile, mit ihren Vorzeichen.
item-particle-builder-1-charge-sum-a = Diese drei Quarks sind aneinander gebunden. Welche elektrische Ladung hat das Ganze?
item-particle-builder-1-charge-sum-a-sum = +1
item-particle-builder-1-charge-sum-a-unsigned = +1⅔
item-particle-builder-1-charge-sum-a-commonest = +⅔
item-particle-builder-1-charge-sum-a-swapped = 0
item-particle-builder-1-charge-sum-b = Diese drei Quarks sind aneinander gebunden. Welche elektrische Ladung hat das Ganze?
item-particle-builder-1-charge-sum-b-sum = 0
item-particle-builder-1-charge-sum-b-unsigned = +1⅓
item-particle-builder-1-charge-sum-b-commonest = −⅓
item-particle-builder-1-charge-sum-b-swapped = +1
item-particle-builder-1-charge-sum-c = Ein Calcium-Ion hat 20 Protonen und 18 Elektronen. Welche Ladung hat das Ion?
item-particle-builder-1-charge-sum-c-two = +2
item-particle-builder-1-charge-sum-c-all = +38
item-particle-builder-1-charge-sum-c-protons = +20
item-particle-builder-1-charge-sum-c-none = 0

## Proton parts

item-particle-builder-1-proton-parts-law = Ein Proton besteht aus zwei Up-Quarks und einem Down-Quark, ein Neutron aus einem Up-Quark und zwei Down-Quarks.
item-particle-builder-1-proton-parts-a = Woraus besteht ein Proton?
item-particle-builder-1-proton-parts-a-uud = Aus zwei Up-Quarks und einem Down-Quark
item-particle-builder-1-proton-parts-a-udd = Aus einem Up-Quark und zwei Down-Quarks
item-particle-builder-1-proton-parts-a-decay = Aus einem Neutron und einem Positron
item-particle-builder-1-proton-parts-a-none = Aus nichts Kleinerem: Es hat keine Teile
item-particle-builder-1-proton-parts-b = Woraus besteht ein Neutron?
item-particle-builder-1-proton-parts-b-udd = Ein Up- und zwei Down-Quarks
item-particle-builder-1-proton-parts-b-uud = Zwei Up- und ein Down-Quark
item-particle-builder-1-proton-parts-b-decay = Ein Proton und ein Elektron
item-particle-builder-1-proton-parts-b-none = Es hat keine Teile: Nichts ist kleiner
item-particle-builder-1-proton-parts-c = Tritium ist ein Kern aus einem Proton und zwei Neutronen. Welche Quarks sind darin?
item-particle-builder-1-proton-parts-c-five-down = 4 Up und 5 Down
item-particle-builder-1-proton-parts-c-five-up = 5 Up und 4 Down
item-particle-builder-1-proton-parts-c-none = 3 Teile, aber keine Quarks
item-particle-builder-1-proton-parts-c-mixed = 6 Up, 3 Down, 2 Elektronen

## Antiparticle

item-particle-builder-1-antiparticle-law = Ein Teilchen und sein Antiteilchen haben die gleiche Masse und entgegengesetzte Ladungen.
item-particle-builder-1-antiparticle-a = Das ist ein Elektron. Welche Werte hat sein Antiteilchen?
item-particle-builder-1-antiparticle-a-charge = Gleiche Masse, entgegengesetzte Ladung
item-particle-builder-1-antiparticle-a-mass = Negative Masse, gleiche Ladung
item-particle-builder-1-antiparticle-a-both = Negative Masse, entgegengesetzte Ladung
item-particle-builder-1-antiparticle-a-neither = Gleiche Masse, gleiche Ladung
item-particle-builder-1-antiparticle-b = Das ist ein Up-Quark. Welche Werte hat sein Antiteilchen?
item-particle-builder-1-antiparticle-b-charge = Dieselbe Masse, aber Ladung mit anderem Vorzeichen
item-particle-builder-1-antiparticle-b-mass = Masse mit anderem Vorzeichen, aber dieselbe Ladung
item-particle-builder-1-antiparticle-b-both = Masse und Ladung mit anderem Vorzeichen
item-particle-builder-1-antiparticle-b-neither = Masse und Ladung unverändert
item-particle-builder-1-antiparticle-c = Ein Gerät im Krankenhaus nutzt Positronen. Was hat ein Positron, verglichen mit einem Elektron?
item-particle-builder-1-antiparticle-c-opposite = Die gleiche Masse und die entgegengesetzte Ladung
item-particle-builder-1-antiparticle-c-negative = Eine negative Masse und die entgegengesetzte Ladung
item-particle-builder-1-antiparticle-c-same = Die gleiche Masse und die gleiche Ladung
item-particle-builder-1-antiparticle-c-weight = Eine negative Masse und die gleiche Ladung

## Mass and charge

item-particle-builder-1-mass-and-charge-law = Masse und Ladung sind unabhängig: Mehr Masse bedeutet nicht mehr Ladung.
item-particle-builder-1-mass-and-charge-a = Ein Myon ist etwa 200-mal so schwer wie ein Elektron. Wie groß ist seine Ladung?
item-particle-builder-1-mass-and-charge-a-same = So groß wie die eines Elektrons
item-particle-builder-1-mass-and-charge-a-more = Etwa 200-mal so groß
item-particle-builder-1-mass-and-charge-a-less = Etwa 200-mal kleiner
item-particle-builder-1-mass-and-charge-a-none = Null, es ist zu schwer für Ladung
item-particle-builder-1-mass-and-charge-b = Ein Top-Quark ist etwa 80 000-mal so schwer wie ein Up-Quark. Wie groß ist seine Ladung?
item-particle-builder-1-mass-and-charge-b-same = So groß wie die eines Up-Quarks
item-particle-builder-1-mass-and-charge-b-more = Etwa 80 000-mal so groß
item-particle-builder-1-mass-and-charge-b-less = Etwa 80 000-mal kleiner
item-particle-builder-1-mass-and-charge-b-none = Null, weil es viel zu schwer ist
item-particle-builder-1-mass-and-charge-c = Ein Xenonatom und ein Wasserstoffatom verlieren je ein Elektron. Xenon ist 130-mal so schwer. Welches Ion hat mehr Ladung?
item-particle-builder-1-mass-and-charge-c-equal = Beide haben gleich viel Ladung
item-particle-builder-1-mass-and-charge-c-xenon = Xenon, im Verhältnis zur Masse
item-particle-builder-1-mass-and-charge-c-hydrogen = Wasserstoff: Sie ist nicht verdünnt
item-particle-builder-1-mass-and-charge-c-none = Wasserstoff: Xenon ist zu schwer dafür

## Proton mass

item-particle-builder-1-proton-mass-law = Ein Proton ist viel schwerer als seine Quarks, weil fast seine ganze Masse Energie in seinem Inneren ist.
item-particle-builder-1-proton-mass-a = Du kennst die Massen der drei Quarks in einem Proton. Wie schwer ist das ganze Proton?
item-particle-builder-1-proton-mass-a-energy = Viel schwerer, wegen der Energie in ihm
item-particle-builder-1-proton-mass-a-sum = So schwer wie die drei Quarks zusammen
item-particle-builder-1-proton-mass-a-higgs = Viel schwerer, weil das Higgs es schwer macht
item-particle-builder-1-proton-mass-a-shell = Viel schwerer, wegen seiner festen Hülle
item-particle-builder-1-proton-mass-b = Du kennst die Massen der drei Quarks in einem Neutron. Wie schwer ist das ganze Neutron?
item-particle-builder-1-proton-mass-b-energy = Weit schwerer: Auch Energie ist Masse
item-particle-builder-1-proton-mass-b-sum = Genau die Summe der drei Quarks
item-particle-builder-1-proton-mass-b-higgs = Weit schwerer: Das meiste gibt das Higgs
item-particle-builder-1-proton-mass-b-shell = Weit schwerer: Die Hülle ist hart
item-particle-builder-1-proton-mass-c = Wie viel von deiner Masse kommt vom Higgs-Feld, als Masse von Quarks und Elektronen?
item-particle-builder-1-proton-mass-c-little = Etwa ein Hundertstel
item-particle-builder-1-proton-mass-c-most = Fast die ganze
item-particle-builder-1-proton-mass-c-sum = Genau die ganze
item-particle-builder-1-proton-mass-c-shell = Nichts: Sie steckt in Hüllen

## Same state

item-particle-builder-1-same-state-law = Teilchen mit ganzzahligem Spin können sich einen Zustand teilen. Zwei gleiche mit Spin ½ können es nie.
item-particle-builder-1-same-state-a = Welche zwei Teilchen können in genau demselben Zustand sein?
item-particle-builder-1-same-state-a-why = Was macht das möglich?
item-particle-builder-1-same-state-a-why-spin = Sie haben einen ganzzahligen Spin
item-particle-builder-1-same-state-a-why-equal = Sie sind von gleicher Art
item-particle-builder-1-same-state-a-why-neutral = Sie haben keine Ladung
item-particle-builder-1-same-state-a-why-light = Sie haben keine Masse
item-particle-builder-1-same-state-b = Welche zwei Teilchen können in genau demselben Zustand sein?
item-particle-builder-1-same-state-b-why = Was macht das möglich?
item-particle-builder-1-same-state-b-why-spin = Ihr Spin ist 1, nicht ½
item-particle-builder-1-same-state-b-why-equal = Sie sind zwei gleiche
item-particle-builder-1-same-state-b-why-neutral = Ihre Ladung ist null
item-particle-builder-1-same-state-b-why-light = Ihre Masse ist null
item-particle-builder-1-same-state-c = In einem Laser teilen sich Milliarden Photonen einen Zustand. Können das auch Milliarden Elektronen?
item-particle-builder-1-same-state-c-spin = Nein: Ihr Spin ist ½
item-particle-builder-1-same-state-c-charge = Nein: Ihre Ladung ist −1
item-particle-builder-1-same-state-c-can = Ja: Sie sind alle gleich
item-particle-builder-1-same-state-c-repel = Nein: Sie stoßen sich ab

## Annihilation partner

item-particle-builder-1-annihilation-partner-law = Ein Elektron oder ein Myon wird nur zusammen mit seinem eigenen Antiteilchen zu Licht.
item-particle-builder-1-annihilation-partner-a = Ein Elektron trifft auf eines dieser Teilchen. Mit welchem kann es sich vernichten?
item-particle-builder-1-annihilation-partner-b = Ein Myon trifft auf eines dieser Teilchen. Mit welchem kann es sich vernichten?
item-particle-builder-1-annihilation-partner-c = Ein Positron wird in Wasser langsam. Mit welchem Teilchen kann es sich vernichten?
item-particle-builder-1-annihilation-partner-c-electron = Mit einem Elektron
item-particle-builder-1-annihilation-partner-c-proton = Mit einem Proton
item-particle-builder-1-annihilation-partner-c-neutron = Mit einem Neutron
item-particle-builder-1-annihilation-partner-c-any = Mit jedem davon

## Annihilation energy

item-particle-builder-1-annihilation-energy-law = Wenn ein Paar sich vernichtet, geht seine Energie nicht verloren: Sie fliegt davon, oft als Licht.
item-particle-builder-1-annihilation-energy-a = Zwei langsame Teilchen vernichten sich, und beide sind weg. Was wird aus ihrer Energie?
item-particle-builder-1-annihilation-energy-a-stays = Sie bleibt gleich und fliegt davon, etwa als Licht
item-particle-builder-1-annihilation-energy-a-destroyed = Sie wird mit den beiden zerstört
item-particle-builder-1-annihilation-energy-a-cancels = Sie hebt sich auf: Plus und Minus ergeben null
item-particle-builder-1-annihilation-energy-a-mass = Sie wird zur Masse des Lichts
item-particle-builder-1-annihilation-energy-b = Zwei schnelle Teilchen vernichten sich, und beide sind weg. Was wird aus ihrer Energie?
item-particle-builder-1-annihilation-energy-b-stays = Sie geht ganz in neue Teilchen über
item-particle-builder-1-annihilation-energy-b-destroyed = Sie geht mit den Teilchen verloren
item-particle-builder-1-annihilation-energy-b-cancels = Sie ist null: Materie plus Antimaterie
item-particle-builder-1-annihilation-energy-b-mass = Sie gibt dem Licht seine Masse
item-particle-builder-1-annihilation-energy-c = In einem Patienten vernichten sich ein Elektron und ein Positron. Was misst das Gerät um ihn herum?
item-particle-builder-1-annihilation-energy-c-light = Photonen mit der Energie von beiden
item-particle-builder-1-annihilation-energy-c-nothing = Eine Lücke, wo Energie verschwand
item-particle-builder-1-annihilation-energy-c-rest = Nur die Energie, die übrig blieb
item-particle-builder-1-annihilation-energy-c-mass = Photonen mit der Masse von beiden
