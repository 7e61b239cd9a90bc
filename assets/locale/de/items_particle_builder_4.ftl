# Items of Particle Builder, Level 4: a stem has at most 25 words, a choice at most 12.

## Single case

item-particle-builder-4-single-case-law = Über einen einzelnen Fall sagt eine Wahrscheinlichkeit nichts Sicheres. Wie er ausgeht, kann vorher niemand wissen.
item-particle-builder-4-single-case-a = Gleich treffen sich zwei Teilchen. Sie reagieren in neun von zehn Fällen. Was werden diese beiden tun?
item-particle-builder-4-single-case-a-open = Das weiß vorher niemand, es ist Zufall
item-particle-builder-4-single-case-a-likely = Reagieren, weil das wahrscheinlicher ist
item-particle-builder-4-single-case-a-share = Teilweise reagieren, zu neun Zehnteln
item-particle-builder-4-single-case-a-due = Reagieren, falls die letzten es nicht taten
item-particle-builder-4-single-case-b = Gleich treffen sich zwei Teilchen. Sie reagieren in einem von zehn Fällen. Was werden diese beiden tun?
item-particle-builder-4-single-case-b-open = Das lässt sich vorher nicht wissen
item-particle-builder-4-single-case-b-likely = Weiterfliegen, weil das wahrscheinlicher ist
item-particle-builder-4-single-case-b-share = Teilweise reagieren, zu einem Zehntel
item-particle-builder-4-single-case-b-due = Reagieren, falls das vorige Paar weiterflog
item-particle-builder-4-single-case-c = Der Wetterbericht sagt: Morgen regnet es mit 80 % Wahrscheinlichkeit. Was heißt das für morgen?
item-particle-builder-4-single-case-c-open = Es kann regnen oder trocken bleiben, Regen ist wahrscheinlicher
item-particle-builder-4-single-case-c-certain = Es regnet sicher, denn 80 % sind mehr als die Hälfte
item-particle-builder-4-single-case-c-share = Es regnet 80 % des Tages
item-particle-builder-4-single-case-c-due = Es regnet, falls es heute trocken bleibt

## Many cases

item-particle-builder-4-many-cases-law = Bei vielen Fällen sagt eine Wahrscheinlichkeit ungefähr, wie oft etwas geschieht, aber nicht genau.
item-particle-builder-4-many-cases-a = Eine Reaktion geschieht in zwei von drei Fällen. In wie vielen von 300 Versuchen wird sie geschehen?
item-particle-builder-4-many-cases-a-about = Ungefähr 200, etwas mehr oder weniger
item-particle-builder-4-many-cases-a-exact = Genau 200, nicht mehr und nicht weniger
item-particle-builder-4-many-cases-a-nearly-all = Fast alle 300, weil es wahrscheinlich ist
item-particle-builder-4-many-cases-a-unknown = Irgendeine Zahl, weil es Zufall ist
item-particle-builder-4-many-cases-b = Eine Reaktion geschieht in sieben von zehn Fällen. In wie vielen von 1000 Versuchen wird sie geschehen?
item-particle-builder-4-many-cases-b-about = Rund 700, mit etwas Abweichung
item-particle-builder-4-many-cases-b-exact = 700, keine mehr und keine weniger
item-particle-builder-4-many-cases-b-nearly-all = Fast jedes Mal, denn es ist wahrscheinlich
item-particle-builder-4-many-cases-b-unknown = Das kann niemand sagen: Zufall hat keine Regeln
item-particle-builder-4-many-cases-c = In einer Fabrik hat zufällig eine von 50 Lampen einen Fehler. Wie viele der nächsten 1000 Lampen haben einen?
item-particle-builder-4-many-cases-c-about = Um die 20
item-particle-builder-4-many-cases-c-exact = 20 und keine mehr
item-particle-builder-4-many-cases-c-none = Keine, weil Fehler selten sind
item-particle-builder-4-many-cases-c-unknown = Darüber lässt sich nichts sagen

## No memory

item-particle-builder-4-no-memory-law = Der Zufall hat kein Gedächtnis: Was vorher war, ändert nichts an dem, was kommt.
item-particle-builder-4-no-memory-a = Ein fairer Würfel hat fünfmal hintereinander eine gerade Zahl gezeigt. Wie wahrscheinlich ist jetzt eine ungerade?
item-particle-builder-4-no-memory-a-same = Genau 50 %
item-particle-builder-4-no-memory-a-more = Mehr als 50 %
item-particle-builder-4-no-memory-a-less = Weniger als 50 %
item-particle-builder-4-no-memory-a-why = Warum?
item-particle-builder-4-no-memory-a-why-memory = Was vorher kam, spielt keine Rolle
item-particle-builder-4-no-memory-a-why-even-out = Beides muss bald gleich oft kommen
item-particle-builder-4-no-memory-a-why-streak = Eine Serie geht meist weiter
item-particle-builder-4-no-memory-b = Ein Paar vernichtet sich in der Hälfte der Fälle. Fünf hintereinander taten es nicht. Mit welcher Wahrscheinlichkeit tut es das nächste?
item-particle-builder-4-no-memory-b-same = Genau 50 %
item-particle-builder-4-no-memory-b-more = Mehr als 50 %
item-particle-builder-4-no-memory-b-less = Weniger als 50 %
item-particle-builder-4-no-memory-b-why = Warum?
item-particle-builder-4-no-memory-b-why-memory = Die Paare davor ändern daran nichts
item-particle-builder-4-no-memory-b-why-even-out = Bald muss sich beides ausgleichen
item-particle-builder-4-no-memory-b-why-streak = Was so oft kam, kommt wieder
item-particle-builder-4-no-memory-c = In einer Lotterie kam die Zahl 7 ein ganzes Jahr lang nicht. Wie wahrscheinlich ist sie bei der nächsten Ziehung?
item-particle-builder-4-no-memory-c-same = Genauso wahrscheinlich wie jede andere Zahl
item-particle-builder-4-no-memory-c-due = Wahrscheinlicher, denn sie ist überfällig
item-particle-builder-4-no-memory-c-streak = Unwahrscheinlicher, denn sie bleibt aus
item-particle-builder-4-no-memory-c-certain = So gut wie sicher, nach so langer Zeit

## Large numbers

item-particle-builder-4-large-numbers-law = Je mehr Versuche es sind, desto näher kommt der Anteil meist der Wahrscheinlichkeit.
item-particle-builder-4-large-numbers-a = Man wirft einen fairen Würfel erst 10-mal, dann 1000-mal. Wann liegt der Anteil der geraden Zahlen wohl näher bei der Hälfte?
item-particle-builder-4-large-numbers-a-many = Bei den 1000 Würfen
item-particle-builder-4-large-numbers-a-few = Bei den 10 Würfen
item-particle-builder-4-large-numbers-a-both = Beide etwa gleich nah
item-particle-builder-4-large-numbers-b = Ein Team beobachtet 20 Z-Bosonen, ein anderes 20 000. Welches kommt dem wahren Anteil der Zerfälle in Quarks wohl näher?
item-particle-builder-4-large-numbers-b-many = Das Team mit 20 000
item-particle-builder-4-large-numbers-b-few = Das Team mit 20
item-particle-builder-4-large-numbers-b-both = Beide Teams gleich
item-particle-builder-4-large-numbers-c = Etwa die Hälfte aller Babys sind Mädchen. In welchem Krankenhaus sind öfter über 60 % der Babys eines Tages Mädchen?
item-particle-builder-4-large-numbers-c-small = In einem kleinen mit 15 Geburten am Tag
item-particle-builder-4-large-numbers-c-large = In einem großen mit 150 Geburten am Tag
item-particle-builder-4-large-numbers-c-same = In beiden gleich oft
item-particle-builder-4-large-numbers-c-never = In keinem: Es ist immer die Hälfte

## Cross section

item-particle-builder-4-cross-section-law = Je größer der Wirkungsquerschnitt einer Reaktion ist, desto wahrscheinlicher ist sie.
item-particle-builder-4-cross-section-a = Reaktion A hat einen viel größeren Wirkungsquerschnitt als Reaktion B. Was sagt dir das über A?
item-particle-builder-4-cross-section-a-likely = Sie ist wahrscheinlicher als B
item-particle-builder-4-cross-section-a-size = Sie braucht größere Teilchen als B
item-particle-builder-4-cross-section-a-fast = Ihre Teilchen sind schneller als bei B
item-particle-builder-4-cross-section-a-long = Sie dauert länger als B
item-particle-builder-4-cross-section-b = Reaktion A hat einen viel kleineren Wirkungsquerschnitt als Reaktion B. Was sagt dir das über A?
item-particle-builder-4-cross-section-b-likely = Sie ist weniger wahrscheinlich als B
item-particle-builder-4-cross-section-b-size = Sie braucht kleinere Teilchen als B
item-particle-builder-4-cross-section-b-slow = Ihre Teilchen sind langsamer als bei B
item-particle-builder-4-cross-section-b-short = Sie ist früher vorbei als B
item-particle-builder-4-cross-section-c = Borkerne sind klein, Bleikerne sind groß. Trotzdem fängt Bor langsame Neutronen viel öfter ein. Was ist bei Bor größer?
item-particle-builder-4-cross-section-c-section = Der Wirkungsquerschnitt
item-particle-builder-4-cross-section-c-size = Der Kern selbst
item-particle-builder-4-cross-section-c-time = Die Zeit für einen Einfang
item-particle-builder-4-cross-section-c-reach = Der Weg, den Neutronen darin zurücklegen

## Passing through

item-particle-builder-4-passing-through-law = Teilchen, die leicht stecken bleiben, haben einen großen Wirkungsquerschnitt. Teilchen, die hindurchfliegen, haben einen winzigen.
item-particle-builder-4-passing-through-a = Eine Bleiwand hält fast alle Elektronen auf, aber kaum ein Neutrino. Welche haben in der Wand den größeren Wirkungsquerschnitt?
item-particle-builder-4-passing-through-a-stopped = Die Elektronen
item-particle-builder-4-passing-through-a-passing = Die Neutrinos
item-particle-builder-4-passing-through-a-equal = Beide gleich
item-particle-builder-4-passing-through-b = Ein Blatt schwarzes Papier hält fast alle Photonen des Lichts auf, aber kaum ein Neutrino. Welche haben dort den größeren Wirkungsquerschnitt?
item-particle-builder-4-passing-through-b-stopped = Die Photonen
item-particle-builder-4-passing-through-b-passing = Die Neutrinos
item-particle-builder-4-passing-through-b-equal = Keine: Beide gleich
item-particle-builder-4-passing-through-c = Röntgenstrahlen gehen durch Muskeln, aber Knochen halten viele auf. Welche Atome haben für sie den größeren Wirkungsquerschnitt?
item-particle-builder-4-passing-through-c-bones = Die in Knochen
item-particle-builder-4-passing-through-c-muscles = Die in Muskeln
item-particle-builder-4-passing-through-c-equal = Beide, denn Atome sind etwa gleich groß
item-particle-builder-4-passing-through-c-slow = Beide, denn die Strahlen sind gleich schnell

## Rare is not never

item-particle-builder-4-rare-is-not-never-law = Auch sehr Unwahrscheinliches geschieht ab und zu, wenn man es oft genug versucht.
item-particle-builder-4-rare-is-not-never-a = Ein Neutrino trifft in einem riesigen Detektor fast nie etwas. Milliarden von Milliarden fliegen jede Sekunde hindurch. Was wird er aufzeichnen?
item-particle-builder-4-rare-is-not-never-a-sometimes = Ab und zu zufällig einen Treffer
item-particle-builder-4-rare-is-not-never-a-never = Niemals einen Treffer
item-particle-builder-4-rare-is-not-never-a-regular = Treffer in gleichen Abständen, wie eine Uhr
item-particle-builder-4-rare-is-not-never-a-always = Einen Treffer von jedem
item-particle-builder-4-rare-is-not-never-b = Ein Zerfall geschieht nur in einem von 10 000 Fällen. Ein Experiment beobachtet hundert Millionen Fälle. Was wird es finden?
item-particle-builder-4-rare-is-not-never-b-sometimes = Ab und zu zufällig diesen Zerfall
item-particle-builder-4-rare-is-not-never-b-never = Niemals diesen Zerfall
item-particle-builder-4-rare-is-not-never-b-regular = Diesen Zerfall in gleichen Abständen, wie eine Uhr
item-particle-builder-4-rare-is-not-never-b-always = Diesen Zerfall in allen Fällen
item-particle-builder-4-rare-is-not-never-c = Ein Los gewinnt mit einer Wahrscheinlichkeit von eins zu 14 Millionen. Jede Woche kaufen zehn Millionen Leute eines. Was geschieht in vielen Jahren?
item-particle-builder-4-rare-is-not-never-c-sometimes = In manchen Wochen gewinnt jemand, in anderen niemand
item-particle-builder-4-rare-is-not-never-c-never = Es gewinnt nie jemand, das ist zu unwahrscheinlich
item-particle-builder-4-rare-is-not-never-c-regular = Genau in jeder zweiten Woche gewinnt jemand
item-particle-builder-4-rare-is-not-never-c-all = Früher oder später gewinnt jeder

## Unequal chances

item-particle-builder-4-unequal-chances-law = Nicht alles, was geschehen kann, ist gleich wahrscheinlich: Die Natur legt die Wahrscheinlichkeiten fest.
item-particle-builder-4-unequal-chances-a = Ein Z-Boson kann zu Quarks, zu Neutrinos oder zu geladenen Leptonen werden. Wie oft wird es zu Quarks?
item-particle-builder-4-unequal-chances-a-nature = In sieben von zehn Fällen, zufällig
item-particle-builder-4-unequal-chances-a-equal = In einem von drei Fällen, zufällig
item-particle-builder-4-unequal-chances-a-turns = In jedem dritten Fall, der Reihe nach
item-particle-builder-4-unequal-chances-a-certain = In jedem Fall, weil es am wahrscheinlichsten ist
item-particle-builder-4-unequal-chances-b = Ein Z-Boson kann zu Quarks, zu Neutrinos oder zu geladenen Leptonen werden. Wie oft wird es zu Neutrinos?
item-particle-builder-4-unequal-chances-b-nature = In etwa zwei von zehn Fällen, zufällig
item-particle-builder-4-unequal-chances-b-equal = In einem Drittel, weil es drei Arten gibt
item-particle-builder-4-unequal-chances-b-turns = Abwechselnd mit den zwei anderen Arten
item-particle-builder-4-unequal-chances-b-certain = In keinem Fall, weil es nicht am wahrscheinlichsten ist
item-particle-builder-4-unequal-chances-c = Eine Reißzwecke fällt auf den Kopf oder auf die Seite. Wie groß ist die Wahrscheinlichkeit für den Kopf?
item-particle-builder-4-unequal-chances-c-measure = Das zeigen erst viele Würfe
item-particle-builder-4-unequal-chances-c-half = Ein halb, weil es zwei Arten gibt
item-particle-builder-4-unequal-chances-c-turns = Jeder zweite Wurf, abwechselnd
item-particle-builder-4-unequal-chances-c-one = Null, weil eine Art wahrscheinlicher ist
