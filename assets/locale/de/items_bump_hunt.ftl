# Items of the bump hunt: stems, choices and laws.

## Mass from sums

item-bump-hunt-mass-from-sums-law = Energie und Impuls aller Produkte zusammen ergeben die Masse des zerfallenen Teilchens, weil beide nie verloren gehen.
item-bump-hunt-mass-from-sums-a = Aus einem Teilchen sind ein Myon und ein Antimyon geworden. Woraus kannst du seine Masse berechnen?
item-bump-hunt-mass-from-sums-a-energy = Allein aus der Energie von beiden
item-bump-hunt-mass-from-sums-a-sums = Aus Energie und Impuls von beiden
item-bump-hunt-mass-from-sums-a-masses = Aus ihren Massen, zusammengezählt
item-bump-hunt-mass-from-sums-a-one = Aus der Energie des schnelleren von beiden
item-bump-hunt-mass-from-sums-b = Ein Elektron und ein Positron stammen aus einem Teilchen. Was musst du messen, um dessen Masse zu finden?
item-bump-hunt-mass-from-sums-b-one = Die Energie von einem der beiden
item-bump-hunt-mass-from-sums-b-masses = Die Masse von jedem der beiden
item-bump-hunt-mass-from-sums-b-sums = Die Energien der beiden und ihre Impulse
item-bump-hunt-mass-from-sums-b-energy = Die Energien der beiden, aber keine Impulse
item-bump-hunt-mass-from-sums-c = Ein ruhendes Pion wird zu zwei Photonen mit je 67,5 MeV Energie. Wie groß war seine Masse?
item-bump-hunt-mass-from-sums-c-zero = 0 MeV
item-bump-hunt-mass-from-sums-c-both = 135 MeV
item-bump-hunt-mass-from-sums-c-more = 200 MeV
item-bump-hunt-mass-from-sums-c-each = 67,5 MeV

## Motion is not mass

item-bump-hunt-motion-is-not-mass-law = Die Energien der Produkte ergeben mehr als die Masse eines bewegten Teilchens, weil ein Teil davon aus seiner Bewegung stammt.
item-bump-hunt-motion-is-not-mass-a = Ein schnelles Teilchen wird zu Myon und Antimyon. Ihre Energien ergeben zusammen 100 GeV. Wie groß war seine Masse?
item-bump-hunt-motion-is-not-mass-a-same = Genau 100 GeV
item-bump-hunt-motion-is-not-mass-a-sum = So viel wie die Massen der zwei
item-bump-hunt-motion-is-not-mass-a-less = Weniger als 100 GeV
item-bump-hunt-motion-is-not-mass-a-more = Mehr als 100 GeV
item-bump-hunt-motion-is-not-mass-b = Ein Elektron und ein Positron kommen aus einem schnellen Teilchen. Zusammen haben sie 60 GeV Energie. Welche Masse hatte es?
item-bump-hunt-motion-is-not-mass-b-more = Diese 60 GeV und noch etwas mehr
item-bump-hunt-motion-is-not-mass-b-less = Nur einen Teil dieser 60 GeV
item-bump-hunt-motion-is-not-mass-b-same = Diese 60 GeV, nicht mehr, nicht weniger
item-bump-hunt-motion-is-not-mass-b-sum = Die von Elektron und Positron
item-bump-hunt-motion-is-not-mass-c = Ein schnelles Pion zerfällt in Photonen mit mehr Energie als ein ruhendes. Wie ist es mit seiner Masse?
item-bump-hunt-motion-is-not-mass-c-larger = Sie ist größer als in Ruhe
item-bump-hunt-motion-is-not-mass-c-who = Es kommt darauf an, wer misst
item-bump-hunt-motion-is-not-mass-c-same = Sie ist so groß wie in Ruhe
item-bump-hunt-motion-is-not-mass-c-smaller = Sie ist kleiner als in Ruhe

## Opposite charges

item-bump-hunt-opposite-charges-law = Wird ein neutrales Teilchen zu zwei geladenen, so sind ihre Ladungen entgegengesetzt, weil sich die Summe aller Ladungen nie ändert.
item-bump-hunt-opposite-charges-a = Ein Z hat keine Ladung. Es wird zu zwei Teilchen mit der Masse eines Myons. Welche Ladungen haben die beiden?
item-bump-hunt-opposite-charges-a-none = Keines hat eine, so wie das Z
item-bump-hunt-opposite-charges-a-any = Irgendwelche, wie der Zufall will
item-bump-hunt-opposite-charges-a-alike = Beide negative: Jedes ist ein Myon
item-bump-hunt-opposite-charges-a-opposite = Das eine positive, das andere negative
item-bump-hunt-opposite-charges-b = Ein ψ(2S) hat keine Ladung. Es wird zu zwei Teilchen mit der Masse eines Elektrons. Wohin biegen ihre Spuren im Magnetfeld ab?
item-bump-hunt-opposite-charges-b-opposite = Die eine nach links, die andere nach rechts
item-bump-hunt-opposite-charges-b-alike = Zur selben Seite: Es sind zwei Elektronen
item-bump-hunt-opposite-charges-b-none = Gar nicht: Das ψ(2S) tut es auch nicht
item-bump-hunt-opposite-charges-b-any = Irgendwohin: Das ist jedes Mal anders
item-bump-hunt-opposite-charges-c = Nahe an einem Kern wird ein Photon zu zwei Teilchen. Eine Nebelkammer im Magnetfeld zeigt ihre Spuren. Wie krümmen sie sich?
item-bump-hunt-opposite-charges-c-one = Nur eine krümmt sich
item-bump-hunt-opposite-charges-c-opposite = In entgegengesetzte Richtungen
item-bump-hunt-opposite-charges-c-chance = Zufällig in irgendeine Richtung
item-bump-hunt-opposite-charges-c-same = Beide in dieselbe Richtung

## Background is everywhere

item-bump-hunt-background-is-everywhere-law = Zwei Teilchen aus verschiedenen Quellen machen keinen Gipfel, weil ihre gemeinsame Masse fast jeden Wert haben kann.
item-bump-hunt-background-is-everywhere-a = Ein Myon und ein Antimyon stammen aus zwei getrennten Zerfällen. Wo im Diagramm der Massen liegt ihr Stein?
item-bump-hunt-background-is-everywhere-a-peak = Im Gipfel, wo alle solchen Paare hingehören
item-bump-hunt-background-is-everywhere-a-fault = Außerhalb: Solche Paare sind Messfehler
item-bump-hunt-background-is-everywhere-a-any = Irgendwo, mal weiter links, mal rechts
item-bump-hunt-background-is-everywhere-a-sum = Bei der Summe ihrer Massen
item-bump-hunt-background-is-everywhere-b = Ein Elektron und ein Positron stammen aus verschiedenen Quellen. Welche Masse ergeben ihre Energie und ihr Impuls?
item-bump-hunt-background-is-everywhere-b-any = Mal eine große, mal eine kleine
item-bump-hunt-background-is-everywhere-b-sum = Ihre beiden Massen, zusammengezählt
item-bump-hunt-background-is-everywhere-b-peak = Die Masse des Z, wie jedes solche Paar
item-bump-hunt-background-is-everywhere-b-fault = Gar keine: Der Detektor hat sich geirrt
item-bump-hunt-background-is-everywhere-c = Alle Schuhe einer Schule liegen auf einem Haufen. Die Schuhe eines Kindes sind gleich groß. Und zwei zufällig gegriffene?
item-bump-hunt-background-is-everywhere-c-nothing = Über sie kann niemand etwas sagen
item-bump-hunt-background-is-everywhere-c-same = Sie sind fast immer gleich groß
item-bump-hunt-background-is-everywhere-c-differ = Sie unterscheiden sich mal wenig, mal viel
item-bump-hunt-background-is-everywhere-c-fixed = Sie unterscheiden sich immer um gleich viel

## Peak of a particle

item-bump-hunt-peak-of-a-particle-law = Ein Gipfel zeigt ein Teilchen, weil alle seine Zerfälle fast dieselbe Masse ergeben.
item-bump-hunt-peak-of-a-particle-a = Die Steine von Tausenden Z-Zerfällen häufen sich an einer Stelle des Diagramms. Warum?
item-bump-hunt-peak-of-a-particle-a-detector = Dort sieht der Detektor am meisten
item-bump-hunt-peak-of-a-particle-a-mass = Jedes Z hat fast dieselbe Masse
item-bump-hunt-peak-of-a-particle-a-energy = Jedes Myon hat dieselbe Energie
item-bump-hunt-peak-of-a-particle-a-beam = Die Strahlen sind darauf eingestellt
item-bump-hunt-peak-of-a-particle-b = Das Upsilon macht einen Gipfel zwischen 9 und 10 GeV. Warum gerade dort?
item-bump-hunt-peak-of-a-particle-b-energy = Jedes seiner Myonen fliegt mit dieser Energie
item-bump-hunt-peak-of-a-particle-b-beam = Der Beschleuniger wurde darauf eingestellt
item-bump-hunt-peak-of-a-particle-b-detector = Der Detektor misst dort am besten
item-bump-hunt-peak-of-a-particle-b-mass = Jedes von ihnen hat etwa diese Masse
item-bump-hunt-peak-of-a-particle-c = Ein Zähler neben einem Stein misst die Energie jedes Gammastrahls. Viele liegen in einem Gipfel, andere überall. Was macht den Gipfel?
item-bump-hunt-peak-of-a-particle-c-all = Alle Gammastrahlen: Jeder hat diese Energie
item-bump-hunt-peak-of-a-particle-c-chance = Der Zufall: Mehr lässt sich nicht sagen
item-bump-hunt-peak-of-a-particle-c-device = Der Zähler: Er ist dort am besten
item-bump-hunt-peak-of-a-particle-c-nuclei = Kerne einer Sorte: Sie geben diese ab

## Spread of measurements

item-bump-hunt-spread-of-measurements-law = Ein Gipfel ist breiter, als das Teilchen allein ihn machen würde, weil kein Detektor genau misst.
item-bump-hunt-spread-of-measurements-a = Die Steine des Upsilons liegen nicht alle bei genau einer Masse. Warum nicht?
item-bump-hunt-spread-of-measurements-a-pushed = Der Untergrund drängt sie auseinander
item-bump-hunt-spread-of-measurements-a-fast = Ein schnelles Upsilon hat mehr Masse
item-bump-hunt-spread-of-measurements-a-own = Jedes Upsilon ist von anderer Art
item-bump-hunt-spread-of-measurements-a-off = Jede Messung liegt etwas daneben
item-bump-hunt-spread-of-measurements-b = Ein Detektor zeigt einen breiten Gipfel des ψ(2S), ein anderer einen schmalen. Worin liegt der Unterschied?
item-bump-hunt-spread-of-measurements-b-own = Der zweite sah weniger Sorten von ψ(2S)
item-bump-hunt-spread-of-measurements-b-exact = Der zweite misst mit weniger Streuung
item-bump-hunt-spread-of-measurements-b-pushed = Im zweiten drückt weniger Untergrund
item-bump-hunt-spread-of-measurements-b-fast = Der zweite sah nur langsame und leichtere
item-bump-hunt-spread-of-measurements-c = Dreißig Lernende messen denselben Tisch. Ihre Ergebnisse streuen um ein paar Millimeter. Warum?
item-bump-hunt-spread-of-measurements-c-small = Jede Messung ist ein wenig unsicher
item-bump-hunt-spread-of-measurements-c-wrong = Die meisten haben einen groben Fehler gemacht
item-bump-hunt-spread-of-measurements-c-many = Mit weniger Leuten wären sie sich einig
item-bump-hunt-spread-of-measurements-c-table = Der Tisch ist jedes Mal anders lang

## Few bricks

item-bump-hunt-few-bricks-law = Wenige Steine beweisen nichts, weil der Zufall oft kleine Haufen macht.
item-bump-hunt-few-bricks-a = Dein Diagramm hat zehn Steine. Vier davon liegen nahe beieinander. Ist das ein Teilchen?
item-bump-hunt-few-bricks-a-share = Ja: Das ist so gut wie 400 von 1000
item-bump-hunt-few-bricks-a-all = Nein: Dann lägen alle zehn dort
item-bump-hunt-few-bricks-a-open = Vielleicht, aber Zufall macht das oft
item-bump-hunt-few-bricks-a-even = Ja: Zufall verteilt sie gleichmäßig
item-bump-hunt-few-bricks-b = In einem Diagramm aus zwölf Steinen liegen fünf an einer Stelle. Was folgt daraus?
item-bump-hunt-few-bricks-b-open = Nichts Sicheres: Es kann Zufall sein
item-bump-hunt-few-bricks-b-even = Ein Teilchen: Zufall füllt alle Stellen gleich
item-bump-hunt-few-bricks-b-all = Kein Teilchen: Es wären alle zwölf dort
item-bump-hunt-few-bricks-b-share = Ein Teilchen: 500 von 1200 zeigen nicht mehr
item-bump-hunt-few-bricks-c = Münze A zeigt 7-mal Kopf in 10 Würfen, Münze B 700-mal in 1000. Welche ist eher gefälscht?
item-bump-hunt-few-bricks-c-equal = Beide gleich: Der Anteil stimmt überein
item-bump-hunt-few-bricks-c-many = Münze B: Das macht Zufall kaum
item-bump-hunt-few-bricks-c-nothing = Keine: Beim Zufall ist alles möglich
item-bump-hunt-few-bricks-c-few = Münze A: Wenige Würfe sind genauer

## Many places

item-bump-hunt-many-places-law = Wer an vielen Stellen sucht, findet irgendwo einen seltenen Gipfel aus Zufall, weil jede Stelle ein neuer Versuch ist.
item-bump-hunt-many-places-a = Einen solchen Gipfel macht der Zufall einmal in 600 Versuchen. Man fand ihn in einem von sehr vielen Diagrammen. Warum ist das keine Entdeckung?
item-bump-hunt-many-places-a-never = So etwas Seltenes kann nur ein Fehler sein
item-bump-hunt-many-places-a-nothing = Mit Zufall kann man nichts berechnen
item-bump-hunt-many-places-a-certain = Ein Beweis muss völlig sicher sein
item-bump-hunt-many-places-a-somewhere = Bei so vielen tritt er irgendwo leicht auf
item-bump-hunt-many-places-b = Ein Team sieht Hunderte Diagramme an. Eines hat einen Gipfel, den Zufall in einem von 300 macht. Was folgert es?
item-bump-hunt-many-places-b-certain = Nur völlige Gewissheit würde zählen
item-bump-hunt-many-places-b-somewhere = Ein solcher Gipfel war zu erwarten
item-bump-hunt-many-places-b-nothing = Über Zufall lässt sich nichts sagen
item-bump-hunt-many-places-b-never = Das Diagramm muss falsch sein
item-bump-hunt-many-places-c = In einer Schule raten 1000 Leute je zehn Münzwürfe. Eine Schülerin hat alle zehn richtig. Kann sie in die Zukunft sehen?
item-bump-hunt-many-places-c-on = Ja: Auch die nächsten zehn hätte sie richtig
item-bump-hunt-many-places-c-lucky = Nein: Unter so vielen hat leicht eine Glück
item-bump-hunt-many-places-c-due = Nein: Ihr Pech kommt dafür als Nächstes
item-bump-hunt-many-places-c-never = Ja: Durch Zufall passiert das nie
