# The reaction builder of the law lab: missions, the bench, and what nature says.

reactions-title = Reaktionsbaukasten
reactions-title-what = { $name }
    Bau eine Reaktion und frag die Natur
reactions-how = Wähle Teilchen für beide Seiten. Frag dann die Natur.
reactions-ask = Natur fragen
reactions-clear = Tisch leeren
reactions-change = Ändern
reactions-another = Noch eine Reaktion
reactions-next = Nächste Mission
reactions-empty = noch nichts
reactions-here = { $side }: Hier kommt das nächste Teilchen hin
reactions-side = { $side }: { $bodies }. Das nächste Teilchen hierher.
reactions-side-chosen = { $side }: { $bodies }. Hier kommt das nächste Teilchen hin.
reactions-remove = Wegnehmen: { $body }
reactions-shelf-around = Um uns herum
reactions-shelf-leptons = Leptonen
reactions-shelf-mesons = Mesonen
reactions-shelf-baryons = Baryonen
reactions-shelf-bosons = Bosonen
reactions-unknown-law = Gesetz { $n }: ?
reactions-find-law = { $law } Sein Name wartet in den Stufen des Naturgesetz-Labors auf dich.

## What nature says

reactions-finding-forbidden = Das geschieht nie.
reactions-finding-seen = Es geschieht: Man hat es gesehen.
reactions-finding-possible = Es kann geschehen.
reactions-finding-open = Diese Gesetze entscheiden es nicht.
reactions-broken = { $n ->
    [one] Eine Zeile stimmt nicht. Dieses Gesetz verbietet es.
   *[other] { $n } Zeilen stimmen nicht. Jedes dieser Gesetze verbietet es.
}
reactions-possible = Jede Zeile stimmt, und eine Wechselwirkung, die beide spüren, schafft es in einem Schritt. Also tut es die Natur ab und zu.
reactions-sums = Summen ansehen
reactions-reasons = Zurück zur Antwort
reactions-source = Quelle: { $source }
reactions-force-strong = Dahinter steckt die starke Wechselwirkung.
reactions-force-electromagnetic = Dahinter steckt die elektromagnetische Wechselwirkung.
reactions-force-weak = Dahinter steckt die schwache Wechselwirkung.
reactions-force-higgs = Das Higgs koppelt an das, worin es zerfällt.
reactions-why-nothing = Vorher und nachher ist alles gleich. Es ist also nichts geschehen.
reactions-why-bounce = Die beiden treffen sich, wirken aufeinander und fliegen weiter.
reactions-why-no-force = Keine Wechselwirkung wirkt direkt auf beide. Sie fliegen aneinander vorbei, und nichts geschieht. Nur auf Umwegen könnten sie einander bemerken.
reactions-why-crowd = Jede Zeile stimmt. Aber so viele Teilchen treffen sich so gut wie nie an einem Ort. Die Natur macht mehrere Schritte, jeden mit zwei Teilchen.
reactions-why-searched = Keines dieser sechs Gesetze verbietet es. Man hat danach gesucht, und niemand hat es je gesehen. Vielleicht verbietet es ein anderes Gesetz. Vielleicht ist es nur selten.
reactions-why-unlisted = Keines dieser sechs Gesetze verbietet es. Aber es steht in keiner Liste, und es gibt noch mehr Gesetze: Auch Spin und Spiegelsymmetrie zählen.
reactions-why-rare = Keines dieser sechs Gesetze verbietet es. Aber nur die schwache Wechselwirkung könnte es, und stärkere Wechselwirkungen sind hier immer schneller. Niemand könnte es bemerken.
reactions-why-symmetry = Keines dieser sechs Gesetze verbietet es. Aber beide Teilchen sind ihre eigenen Antiteilchen, und dann zählt noch eine Symmetrie.
reactions-why-resonance = Es gelingt, wenn die Energie genau stimmt: Sie muss genau der Masse des neuen Teilchens entsprechen.
reactions-why-mixes = Im Flug verwandelt sich dieses Meson langsam in sein eigenes Antiteilchen.
reactions-why-oscillates = Im Flug wechseln Neutrinos ihre Familie. Die Familienzahlen stimmen also nicht ganz genau.
reactions-why-borrowed = Die Massen sehen zu groß aus. Aber eines der beiden gibt es nur so kurz, dass es leichter sein kann als sonst.
reactions-share-all = Fast alle diese Teilchen ({ $body }) zerfallen so.
reactions-share = Von 100 Zerfällen dieses Teilchens ({ $body }) verlaufen { $n } so.
reactions-share-one = Von { $n } Zerfällen dieses Teilchens ({ $body }) verläuft etwa einer so.
reactions-lives = Im Mittel lebt dieses Teilchen ({ $body }) { $life }.
reactions-lives-years = Im Mittel lebt dieses Teilchen ({ $body }) { $n } Jahre.
reactions-below = Von { $n } Zerfällen verläuft weniger als einer so.
reactions-no-motion = Es braucht keine Bewegungsenergie: Die Masse vorher reicht aus.
reactions-motion = Die Bewegung muss { $beam } mitbringen, wenn das zweite Teilchen ruht, aber nur { $beams }, wenn zwei Strahlen zusammenstoßen.
reactions-beams = Die beiden Strahlen müssen { $beams } an Bewegung mitbringen.

## Missions

reactions-mission-before = Mission davor
reactions-mission-next = Nächste Mission
reactions-mission-line = Mission { $n } von { $all }: { $wish }
reactions-mission-done = Mission { $n } von { $all } (geschafft): { $wish }
reactions-mission-parts = Mission { $n } von { $all } ({ $done } von { $parts } geschafft): { $wish }
reactions-mission-stars = Mission { $n } von { $all } ({ $done } von { $parts } Sternen): { $wish }
reactions-fulfilled = Mission geschafft! { $told }
reactions-part = Gut: { $done } von { $parts } Reaktionen dieser Mission.
reactions-starred = { $stars } von { $parts } Sternen! { $told }
reactions-mission-light = Erzeuge aus zwei Teilchen nichts als Licht.
reactions-done-light = Materie und Antimaterie können zu Licht werden. Es sind mindestens zwei Photonen, weil eines allein den Impuls nicht erhalten könnte.
reactions-mission-neutron = Lass ein Neutron zerfallen.
reactions-done-neutron = Auch das Antineutrino muss dabei sein, weil das Elektron sonst ohne Partner wäre.
reactions-mission-ignored = Finde zwei Teilchen, die einander in Ruhe lassen.
reactions-done-ignored = „Nichts geschieht“ ist auch ein Ergebnis: Eine Wechselwirkung wirkt nur auf das, was ihre Ladung hat.
reactions-mission-mirror = Lass ein Antiteilchen zerfallen.
reactions-done-mirror = Ein Antiteilchen zerfällt wie sein Teilchen, nur steht an jeder Stelle das Antiteilchen.
reactions-mission-deuteron = Verschmilz ein Proton und ein Neutron zu Wasserstoff-2.
reactions-done-deuteron = Etwas muss die übrige Energie wegtragen, weil Wasserstoff-2 weniger wiegt als seine Teile.
reactions-mission-neutrino = Fang ein Neutrino mit einem Proton, einem Neutron oder einem Kern, sodass ein geladenes Lepton herauskommt.
reactions-done-neutrino = Das Neutrino selbst sieht niemand. Detektoren sehen das Lepton seiner Familie.
reactions-mission-beta = Lass einen Kern von allein zerfallen.
reactions-done-beta = Das ist Betastrahlung: Ein Neutron im Kern wird zum Proton, und ein Elektron fliegt heraus. Nach 12 Jahren ist die Hälfte einer Menge Wasserstoff-3 zerfallen.
reactions-mission-forces = Lass drei Teilchen aus Quarks zerfallen, eines durch jede Wechselwirkung, und vergleiche, wie lange sie leben.
reactions-done-forces = Je stärker die Wechselwirkung, desto kürzer das Leben. Wo die starke es darf, lebt ein Teilchen etwa 10⁻²³ Sekunden. Wo nur die schwache es kann, lebt es viele Milliarden Mal so lange.
reactions-mission-strange = Erzeuge Strange-Quarks aus zwei Teilchen, die keine enthalten.
reactions-done-strange = Strange-Quarks kommen paarweise, weil die starke Wechselwirkung jedes mit seinem Antiquark erzeugt.
reactions-mission-sun = Erzeuge aus Protonen Helium-4 wie die Sonne: in drei Reaktionen mit je zwei Teilchen.
reactions-done-sun = So leuchtet die Sonne. Der erste Schritt dauert für ein Proton Milliarden Jahre, weil er die schwache Wechselwirkung braucht.
reactions-mission-antiproton = Erzeuge ein Antiproton mit möglichst wenig Bewegung. Nimm zwei Teilchen aus „Um uns herum“, das zweite ruht.
reactions-done-antiproton = Ein neues Proton muss dazukommen. Ein schwerer Kern nimmt wenig von der Bewegung mit, also bleibt mehr für neue Masse.
reactions-mission-searched = Finde einen Zerfall, den keines dieser Gesetze verbietet, den aber niemand je gesehen hat.
reactions-done-searched = Nach solchen Zerfällen wird gesucht, weil jeder ein neues Gesetz zeigen oder ein altes widerlegen würde.
reactions-mission-omega = Erzeuge aus zwei Teilchen ein Omega.
reactions-done-omega = Drei Strange-Quarks brauchen drei Partner, wenn nicht eines schon vorher da ist. 1964 brachte es ein negatives Kaon mit.
reactions-mission-higgs = Erzeuge aus zwei Teilchen ein Higgs-Boson.
reactions-done-higgs = Dafür braucht es 125 GeV neue Masse. Deshalb fand man es erst 2012, am größten Beschleuniger.
