# Items of Particle Builder, Level 4: a stem has at most 25 words, a choice at most 12.

## Single case

item-particle-builder-4-single-case-law = Über einen einzelnen Fall sagt eine Wahrscheinlichkeit nichts Sicheres. Niemand kann ihn vorher kennen.
item-particle-builder-4-single-case-a = Gleich treffen sich zwei Teilchen. Sie reagieren in neun von zehn Fällen. Was werden diese beiden tun?
item-particle-builder-4-single-case-a-open = Das weiß vorher niemand, es ist Zufall
item-particle-builder-4-single-case-a-likely = Reagieren, weil das wahrscheinlicher ist
item-particle-builder-4-single-case-a-share = Teilweise reagieren, zu neun Zehnteln
item-particle-builder-4-single-case-a-due = Reagieren, falls die letzten es nicht taten
item-particle-builder-4-single-case-b = Gleich treffen sich zwei Teilchen. Sie reagieren in einem von zehn Fällen. Was werden diese beiden tun?
item-particle-builder-4-single-case-b-open = Das weiß vorher niemand, es ist Zufall
item-particle-builder-4-single-case-b-likely = Weiterfliegen, weil das wahrscheinlicher ist
item-particle-builder-4-single-case-b-share = Teilweise reagieren, zu einem Zehntel
item-particle-builder-4-single-case-b-due = Reagieren, falls die letzten es nicht taten

## Many cases

item-particle-builder-4-many-cases-law = Bei vielen Fällen sagt eine Wahrscheinlichkeit ungefähr, wie viele es sind, aber nicht genau.
item-particle-builder-4-many-cases-a = Eine Reaktion geschieht in zwei von drei Fällen. In wie vielen von 300 Versuchen wird sie geschehen?
item-particle-builder-4-many-cases-a-about = Ungefähr 200, etwas mehr oder weniger
item-particle-builder-4-many-cases-a-exact = Genau 200, nicht mehr und nicht weniger
item-particle-builder-4-many-cases-a-nearly-all = Fast alle 300, weil es wahrscheinlich ist
item-particle-builder-4-many-cases-a-unknown = Irgendeine Zahl, weil es Zufall ist
item-particle-builder-4-many-cases-b = Eine Reaktion geschieht in sieben von zehn Fällen. In wie vielen von 1000 Versuchen wird sie geschehen?
item-particle-builder-4-many-cases-b-about = Ungefähr 700, etwas mehr oder weniger
item-particle-builder-4-many-cases-b-exact = Genau 700, nicht mehr und nicht weniger
item-particle-builder-4-many-cases-b-nearly-all = Fast alle 1000, weil es wahrscheinlich ist
item-particle-builder-4-many-cases-b-unknown = Irgendeine Zahl, weil es Zufall ist

## No memory

item-particle-builder-4-no-memory-law = Der Zufall hat kein Gedächtnis: Was vorher war, ändert nichts an dem, was kommt.
item-particle-builder-4-no-memory-a = Ein fairer Würfel hat fünfmal hintereinander eine gerade Zahl gezeigt. Wie wahrscheinlich ist jetzt eine ungerade?
item-particle-builder-4-no-memory-a-same = Genau einhalb
item-particle-builder-4-no-memory-a-more = Mehr als einhalb
item-particle-builder-4-no-memory-a-less = Weniger als einhalb
item-particle-builder-4-no-memory-a-why = Warum?
item-particle-builder-4-no-memory-a-why-memory = Was vorher kam, spielt keine Rolle
item-particle-builder-4-no-memory-a-why-even-out = Beides muss bald gleich oft kommen
item-particle-builder-4-no-memory-a-why-streak = Eine Serie geht meist weiter
item-particle-builder-4-no-memory-b = Ein Paar vernichtet sich in der Hälfte der Fälle. Fünf hintereinander taten es nicht. Mit welcher Wahrscheinlichkeit tut es das nächste?
item-particle-builder-4-no-memory-b-same = Genau einhalb
item-particle-builder-4-no-memory-b-more = Mehr als einhalb
item-particle-builder-4-no-memory-b-less = Weniger als einhalb
item-particle-builder-4-no-memory-b-why = Warum?
item-particle-builder-4-no-memory-b-why-memory = Was vorher kam, spielt keine Rolle
item-particle-builder-4-no-memory-b-why-even-out = Beides muss bald gleich oft kommen
item-particle-builder-4-no-memory-b-why-streak = Eine Serie geht meist weiter

## Large numbers

item-particle-builder-4-large-numbers-law = Je mehr Versuche es sind, desto näher kommt der Anteil meist der Wahrscheinlichkeit.
item-particle-builder-4-large-numbers-a = Man wirft einen fairen Würfel erst 10-mal, dann 1000-mal. Wann liegt der Anteil der geraden Zahlen wohl näher bei einem Halb?
item-particle-builder-4-large-numbers-a-many = Bei den 1000 Würfen
item-particle-builder-4-large-numbers-a-few = Bei den 10 Würfen
item-particle-builder-4-large-numbers-a-both = Beide etwa gleich nah
item-particle-builder-4-large-numbers-b = Ein Team beobachtet 20 Z-Bosonen, ein anderes 20 000. Welches kommt dem wahren Anteil der Zerfälle in Quarks wohl näher?
item-particle-builder-4-large-numbers-b-many = Das Team mit 20 000
item-particle-builder-4-large-numbers-b-few = Das Team mit 20
item-particle-builder-4-large-numbers-b-both = Beide etwa gleich nah

## Cross section

item-particle-builder-4-cross-section-law = Je größer der Wirkungsquerschnitt einer Reaktion ist, desto wahrscheinlicher ist sie.
item-particle-builder-4-cross-section-a = Reaktion A hat einen viel größeren Wirkungsquerschnitt als Reaktion B. Was sagt dir das über A?
item-particle-builder-4-cross-section-a-likely = Sie ist wahrscheinlicher als B
item-particle-builder-4-cross-section-a-size = Sie braucht größere Teilchen als B
item-particle-builder-4-cross-section-a-fast = Sie ist schneller als B
item-particle-builder-4-cross-section-a-long = Sie dauert länger als B
item-particle-builder-4-cross-section-b = Reaktion A hat einen viel kleineren Wirkungsquerschnitt als Reaktion B. Was sagt dir das über A?
item-particle-builder-4-cross-section-b-likely = Sie ist weniger wahrscheinlich als B
item-particle-builder-4-cross-section-b-size = Sie braucht kleinere Teilchen als B
item-particle-builder-4-cross-section-b-slow = Sie ist langsamer als B
item-particle-builder-4-cross-section-b-short = Sie ist früher vorbei als B

## Passing through

item-particle-builder-4-passing-through-law = Teilchen, die leicht stecken bleiben, haben einen großen Wirkungsquerschnitt. Teilchen, die hindurchfliegen, haben einen winzigen.
item-particle-builder-4-passing-through-a = Eine Bleiwand hält fast alle Elektronen auf, aber kaum ein Neutrino. Welche haben in der Wand den größeren Wirkungsquerschnitt?
item-particle-builder-4-passing-through-a-stopped = Die Elektronen
item-particle-builder-4-passing-through-a-passing = Die Neutrinos
item-particle-builder-4-passing-through-a-equal = Beide gleich
item-particle-builder-4-passing-through-b = Ein Blatt schwarzes Papier hält fast alle Photonen des Lichts auf, aber kaum ein Neutrino. Welche haben dort den größeren Wirkungsquerschnitt?
item-particle-builder-4-passing-through-b-stopped = Die Photonen
item-particle-builder-4-passing-through-b-passing = Die Neutrinos
item-particle-builder-4-passing-through-b-equal = Beide gleich

## Rare is not never

item-particle-builder-4-rare-is-not-never-law = Auch sehr Unwahrscheinliches geschieht ab und zu, wenn man es oft genug versucht.
item-particle-builder-4-rare-is-not-never-a = Ein Neutrino trifft in einem riesigen Detektor fast nie etwas. Milliarden von Milliarden fliegen jede Sekunde hindurch. Was wird er aufzeichnen?
item-particle-builder-4-rare-is-not-never-a-sometimes = Ab und zu zufällig einen Treffer
item-particle-builder-4-rare-is-not-never-a-never = Niemals einen Treffer
item-particle-builder-4-rare-is-not-never-a-regular = Treffer in gleichen Abständen, wie eine Uhr
item-particle-builder-4-rare-is-not-never-a-always = Einen Treffer von jedem
item-particle-builder-4-rare-is-not-never-b = Ein Zerfall geschieht nur in einem von 10 000 Fällen. Ein Experiment beobachtet hundert Millionen Fälle. Was wird es finden?
item-particle-builder-4-rare-is-not-never-b-sometimes = Ab und zu zufällig diesen Zerfall
item-particle-builder-4-rare-is-not-never-b-never = Niemals diesen Zerfall
item-particle-builder-4-rare-is-not-never-b-regular = Diesen Zerfall in gleichen Abständen, wie eine Uhr
item-particle-builder-4-rare-is-not-never-b-always = Diesen Zerfall in allen Fällen

## Unequal chances

item-particle-builder-4-unequal-chances-law = Nicht alles, was geschehen kann, ist gleich wahrscheinlich. Die Wahrscheinlichkeiten muss man messen.
item-particle-builder-4-unequal-chances-a = Ein Z-Boson kann zu Quarks, zu Neutrinos oder zu geladenen Leptonen werden. Wie oft wird es zu Quarks?
item-particle-builder-4-unequal-chances-a-nature = In sieben von zehn Fällen, zufällig
item-particle-builder-4-unequal-chances-a-equal = In einem von drei Fällen, zufällig
item-particle-builder-4-unequal-chances-a-turns = In jedem dritten Fall, der Reihe nach
item-particle-builder-4-unequal-chances-a-certain = In jedem Fall, weil es am wahrscheinlichsten ist
item-particle-builder-4-unequal-chances-b = Ein Z-Boson kann zu Quarks, zu Neutrinos oder zu geladenen Leptonen werden. Wie oft wird es zu Neutrinos?
item-particle-builder-4-unequal-chances-b-nature = In zwei von zehn Fällen, zufällig
item-particle-builder-4-unequal-chances-b-equal = In einem von drei Fällen, zufällig
item-particle-builder-4-unequal-chances-b-turns = In jedem dritten Fall, der Reihe nach
item-particle-builder-4-unequal-chances-b-certain = In keinem Fall, weil es nicht am wahrscheinlichsten ist
