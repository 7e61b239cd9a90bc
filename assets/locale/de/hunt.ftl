# Die Gipfeljagd: echte Kollisionen des CMS-Experiments.

hunt-title = Die Gipfeljagd
hunt-what = Diese Kollisionen sind am CERN wirklich passiert. Neue Teilchen leben so kurz, dass niemand sie sieht. Aber ihre Masse hinterlässt einen Gipfel. Findest du ihn?
hunt-real = Echte Daten: CMS-Experiment, CERN Open Data, aufgezeichnet 2011 und 2012
hunt-step = { $step } · { $name }
hunt-step-sort = Zehn Kollisionen sortieren
hunt-step-peaks = Tausende Kollisionen
hunt-step-chance = Ist er echt?
hunt-step-decays = Welcher Zerfall war das?
hunt-bad-missing = Die Datei mit den Kollisionen fehlt. Alles andere in Quarkade funktioniert. Um sie zurückzuholen, lade Quarkade neu herunter.
hunt-bad-cut = Die Datei mit den Kollisionen hört zu früh auf. Alles andere in Quarkade funktioniert. Um sie zu reparieren, lade Quarkade neu herunter.
hunt-bad-damaged = Die Datei mit den Kollisionen ist beschädigt. Alles andere in Quarkade funktioniert. Um sie zu reparieren, lade Quarkade neu herunter.
hunt-gev = { $mass } GeV
hunt-axis = { $mass } GeV (Masse)
hunt-range = { $low } bis { $high } GeV
hunt-next = Weiter
hunt-again = Zehn andere

## Zehn von Hand

hunt-predict = Bevor du anfängst
hunt-predict-how = Bei jeder Kollision sind zwei Leptonen entstanden: hier Myonen oder Elektronen. Wir zählen ihre Energie und ihren Impuls zusammen. Kamen beide aus demselben Teilchen, verraten die Summen seine Masse. Jede Masse wird ein Stein in einem Diagramm. (Ein GeV ist etwa die Masse eines Protons.)
hunt-predict-ask = Rate einmal: Wo liegen am Ende die meisten Steine?
hunt-guess = dein Tipp
hunt-even = Überall gleich viele
hunt-event = Kollision { $n } von { $all }
hunt-ask = Gehören diese zwei zusammen?
hunt-how = Geh jede Spur entlang, von der Mitte nach außen. Die gestrichelte Linie zeigt den Weg ohne Ladung. Biegt die Spur davon nach links oder nach rechts ab? Wir suchen das Z. Es hat keine Ladung. Also entstehen aus ihm eine positive und eine negative Ladung.
hunt-pair = Eine links, eine rechts: ein Paar
hunt-alike = Beide gleich: kein Paar
hunt-bends-left = Spur { $name } biegt nach links ab.
hunt-bends-right = Spur { $name } biegt nach rechts ab.
hunt-yes-pair = Ja! Die Ladungen sind entgegengesetzt. Also können beide aus demselben Teilchen kommen.
hunt-but-pair = Schau noch einmal, als ob du die Spuren entlanggehst: { $minus } biegt nach links, { $plus } nach rechts. Die Ladungen sind entgegengesetzt, also kann es ein Paar sein.
hunt-yes-alike = Ja! Beide haben dieselbe Ladung. Das kann ein Z nicht, also legen wir diese Kollision beiseite.
hunt-but-alike = Schau noch einmal: Beide biegen in dieselbe Richtung. Sie haben dieselbe Ladung. Das kann ein Z nicht, also legen wir diese Kollision beiseite.
hunt-energy = Energie
hunt-momentum = Impuls
hunt-together = zusammen
hunt-root = Die Impulse zeigen in verschiedene Richtungen, also heben sie sich zum Teil auf.
hunt-mass = Masse = √(Energie² − Impuls²) = { $mass }
hunt-to-wall = Zum Diagramm
hunt-wall = Dein Diagramm
hunt-count = Steine in deinem Diagramm: { $n }. Beiseitegelegt: { $aside }.
hunt-said = Du hast gesagt: { $range }. Dort: { $n } von deinen { $all } Steinen.
hunt-said-even = Du hast gesagt: überall gleich viele.
hunt-few = Ist das ein Gipfel? Mit zehn Kollisionen kann man noch nicht sicher sein.
hunt-many = Tausende dazugeben

## Tausende

hunt-peaks = { $all } Kollisionen, aufgezeichnet von CMS
hunt-window = Teilchen
hunt-window-z-muon = Z → μ⁺ μ⁻
hunt-window-z-electron = Z → e⁺ e⁻
hunt-window-upsilon = Υ → μ⁺ μ⁻
hunt-window-psi = ψ(2S) → μ⁺ μ⁻
hunt-window-phi = φ → μ⁺ μ⁻
hunt-window-omega = ω → μ⁺ μ⁻
hunt-charge = Ladungen
hunt-charge-opposite = entgegengesetzt
hunt-charge-all = alle
hunt-charge-same = gleich
hunt-soft = Impuls: mindestens { $mass }
hunt-near = Energie daneben: höchstens { $mass }
hunt-near-any = Energie daneben: egal
hunt-pour = + { $n }
hunt-pour-all = Alle
hunt-empty = Leeren
hunt-bricks = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
}
hunt-to-chance = Ist er echt?
hunt-nothing-yet = Das Diagramm ist leer.
hunt-falling = Die Steine fallen …
hunt-no-peak = Zu wenige Steine für einen klaren Gipfel.
hunt-pour-first = Lass ein paar Steine fallen, dann noch mehr. Schau, wo sie sich türmen.
hunt-found = Gipfel bei { $peak } (± { $error }). Bekannt ist (◆): { $mass }
hunt-why-z-muon = Du hast das Z gefunden! Es lebt so kurz, dass seine Masse verschwimmt: Darum ist der Gipfel breit. Der flache Rest ist Untergrund: Paare aus anderen Quellen. Der Gipfel liegt etwas zu weit links, weil Myonen unterwegs Energie verlieren. Probier die Regler!
hunt-why-z-electron = Wieder das Z. Elektronen sind schwerer zu messen, darum ist der Gipfel breiter. Im Rest stecken viele Jets, die wie Elektronen aussehen. Schieb „Energie daneben“ nach links!
hunt-why-upsilon = Das Upsilon: ein Bottom-Quark mit seinem Antiquark. Es lebt lange genug für eine scharfe Masse. Hier macht der Detektor den Gipfel breit.
hunt-why-psi = Das Psi(2S): ein Charm-Quark mit seinem Antiquark. Hier macht der Detektor den Gipfel breit.
hunt-why-phi = Das Phi: ein Strange-Quark mit seinem Antiquark. Seine Masse ist etwa die eines Protons.
hunt-why-omega = Das Omega: Up- und Down-Quarks mit ihren Antiquarks. Unter dem Gipfel steckt das Rho. Es lebt noch kürzer, darum ist sein eigener Gipfel sehr breit.

## Ist er echt?

hunt-chance = Ist er echt? Kollisionen mit vier Leptonen
hunt-events = { $n } Ereignisse
hunt-seen = Zwischen { $low } und { $high } GeV liegen { $n } Steine. Nach den Bereichen daneben erwartet man { $background }.
hunt-chance-how = Ein Higgs kann zu vier Leptonen werden. Aber auch der Zufall macht Gipfel! Wirf nur den Untergrund, wie mit Würfeln. Wie oft liegen dort mindestens so viele Steine?
hunt-throw = { $n }-mal werfen
hunt-throws = { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfe
}
hunt-here = Der Zufall allein machte { $n } Steine oder mehr in { $times } von { $all } Würfen.
hunt-look-at-all = Das kann gut Zufall sein. Sieh dir jetzt mehr Ereignisse an.
hunt-throw-more = Wirf öfter, um sicher zu sein.
hunt-sigma = Die Formel sagt: in 1 von { $one } Fällen. Das sind { $sigma } σ. In der Physik braucht man { $five } σ, bevor man „entdeckt“ sagt.
hunt-elsewhere = Irgendwo in der Nähe machte der Zufall so einen Gipfel in { $times } von { $all } Würfen. Wer an vielen Stellen sucht, fällt öfter auf den Zufall herein.
hunt-published = CMS zeigte den Gipfel am { $day }. In der Veröffentlichung stehen { $five } σ für alle Zerfälle des Higgs zusammen, { $channel } σ für vier Leptonen allein. Später, mit allen Daten beider Jahre und mehr Messgrößen: { $later } σ.
hunt-to-decays = Welcher Zerfall war das?

## Ganze Ereignisse

hunt-decay-ask = Welcher Zerfall war das?
hunt-clues = Ein Myon kommt bis zu den Kästen außen. Ein Elektron endet im inneren Ring aus Zellen. Ein Neutrino hinterlässt nichts: Der gestrichelte Pfeil zeigt, welcher Impuls fehlt.
hunt-decay-z-muon = Z → μ⁺ μ⁻
hunt-decay-z-electron = Z → e⁺ e⁻
hunt-decay-w-muon = W → μ ν
hunt-decay-w-electron = W → e ν
hunt-decay-four = Z Z → vier Leptonen
hunt-simulated = Simuliert: Das hat kein Detektor gesehen
hunt-recorded = Aufgezeichnet von CMS
hunt-was = Es war { $decay }.
hunt-decay-why-z = Hier sind ein Lepton und sein Antiteilchen. Zusammen haben sie eine Masse von { $mass }: ein Z.
hunt-decay-why-w = Hier ist ein Lepton, und { $mass } Impuls fehlen. Ein Neutrino hat ihn mitgenommen. Die Linien in einem Jet sind zufällig gezeichnet.
hunt-decay-why-four = Hier sind zwei Paare. Zusammen haben sie eine Masse von { $mass }. Zwei Z oder ein Higgs? Ein Ereignis allein verrät es nicht.
hunt-finish = Fertig
hunt-decays-done = Gut hingeschaut!
hunt-decays-right = Du hast { $n } von { $all } Zerfällen erkannt.
hunt-never-sure = Ein einzelnes Ereignis beweist nie etwas. Verschiedene Zerfälle können gleich aussehen. Erst viele Ereignisse zusammen ergeben einen Gipfel.
hunt-other-decays = Sechs andere
hunt-number = { $n }

## A class, and the visitors of a day

hunt-events-how-many = Ereignisse
hunt-throws-how-many = Untergrund werfen
hunt-day = Zusammen haben die Gäste heute { $n } Steine gelegt. Schau auf den ersten Bildschirm!
hunt-join = Zu deiner Klasse
hunt-pool = Diagramm der Klasse
hunt-pool-count = Lernende: { $learners }, Steine: { $n }
hunt-pool-why = Allein hat niemand genug für einen Gipfel. Zusammen schon.
hunt-joined = Deine Kollisionen zählen für deine Klasse.
hunt-pool-empty = Die Lernenden geben bei der Gipfeljagd einen Code ein. Dann kommen ihre Steine hier dazu.
hunt-today = Echte Kollisionen, die Gäste heute sortiert haben: { $n } Steine

## Auf Papier

hunt-paper-plan = Die Gipfeljagd: ein Plan für { $minutes } Minuten
hunt-paper-what = Alle sortieren zehn echte Kollisionen. Allein sieht niemand einen Gipfel. Zusammen findet die Klasse das Z und fragt dann, ob der Gipfel des Higgs echt ist.
hunt-paper-prepare-1 = Öffnen Sie auf jedem Computer die Seite für Lehrkräfte und geben Sie den Namen der Gruppe ein. Dann können die Lernenden einen Code wählen, und ihre Steine zählen für die Klasse.
hunt-paper-prepare-2 = Drucken Sie das Arbeitsblatt für alle aus. Auf der letzten Seite stehen die Lösungen.
hunt-paper-prepare-3 = Probieren Sie Schritt 1 und Schritt 3 der Gipfeljagd selbst aus.
hunt-paper-start = Was ist eine Kollision? Was sieht ein Detektor? Zeigen Sie ein Ereignis und wie Spuren sich krümmen. Alle sagen vorher, wo die meisten Massen liegen werden.
hunt-paper-sort = Schritt 1: Alle wählen einen Code, sortieren zehn Kollisionen und füllen das Arbeitsblatt aus.
hunt-paper-fall = Schritt 2: 100, dann 1000, dann alle fallen lassen. Die Regler ausprobieren. Z, Upsilon und Phi vergleichen: Welcher Gipfel ist breit, und warum?
hunt-paper-class = Die Seite für Lehrkräfte zeigt das Diagramm der Klasse: Gibt es einen Gipfel, den allein niemand hatte?
hunt-paper-chance = Schritt 3: Ist der Gipfel des Higgs echt? Alle werfen den Untergrund und zählen.
hunt-paper-end = Was würde euch überzeugen? Sprechen Sie über σ und darüber, warum die Physik so viel davon verlangt.
hunt-paper-number = Nr.
hunt-paper-mass = Masse
hunt-paper-sheet = Die Gipfeljagd: Arbeitsblatt
hunt-paper-sheet-what = Schreib auf, was du misst. Mach ein Kreuz, wo beide Ladungen gleich sind. Massen, Energien und Impulse stehen in GeV.
hunt-paper-ask-1 = Warum müssen die Ladungen entgegengesetzt sein, wenn beide Leptonen aus einem Z kommen?
hunt-paper-ask-2 = Die Energien von zwei Leptonen ergeben zusammen 100 GeV, ihre Impulse 44 GeV. Wie groß ist die Masse?
hunt-paper-ask-3 = Warum ist die Masse bei den meisten Kollisionen kleiner als die Summe der Energien?
hunt-paper-ask-4 = Deine zehn Steine zeigen keinen klaren Gipfel, die der ganzen Klasse schon. Warum?
hunt-paper-ask-5 = Der Zufall macht einen Gipfel wie den des Higgs in 1 von 600 Würfen. Warum ist das noch keine Entdeckung?
hunt-paper-key = Die Gipfeljagd: Lösungen
hunt-paper-answer-1 = Ein Z hat keine Ladung. Die Summe der Ladungen ändert sich nie, also ergeben beide Ladungen zusammen null.
hunt-paper-answer-2 = Die Wurzel aus 100² − 44² ist etwa 90 GeV: nahe an der Masse eines Z.
hunt-paper-answer-3 = Das Teilchen hat sich bewegt. Ein Teil der Energie ist Bewegungsenergie, und die Summe der Impulse zeigt, wie viel.
hunt-paper-answer-4 = Bei wenigen Steinen bestimmt der Zufall, wo sie liegen. Bei mehr Steinen wächst der Gipfel schneller als das Auf und Ab im Rest.
hunt-paper-answer-5 = In der Physik sucht man an vielen Stellen nach vielen Dingen. Dann passiert etwas so Seltenes recht oft durch Zufall. Darum verlangt man 5 σ: etwa 1 zu 3,5 Millionen.
hunt-paper-source = Quelle der veröffentlichten Werte: CMS-Kollaboration, Phys. Lett. B 716 (2012) 30, und Phys. Rev. D 89 (2014) 092007.

## Vier Leptonen

hunt-four = Eine Kollision mit vier Leptonen
hunt-four-look = Ein paar davon ansehen
hunt-four-ask = Welche zwei gehören zusammen?
hunt-four-track = Spur { $name }
hunt-four-how = Ein Myon kommt bis zu den Kästen außen. Ein Elektron endet im inneren Ring aus Zellen. Ein Paar ist von einer Sorte, und eine Spur biegt nach links, eine nach rechts. Wähle zwei Spuren!
hunt-four-kinds = Ein Myon und ein Elektron sind kein Paar. Wähle noch einmal.
hunt-four-alike = Beide haben dieselbe Ladung, also sind sie kein Paar. Wähle noch einmal.
hunt-four-pairs = Ja! Dieses Paar hat eine Masse von { $one }, das andere { $two }.
hunt-four-mass = Alle vier zusammen: { $mass }
hunt-four-bump = Dieser Stein liegt im Gipfel.
hunt-four-outside = Dieser Stein liegt außerhalb des Gipfels.
hunt-four-ways = Alle vier sind von einer Sorte, also kann man auf zwei Arten Paare bilden. Die Masse aller vier ist dieselbe.
hunt-four-more = Noch eine
