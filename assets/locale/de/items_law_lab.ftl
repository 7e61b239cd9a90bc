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
item-law-lab-baryon-with-antibaryon-b-why-charge = Nur die Ladung muss stimmen
item-law-lab-baryon-with-antibaryon-b-why-pairs = Jeder Stoß erzeugt Antimaterie
item-law-lab-baryon-with-antibaryon-b-why-baryons = Die Baryonenzahl muss stimmen

## Lightest stays

item-law-lab-lightest-stays-law = Noch nie hat man ein Proton oder ein Elektron zerfallen sehen, weil nichts Leichteres ihre Baryonenzahl oder Ladung übernehmen kann.
item-law-lab-lightest-stays-a = Noch nie hat jemand ein Elektron zerfallen sehen. Warum?
item-law-lab-lightest-stays-a-charge = Seine Ladung hält es zusammen
item-law-lab-lightest-stays-a-lightest = Nichts Leichteres hat eine Ladung
item-law-lab-lightest-stays-a-young = Es ist dafür noch nicht alt genug
item-law-lab-lightest-stays-a-hard = Es ist zu hart, um zu zerbrechen
item-law-lab-lightest-stays-b = Noch nie hat jemand ein Proton zerfallen sehen. Warum?
item-law-lab-lightest-stays-b-hard = Es ist zu hart, um zu zerbrechen
item-law-lab-lightest-stays-b-charge = Seine Ladung hält es zusammen
item-law-lab-lightest-stays-b-young = Es ist dafür noch nicht alt genug
item-law-lab-lightest-stays-b-lightest = Es gibt kein leichteres Baryon

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

## Families kept

item-law-lab-families-kept-law = Ein Myon gibt seine Zahl an ein Myon-Neutrino weiter, weil jede Leptonenfamilie ihre eigene Zahl behält.
item-law-lab-families-kept-a = Ein Myon wird zu einem Elektron und zwei weiteren Teilchen. Zu welchen?
item-law-lab-families-kept-b = Ein Tau wird zu einem Elektron und zwei weiteren Teilchen. Zu welchen?

## Decay downhill

item-law-lab-decay-downhill-law = Die Produkte eines Zerfalls haben zusammen weniger Masse, weil ihre Masse aus dem zerfallenen Teilchen stammen muss.
item-law-lab-decay-downhill-a = Ein ruhendes Teilchen der Masse 500 zerfällt. Welche Massen können die zwei neuen Teilchen haben?
item-law-lab-decay-downhill-a-more = 250 und 300
item-law-lab-decay-downhill-a-still = 500 und 10
item-law-lab-decay-downhill-a-each = 400 und 400
item-law-lab-decay-downhill-a-less = 200 und 250
item-law-lab-decay-downhill-a-why = Warum?
item-law-lab-decay-downhill-a-why-each = Jedes allein muss leichter sein
item-law-lab-decay-downhill-a-why-sum = Zusammen müssen sie leichter sein
item-law-lab-decay-downhill-a-why-stays = Das alte muss noch dabei sein
item-law-lab-decay-downhill-b = Ein ruhendes Teilchen der Masse 900 zerfällt. Welche Massen können die zwei neuen Teilchen haben?
item-law-lab-decay-downhill-b-each = 700 und 700
item-law-lab-decay-downhill-b-less = 350 und 450
item-law-lab-decay-downhill-b-more = 450 und 550
item-law-lab-decay-downhill-b-still = 900 und 20
item-law-lab-decay-downhill-b-why = Warum?
item-law-lab-decay-downhill-b-why-sum = Zusammen müssen sie leichter sein
item-law-lab-decay-downhill-b-why-each = Jedes allein muss leichter sein
item-law-lab-decay-downhill-b-why-stays = Das alte muss noch dabei sein

## Motion pays

item-law-lab-motion-pays-law = Ein Stoß kann schwerere Teilchen erzeugen, weil Bewegungsenergie zu ihrer Masse wird.
item-law-lab-motion-pays-a = Zwei schnelle Protonen stoßen zusammen. Danach gibt es zwei Protonen und ein neues Pion. Woher kommt seine Masse?
item-law-lab-motion-pays-a-motion = Aus der Energie ihrer Bewegung
item-law-lab-motion-pays-a-charge = Aus der Ladung beider Protonen
item-law-lab-motion-pays-a-inside = Aus einem Proton, in dem es steckte
item-law-lab-motion-pays-a-nothing = Aus dem Nichts, durch Zufall
item-law-lab-motion-pays-b = Ein schnelles Elektron und ein schnelles Positron stoßen zusammen. Sie werden zu Myon und Antimyon, die schwerer sind. Woher kommt deren Masse?
item-law-lab-motion-pays-b-nothing = Aus dem Nichts, durch Zufall
item-law-lab-motion-pays-b-inside = Aus dem Elektron, in dem sie steckte
item-law-lab-motion-pays-b-motion = Aus der Energie ihrer Bewegung
item-law-lab-motion-pays-b-charge = Aus der Ladung beider Teilchen
