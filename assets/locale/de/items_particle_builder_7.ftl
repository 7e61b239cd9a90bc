# Items of Particle Builder, Level 7: a stem has at most 25 words, a choice at most 12.

## Not inside

item-particle-builder-7-not-inside-law = Die Produkte eines Zerfalls steckten nicht darin: Sie entstehen beim Zerfall.
item-particle-builder-7-not-inside-a = Ein Z-Boson zerfällt in ein Myon und ein Antimyon. Wo war das Myon vorher?
item-particle-builder-7-not-inside-a-nowhere = Nirgends, es entstand erst beim Zerfall
item-particle-builder-7-not-inside-a-inside = Im Inneren, es war ein Teil des Z
item-particle-builder-7-not-inside-a-around = Außen, im Raum um das Z herum
item-particle-builder-7-not-inside-a-itself = Es war das Z, das jetzt schwächer ist
item-particle-builder-7-not-inside-b = Ein Tau zerfällt in ein Myon und zwei Neutrinos. Wo war das Myon vorher?
item-particle-builder-7-not-inside-b-nowhere = Vor dem Zerfall gab es das Myon nicht
item-particle-builder-7-not-inside-b-inside = Es war eines der Teile des Taus
item-particle-builder-7-not-inside-b-around = Es war irgendwo nahe beim Tau
item-particle-builder-7-not-inside-b-itself = Es war das Tau, das jetzt schwächer ist
item-particle-builder-7-not-inside-c = Ein Kaliumkern in einer Banane sendet ein Elektron aus. Wo war dieses Elektron eine Stunde vorher?
item-particle-builder-7-not-inside-c-nowhere = Nirgends: Es existierte noch gar nicht
item-particle-builder-7-not-inside-c-neutron = In einem Neutron des Kerns
item-particle-builder-7-not-inside-c-shell = In der Hülle des Atoms
item-particle-builder-7-not-inside-c-air = In der Luft um die Banane

## Charge is kept

item-particle-builder-7-charge-is-kept-law = Bei jedem Zerfall bleibt die Summe der Ladungen gleich.
item-particle-builder-7-charge-is-kept-a = Ein Tau zerfällt in diese zwei und noch ein Teilchen. In welches?
item-particle-builder-7-charge-is-kept-b = Ein Myon zerfällt in diese zwei und noch ein Teilchen. In welches?
item-particle-builder-7-charge-is-kept-c = Ein neutrales Kaon zerfällt in zwei geladene Teilchen. Ein Magnet biegt die erste Spur nach links. Und die zweite?
item-particle-builder-7-charge-is-kept-c-other = Sie biegt nach rechts, denn die Ladungen ergeben null
item-particle-builder-7-charge-is-kept-c-same = Sie biegt nach links, denn beide kommen von einem Kaon
item-particle-builder-7-charge-is-kept-c-straight = Sie ist gerade, denn das Kaon war neutral
item-particle-builder-7-charge-is-kept-c-chance = Sie biegt zufällig nach einer Seite

## Lepton numbers

item-particle-builder-7-lepton-numbers-law = Bei jedem Zerfall behält jede Leptonenfamilie ihre Zahl: Leptonen zählen plus eins, Antileptonen minus eins.
item-particle-builder-7-lepton-numbers-a = Ein W minus zerfällt in ein Elektron und noch ein Teilchen. In welches?
item-particle-builder-7-lepton-numbers-b = Ein W plus zerfällt in ein Antimyon und noch ein Teilchen. In welches?
item-particle-builder-7-lepton-numbers-c = Ein Kern ohne Leptonen sendet ein Elektron aus. Ein Elektron-Antineutrino fliegt mit. Warum kein Neutrino?
item-particle-builder-7-lepton-numbers-c-balance = Die Leptonenzahl muss null bleiben
item-particle-builder-7-lepton-numbers-c-chance = Der Zufall wählt eine Art aus
item-particle-builder-7-lepton-numbers-c-charge = Ein Antineutrino trägt die Ladung fort
item-particle-builder-7-lepton-numbers-c-family = Ein Antineutrino passt zu jedem Lepton

## No ageing

item-particle-builder-7-no-ageing-law = Ein Teilchen altert nicht: Ob alt oder jung, es zerfällt in der nächsten Sekunde gleich wahrscheinlich.
item-particle-builder-7-no-ageing-a = Ein Myon ist eben entstanden, ein anderes hat schon fünf mittlere Lebensdauern überstanden. Welches zerfällt wohl zuerst?
item-particle-builder-7-no-ageing-a-both = Beide gleich wahrscheinlich
item-particle-builder-7-no-ageing-a-old = Eher das alte als das junge
item-particle-builder-7-no-ageing-a-young = Eher das junge als das alte
item-particle-builder-7-no-ageing-a-why = Warum?
item-particle-builder-7-no-ageing-a-why-memory = Sein Alter macht keinen Unterschied
item-particle-builder-7-no-ageing-a-why-worn = Altes hat sich abgenutzt
item-particle-builder-7-no-ageing-a-why-tough = Was lange hielt, ist zäh
item-particle-builder-7-no-ageing-b = Ein Tau ist eben entstanden, ein anderes hat schon vier mittlere Lebensdauern überstanden. Welches zerfällt wohl zuerst?
item-particle-builder-7-no-ageing-b-both = Keines: Die Chance ist gleich
item-particle-builder-7-no-ageing-b-old = Das, das schon länger lebt
item-particle-builder-7-no-ageing-b-young = Das, das eben entstand
item-particle-builder-7-no-ageing-b-why = Warum?
item-particle-builder-7-no-ageing-b-why-memory = Sein Alter hat keinen Einfluss
item-particle-builder-7-no-ageing-b-why-worn = Was lange lebt, ist bald verbraucht
item-particle-builder-7-no-ageing-b-why-tough = Was überlebt hat, ist zäh
item-particle-builder-7-no-ageing-c = Ein radioaktiver Kohlenstoffkern ist 3000 Jahre alt, ein anderer entstand gestern. Welcher zerfällt eher morgen?
item-particle-builder-7-no-ageing-c-either = Keiner: Ihre Wahrscheinlichkeit ist gleich
item-particle-builder-7-no-ageing-c-old = Der alte: Er ist fast verbraucht
item-particle-builder-7-no-ageing-c-young = Der neue: Der alte ist zäh
item-particle-builder-7-no-ageing-c-neither = Keiner: Das dauert 5700 Jahre

## Same share

item-particle-builder-7-same-share-law = In gleichen Zeiten zerfällt immer der gleiche Anteil der übrigen Teilchen.
item-particle-builder-7-same-share-a = Von 80 Myonen sind nach einer Weile 40 übrig. Wie viele sind es nach noch einmal so langer Zeit?
item-particle-builder-7-same-share-a-share = Etwa 20
item-particle-builder-7-same-share-a-even = Keine mehr
item-particle-builder-7-same-share-a-stay = Immer noch 40
item-particle-builder-7-same-share-a-unknown = Irgendeine Zahl
item-particle-builder-7-same-share-a-why = Warum?
item-particle-builder-7-same-share-a-why-share = Es zerfällt jedes Mal der gleiche Anteil
item-particle-builder-7-same-share-a-why-number = Es zerfällt jedes Mal die gleiche Zahl
item-particle-builder-7-same-share-a-why-clock = Jedes Myon hat seine eigene feste Zeit
item-particle-builder-7-same-share-b = Von 90 Taus sind nach einer Weile 30 übrig. Wie viele sind es nach noch einmal so langer Zeit?
item-particle-builder-7-same-share-b-share = Etwa 10
item-particle-builder-7-same-share-b-even = Keine mehr
item-particle-builder-7-same-share-b-stay = Immer noch 30
item-particle-builder-7-same-share-b-unknown = Irgendeine Zahl
item-particle-builder-7-same-share-b-why = Warum?
item-particle-builder-7-same-share-b-why-share = Ein fester Anteil zerfällt jedes Mal
item-particle-builder-7-same-share-b-why-number = Eine feste Anzahl zerfällt jedes Mal
item-particle-builder-7-same-share-b-why-clock = Jedes Tau hat seine Stunde
item-particle-builder-7-same-share-c = Von einem radioaktiven Mittel im Krankenhaus zerfällt in 6 Stunden die Hälfte. Wie viel von 80 Milligramm ist nach 18 Stunden übrig?
item-particle-builder-7-same-share-c-ten = 10 Milligramm
item-particle-builder-7-same-share-c-none = Nichts: Dann ist alles verbraucht
item-particle-builder-7-same-share-c-stay = 40 Milligramm: Der Rest bleibt
item-particle-builder-7-same-share-c-unknown = Das kann niemand sagen

## Transformation

item-particle-builder-7-transformation-law = Bei einem Zerfall wird ein Teilchen zu anderen, leichteren.
item-particle-builder-7-transformation-a = Ein Myon ist eben zerfallen. Was ist jetzt da?
item-particle-builder-7-transformation-a-others = Andere, leichtere Teilchen
item-particle-builder-7-transformation-a-nothing = Gar nichts mehr
item-particle-builder-7-transformation-a-pieces = Die Bruchstücke des Myons
item-particle-builder-7-transformation-a-weaker = Dasselbe Myon, nur schwächer
item-particle-builder-7-transformation-b = Ein Z-Boson ist eben zerfallen. Was ist jetzt da?
item-particle-builder-7-transformation-b-others = Leichtere Teilchen anderer Art
item-particle-builder-7-transformation-b-nothing = Nichts ist davon übrig
item-particle-builder-7-transformation-b-pieces = Die Bruchstücke des Z-Bosons
item-particle-builder-7-transformation-b-weaker = Dasselbe Z-Boson, nur schwächer
item-particle-builder-7-transformation-c = In einem alten Rauchmelder sind viele Americiumkerne zerfallen. Was ist aus ihnen geworden?
item-particle-builder-7-transformation-c-others = Kerne anderer, leichterer Elemente
item-particle-builder-7-transformation-c-nothing = Nichts: Sie sind spurlos weg
item-particle-builder-7-transformation-c-weaker = Americium, das schwächer ist
item-particle-builder-7-transformation-c-halves = Lose Protonen und Neutronen

## Energy limits

item-particle-builder-7-energy-limits-law = Ein ruhendes Teilchen kann nicht in Schwereres zerfallen, weil die Energie erhalten bleibt.
item-particle-builder-7-energy-limits-a = Ein ruhendes Z-Boson wird nie zu einem Top-Quark und einem Anti-Top-Quark. Warum nicht?
item-particle-builder-7-energy-limits-a-heavy = Das Top-Quark ist zu schwer
item-particle-builder-7-energy-limits-a-antimatter = Das Anti-Top-Quark wäre Antimaterie
item-particle-builder-7-energy-limits-a-charge = Die beiden wären geladen
item-particle-builder-7-energy-limits-a-luck = Es ist nur noch nicht passiert
item-particle-builder-7-energy-limits-b = Ein ruhendes Myon wird nie zu einem Tau und zwei Neutrinos. Warum nicht?
item-particle-builder-7-energy-limits-b-heavy = Das Tau ist zu schwer
item-particle-builder-7-energy-limits-b-antimatter = Ein Neutrino wäre Antimaterie
item-particle-builder-7-energy-limits-b-charge = Das Tau wäre geladen
item-particle-builder-7-energy-limits-b-luck = Es passiert irgendwann noch
item-particle-builder-7-energy-limits-c = Ein freies Neutron zerfällt in ein Proton und leichte Teilchen. Nie wurde ein freies Proton zum Neutron. Warum nicht?
item-particle-builder-7-energy-limits-c-heavier = Ein Neutron ist schwerer
item-particle-builder-7-energy-limits-c-charge = Ein Positron kann nicht herauskommen
item-particle-builder-7-energy-limits-c-tough = Ein Proton ist zäher als ein Neutron
item-particle-builder-7-energy-limits-c-luck = Es braucht dafür mehr Zeit als ein Neutron

## Three colours count

item-particle-builder-7-three-colours-count-law = Ein W wird häufiger zu Quarks als zu Leptonen, weil es zwei Quarkpaare in je drei Farben gibt. Das sind sechs Wege, bei Leptonen nur drei.
item-particle-builder-7-three-colours-count-a = Ein W plus wird etwa doppelt so oft zu Quarks wie zu Leptonen. Warum?
item-particle-builder-7-three-colours-count-a-colours = Jedes Quark gibt es in drei Farben
item-particle-builder-7-three-colours-count-a-lighter = Alle Quarks sind leichter als Leptonen
item-particle-builder-7-three-colours-count-a-heavier = Alle Quarks sind schwerer als Leptonen
item-particle-builder-7-three-colours-count-a-inside = Das W besteht aus Quarks
item-particle-builder-7-three-colours-count-b = Ein W plus wird etwa dreimal so oft zu Up- und Anti-Down-Quark wie zu Positron und Neutrino. Warum?
item-particle-builder-7-three-colours-count-b-colours = Es gibt jedes Quark in drei Farben
item-particle-builder-7-three-colours-count-b-lighter = Die zwei Quarks sind leichter
item-particle-builder-7-three-colours-count-b-heavier = Die zwei Quarks sind schwerer
item-particle-builder-7-three-colours-count-b-inside = W-Bosonen enthalten Quarks
item-particle-builder-7-three-colours-count-c = Angenommen, Quarks kämen in fünf Farben vor statt in drei. Wie oft würde ein W dann zu Quarks werden?
item-particle-builder-7-three-colours-count-c-more = Öfter: Es gibt mehr Möglichkeiten
item-particle-builder-7-three-colours-count-c-same = Gleich oft: Farbe ist nur Aussehen
item-particle-builder-7-three-colours-count-c-less = Seltener: Fünf Farben wiegen mehr
item-particle-builder-7-three-colours-count-c-always = Jedes Mal: Quarks sind am wahrscheinlichsten
