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
item-bigebang-bound-mass-b-same = Sie bleibt dabei gleich
item-bigebang-bound-mass-b-more = Sie nimmt dabei zu
item-bigebang-bound-mass-b-less = Sie nimmt dabei ab
item-bigebang-bound-mass-b-why = Warum?
item-bigebang-bound-mass-b-why-kept = Nichts kam dazu, nichts ging weg
item-bigebang-bound-mass-b-why-bond = Auch die Bindung hat eine Masse
item-bigebang-bound-mass-b-why-energy = Energie ging weg und damit Masse

## Nuclei push

item-bigebang-nuclei-push-law = Kerne stoßen einander ab, bis sie sich berühren, weil alle positiv geladen sind.
item-bigebang-nuclei-push-a = Zwei nackte Protonen fliegen aufeinander zu und werden langsamer. Was bremst sie?
item-bigebang-nuclei-push-a-charge = Sie haben die gleiche Ladung
item-bigebang-nuclei-push-a-shell = Sie haben eine feste Hülle
item-bigebang-nuclei-push-a-mass = Sie haben die gleiche Masse
item-bigebang-nuclei-push-a-pole = Sie haben zwei magnetische Pole
item-bigebang-nuclei-push-b = Zwei nackte ⁴He-Kerne fliegen aufeinander zu und werden langsamer. Was bremst sie?
item-bigebang-nuclei-push-b-pole = Sie haben zwei magnetische Pole
item-bigebang-nuclei-push-b-mass = Sie haben die gleiche Masse
item-bigebang-nuclei-push-b-charge = Sie haben die gleiche Ladung
item-bigebang-nuclei-push-b-shell = Sie haben eine feste Hülle

## Helium origin

item-bigebang-helium-origin-law = Das meiste Helium stammt aus den ersten Minuten, weil nur damals das ganze Universum heiß und dicht genug war.
item-bigebang-helium-origin-a = Helium macht etwa ein Viertel der gewöhnlichen Materie aus. Woher stammt das meiste davon?
item-bigebang-helium-origin-a-stars = Aus Sternen wie der Sonne
item-bigebang-helium-origin-a-minutes = Aus den ersten Minuten
item-bigebang-helium-origin-a-rocks = Aus dem Gestein der Planeten
item-bigebang-helium-origin-a-always = Aus der Zeit vor dem Urknall
item-bigebang-helium-origin-b = Schon die ältesten Gaswolken bestehen fast zu einem Viertel aus Helium. Woher stammt es?
item-bigebang-helium-origin-b-always = Aus der Zeit vor dem Urknall
item-bigebang-helium-origin-b-stars = Aus Sternen wie der Sonne
item-bigebang-helium-origin-b-rocks = Aus dem Gestein der Planeten
item-bigebang-helium-origin-b-minutes = Aus den ersten Minuten

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
item-bigebang-annihilation-energy-b-goes-on = Andere Teilchen tragen sie fort
item-bigebang-annihilation-energy-b-cancels = Sie hebt sich auf und wird null
item-bigebang-annihilation-energy-b-destroyed = Sie verschwindet gemeinsam mit den beiden
item-bigebang-annihilation-energy-b-why = Warum?
item-bigebang-annihilation-energy-b-why-law = Die Energiesumme bleibt immer gleich
item-bigebang-annihilation-energy-b-why-zero = Plus und minus ergeben zusammen null
item-bigebang-annihilation-energy-b-why-gone = Was weg ist, hat keine Energie mehr

## Mirror image

item-bigebang-mirror-image-law = Antimaterie ist ein genaues Spiegelbild, weil jedes Teilchen, auch ein neutrales, sein Antiteilchen hat.
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

## Most from annihilation

item-bigebang-most-from-annihilation-law = Vernichtung setzt am meisten Energie frei, weil dabei die ganze Masse umgewandelt wird, nicht nur ein kleiner Teil.
item-bigebang-most-from-annihilation-a = Ein Gramm verbrennt, ein Gramm verschmilzt, ein Gramm vernichtet sich. Welches setzt am meisten Energie frei?
item-bigebang-most-from-annihilation-a-burns = Das Gramm, das verbrennt
item-bigebang-most-from-annihilation-a-fuses = Das Gramm, das verschmilzt
item-bigebang-most-from-annihilation-a-same = Alle drei Gramm genau gleich viel
item-bigebang-most-from-annihilation-a-annihilates = Das Gramm, das sich vernichtet
item-bigebang-most-from-annihilation-b = Ein Gramm verbrennt, ein Gramm verschmilzt, ein Gramm vernichtet sich. Mit welchem käme ein Schiff am weitesten?
item-bigebang-most-from-annihilation-b-same = Mit allen drei genau gleich weit
item-bigebang-most-from-annihilation-b-annihilates = Mit dem, das sich vernichtet
item-bigebang-most-from-annihilation-b-burns = Mit dem, das verbrennt
item-bigebang-most-from-annihilation-b-fuses = Mit dem, das verschmilzt

## More matter

item-bigebang-more-matter-law = Es gibt uns, weil nach dem Urknall ein klein wenig mehr Materie als Antimaterie da war.
item-bigebang-more-matter-a = Fast alle Materie hat sich einst mit Antimaterie vernichtet. Warum gibt es trotzdem Sterne?
item-bigebang-more-matter-a-more = Es gab ein wenig mehr Materie
item-bigebang-more-matter-a-far = Die Antimaterie entkam in andere Galaxien
item-bigebang-more-matter-a-strong = Materie ist die stärkere von beiden
item-bigebang-more-matter-a-age = Antimaterie nutzt sich schneller ab
item-bigebang-more-matter-b = Vom jungen Universum blieben einige Protonen übrig, aber kaum Antiprotonen. Warum?
item-bigebang-more-matter-b-age = Antiprotonen nutzen sich schneller ab
item-bigebang-more-matter-b-strong = Protonen sind die stärkeren von beiden
item-bigebang-more-matter-b-more = Es gab ein paar mehr Protonen
item-bigebang-more-matter-b-far = Die Antiprotonen entkamen in andere Galaxien

## Carbon from stars

item-bigebang-carbon-from-stars-law = Kohlenstoff entsteht in alten Sternen, weil es nur dort heiß und dicht genug ist, damit drei Heliumkerne verschmelzen.
item-bigebang-carbon-from-stars-a = Dein Körper ist voller Kohlenstoff. Wo sind seine Kerne entstanden?
item-bigebang-carbon-from-stars-a-minutes = In den ersten Minuten aus Helium
item-bigebang-carbon-from-stars-a-stars = In alten Sternen aus Helium
item-bigebang-carbon-from-stars-a-plants = In Pflanzen aus Luft und Licht
item-bigebang-carbon-from-stars-a-earth = In der Erde aus heißem Gestein
item-bigebang-carbon-from-stars-b = Ein Diamant ist reiner Kohlenstoff. Wo sind seine Kerne entstanden?
item-bigebang-carbon-from-stars-b-plants = In Pflanzen aus Luft und Licht
item-bigebang-carbon-from-stars-b-earth = In der Erde aus heißem Gestein
item-bigebang-carbon-from-stars-b-minutes = In den ersten Minuten aus Helium
item-bigebang-carbon-from-stars-b-stars = In alten Sternen aus Helium
