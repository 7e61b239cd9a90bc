# Test items on the lesson of Big*Bang: stems, choices, reasons and laws.

## Bound mass

item-bigebang-bound-mass-law = Ein Kern hat weniger Masse als seine Teile einzeln, weil beim Verschmelzen Energie frei wird.
item-bigebang-bound-mass-a = Zwei Protonen und zwei Neutronen werden zu ⁴He. Was geschieht mit ihrer Masse?
item-bigebang-bound-mass-a-less = Sie nimmt dabei ab
item-bigebang-bound-mass-a-more = Sie nimmt dabei zu
item-bigebang-bound-mass-a-same = Sie bleibt dabei gleich
item-bigebang-bound-mass-a-why = Warum?
item-bigebang-bound-mass-a-why-energy = Energie ging weg und damit Masse
item-bigebang-bound-mass-a-why-bond = Auch die Bindung hat eine Masse
item-bigebang-bound-mass-a-why-kept = Nichts kam dazu, nichts ging weg
item-bigebang-bound-mass-b = Ein Proton und ein ²H werden zu ³He. Was geschieht mit ihrer Masse?
item-bigebang-bound-mass-b-same = Sie ändert sich nicht
item-bigebang-bound-mass-b-more = Sie wächst
item-bigebang-bound-mass-b-less = Sie schrumpft
item-bigebang-bound-mass-b-why = Warum?
item-bigebang-bound-mass-b-why-kept = Alle Teilchen sind noch da
item-bigebang-bound-mass-b-why-bond = Die Bindung bringt eigene Masse mit
item-bigebang-bound-mass-b-why-energy = Die abgegebene Energie hatte Masse
item-bigebang-bound-mass-c = In der Sonne wird Wasserstoff zu Helium. Danach scheint etwas Masse zu fehlen. Wo ist sie?
item-bigebang-bound-mass-c-light = Sie ging mit der Energie hinaus
item-bigebang-bound-mass-c-bonds = Sie steckt in den Bindungen des Heliums
item-bigebang-bound-mass-c-fire = Das Feuer der Sonne hat sie verbraucht
item-bigebang-bound-mass-c-nowhere = Sie ist jetzt in anderen Kernen der Sonne

## Nuclei push

item-bigebang-nuclei-push-law = Kerne stoßen einander ab, bis sie sich berühren, weil alle positiv geladen sind.
item-bigebang-nuclei-push-a = Zwei nackte Protonen fliegen aufeinander zu und werden langsamer. Was bremst sie?
item-bigebang-nuclei-push-a-charge = Sie haben die gleiche Ladung
item-bigebang-nuclei-push-a-shell = Sie haben eine feste Hülle
item-bigebang-nuclei-push-a-mass = Sie haben die gleiche Masse
item-bigebang-nuclei-push-a-pole = Sie haben zwei magnetische Pole
item-bigebang-nuclei-push-b = Zwei nackte ⁴He-Kerne fliegen aufeinander zu und werden langsamer. Was bremst sie?
item-bigebang-nuclei-push-b-pole = Ihre magnetischen Pole stoßen sich ab
item-bigebang-nuclei-push-b-mass = Ihre Massen sind gleich
item-bigebang-nuclei-push-b-charge = Ihre Ladungen haben dasselbe Vorzeichen
item-bigebang-nuclei-push-b-shell = Ihre Hüllen sind zu fest
item-bigebang-nuclei-push-c = Um auf der Erde Wasserstoff zu verschmelzen, erhitzt man ihn auf über 100 Millionen Grad. Wozu dient die Hitze?
item-bigebang-nuclei-push-c-fast = Schnelle Kerne kommen sich trotz Abstoßung nahe
item-bigebang-nuclei-push-c-shell = Feste Hüllen der Kerne schmelzen darin
item-bigebang-nuclei-push-c-heavy = Kerne gewinnen darin Masse
item-bigebang-nuclei-push-c-poles = Magnetpole der Kerne verschwinden

## Helium origin

item-bigebang-helium-origin-law = Das meiste Helium stammt aus den ersten Minuten, weil nur damals das ganze Universum heiß und dicht genug war.
item-bigebang-helium-origin-a = Helium macht etwa ein Viertel der gewöhnlichen Materie aus. Woher stammt das meiste davon?
item-bigebang-helium-origin-a-stars = Aus Sternen wie der Sonne
item-bigebang-helium-origin-a-minutes = Aus den ersten Minuten
item-bigebang-helium-origin-a-rocks = Aus dem Gestein der Planeten
item-bigebang-helium-origin-a-always = Aus der Zeit vor dem Urknall
item-bigebang-helium-origin-b = Schon die ältesten Gaswolken bestehen fast zu einem Viertel aus Helium. Woher stammt es?
item-bigebang-helium-origin-b-always = Es ist älter als der Urknall
item-bigebang-helium-origin-b-stars = Sterne wie die Sonne machten es
item-bigebang-helium-origin-b-rocks = Es kam aus dem Gestein von Planeten
item-bigebang-helium-origin-b-minutes = Es entstand in den ersten Minuten
item-bigebang-helium-origin-c = Angenommen, es wäre nie ein Stern entstanden. Wie viel der gewöhnlichen Materie wäre Helium?
item-bigebang-helium-origin-c-quarter = Fast ein Viertel
item-bigebang-helium-origin-c-none = Nichts, da nur Sterne es machen
item-bigebang-helium-origin-c-rocks = Nur das aus Gestein
item-bigebang-helium-origin-c-before = So viel wie vor dem Urknall

## Annihilation energy

item-bigebang-annihilation-energy-law = Wenn Materie und Antimaterie sich vernichten, tragen andere Teilchen ihre Energie fort, weil Energie nie verloren geht.
item-bigebang-annihilation-energy-a = Ein Proton und ein Antiproton vernichten sich. Was geschieht mit ihrer Energie?
item-bigebang-annihilation-energy-a-destroyed = Sie verschwindet gemeinsam mit den beiden
item-bigebang-annihilation-energy-a-goes-on = Andere Teilchen tragen sie fort
item-bigebang-annihilation-energy-a-cancels = Sie hebt sich auf und wird null
item-bigebang-annihilation-energy-a-why = Warum?
item-bigebang-annihilation-energy-a-why-zero = Plus und minus ergeben zusammen null
item-bigebang-annihilation-energy-a-why-law = Die Energiesumme bleibt immer gleich
item-bigebang-annihilation-energy-a-why-gone = Was weg ist, hat keine Energie mehr
item-bigebang-annihilation-energy-b = Ein Elektron und ein Positron vernichten sich. Was geschieht mit ihrer Energie?
item-bigebang-annihilation-energy-b-goes-on = Neue Teilchen bekommen sie ganz
item-bigebang-annihilation-energy-b-cancels = Sie ist plus und minus: Nichts bleibt
item-bigebang-annihilation-energy-b-destroyed = Sie ist mit den beiden weg
item-bigebang-annihilation-energy-b-why = Warum?
item-bigebang-annihilation-energy-b-why-law = Die gesamte Energie steht fest
item-bigebang-annihilation-energy-b-why-zero = Elektron und Positron ergeben null
item-bigebang-annihilation-energy-b-why-gone = Was nicht mehr da ist, hat keine
item-bigebang-annihilation-energy-c = Etwas Antimaterie berührt die Wand eines geschlossenen Raums. Was geschieht mit der Temperatur des Raums?
item-bigebang-annihilation-energy-c-hot = Sie steigt: Energie wird frei
item-bigebang-annihilation-energy-c-cold = Sie sinkt: Energie wird zerstört
item-bigebang-annihilation-energy-c-cancels = Sie bleibt: Plus und Minus sind null
item-bigebang-annihilation-energy-c-gone = Sie bleibt: Was weg ist, wärmt nicht

## Mirror image

item-bigebang-mirror-image-law = Antimaterie ist ein genaues Spiegelbild, weil jedes Teilchen, auch ein neutrales wie das Neutron, sein Antiteilchen hat. Nur wenige, etwa das Photon, sind ihr eigenes.
item-bigebang-mirror-image-a = Woraus besteht ein Anti-³He?
item-bigebang-mirror-image-a-neutral = Zwei Antiprotonen und ein Neutron
item-bigebang-mirror-image-a-electrons = Zwei Protonen, ein Neutron und drei Elektronen
item-bigebang-mirror-image-a-all = Zwei Antiprotonen und ein Antineutron
item-bigebang-mirror-image-a-half = Zwei Protonen und ein Antineutron
item-bigebang-mirror-image-b = Woraus besteht ein Anti-³H?
item-bigebang-mirror-image-b-all = Ein Antiproton und zwei Antineutronen
item-bigebang-mirror-image-b-half = Ein Proton und zwei Antineutronen
item-bigebang-mirror-image-b-neutral = Ein Antiproton und zwei Neutronen
item-bigebang-mirror-image-b-electrons = Ein Proton, zwei Neutronen und zwei Elektronen
item-bigebang-mirror-image-c = Am CERN hat man Atome von Antiwasserstoff hergestellt. Woraus besteht so ein Atom?
item-bigebang-mirror-image-c-both = Aus einem Antiproton und einem Positron
item-bigebang-mirror-image-c-proton = Aus einem Proton und einem Positron
item-bigebang-mirror-image-c-electron = Aus einem Antiproton und einem Elektron
item-bigebang-mirror-image-c-negative = Aus zwei negativen Elektronen

## Most from annihilation

item-bigebang-most-from-annihilation-law = Vernichtung setzt am meisten Energie frei, weil dabei die ganze Masse umgewandelt wird, nicht nur ein kleiner Teil.
item-bigebang-most-from-annihilation-a = Ein Gramm verbrennt, ein Gramm verschmilzt, ein Gramm vernichtet sich. Welches setzt am meisten Energie frei?
item-bigebang-most-from-annihilation-a-burns = Das Gramm, das verbrennt
item-bigebang-most-from-annihilation-a-fuses = Das Gramm, das verschmilzt
item-bigebang-most-from-annihilation-a-same = Alle drei Gramm genau gleich viel
item-bigebang-most-from-annihilation-a-annihilates = Das Gramm, das sich vernichtet
item-bigebang-most-from-annihilation-b = Ein Schiff hat ein Gramm Treibstoff an Bord. Mit welchem kommt es am weitesten?
item-bigebang-most-from-annihilation-b-same = Mit jedem: Es ist gleich viel
item-bigebang-most-from-annihilation-b-annihilates = Mit Materie und Antimaterie
item-bigebang-most-from-annihilation-b-burns = Mit Öl, das verbrennt
item-bigebang-most-from-annihilation-b-fuses = Mit Wasserstoff, der zu Helium wird
item-bigebang-most-from-annihilation-c = In der Sonne wird Wasserstoff zu Helium. Wie viel seiner Masse verlässt die Sonne als Energie?
item-bigebang-most-from-annihilation-c-little = Etwas weniger als ein Hundertstel
item-bigebang-most-from-annihilation-c-all = Alles, bis nichts mehr übrig ist
item-bigebang-most-from-annihilation-c-none = Nichts: Masse wird nie zu Energie
item-bigebang-most-from-annihilation-c-fire = Weniger als beim Verbrennen

## More matter

item-bigebang-more-matter-law = Es gibt uns, weil nach dem Urknall ein klein wenig mehr Materie als Antimaterie da war.
item-bigebang-more-matter-a = Fast alle Materie hat sich einst mit Antimaterie vernichtet. Warum gibt es trotzdem Sterne?
item-bigebang-more-matter-a-more = Es gab ein wenig mehr Materie
item-bigebang-more-matter-a-far = Die Antimaterie entkam in andere Galaxien
item-bigebang-more-matter-a-strong = Materie ist die stärkere von beiden
item-bigebang-more-matter-a-age = Antimaterie nutzt sich schneller ab
item-bigebang-more-matter-b = Das junge Universum war voller Protonen und Antiprotonen. Heute enthalten Galaxien Protonen, aber kaum Antiprotonen. Warum?
item-bigebang-more-matter-b-age = Antiprotonen nutzen sich schneller ab
item-bigebang-more-matter-b-strong = Protonen sind die stärkeren von beiden
item-bigebang-more-matter-b-more = Es gab ein paar mehr Protonen
item-bigebang-more-matter-b-far = Die Antiprotonen entkamen in andere Galaxien
item-bigebang-more-matter-c = Angenommen, nach dem Urknall hätte es genau gleich viel Materie und Antimaterie gegeben. Wovon wäre das Universum heute voll?
item-bigebang-more-matter-c-light = Von Licht, fast ohne Sterne
item-bigebang-more-matter-c-anti = Von Sternen und ebenso vielen Antisternen
item-bigebang-more-matter-c-same = Von Sternen, denn Materie ist stärker
item-bigebang-more-matter-c-full = Von Sternen, denn Materie gab es schon vorher

## Carbon from stars

item-bigebang-carbon-from-stars-law = Kohlenstoff entsteht in alten Sternen, weil es nur dort heiß und dicht genug ist, damit drei Heliumkerne verschmelzen.
item-bigebang-carbon-from-stars-a = Dein Körper ist voller Kohlenstoff. Wo sind seine Kerne entstanden?
item-bigebang-carbon-from-stars-a-minutes = In den ersten Minuten aus Helium
item-bigebang-carbon-from-stars-a-stars = In alten Sternen aus Helium
item-bigebang-carbon-from-stars-a-plants = In Pflanzen aus Luft und Licht
item-bigebang-carbon-from-stars-a-earth = In der Erde aus heißem Gestein
item-bigebang-carbon-from-stars-b = Ein Diamant ist reiner Kohlenstoff. Wo sind seine Kerne entstanden?
item-bigebang-carbon-from-stars-b-plants = In Bäumen, die zu Kohle wurden
item-bigebang-carbon-from-stars-b-earth = In der heißen Tiefe der Erde
item-bigebang-carbon-from-stars-b-minutes = In den ersten Minuten des Universums
item-bigebang-carbon-from-stars-b-stars = In Sternen, aus Heliumkernen
item-bigebang-carbon-from-stars-c = Konnte ein Gesteinsplanet wie die Erde entstehen, bevor die ersten Sterne geleuchtet hatten?
item-bigebang-carbon-from-stars-c-stars = Nein, denn erst Sterne machten die Elemente dafür
item-bigebang-carbon-from-stars-c-all = Ja, denn die ersten Minuten machten alle
item-bigebang-carbon-from-stars-c-planet = Ja, denn Planeten machen ihre Elemente
item-bigebang-carbon-from-stars-c-life = Nein, denn Lebewesen machen die Elemente
