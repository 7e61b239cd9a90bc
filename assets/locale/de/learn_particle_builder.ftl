# Lessons for Particle Builder. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

## Level 1

learn_particle_builder-1-title = Stufe 1: Teilchen
learn_particle_builder-1-teaches = Karten, Vergleichen, Ablegen, Antimaterie: alles für ein erstes Spiel.

learn_particle_builder-1-cards-title = 1 · Die Karten
learn_particle_builder-1-cards-hello = Hallo! Ich bin ein **Photon**, ein Lichtteilchen. Ich zeige dir das Kleinste, das wir kennen.
learn_particle_builder-1-cards-up = Das ist deine Karte: ein **Up-Quark**. Quarks sind winzig. Du bestehst aus Quarks und **Elektronen**.
learn_particle_builder-1-cards-charge = Eine Karte hat vier Eigenschaften. Zuerst ihre **Ladung**: plus, minus oder null. Dein Up-Quark hat +⅔.
learn_particle_builder-1-cards-spin = **Spin** ist ein bisschen wie eine Drehung, die nie aufhört. Hier kann er 0, ½ oder 1 sein.
learn_particle_builder-1-cards-mass = **Masse** sagt, wie schwer ein Teilchen ist. Ein Top-Quark ist etwa so schwer wie 80 000 Up-Quarks!
learn_particle_builder-1-cards-lifetime = Viele Teilchen **zerfallen** bald. Wie bald, sagt die **mittlere Lebensdauer**. „Stabil“: Niemand sah es je zerfallen.
learn_particle_builder-1-cards-try = Kein Quark hat mehr Ladung als +⅔. Hat die Karte gegenüber weniger? Tippe auf **Ladung**!
learn_particle_builder-1-cards-try-wrong = Auch das darfst du vergleichen. Aber deine Ladung ist sehr gut, also nimm zuerst die.
learn_particle_builder-1-cards-won = Die andere Seite hat ein Elektron. Seine Ladung ist −1. Plus schlägt Minus, also gewinnst du!
learn_particle_builder-1-cards-which = Was sagt, wie schwer ein Teilchen ist?
learn_particle_builder-1-cards-which-charge = Ladung
learn_particle_builder-1-cards-which-spin = Spin
learn_particle_builder-1-cards-which-mass = Masse
learn_particle_builder-1-cards-which-lifetime = Mittlere Lebensdauer
learn_particle_builder-1-cards-which-why = Das nicht. Auf der Karte ist ein kleines Gewicht sein Zeichen.

learn_particle_builder-1-compare-title = 2 · Vergleichen und tauschen
learn_particle_builder-1-compare-draw = Ein neues Spiel. Beide ziehen eine Karte. Deine ist ein **Myon**. Die andere liegt verdeckt.
learn_particle_builder-1-compare-rule = Du bist dran, also wählst du eine Eigenschaft. Ist dein Wert höher? Dann darfst du die Karten **tauschen**.
learn_particle_builder-1-compare-choose = Ein Myon ist etwa 200-mal so schwer wie ein Elektron. Masse ist also gut. Tippe auf **Masse**!
learn_particle_builder-1-compare-choose-wrong = Nichts hat weniger Ladung, und Myonen zerfallen bald. Spin endet oft gleich. Probier Masse.
learn_particle_builder-1-compare-win = 105,7 ist mehr als 2,16, also gewinnst du! Jetzt liegen beide Karten offen.
learn_particle_builder-1-compare-swap = Gegenüber war ein Up-Quark. Up-Quarks brauchst du bald. Tippe auf **Tauschen**!
learn_particle_builder-1-compare-swap-wrong = Du darfst dein Myon behalten. Aber ein Up-Quark hilft dir mehr.
learn_particle_builder-1-compare-mine = Jetzt gehört das Up-Quark dir. Die andere Seite muss das Myon nehmen.
learn_particle_builder-1-compare-spin = Hier hast du ein **Down-Quark**. Sehen wir, was Spin kann. Tippe auf **Spin**.
learn_particle_builder-1-compare-spin-wrong = Keine schlechte Idee. Aber diesmal will ich dir den Spin zeigen.
learn_particle_builder-1-compare-tie = ½ gegen ½ ist **Gleichstand**. Gleichstand reicht nicht. Also tauscht niemand.
learn_particle_builder-1-compare-half = Elektronen, Myonen, Taus und **Neutrinos** sind **Leptonen**. Alle Quarks und Leptonen haben Spin ½.
learn_particle_builder-1-compare-which = Plus schlägt null, und null schlägt minus. Deine Karte hat Ladung 0. Was schlägt sie?
learn_particle_builder-1-compare-which-up = Up-Quark, +⅔
learn_particle_builder-1-compare-which-photon = Photon, 0
learn_particle_builder-1-compare-which-electron = Elektron, −1
learn_particle_builder-1-compare-which-positron = Positron, +1
learn_particle_builder-1-compare-which-why = Deine 0 muss höher sein. Was davon ist kleiner als null?

learn_particle_builder-1-place-title = 3 · Deine Karte ablegen
learn_particle_builder-1-place-mat = Danach werden alle Karten abgelegt. Das ist deine **Matte**. Jede Karte hat hier ihren Platz.
learn_particle_builder-1-place-quark = Du hast ein **Strange-Quark**. Tippe es an. Tippe dann auf das Quark-Feld, das leuchtet.
learn_particle_builder-1-place-quark-wrong = Gute Idee, aber lege zuerst das Quark auf sein Feld.
learn_particle_builder-1-place-rival = Auch die andere Seite hat abgelegt. Im nächsten Zug wählte sie und legte noch eine Karte.
learn_particle_builder-1-place-pauli = Quarks und Leptonen sind **Fermionen**. Zwei gleiche teilen sich nie denselben Zustand. Darum braucht jedes sein eigenes Feld.
learn_particle_builder-1-place-lepton = Du hast ein Elektron, ein Lepton. Leptonen kommen in die untere Reihe. Lege es dorthin.
learn_particle_builder-1-place-lepton-wrong = Karten verschieben darfst du auch. Aber lege jetzt das Elektron ab.
learn_particle_builder-1-place-boson = Ein Photon ist ein **Boson**. Bosonen mögen Gesellschaft: Viele teilen sich einen Zustand. Staple es auf das andere.
learn_particle_builder-1-place-laser = In einem **Laser** teilen sich sehr viele Photonen einen Zustand. Hier teilen sie sich einen Stapel.
learn_particle_builder-1-place-points = Jede Karte hat Punkte: Sieh auf ihren Stern. Am Ende zählen all deine Punkte.
learn_particle_builder-1-place-which = Welche zwei dürfen auf einem Stapel liegen?
learn_particle_builder-1-place-which-electrons = Zwei Elektronen
learn_particle_builder-1-place-which-quarks = Zwei Up-Quarks
learn_particle_builder-1-place-which-photons = Zwei Photonen
learn_particle_builder-1-place-which-both = Ein Quark und ein Lepton
learn_particle_builder-1-place-which-why = Jedes Fermion braucht sein eigenes Feld. Welche davon sind Bosonen?

learn_particle_builder-1-target-title = 4 · Ziel und Antimaterie
learn_particle_builder-1-target-aim = Das ist dein **Ziel**: ein **Proton**. Es besteht aus zwei Up-Quarks und einem Down-Quark.
learn_particle_builder-1-target-sum = In jedem **Atom** stecken Protonen. Addiere die Ladungen: +⅔ +⅔ −⅓ ist +1. Das stimmt!
learn_particle_builder-1-target-up = Du hast ein Up-Quark. Lege es aufs Ziel: Tippe die Karte an, dann ihren Platz.
learn_particle_builder-1-target-up-wrong = Die Matte geht auch. Aber auf dem Ziel ist deine Karte sicher.
learn_particle_builder-1-target-rival = Die andere Seite baut ein **Neutron**: ein Up-Quark und zwei Down-Quarks. Sei schneller!
learn_particle_builder-1-target-anti = Streifen heißen **Antimaterie**. Dieses **Positron** ist der Zwilling des Elektrons: gleiche Masse, entgegengesetzte Ladung.
learn_particle_builder-1-target-meet = Und du hast ein Elektron! Bring sie zusammen: Tippe deine Karte an, dann das Positron.
learn_particle_builder-1-target-meet-wrong = Du darfst es ablegen. Aber ein Paar bringt dir die Punkte von zwei Karten.
learn_particle_builder-1-target-flash = Sie **vernichten** sich! Beide sind weg, und Licht fliegt davon. Beide Karten zählen jetzt für dich.
learn_particle_builder-1-target-safe = Auf einem Ziel kann das nicht passieren. Nutze also dein Ziel, wenn du kannst.
learn_particle_builder-1-target-which = Was kannst du mit einem Elektron vernichten?
learn_particle_builder-1-target-which-proton = Ein Proton
learn_particle_builder-1-target-which-electron = Ein Elektron
learn_particle_builder-1-target-which-positron = Ein Positron
learn_particle_builder-1-target-which-photon = Ein Photon
learn_particle_builder-1-target-which-why = Es muss der Zwilling aus Antimaterie sein. Seine Ladung ist +1.

learn_particle_builder-1-finish-title = 5 · Fertig bauen und zählen
learn_particle_builder-1-finish-near = Schau: Dein Ziel hat zwei Up-Quarks. Jetzt fehlt nur noch ein Down-Quark.
learn_particle_builder-1-finish-plus = Du hast ein **W plus**. Seine Ladung ist +1, und nichts hat mehr. Tippe auf **Ladung**.
learn_particle_builder-1-finish-plus-wrong = Das könnte auch gehen. Aber mit +1 kannst du nicht verlieren. Nimm Ladung.
learn_particle_builder-1-finish-swap = Ein Down-Quark! Genau das brauchst du. Tippe auf **Tauschen**.
learn_particle_builder-1-finish-swap-wrong = Ein W hat mehr Punkte. Aber das Down-Quark macht dein Proton fertig!
learn_particle_builder-1-finish-last = Lege jetzt das Down-Quark auf dein Ziel.
learn_particle_builder-1-finish-last-wrong = Das ginge auch. Aber lege es diesmal aufs Ziel.
learn_particle_builder-1-finish-done = Zweimal Up und einmal Down: Du hast ein Proton gebaut! Jetzt endet das Spiel.
learn_particle_builder-1-finish-count = Die andere Seite hat die letzte Karte abgelegt. Du bekommst 15 Punkte für das Proton. Du gewinnst!
learn_particle_builder-1-finish-which = Wer gewinnt ein Spiel?
learn_particle_builder-1-finish-which-first = Wer zuerst das Ziel füllt
learn_particle_builder-1-finish-which-most = Wer die meisten Punkte hat
learn_particle_builder-1-finish-which-cards = Wer die meisten Karten hat
learn_particle_builder-1-finish-which-heavy = Wer die meiste Masse hat
learn_particle_builder-1-finish-which-why = Ein volles Ziel bringt dir 15 Punkte. Das ist viel, aber nicht alles.
learn_particle_builder-1-finish-yours = Jetzt ist es dein Spiel: drei Züge gegen Besucher. Diese Lampe gibt dir einen Tipp. Viel Spaß!
learn_particle_builder-1-finish-play = Deine Züge. Ein Tipp auf die Lampe hilft dir.
learn_particle_builder-1-finish-bye = Gut gespielt! Jetzt kennst du Stufe 1 ganz. Bist du bereit für ein ganzes Spiel?

## Level 2

learn_particle_builder-2-title = Stufe 2: Wechselwirkungen
learn_particle_builder-2-teaches = Photon, Gluon und Z ziehen Karten herüber. Finde heraus, was worauf wirkt.
learn_particle_builder-2-law = Eine Kraft wirkt nur auf Teilchen mit ihrer Art von Ladung, weil ihr Boson an diese Ladung koppelt und an sonst nichts.

learn_particle_builder-2-light-title = 1 · Das Photon
learn_particle_builder-2-light-guess = Dein Photon kann eine fremde Karte zu dir herüberziehen. Welche Karte wird es in Ruhe lassen?
learn_particle_builder-2-light-guess-electron = Das Elektron
learn_particle_builder-2-light-guess-down = Das Down-Quark
learn_particle_builder-2-light-guess-charm = Das Charm-Quark
learn_particle_builder-2-light-guess-neutrino = Das Neutrino
learn_particle_builder-2-light-pull = Probier es am Elektron. Tippe dein Photon an, dann das Elektron, dann den freien Platz auf deiner Matte.
learn_particle_builder-2-light-pull-no = Auch das darfst du. Aber schau zuerst, was das Photon mit dem Elektron macht.
learn_particle_builder-2-light-look = Ein Photon zieht das Elektron und beide Quarks. Das Neutrino zieht es nicht, weil ein Neutrino keine elektrische **Ladung** hat.
learn_particle_builder-2-light-own = Auch du brauchst eine geladene Karte, weil diese **Kraft** zwischen zwei Ladungen wirkt. Welche deiner Karten hilft dir dabei nicht?
learn_particle_builder-2-light-own-down = Down-Quark
learn_particle_builder-2-light-own-tau = Tau
learn_particle_builder-2-light-own-electron = Elektron
learn_particle_builder-2-light-own-higgs = Higgs-Boson
learn_particle_builder-2-light-own-down-why = Seine Ladung ist nur −⅓. Aber ein Photon koppelt auch an kleine Ladungen.
learn_particle_builder-2-light-own-tau-why = Dann würde Masse die Ladung ausschalten. Ein Tau ist schwer, und seine Ladung ist trotzdem −1.
learn_particle_builder-2-light-own-electron-why = Eben hat ein Photon es herübergezogen. Also muss es geladen sein.

learn_particle_builder-2-glue-title = 2 · Das Gluon
learn_particle_builder-2-glue-guess = Quarks haben noch eine Ladung, die **Farbladung**, und ein **Gluon** koppelt nur an sie. Was wird dein Gluon ziehen?
learn_particle_builder-2-glue-guess-charged = Alles Geladene
learn_particle_builder-2-glue-guess-quarks = Die zwei Quarks
learn_particle_builder-2-glue-guess-heavy = Das schwere Z
learn_particle_builder-2-glue-guess-all = Alles
learn_particle_builder-2-glue-pull = Das Down-Quark passt gut auf dein Ziel. Tippe dein Gluon an, das Down-Quark, dann seinen Platz auf dem Ziel.
learn_particle_builder-2-glue-pull-no = Das ist erlaubt, aber dein Ziel braucht ein Down-Quark. Nimm das Gluon dafür.
learn_particle_builder-2-glue-look = Ein Gluon zieht nur Quarks, Antiquarks und Gluonen, weil Elektronen, Neutrinos und das Z gar keine Farbladung haben.
learn_particle_builder-2-glue-self = Das ist die **starke Wechselwirkung**. Ein Photon hat keine elektrische Ladung, ein Gluon aber Farbladung. Was kann es also noch ziehen?
learn_particle_builder-2-glue-self-gluons = Andere Gluonen
learn_particle_builder-2-glue-self-photons = Photonen
learn_particle_builder-2-glue-self-neutrinos = Neutrinos
learn_particle_builder-2-glue-self-electrons = Elektronen
learn_particle_builder-2-glue-self-photons-why = Dann würde Licht an jedem Proton kleben. Aber ein Photon hat keine Farbladung.
learn_particle_builder-2-glue-self-neutrinos-why = Dann würden Neutrinos an jedem Kern kleben. In Wahrheit fliegen fast alle mitten durch die Erde.
learn_particle_builder-2-glue-self-electrons-why = Dann würden Elektronen am Kern kleben. Sie bleiben draußen, weil sie keine Farbladung haben.

learn_particle_builder-2-weak-title = 3 · Das Z-Boson
learn_particle_builder-2-weak-guess = Dieses **Z** überträgt die **schwache Wechselwirkung**. Welche der vier fremden Karten kann es ziehen?
learn_particle_builder-2-weak-guess-neutrino = Nur das Neutrino
learn_particle_builder-2-weak-guess-charged = Nur die geladenen
learn_particle_builder-2-weak-guess-all = Alle vier
learn_particle_builder-2-weak-guess-none = Keine
learn_particle_builder-2-weak-pull = Nimm das Neutrino, das weder Photon noch Gluon ziehen kann. Tippe dein Z an, das Neutrino, dann einen freien Platz.
learn_particle_builder-2-weak-pull-no = Auch das kann ein Z. Aber hol zuerst das Neutrino, weil sonst nichts es ziehen kann.
learn_particle_builder-2-weak-look = Ein Z kann alle vier ziehen, weil jedes Quark und jedes Lepton die schwache Wechselwirkung spürt. Ein Neutrino spürt hier nur sie.
learn_particle_builder-2-weak-sun = Milliarden Neutrinos von der Sonne fliegen jede Sekunde durch deinen Daumen. Warum merkst du nichts davon?
learn_particle_builder-2-weak-sun-weak = Sie wirken nur schwach
learn_particle_builder-2-weak-sun-small = Sie sind zu klein
learn_particle_builder-2-weak-sun-energy = Sie haben keine Energie
learn_particle_builder-2-weak-sun-air = Die Luft hält sie auf
learn_particle_builder-2-weak-sun-small-why = Dann würdest du auch Elektronen nicht bemerken. Niemand hat bei ihnen je eine Größe gemessen, und doch treffen sie hart.
learn_particle_builder-2-weak-sun-energy-why = Energie haben sie, jedes einzelne viel mehr als ein Photon des Sonnenlichts.
learn_particle_builder-2-weak-sun-air-why = Dann käme keines durch die ganze Erde. Aber fast alle kommen hindurch.

learn_particle_builder-2-who-title = 4 · Wer spürt was?
learn_particle_builder-2-who-three = Welche dieser Karten spürt alle drei Kräfte?
learn_particle_builder-2-who-three-electron = Elektron
learn_particle_builder-2-who-three-neutrino = Neutrino
learn_particle_builder-2-who-three-charm = Charm-Quark
learn_particle_builder-2-who-three-antimuon = Antimyon
learn_particle_builder-2-who-three-electron-why = Dann hätte es Farbladung, und Gluonen würden es an den Kern kleben.
learn_particle_builder-2-who-three-neutrino-why = Dann könnte ein Photon es ziehen. Aber es hat keine elektrische Ladung.
learn_particle_builder-2-who-three-antimuon-why = Es ist geladen und spürt die schwache Wechselwirkung. Aber ein Lepton hat keine Farbladung.
learn_particle_builder-2-who-electron = Und was wirkt auf ein Elektron?
learn_particle_builder-2-who-electron-photon = Nur ein Photon
learn_particle_builder-2-who-electron-both = Photon und Z
learn_particle_builder-2-who-electron-gluon = Photon und Gluon
learn_particle_builder-2-who-electron-all = Alle drei
learn_particle_builder-2-who-electron-photon-why = Dann spürten Elektronen nichts von der schwachen Wechselwirkung. Aber alle Leptonen spüren sie.
learn_particle_builder-2-who-electron-gluon-why = Dann hätte ein Elektron Farbladung. Die haben nur Quarks und Gluonen.
learn_particle_builder-2-who-electron-all-why = Dann hätte es jede Art von Ladung, so wie ein Quark.
learn_particle_builder-2-who-push = In der Natur stoßen gleiche Ladungen sich auch ab. In diesem Spiel ziehen Bosonen nur, damit es einfach bleibt.
learn_particle_builder-2-who-why = Warum wirkt ein Photon auf ein Proton, aber nicht auf ein Neutrino?
learn_particle_builder-2-who-why-charge = Ein Proton ist geladen
learn_particle_builder-2-who-why-heavy = Ein Proton ist schwer
learn_particle_builder-2-who-why-slow = Ein Neutrino ist zu schnell
learn_particle_builder-2-who-why-big = Ein Proton ist groß
learn_particle_builder-2-who-why-heavy-why = Dann würde es auf leichte Elektronen kaum wirken. Aber fast alles Licht, das du siehst, kommt von ihnen.
learn_particle_builder-2-who-why-slow-why = Dann entkämen auch schnelle Elektronen den Photonen. Das tun sie nicht, weil sie geladen sind.
learn_particle_builder-2-who-why-big-why = Ein Elektron ist viel kleiner als ein Proton, und Photonen wirken auf beide.
learn_particle_builder-2-who-play = Jetzt bist du dran. Setz deine Bosonen gut ein! Die Lampe gibt dir einen Tipp.

## Level 3

learn_particle_builder-3-title = Stufe 3: Farbe
learn_particle_builder-3-teaches = Quarks haben eine Farbladung. Ein Ziel muss neutral sein.
learn_particle_builder-3-new-title = Stufe 3 · Farbladung
learn_particle_builder-3-new-name = Quarks haben noch eine Ladung: die **Farbladung**. Sie kann rot, grün oder blau sein. Das sind nur Namen.
learn_particle_builder-3-new-up = Probier es. Lege das Up-Quark auf dein Ziel.
learn_particle_builder-3-new-later = Auch das darfst du. Aber lege deine Karte zuerst dorthin, wo ich sagte.
learn_particle_builder-3-new-red = Wähle jetzt seine Farbladung. Fangen wir mit Rot an.
learn_particle_builder-3-new-red-no = Du darfst jede der drei nehmen. Aber fangen wir mit Rot an.
learn_particle_builder-3-new-rule = Die drei Quarks eines Ziels brauchen Rot, Grün und Blau. Dann ist das Ganze **neutral**, wie weißes Licht.
learn_particle_builder-3-new-down = Hier kommt ein Down-Quark. Lege es auch auf dein Ziel.
learn_particle_builder-3-new-green = Rot ist vergeben. Wähle also eine andere!
learn_particle_builder-3-new-green-no = Rot hast du schon. Ein Proton braucht jede Farbe einmal.
learn_particle_builder-3-new-anti = Ein Antiquark hat eine **Antifarbe**. Auch Rot und Antirot sind neutral. Solche Paare kannst du bauen.
learn_particle_builder-3-new-gluon = Schlecht gewählt? Mit einem Gluon kannst du die Farbe eines Quarks ändern.
learn_particle_builder-3-new-which = Welche drei Quarks sind neutral?
learn_particle_builder-3-new-which-same = Rot, Rot, Rot
learn_particle_builder-3-new-which-two = Rot, Rot, Blau
learn_particle_builder-3-new-which-all = Rot, Grün, Blau
learn_particle_builder-3-new-which-anti = Blau, Blau, Grün
learn_particle_builder-3-new-which-why = Jede Farbe muss einmal dabei sein.

## Level 4

learn_particle_builder-4-title = Stufe 4: Zufall
learn_particle_builder-4-teaches = Würfle hundertfach und finde heraus, was der Zufall vorhersagen lässt.
learn_particle_builder-4-law = Was ein einzelnes Teilchen tut, ist Zufall, weil die Natur nur festlegt, wie wahrscheinlich jede Möglichkeit ist.

learn_particle_builder-4-dice-title = 1 · Ein Wurf, viele Würfe
learn_particle_builder-4-dice-guess = Du hast ein Elektron, dein Gegenüber ein Positron. Sie **vernichten** sich, wenn der Würfel gerade ist. Klappt es diesmal?
learn_particle_builder-4-dice-guess-yes = Ja
learn_particle_builder-4-dice-guess-no = Nein
learn_particle_builder-4-dice-guess-open = Das weiß niemand
learn_particle_builder-4-dice-guess-skill = Das ist Geschicklichkeit
learn_particle_builder-4-dice-try = Finde es heraus! Tippe dein Elektron an, dann das Positron.
learn_particle_builder-4-dice-try-no = Das darfst du, aber hier ist das Paar mehr wert. Versuch also dein Glück.
learn_particle_builder-4-dice-even = Es hat geklappt, aber wissen konnte das niemand, weil ein Würfel sich erst im Fallen entscheidet. So ist auch die Natur.
learn_particle_builder-4-dice-many = Wirf den Würfel jetzt für hundert solche Paare. Wie viele werden sich vernichten?
learn_particle_builder-4-dice-many-half = Genau 50
learn_particle_builder-4-dice-many-about = Ungefähr 50
learn_particle_builder-4-dice-many-all = Fast 100
learn_particle_builder-4-dice-many-open = Das weiß niemand
learn_particle_builder-4-dice-throw = Starte die hundert Würfe und vergleiche die Säulen mit der gestrichelten Linie. Wirf dann weiter: Sie gleichen sich an.
learn_particle_builder-4-dice-throw-chart = Paare aus Elektron und Positron
learn_particle_builder-4-dice-throw-odd = ungerade: nein
learn_particle_builder-4-dice-throw-even = gerade: ja
learn_particle_builder-4-dice-look = Ein einzelner Wurf bleibt eine Überraschung, aber Hunderte kommen der Hälfte nahe, weil Glück und Pech sich fast ausgleichen.
learn_particle_builder-4-dice-row = Drei Würfe hintereinander waren ungerade. Wie wahrscheinlich ist der nächste gerade?
learn_particle_builder-4-dice-row-due = Mehr als ein Halb: Es wird Zeit
learn_particle_builder-4-dice-row-same = Ein Halb, wie immer
learn_particle_builder-4-dice-row-again = Weniger als ein Halb
learn_particle_builder-4-dice-row-never = Unmöglich
learn_particle_builder-4-dice-row-due-why = Dann müsste der Würfel sich an seine letzten Würfe erinnern, aber er hat kein Gedächtnis.
learn_particle_builder-4-dice-row-again-why = Dann zöge Ungerades noch mehr Ungerades nach sich, und bald zeigten Würfel nichts anderes mehr.
learn_particle_builder-4-dice-row-never-why = Dann wären die geraden Zahlen vom Würfel verschwunden, aber drei von sechs sind noch da.

learn_particle_builder-4-nature-title = 2 · Wie die Natur würfelt
learn_particle_builder-4-nature-guess = Am CERN haben sich Elektronen und Positronen vernichtet; so entstanden 17 Millionen Z-Bosonen. Was wurde aus den meisten?
learn_particle_builder-4-nature-guess-quarks = Quarks
learn_particle_builder-4-nature-guess-neutrinos = Neutrinos
learn_particle_builder-4-nature-guess-leptons = Elektronen, Myonen, Taus
learn_particle_builder-4-nature-guess-light = Licht
learn_particle_builder-4-nature-throw = Lass hundert Z-Bosonen mit den Würfeln von Stufe 7 zerfallen. Die Rauten zeigen, was am CERN gemessen wurde.
learn_particle_builder-4-nature-throw-chart = Was aus einem Z-Boson wird
learn_particle_builder-4-nature-throw-quarks = Quarks
learn_particle_builder-4-nature-throw-neutrinos = Neutrinos
learn_particle_builder-4-nature-throw-leptons = geladene Leptonen
learn_particle_builder-4-nature-look = Sieben von zehn werden zu Quarks, weil diese Reaktion den größten **Wirkungsquerschnitt** hat: So heißt das Maß für ihre Wahrscheinlichkeit.
learn_particle_builder-4-nature-size = Welche von zwei Reaktionen hat also den größeren Wirkungsquerschnitt?
learn_particle_builder-4-nature-size-heavy = Die mit schweren Teilchen
learn_particle_builder-4-nature-size-often = Die wahrscheinlichere
learn_particle_builder-4-nature-size-fast = Die schnellere
learn_particle_builder-4-nature-size-long = Die länger dauert
learn_particle_builder-4-nature-size-heavy-why = Dann entstünden die schwersten Teilchen am häufigsten, aber sie sind die seltensten von allen.
learn_particle_builder-4-nature-size-fast-why = Dann wäre er ein Maß für Zeit. Er sagt aber, wie oft eine Reaktion geschieht, nicht wie schnell.
learn_particle_builder-4-nature-size-long-why = Dann wäre er ein Maß für Zeit. Er sagt aber, wie oft eine Reaktion geschieht, nicht wie lange.
learn_particle_builder-4-nature-earth = Fast jedes Neutrino fliegt mitten durch die Erde. Was sagt dir das über seinen Wirkungsquerschnitt?
learn_particle_builder-4-nature-earth-huge = Er ist riesig
learn_particle_builder-4-nature-earth-zero = Er ist null
learn_particle_builder-4-nature-earth-tiny = Winzig, aber nicht null
learn_particle_builder-4-nature-earth-half = Er ist ein Halb
learn_particle_builder-4-nature-earth-huge-why = Dann würden Neutrinos sofort auf etwas treffen, und keines käme auch nur durch ein Blatt Papier.
learn_particle_builder-4-nature-earth-zero-why = Dann könnte kein Detektor je eines fangen, aber die ersten hat man 1956 gefangen.
learn_particle_builder-4-nature-earth-half-why = Dann bliebe bald die Hälfte stecken, aber fast alle kommen auf der anderen Seite heraus.
learn_particle_builder-4-nature-play = In diesem Spiel klappt jede Reaktion in der Hälfte der Fälle, damit es flott bleibt. Jetzt bist du dran!

## Level 5

learn_particle_builder-5-title = Stufe 5: W-Bosonen
learn_particle_builder-5-teaches = Ein W verwandelt ein Teilchen in ein anderes.
learn_particle_builder-5-new-title = Stufe 5 · Das W-Boson
learn_particle_builder-5-new-w = Du hast ein **W plus**. Es kann ein Quark oder Lepton in ein anderes verwandeln, ohne Würfel.
learn_particle_builder-5-new-turn = Mach dein Down-Quark zum Up-Quark. Tippe auf das W, das Down-Quark, dann das Up-Quark.
learn_particle_builder-5-new-turn-no = Auch das könnte das W. Aber dein Ziel braucht Up-Quarks!
learn_particle_builder-5-new-sum = Das W gibt seine Ladung dazu: −⅓ und +1 ergeben +⅔. Ladung geht nie verloren!
learn_particle_builder-5-new-family = Ein Quark bleibt ein Quark, ein Lepton ein Lepton. Ein W macht aus Materie nie Antimaterie.
learn_particle_builder-5-new-sun = In der Sonne helfen W-Bosonen, Protonen in Neutronen zu verwandeln. Ohne sie könnte sie nicht scheinen.
learn_particle_builder-5-new-pair = Vernichten sich jetzt ein Elektron und ein Positron, bekommst du zwei neue Photonen.
learn_particle_builder-5-new-which = Ein W plus trifft ein Down-Quark. Was kann herauskommen?
learn_particle_builder-5-new-which-down = Ein Down-Quark
learn_particle_builder-5-new-which-electron = Ein Elektron
learn_particle_builder-5-new-which-up = Ein Up-Quark
learn_particle_builder-5-new-which-photon = Ein Photon
learn_particle_builder-5-new-which-why = Es bleibt ein Quark. Seine Ladung ist −⅓ und +1 zusammen: +⅔.

## Level 6

learn_particle_builder-6-title = Stufe 6: Neutrinos
learn_particle_builder-6-teaches = Neutrinos verwandeln sich unterwegs.
learn_particle_builder-6-new-title = Stufe 6 · Neutrinos
learn_particle_builder-6-new-three = Es gibt drei Sorten Neutrinos. Sie gehören zum Elektron, zum Myon und zum Tau.
learn_particle_builder-6-new-first = Du hast ein Myon-Neutrino. Lege es auf deine Matte.
learn_particle_builder-6-new-later = Das darfst du später. Lege zuerst deine Karte ab.
learn_particle_builder-6-new-second = Jetzt ein Elektron-Neutrino! Lege es auch ab. Dann pass auf, was geschieht.
learn_particle_builder-6-new-change = Dein Elektron-Neutrino ist jetzt ein Tau-Neutrino! Neutrinos **oszillieren**: Sie wechseln von Sorte zu Sorte.
learn_particle_builder-6-new-dice = Vor deinem Zug sagt ein Würfel für jedes Neutrino, was es jetzt ist.
learn_particle_builder-6-new-prize = Das herauszufinden war schwer. 2015 gab es dafür einen Nobelpreis.
learn_particle_builder-6-new-which = Welche Teilchen verwandeln sich so unterwegs?
learn_particle_builder-6-new-which-quarks = Up-Quarks
learn_particle_builder-6-new-which-neutrinos = Neutrinos
learn_particle_builder-6-new-which-photons = Photonen
learn_particle_builder-6-new-which-electrons = Elektronen
learn_particle_builder-6-new-which-why = Es gibt drei Sorten davon, und sie haben keine Ladung.

## Level 7

learn_particle_builder-7-title = Stufe 7: Zerfälle
learn_particle_builder-7-teaches = Warum Teilchen zerfallen, was herauskommt und ob das Alter zählt.
learn_particle_builder-7-law = Ein instabiles Teilchen zerfällt früher oder später, weil nichts es verbietet: Energie, Ladung und Leptonenzahlen können alle gleich bleiben.

learn_particle_builder-7-new-title = 1 · Was herauskommt
learn_particle_builder-7-new-heavy = Ein Myon lebt etwa zwei millionstel Sekunden und **zerfällt** dann in ein Elektron und zwei Neutrinos. Wo sind die jetzt?
learn_particle_builder-7-new-heavy-inside = Im Myon
learn_particle_builder-7-new-heavy-nowhere = Noch nirgends
learn_particle_builder-7-new-heavy-around = Im Raum um es herum
learn_particle_builder-7-new-place = Lege das Myon auf deine Matte, denn vor deinem nächsten Zug wird dafür gewürfelt.
learn_particle_builder-7-new-later = Das darfst du später, aber lege deine Karte zuerst dorthin, wo ich es gesagt habe.
learn_particle_builder-7-new-next = Lege jetzt das Photon auf seinen Stapel und schau, was mit deinem Myon geschieht.
learn_particle_builder-7-new-decay = Drei neue Teilchen liegen da, wo das Myon war. Sie steckten nicht darin, weil noch nie jemand Teile eines Myons gefunden hat.
learn_particle_builder-7-new-sum = Das Myon-Neutrino behält die **Leptonenzahl** des Myons, das Elektron die Ladung. Wozu ist das Elektron-Antineutrino da?
learn_particle_builder-7-new-sum-charge = Es trägt auch Ladung
learn_particle_builder-7-new-sum-balance = Es gleicht das Elektron aus
learn_particle_builder-7-new-sum-glue = Es hält sie zusammen
learn_particle_builder-7-new-sum-spare = Es ist nur ein Rest
learn_particle_builder-7-new-sum-charge-why = Dann ginge die Summe der Ladungen nicht mehr auf, weil das Elektron allein schon −1 ergibt.
learn_particle_builder-7-new-sum-glue-why = Dann blieben die drei beisammen, aber sie fliegen sofort auseinander.
learn_particle_builder-7-new-sum-spare-why = Dann könnte es ab und zu fehlen, aber nie hat jemand gesehen, wie aus einem Myon ein Elektron ohne Neutrinos wurde.

learn_particle_builder-7-age-title = 2 · Alt und jung
learn_particle_builder-7-age-guess = Stell dir vor, ein Myon hat drei Züge überstanden. Zerfällt es jetzt eher als ein ganz neues?
learn_particle_builder-7-age-guess-worn = Ja, es ist verbraucht
learn_particle_builder-7-age-guess-same = Nein, genauso leicht
learn_particle_builder-7-age-guess-tough = Nein, es ist zäh
learn_particle_builder-7-age-throw = Jede Säule beginnt mit hundert Myonen und zeigt, wie viele nach so vielen Zügen übrig sind. Die Kurve ist das Gesetz der Natur.
learn_particle_builder-7-age-throw-chart = Myonen, die nach 0, 1, 2 … Zügen übrig sind
learn_particle_builder-7-age-look = In jedem Zug zerfällt ein Drittel der übrigen, ob alt oder jung, weil ein Myon kein Gedächtnis hat und sich nicht abnutzt.
learn_particle_builder-7-age-left = Von 90 Myonen sind nach einem Zug 60 übrig. Wie viele sind es nach noch einem?
learn_particle_builder-7-age-left-thirty = Etwa 30
learn_particle_builder-7-age-left-forty = Etwa 40
learn_particle_builder-7-age-left-sixty = Immer noch 60
learn_particle_builder-7-age-left-none = Keines
learn_particle_builder-7-age-left-thirty-why = Dann würden in jedem Zug gleich viele zerfallen, aber gleich bleibt der Anteil: ein Drittel der übrigen.
learn_particle_builder-7-age-left-sixty-why = Dann könnten die übrigen nicht mehr zerfallen, aber für jedes von ihnen wird gewürfelt.
learn_particle_builder-7-age-left-none-why = Dann hätten alle Myonen dieselbe Lebensdauer, aber jedes zerfällt nach seinem eigenen Zufall.

learn_particle_builder-7-w-title = 3 · Viele Wege
learn_particle_builder-7-w-guess = Ein W plus kann auf viele Arten zerfallen, am Ende immer mit der Ladung +1. Welche Art ist am häufigsten?
learn_particle_builder-7-w-guess-quarks = In zwei Quarks
learn_particle_builder-7-w-guess-electron = Mit einem Positron
learn_particle_builder-7-w-guess-tau = Mit einem Antitau
learn_particle_builder-7-w-guess-equal = Alle gleich
learn_particle_builder-7-w-throw = Lass hundert davon nach den Würfeln zerfallen und vergleiche mit den Rauten: Sie zeigen, was man gemessen hat.
learn_particle_builder-7-w-throw-chart = Was aus einem W⁺ wird
learn_particle_builder-7-w-throw-quarks = Quarks
learn_particle_builder-7-w-throw-electron = Positron
learn_particle_builder-7-w-throw-muon = Antimyon
learn_particle_builder-7-w-throw-tau = Antitau
learn_particle_builder-7-w-look = Quarks gewinnen, weil es jedes Quark in drei Farben gibt. So hat ein Quarkpaar drei Wege, wo Leptonen nur einen haben.
learn_particle_builder-7-w-top = Auch ein Top- und ein Antibottom-Quark haben zusammen die Ladung +1. Warum wird ein ruhendes W plus nie zu diesen beiden?
learn_particle_builder-7-w-top-colour = Sie haben keine Farbe
learn_particle_builder-7-w-top-anti = Eins ist Antimaterie
learn_particle_builder-7-w-top-heavy = Sie sind zu schwer
learn_particle_builder-7-w-top-luck = Das ist nur Pech
learn_particle_builder-7-w-top-colour-why = Alle Quarks haben Farbladung, und ein Quark kann mit einem Antiquark sogar neutral sein.
learn_particle_builder-7-w-top-anti-why = Dann könnte ein W plus gar nicht zerfallen, weil in jedem seiner Paare ein Antiteilchen ist.
learn_particle_builder-7-w-top-luck-why = Dann käme es ab und zu vor, aber ein Top-Quark hat mehr als doppelt so viel Energie wie ein ruhendes W.
learn_particle_builder-7-w-play = Karten auf dem Ziel zerfallen hier nicht, aber das ist nur eine Spielregel. Jetzt bist du dran!
