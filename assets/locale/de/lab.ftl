# Das Naturgesetz-Labor: Reaktionen sortieren und die Gesetze finden, die entscheiden.

lab-title = Naturgesetz-Labor
lab-what = Manche dieser Reaktionen geschehen in der Natur, andere hat noch niemand gesehen. Sortiere sie und finde die Gesetze, die entscheiden.
lab-laws = Deine gefundenen Gesetze
lab-hidden = Noch nicht gefunden
lab-honest = Es gibt mehr Gesetze als diese sechs: Auch Spin und Farbladung zählen.
lab-step = { $step } · { $name }
    { $done } von { $all } sortiert
lab-step-tall = { $step } · { $name } · { $done } von { $all }
lab-step-1 = Licht und Pionen
lab-step-2 = Protonen und Verwandte
lab-step-3 = Neutrinos
lab-step-4 = Zerfälle
lab-step-5 = Alles zusammen
lab-title-step = Stufe { $step } · { $name } · { $done } von { $all } sortiert
lab-go-on = Weiter mit Stufe { $step }: { $name }
lab-done = Alles sortiert!
lab-done-1 = Die Summe der Ladungen ändert sich nie. Ein Neutron darf zum Proton werden, weil ein Elektron die Ladung −1 mitnimmt.
lab-done-2 = Die Ladung allein verhindert nicht, dass ein Proton zerfällt. Das tut die Baryonenzahl, weil das Proton das leichteste Baryon ist.
lab-done-3 = Ein Neutrino ist keine Nebensache. Es muss dabei sein, weil jede Leptonenfamilie ihre eigene Zahl behält.
lab-done-4 = Ein Zerfall geht immer bergab: Nachher ist die Masse insgesamt kleiner, weil Masse Energie ist und Energie nie aus dem Nichts entsteht.
lab-done-5 = Jetzt denkst du wie in der Physik: Alles, was kein Gesetz verbietet, geschieht früher oder später.

## Die Frage und die Antworten

lab-ask = Geschieht das in der Natur?
lab-happens = Das geschieht
lab-never = Nie gesehen
lab-said-happens = Du meintest: Das geschieht.
lab-said-never = Du meintest: Nie gesehen.
lab-yes-happens = Ja, das geschieht: Keines dieser Gesetze verbietet es. Schau: Jede Zeile stimmt.
lab-but-happens = Wäre das so, müsste ein Gesetz es verbieten. Aber jede Zeile stimmt, und es geschieht wirklich.
lab-which = Das hat noch niemand gesehen. Welche Zeile sagt, warum? Tippe darauf und zähl.
lab-but-never = Wäre das so, würde sich in einer dieser Zeilen die Summe ändern. In welcher? Tippe darauf und zähl.
lab-kept = { $law }: { $before } vorher und { $after } nachher. Diese Zeile stimmt. Eine andere stimmt nicht.
lab-kept-energy = Hier reicht die Energie. Eine andere Zeile stimmt nicht.
lab-forbidden = { $would } { $n ->
    [one] Ein Gesetz verbietet es.
   *[other] { $n } Gesetze verbieten es.
}
lab-discovered = Du hast ein Gesetz gefunden: { $law }! { $would }
lab-returns = Diese Reaktion kommt am Ende der Stufe noch einmal.
lab-next = Weiter
lab-before = vorher
lab-after = nachher
lab-motion = { $mass }
    + Bewegung
lab-row = { $law }: { $before } vorher, { $after } nachher
lab-row-kept = { $row }. Dieses Gesetz ist erfüllt.
lab-row-broken = { $row }. Dieses Gesetz wäre verletzt.
lab-reaction = Vorher: { $before }. Nachher: { $after }.
lab-join = { $one }, { $two }

## Zählen

lab-count-charge = Zeichen + und −
lab-count-baryon = Teilchen aus drei Quarks
lab-count-lepton-e = Elektronen und ihre Neutrinos
lab-count-lepton-mu = Myonen und ihre Neutrinos
lab-count-lepton-tau = Taus und ihre Neutrinos
lab-count-energy = Masse und Bewegung
lab-count-how-charge = Zähl die Zeichen: Tippe jedes Teilchen an, bis seine Zahl stimmt. Ein + zählt +1, ein − zählt −1.
lab-count-how-baryon = Zähl: Teilchen aus drei Quarks +1 (ein Kern +1 für jedes Proton und Neutron), aus drei Antiquarks −1, alle anderen 0.
lab-count-how-lepton-e = Zähl: ein Elektron oder sein Neutrino +1, ihre Antiteilchen −1, alle anderen 0.
lab-count-how-lepton-mu = Zähl: ein Myon oder sein Neutrino +1, ihre Antiteilchen −1, alle anderen 0.
lab-count-how-lepton-tau = Zähl: ein Tau oder sein Neutrino +1, ihre Antiteilchen −1, alle anderen 0.
lab-count-not-charge = Sieh dir das Zeichen noch einmal an: { $body }. Es zählt { $n }.
lab-count-not-baryon = Sieh dir die Quarks noch einmal an: { $body }. Es zählt { $n }.
lab-count-not-lepton-e = Sieh noch einmal hin: { $body }. Es zählt { $n }.
lab-count-not-lepton-mu = Sieh noch einmal hin: { $body }. Es zählt { $n }.
lab-count-not-lepton-tau = Sieh noch einmal hin: { $body }. Es zählt { $n }.
lab-count-body = { $body }: { $n }. Tippen ändert die Zahl.
lab-count-check = So zähle ich

## Die Gesetze

lab-law-charge = Ladung
lab-law-baryon = Baryonenzahl
lab-law-lepton-e = Elektron-Leptonenzahl
lab-law-lepton-mu = Myon-Leptonenzahl
lab-law-lepton-tau = Tau-Leptonenzahl
lab-law-energy = Energie und Impuls
lab-law-charge-says = Die Summe aller Ladungen ist vorher und nachher gleich.
lab-law-baryon-says = Baryonen zählen +1, Antibaryonen −1. Die Summe bleibt gleich.
lab-law-lepton-e-says = Elektron und Elektron-Neutrino zählen +1, ihre Antiteilchen −1.
lab-law-lepton-mu-says = Myon und Myon-Neutrino zählen +1, ihre Antiteilchen −1.
lab-law-lepton-tau-says = Tau und Tau-Neutrino zählen +1, ihre Antiteilchen −1.
lab-law-energy-says = Beim Zerfall kommt alle neue Masse aus der alten. Beim Stoß hilft die Bewegungsenergie.
lab-would-charge = Würde das geschehen, käme Ladung aus dem Nichts oder ginge verloren.
lab-would-baryon = Würde das geschehen, könnten Protonen und Neutronen verschwinden oder ohne Antimaterie entstehen.
lab-would-lepton-e = Würde das geschehen, entstünde oder verschwände ein Elektron oder sein Neutrino ohne Partner.
lab-would-lepton-mu = Würde das geschehen, entstünde oder verschwände ein Myon oder sein Neutrino ohne Partner.
lab-would-lepton-tau = Würde das geschehen, entstünde oder verschwände ein Tau oder sein Neutrino ohne Partner.
lab-would-energy = Würde das geschehen, käme Energie oder Impuls aus dem Nichts.

## Was mitmacht

lab-elementary = { $body }: ein Elementarteilchen, soweit man weiß
lab-made = { $body }, darin: { $parts }
lab-mixture = { $body }: eine Mischung aus Up mit Anti-Up und Down mit Anti-Down
lab-mixture-eta = { $body }: eine Mischung aus Up, Down und Strange, jedes mit seinem Antiquark
lab-mixed = halb u u̅, halb d d̅
lab-nucleus = { $body }: ein Kern aus { $protons ->
    [one] 1 Proton
   *[other] { $protons } Protonen
} und { $neutrons ->
    [one] 1 Neutron
   *[other] { $neutrons } Neutronen
}
lab-body-proton = Proton
lab-body-antiproton = Antiproton
lab-body-neutron = Neutron
lab-body-pion-plus = positives Pion
lab-body-pion-minus = negatives Pion
lab-body-pion-zero = neutrales Pion
lab-body-kaon-plus = positives Kaon
lab-body-kaon-minus = negatives Kaon
lab-body-kaon-zero = neutrales Kaon
lab-body-lambda = Lambda
lab-body-delta = Delta
lab-body-omega = Omega
lab-body-j-psi = J/psi
lab-body-d-zero = neutrales D-Meson
lab-body-d-minus = negatives D-Meson
lab-body-b-zero = neutrales B-Meson
lab-body-deuteron = Wasserstoff-2
lab-body-triton = Wasserstoff-3
lab-body-helion = Helium-3
lab-body-alpha = Helium-4
lab-body-anti-kaon-zero = neutrales Antikaon
lab-body-eta = Eta-Meson
lab-body-phi = Phi-Meson
lab-body-antineutron = Antineutron
lab-body-antilambda = Antilambda
lab-body-sigma-plus = positives Sigma
lab-body-sigma-zero = neutrales Sigma
lab-body-sigma-minus = negatives Sigma
lab-body-xi-zero = neutrales Xi
lab-body-xi-minus = negatives Xi
lab-body-upsilon = Upsilon
lab-body-anti-d-zero = neutrales Anti-D-Meson
lab-body-d-plus = positives D-Meson
lab-body-anti-b-zero = neutrales Anti-B-Meson
lab-body-b-plus = positives B-Meson
lab-body-b-minus = negatives B-Meson

## Mehr zu manchen

lab-note-electron-to-neutrino = Der Detektor Borexino hat danach gesucht und nichts gesehen: Ein Elektron lebt länger als 6,6 × 10²⁸ Jahre.
lab-note-neutrons-to-pions = Der Detektor Super-Kamiokande in Japan hat in seinem riesigen Wassertank danach gesucht und nichts gesehen.
lab-note-antiproton-made = So entstanden 1955 in Berkeley die ersten Antiprotonen. Zu jedem entsteht auch ein neues Proton.
lab-note-neutron-in-two = Auch der Spin verbietet es: Zweimal Spin ½ ergibt nie Spin ½. Darum hat Pauli 1930 das Neutrino vorgeschlagen.
lab-note-pion-to-electron = Das geschieht, aber nur bei etwa einem von 8000 Pionen. Diese Gesetze sagen nicht, wie oft etwas geschieht.
lab-note-muon-to-light = Neutrinos wechseln im Flug die Familie. Die Familienzahlen gelten also nicht ganz genau. Aber das hier hat noch nie jemand gesehen.
lab-note-reactor = So wurde 1956 neben einem Kernreaktor zum ersten Mal ein Antineutrino gesehen.
lab-note-reactor-wrong = Raymond Davis hat 1955 neben einem Reaktor danach gesucht und nichts gesehen. Neutrinos und Antineutrinos wirken verschieden.
lab-note-second-neutrino = 1962 haben solche Neutrinos Myonen erzeugt, aber kaum Elektronen. Es gibt also mehr als eine Sorte.
lab-note-proton-alone = Ein freies Proton kann das nicht. In manchen Kernen geht es, weil der Kern die Energie liefert.
lab-note-one-photon = Energie wäre genug da. Aber ein einzelnes Photon trüge Impuls davon, den es vorher nicht gab. Darum sind es zwei.
lab-note-light-alone = Licht allein kann das nicht. Nahe bei einem Kern geht es, weil der Kern etwas Impuls aufnimmt.
lab-note-triton = Weniger als 0,02 MeV bleiben übrig. Damit wiegt das Experiment KATRIN das Neutrino: weniger als 0,45 eV.
lab-note-sun-one = So beginnt die Fusion in der Sonne. Es braucht die schwache Wechselwirkung, darum wartet ein Proton dort Milliarden Jahre.
lab-note-proton-to-positron = Super-Kamiokande hält seit vielen Jahren danach Ausschau: Ein Proton lebt länger als 2,4 × 10³⁴ Jahre.
