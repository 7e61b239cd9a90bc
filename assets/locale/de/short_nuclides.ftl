# The chart of light nuclides: alpha, beta and gamma.

short_nuclides-title = Nuklidkarte
short_nuclides-wait-act = Auf den Zerfall warten
short_nuclides-show-act = Alle markieren
short_nuclides-parts = { $sign }: { NUMBER($protons) ->
    [one] 1 Proton
   *[other] { $protons } Protonen
}, { NUMBER($neutrons) ->
    [one] 1 Neutron
   *[other] { $neutrons } Neutronen
}
short_nuclides-unknown = Noch hat niemand nachgesehen, ob er stabil ist.
short_nuclides-stable = Er ist stabil und zerfällt nie.
short_nuclides-half-life = { $sign }: Halbwertszeit { $time }
short_nuclides-at-once = weit unter einer Milliardstelsekunde
short_nuclides-ms = { $n } ms
short_nuclides-seconds = { $n } s
short_nuclides-minutes = { $n } Minuten
short_nuclides-days = { $n } Tage
short_nuclides-years = { $n } Jahre
short_nuclides-million = { $n } Millionen Jahre
short_nuclides-does-beta-minus = β⁻: Er wird zu { $after } und gibt { $energy } MeV ab
short_nuclides-does-beta-plus = β⁺: Er wird zu { $after } und gibt { $energy } MeV ab
short_nuclides-does-capture = Er nimmt ein Elektron auf, wird zu { $after } und gibt { $energy } MeV ab
short_nuclides-does-alpha = Er zerbricht in zwei { $after } und gibt { $energy } MeV ab
short_nuclides-does-neutron = { $n ->
    [one] Ein Neutron fliegt heraus
   *[other] { $n } Neutronen fliegen heraus
}: { $after } bleibt, { $energy } MeV werden frei
short_nuclides-does-proton = { $n ->
    [one] Ein Proton fliegt heraus
   *[other] { $n } Protonen fliegen heraus
}: { $after } bleibt, { $energy } MeV werden frei
short_nuclides-cell = { $sign }, { $state }
short_nuclides-look-unknown = noch unbekannt
short_nuclides-look-stable = stabil
short_nuclides-look-beta-minus = Beta minus
short_nuclides-look-beta-plus = Beta plus
short_nuclides-look-capture = nimmt ein Elektron auf
short_nuclides-look-alpha = Alpha
short_nuclides-look-neutron = verliert Neutronen
short_nuclides-look-proton = verliert Protonen

short_nuclides-guess = Jedes Feld ist ein Kern. Ein Feld nach oben heißt ein Proton mehr, ein Feld nach rechts ein Neutron mehr. ³H hat ein Proton und zwei Neutronen. Was wird daraus?
short_nuclides-guess-lighter = Ein Neutron fliegt heraus: ²H
short_nuclides-guess-helium = Ein Neutron wird zum Proton: ³He
short_nuclides-guess-never = Er bleibt, wie er ist
short_nuclides-wait = Tipp auf der Karte auf ³H und warte auf den Zerfall.
short_nuclides-see = Ein Feld nach oben und eines nach links: ³He. Ein Neutron wurde zum Proton, und ein Elektron und ein Antineutrino flogen davon. Das ist Betastrahlung, β⁻. In Big*Bang macht dein ³H dasselbe.
short_nuclides-plus = ¹¹C hat 6 Protonen, aber nur 5 Neutronen. Er zerfällt andersherum: Ein Proton wird zum Neutron, und ein Positron fliegt davon (β⁺). Was ist er dann? Du darfst auf die Karte schauen.
short_nuclides-plus-nitrogen = ¹¹N
short_nuclides-plus-boron = ¹¹B
short_nuclides-plus-carbon = ¹⁰C
short_nuclides-plus-boron-why = Aus einem Proton wurde ein Neutron: 5 Protonen und 6 Neutronen. Ein Kern mit 5 Protonen ist Bor.
short_nuclides-plus-nitrogen-why = Dann gäbe es ein Proton mehr. Aber ein Proton wurde zum Neutron.
short_nuclides-plus-carbon-why = Dann würde ein Neutron fehlen. Aber es ist eines mehr.
short_nuclides-eight = ⁸Be hat 4 Protonen und 4 Neutronen. Sterne machen es aus zwei Heliumkernen. Was passiert dann?
short_nuclides-eight-stable = Er ist stabil
short_nuclides-eight-beta = Ein Neutron wird zum Proton
short_nuclides-eight-halves = Er zerbricht wieder in zwei ⁴He
short_nuclides-split = Tipp auf ⁸Be und warte.
short_nuclides-alpha = ⁴He hält so fest zusammen, dass es als ein Stück herauskommt. Ein ⁴He, das aus einem Kern fliegt, heißt Alphastrahlung, α. Große Kerne wie Radium senden sie auch aus.
short_nuclides-uranium = Uran-238 hat 92 Protonen und sendet α aus. Wie viele Felder rückt es auf einer größeren Karte nach unten?
short_nuclides-uranium-same = Keines
short_nuclides-uranium-two = Zwei
short_nuclides-uranium-four = Vier
short_nuclides-uranium-two-why = α ist ein ⁴He und nimmt 2 Protonen mit: 92 − 2 = 90. Jede Zeile der Karte ist ein Proton.
short_nuclides-uranium-same-why = Dann hätte α keine Protonen. Aber ⁴He hat zwei.
short_nuclides-uranium-four-why = Dann hätte ⁴He vier Protonen. Aber zwei seiner vier Teilchen sind Neutronen.
short_nuclides-gamma = ⁷Be wird zu ⁷Li. In einem von zehn Fällen hat dieses ⁷Li zu viel Energie. Es gibt sie als Photon ab: Gammastrahlung, γ. Auf welchem Feld ist es danach?
short_nuclides-gamma-same = Immer noch auf ⁷Li
short_nuclides-gamma-up = Eines höher
short_nuclides-gamma-down = Eines tiefer
short_nuclides-gamma-same-why = Ein Photon nimmt kein Proton und kein Neutron mit. Es bleibt derselbe Kern, mit weniger Energie.
short_nuclides-gamma-up-why = Dann gäbe es ein neues Proton. Aber ein Photon trägt nur Energie.
short_nuclides-gamma-down-why = Dann würde das Photon ein Proton mitnehmen. Aber es trägt nur Energie.
short_nuclides-valley = Wo auf der Karte sind die stabilen Kerne?
short_nuclides-valley-edge = An den Rändern
short_nuclides-valley-even = Gleichmäßig verteilt
short_nuclides-valley-middle = Wo es etwa gleich viele Protonen und Neutronen gibt
short_nuclides-show = Probier ein paar aus, die dir gefallen. Dann markier alle.
short_nuclides-along = Die grünen Felder bilden ein Band, und alle Pfeile führen darauf zu. Kein Kern aus 5 oder 8 Teilchen ist stabil. Darum kam der Urknall kaum über Helium hinaus.
short_nuclides-say = Setz dein Gesetz zusammen. Ein Kern, der nicht stabil ist, …
short_nuclides-say-towards = … rückt auf die stabilen zu
short_nuclides-say-lighter = … verliert immer ein Neutron
short_nuclides-say-halves = … zerbricht in zwei Hälften
short_nuclides-say-lighter-why = Dann wäre aus ³H ein ²H geworden. Aber es wurde ³He.
short_nuclides-say-halves-why = Dann würden es alle wie ⁸Be machen. Aber die meisten behalten die Zahl ihrer Teilchen.
short_nuclides-because = Und warum zerfällt er? Weil alles, was herauskommt, zusammen …
short_nuclides-because-charge = … weniger Ladung hat
short_nuclides-because-energy = … weniger Masse hat, und der Rest ist Energie
short_nuclides-because-age = … mehr Teilchen sind
short_nuclides-because-charge-why = Dann ginge Ladung verloren. Aber ihre Summe bleibt gleich.
short_nuclides-because-age-why = Dann würde auch ²H zerfallen. Aber es ist stabil.
short_nuclides-law = Ein Kern zerfällt, wenn die Produkte weniger Masse haben; der Rest wird Energie. α nimmt zwei Protonen und zwei Neutronen mit, β macht aus einem Neutron ein Proton oder umgekehrt, und γ nimmt nur Energie mit.
