# Test items on the law lab: stems, choices, reasons and laws.

## Charge law

item-law-lab-charge-law-law = Ein Neutron kann nicht einfach zum Proton werden, weil die Summe der Ladungen vorher und nachher gleich ist.
item-law-lab-charge-law-a = Aus einem Neutron werden nie bloß ein Proton und ein Photon. Welches Gesetz verbietet das?
item-law-lab-charge-law-a-charge = Erhaltung der Ladung
item-law-lab-charge-law-a-baryon = Erhaltung der Baryonenzahl
item-law-lab-charge-law-a-electron = Erhaltung der Elektron-Leptonenzahl
item-law-lab-charge-law-b = Aus zwei Neutronen werden nie bloß zwei Protonen. Welches Gesetz verbietet das?
item-law-lab-charge-law-b-electron = Erhaltung der Elektron-Leptonenzahl
item-law-lab-charge-law-b-baryon = Erhaltung der Baryonenzahl
item-law-lab-charge-law-b-charge = Erhaltung der Ladung
item-law-lab-charge-law-c = Du reibst einen Ballon an deinen Haaren, und er wird negativ. Was geschieht mit den Haaren?
item-law-lab-charge-law-c-opposite = Sie werden positiv, und zwar genauso stark
item-law-lab-charge-law-c-stays = Sie bleiben, wie sie waren
item-law-lab-charge-law-c-equal = Sie werden auch negativ
item-law-lab-charge-law-c-chance = Sie werden zufällig eines von beiden

## Baryon law

item-law-lab-baryon-law-law = Protonen und Neutronen können nicht einfach zu Pionen werden, weil die Baryonenzahl gleich bleibt.
item-law-lab-baryon-law-a = Aus einem Proton werden nie ein positives und ein neutrales Pion. Welches Gesetz verbietet das?
item-law-lab-baryon-law-a-charge = Erhaltung der Ladung
item-law-lab-baryon-law-a-baryon = Erhaltung der Baryonenzahl
item-law-lab-baryon-law-a-electron = Erhaltung der Elektron-Leptonenzahl
item-law-lab-baryon-law-b = Aus zwei Neutronen werden nie zwei neutrale Pionen. Welches Gesetz verbietet das?
item-law-lab-baryon-law-b-baryon = Erhaltung der Baryonenzahl
item-law-lab-baryon-law-b-charge = Erhaltung der Ladung
item-law-lab-baryon-law-b-electron = Erhaltung der Elektron-Leptonenzahl
item-law-lab-baryon-law-c = Ein Urankern aus 235 Protonen und Neutronen nimmt ein Neutron auf. Er wird zu zwei Kernen mit 141 und 92. Wie viele Neutronen fliegen davon?
item-law-lab-baryon-law-c-three = Immer 3
item-law-lab-baryon-law-c-none = 0: Er zerbricht nur
item-law-lab-baryon-law-c-any = Beliebig viele
item-law-lab-baryon-law-c-chance = Das weiß niemand

## Baryon with antibaryon

item-law-lab-baryon-with-antibaryon-law = Ein neues Baryon kommt mit einem Antibaryon, weil die Baryonenzahl gleich bleibt.
item-law-lab-baryon-with-antibaryon-a = Zwei Protonen stoßen zusammen und werden zu drei Protonen und noch einem Teilchen. Was kann das sein?
item-law-lab-baryon-with-antibaryon-a-anti = Ein Antiproton
item-law-lab-baryon-with-antibaryon-a-pion = Ein negatives Pion
item-law-lab-baryon-with-antibaryon-a-lepton = Ein Elektron
item-law-lab-baryon-with-antibaryon-a-baryon = Ein Neutron
item-law-lab-baryon-with-antibaryon-a-why = Warum?
item-law-lab-baryon-with-antibaryon-a-why-baryons = Die Baryonenzahl muss stimmen
item-law-lab-baryon-with-antibaryon-a-why-pairs = Jeder Stoß erzeugt Antimaterie
item-law-lab-baryon-with-antibaryon-a-why-charge = Nur die Ladung muss stimmen
item-law-lab-baryon-with-antibaryon-b = Zwei Protonen stoßen zusammen und werden zu zwei Protonen, einem Neutron und noch einem Teilchen. Was kann das sein?
item-law-lab-baryon-with-antibaryon-b-baryon = Ein zweites Neutron
item-law-lab-baryon-with-antibaryon-b-pion = Ein neutrales Pion
item-law-lab-baryon-with-antibaryon-b-anti = Ein Antineutron
item-law-lab-baryon-with-antibaryon-b-lepton = Ein Neutrino
item-law-lab-baryon-with-antibaryon-b-why = Warum?
item-law-lab-baryon-with-antibaryon-b-why-charge = Es genügt, dass die Ladung stimmt
item-law-lab-baryon-with-antibaryon-b-why-pairs = Aus jedem Stoß kommt Antimaterie
item-law-lab-baryon-with-antibaryon-b-why-baryons = Baryonen minus Antibaryonen bleiben zwei
item-law-lab-baryon-with-antibaryon-c = Schnelle Protonen treffen einen Metallblock, und Antiprotonen kommen heraus. Was entsteht mit jedem Antiproton?
item-law-lab-baryon-with-antibaryon-c-baryon = Ein Proton oder Neutron
item-law-lab-baryon-with-antibaryon-c-pion = Ein Pion oder zwei Pionen
item-law-lab-baryon-with-antibaryon-c-electron = Ein Elektron als Partner
item-law-lab-baryon-with-antibaryon-c-nothing = Nichts: Die Energie genügt

## Lightest stays

item-law-lab-lightest-stays-law = Noch nie hat man ein Proton oder ein Elektron zerfallen sehen, weil nichts Leichteres ihre Baryonenzahl oder Ladung übernehmen kann.
item-law-lab-lightest-stays-a = Noch nie hat jemand ein Elektron zerfallen sehen. Warum?
item-law-lab-lightest-stays-a-charge = Seine Ladung hält es zusammen
item-law-lab-lightest-stays-a-lightest = Nichts Leichteres hat eine Ladung
item-law-lab-lightest-stays-a-young = Es ist dafür noch nicht alt genug
item-law-lab-lightest-stays-a-hard = Es ist zu hart, um zu zerbrechen
item-law-lab-lightest-stays-b = Noch nie hat jemand ein Proton zerfallen sehen. Warum?
item-law-lab-lightest-stays-b-hard = Seine Teile sitzen zu fest
item-law-lab-lightest-stays-b-charge = Seine Ladung hält es
item-law-lab-lightest-stays-b-young = Seine Zeit kommt erst noch
item-law-lab-lightest-stays-b-lightest = Es ist das leichteste der Baryonen
item-law-lab-lightest-stays-c = Ein Positron fliegt durch leeren Raum, wo es auf kein Elektron trifft. Warum zerfällt es dort nicht?
item-law-lab-lightest-stays-c-charge = Nichts Leichteres könnte seine Ladung übernehmen
item-law-lab-lightest-stays-c-hard = Es hat keine Teile, die sich lösen könnten
item-law-lab-lightest-stays-c-tied = Seine eigene Ladung hält es zusammen
item-law-lab-lightest-stays-c-young = Im Vakuum altert es nicht

## Electron law

item-law-lab-electron-law-law = Ein neues Elektron kommt mit einem Antineutrino oder Positron oder ersetzt ein Neutrino, weil die Elektron-Leptonenzahl gleich bleibt.
item-law-lab-electron-law-a = Aus einem Neutron werden nie bloß ein Proton und ein Elektron. Welches Gesetz verbietet das?
item-law-lab-electron-law-a-charge = Erhaltung der Ladung
item-law-lab-electron-law-a-baryon = Erhaltung der Baryonenzahl
item-law-lab-electron-law-a-electron = Erhaltung der Elektron-Leptonenzahl
item-law-lab-electron-law-b = Aus einem negativen Pion werden nie bloß ein neutrales Pion und ein Elektron. Welches Gesetz verbietet das?
item-law-lab-electron-law-b-baryon = Erhaltung der Baryonenzahl
item-law-lab-electron-law-b-electron = Erhaltung der Elektron-Leptonenzahl
item-law-lab-electron-law-b-charge = Erhaltung der Ladung
item-law-lab-electron-law-c = 1956 trafen Elektron-Antineutrinos eines Reaktors auf Protonen. Jedes Mal kamen ein Neutron und ein weiteres Teilchen heraus. Welches?
item-law-lab-electron-law-c-positron = Ein Positron
item-law-lab-electron-law-c-electron = Ein Elektron
item-law-lab-electron-law-c-antimuon = Ein Antimyon
item-law-lab-electron-law-c-pion = Ein positives Pion

## Families kept

item-law-lab-families-kept-law = Ein Myon gibt seine Leptonenzahl an ein Myon-Neutrino weiter, weil jede Leptonenfamilie ihre eigene Zahl behält.
item-law-lab-families-kept-a = Ein Myon wird zu einem Elektron und zwei weiteren Teilchen. Zu welchen?
item-law-lab-families-kept-b = Ein Tau wird zu einem Elektron und zwei weiteren Teilchen. Zu welchen?
item-law-lab-families-kept-c = Nie hat jemand gesehen, dass ein Myon nur zu einem Elektron und einem Photon wird. Warum nicht?
item-law-lab-families-kept-c-families = Die Zahlen zweier Familien würden sich ändern
item-law-lab-families-kept-c-charge = Die Ladung würde sich ändern
item-law-lab-families-kept-c-light = Das Photon wäre zu schwer
item-law-lab-families-kept-c-lighter = In einem Myon steckt kein Elektron

## Decay downhill

item-law-lab-decay-downhill-law = Die Produkte eines Zerfalls haben zusammen weniger Masse, weil ihre Masse aus dem zerfallenen Teilchen stammen muss.
item-law-lab-decay-downhill-a = Ein ruhendes Teilchen der Masse 500 zerfällt. Welche Massen können die zwei neuen Teilchen haben?
item-law-lab-decay-downhill-a-more = 250 und 300
item-law-lab-decay-downhill-a-still = 500 und 10
item-law-lab-decay-downhill-a-each = 400 und 400
item-law-lab-decay-downhill-a-less = 200 und 250
item-law-lab-decay-downhill-a-why = Warum?
item-law-lab-decay-downhill-a-why-each = Es genügt, wenn jedes leichter ist
item-law-lab-decay-downhill-a-why-sum = Die zwei zusammen müssen leichter sein
item-law-lab-decay-downhill-a-why-stays = Das alte muss unter ihnen sein
item-law-lab-decay-downhill-b = Ein ruhendes Teilchen der Masse 900 zerfällt. Welche Massen können die zwei neuen Teilchen haben?
item-law-lab-decay-downhill-b-each = 700 und 700
item-law-lab-decay-downhill-b-less = 350 und 450
item-law-lab-decay-downhill-b-more = 450 und 550
item-law-lab-decay-downhill-b-still = 900 und 20
item-law-lab-decay-downhill-b-why = Warum?
item-law-lab-decay-downhill-b-why-sum = Ihre Summe muss unter 900 liegen
item-law-lab-decay-downhill-b-why-each = Es genügt jede Masse unter 900
item-law-lab-decay-downhill-b-why-stays = Eine der Massen muss 900 sein
item-law-lab-decay-downhill-c = Ein Radiumkern zerfällt in einen Radonkern und einen Heliumkern. Wie viel wiegen beide zusammen?
item-law-lab-decay-downhill-c-less = Etwas weniger als das Radium
item-law-lab-decay-downhill-c-same = Genauso viel wie das Radium
item-law-lab-decay-downhill-c-more = Etwas mehr als das Radium
item-law-lab-decay-downhill-c-each = Mehr oder weniger, wenn jeder leichter ist

## Motion pays

item-law-lab-motion-pays-law = Ein Stoß kann schwerere Teilchen erzeugen, weil Bewegungsenergie zu ihrer Masse wird.
item-law-lab-motion-pays-a = Zwei schnelle Protonen stoßen zusammen. Danach gibt es zwei Protonen und ein neues Pion. Woher kommt seine Masse?
item-law-lab-motion-pays-a-motion = Aus der Energie ihrer Bewegung
item-law-lab-motion-pays-a-charge = Aus der Ladung beider Protonen
item-law-lab-motion-pays-a-inside = Aus einem Proton, in dem es steckte
item-law-lab-motion-pays-a-nothing = Aus dem Nichts, durch Zufall
item-law-lab-motion-pays-b = Ein schnelles Elektron und ein schnelles Positron stoßen zusammen. Sie werden zu Myon und Antimyon, die schwerer sind. Woher kommt deren Masse?
item-law-lab-motion-pays-b-nothing = Der Zufall macht sie aus nichts
item-law-lab-motion-pays-b-inside = Das Elektron hatte sie schon in sich
item-law-lab-motion-pays-b-motion = Die Bewegung der beiden liefert sie
item-law-lab-motion-pays-b-charge = Die Ladungen der beiden werden zu Masse
item-law-lab-motion-pays-c = Ein Higgs-Boson ist so schwer wie 133 Protonen. Trotzdem genügen am LHC zwei Protonen für eines. Warum?
item-law-lab-motion-pays-c-motion = Sie bringen viel mehr Bewegungsenergie mit
item-law-lab-motion-pays-c-hidden = Sie hatten es schon immer in sich
item-law-lab-motion-pays-c-charge = Sie geben ihre Ladung für seine Masse
item-law-lab-motion-pays-c-nothing = Sie brauchen nichts, wenn der Zufall hilft
