# Test items on the law lab: stems, choices, reasons and laws.

## Charge law

item-law-lab-charge-law-law = Un neutron ne peut pas devenir seulement un proton, parce que la somme des charges est la même avant et après.
item-law-lab-charge-law-a = Un neutron ne devient jamais seulement un proton et un photon. Quelle loi l’interdit ?
item-law-lab-charge-law-a-charge = Charge électrique
item-law-lab-charge-law-a-baryon = Nombre baryonique
item-law-lab-charge-law-a-electron = Nombre leptonique électronique
item-law-lab-charge-law-b = Deux neutrons ne deviennent jamais seulement deux protons. Quelle loi l’interdit ?
item-law-lab-charge-law-b-electron = Nombre leptonique électronique
item-law-lab-charge-law-b-baryon = Nombre baryonique
item-law-lab-charge-law-b-charge = Charge électrique
item-law-lab-charge-law-c = Tu frottes un ballon sur tes cheveux, et il devient négatif. Que deviennent tes cheveux ?
item-law-lab-charge-law-c-opposite = Ils deviennent tout aussi positifs
item-law-lab-charge-law-c-stays = Ils restent comme avant
item-law-lab-charge-law-c-equal = Ils deviennent négatifs aussi
item-law-lab-charge-law-c-chance = Ils deviennent l’un ou l’autre, au hasard

## Baryon law

item-law-lab-baryon-law-law = Protons et neutrons ne peuvent pas devenir seulement des pions, parce que le nombre baryonique reste le même.
item-law-lab-baryon-law-a = Un proton ne devient jamais un pion positif et un pion neutre. Quelle loi l’interdit ?
item-law-lab-baryon-law-a-charge = Charge électrique
item-law-lab-baryon-law-a-baryon = Nombre baryonique
item-law-lab-baryon-law-a-electron = Nombre leptonique électronique
item-law-lab-baryon-law-b = Deux neutrons ne deviennent jamais deux pions neutres. Quelle loi l’interdit ?
item-law-lab-baryon-law-b-baryon = Nombre baryonique
item-law-lab-baryon-law-b-charge = Charge électrique
item-law-lab-baryon-law-b-electron = Nombre leptonique électronique
item-law-lab-baryon-law-c = Un noyau d’uranium de 235 protons et neutrons absorbe un neutron. Il donne deux noyaux de 141 et 92. Combien de neutrons s’envolent ?
item-law-lab-baryon-law-c-three = Toujours 3
item-law-lab-baryon-law-c-none = 0 : il casse seulement
item-law-lab-baryon-law-c-any = Peu importe
item-law-lab-baryon-law-c-chance = On ne sait pas

## Baryon with antibaryon

item-law-lab-baryon-with-antibaryon-law = Un nouveau baryon vient avec un antibaryon, parce que le nombre baryonique reste le même.
item-law-lab-baryon-with-antibaryon-a = Deux protons se heurtent et deviennent trois protons et une autre particule. Qu’est-ce que cela peut être ?
item-law-lab-baryon-with-antibaryon-a-anti = Un antiproton
item-law-lab-baryon-with-antibaryon-a-pion = Un pion négatif
item-law-lab-baryon-with-antibaryon-a-lepton = Un électron
item-law-lab-baryon-with-antibaryon-a-baryon = Un neutron
item-law-lab-baryon-with-antibaryon-a-why = Pourquoi ?
item-law-lab-baryon-with-antibaryon-a-why-baryons = Le nombre baryonique reste le même
item-law-lab-baryon-with-antibaryon-a-why-pairs = Chaque choc crée de l’antimatière
item-law-lab-baryon-with-antibaryon-a-why-charge = Il suffit que la charge reste la même
item-law-lab-baryon-with-antibaryon-b = Deux protons se heurtent et deviennent deux protons, un neutron et une autre particule. Qu’est-ce que cela peut être ?
item-law-lab-baryon-with-antibaryon-b-baryon = Un second neutron
item-law-lab-baryon-with-antibaryon-b-pion = Un pion neutre
item-law-lab-baryon-with-antibaryon-b-anti = Un antineutron
item-law-lab-baryon-with-antibaryon-b-lepton = Un neutrino
item-law-lab-baryon-with-antibaryon-b-why = Pourquoi ?
item-law-lab-baryon-with-antibaryon-b-why-charge = Il suffit que la charge soit la bonne
item-law-lab-baryon-with-antibaryon-b-why-pairs = Toute collision donne de l’antimatière
item-law-lab-baryon-with-antibaryon-b-why-baryons = Baryons moins antibaryons : toujours deux
item-law-lab-baryon-with-antibaryon-c = Des protons rapides frappent un bloc de métal, et des antiprotons en sortent. Qu’est-ce qui naît avec chaque antiproton ?
item-law-lab-baryon-with-antibaryon-c-baryon = Un proton ou un neutron
item-law-lab-baryon-with-antibaryon-c-pion = Un pion ou deux pions
item-law-lab-baryon-with-antibaryon-c-electron = Un électron comme partenaire
item-law-lab-baryon-with-antibaryon-c-nothing = Rien : l’énergie suffit

## Lightest stays

item-law-lab-lightest-stays-law = On n’a jamais vu se désintégrer un proton ni un électron, parce que rien de plus léger ne peut reprendre leur nombre baryonique ou leur charge.
item-law-lab-lightest-stays-a = Personne n’a jamais vu un électron se désintégrer. Pourquoi ?
item-law-lab-lightest-stays-a-charge = Sa charge l’empêche de se défaire
item-law-lab-lightest-stays-a-lightest = Rien de plus léger n’a de charge
item-law-lab-lightest-stays-a-young = Il n’est pas encore assez vieux
item-law-lab-lightest-stays-a-hard = Il est trop dur pour se casser
item-law-lab-lightest-stays-b = Personne n’a jamais vu un proton se désintégrer. Pourquoi ?
item-law-lab-lightest-stays-b-hard = Ses parties sont trop solidement liées
item-law-lab-lightest-stays-b-charge = Sa charge le maintient
item-law-lab-lightest-stays-b-young = Son heure n’est pas encore venue
item-law-lab-lightest-stays-b-lightest = C’est le plus léger des baryons
item-law-lab-lightest-stays-c = Un positon traverse l’espace vide sans rencontrer d’électron. Pourquoi ne s’y désintègre-t-il pas ?
item-law-lab-lightest-stays-c-charge = Rien de plus léger ne porterait sa charge
item-law-lab-lightest-stays-c-hard = Il n’a pas de parties à détacher
item-law-lab-lightest-stays-c-tied = Sa propre charge retient ses morceaux
item-law-lab-lightest-stays-c-young = Il ne vieillit pas dans le vide

## Electron law

item-law-lab-electron-law-law = Un nouvel électron vient avec un antineutrino ou un positon, ou remplace un neutrino, parce que le nombre leptonique électronique reste le même.
item-law-lab-electron-law-a = Un neutron ne devient jamais seulement un proton et un électron. Quelle loi l’interdit ?
item-law-lab-electron-law-a-charge = Charge électrique
item-law-lab-electron-law-a-baryon = Nombre baryonique
item-law-lab-electron-law-a-electron = Nombre leptonique électronique
item-law-lab-electron-law-b = Un pion négatif ne devient jamais seulement un pion neutre et un électron. Quelle loi l’interdit ?
item-law-lab-electron-law-b-baryon = Nombre baryonique
item-law-lab-electron-law-b-electron = Nombre leptonique électronique
item-law-lab-electron-law-b-charge = Charge électrique
item-law-lab-electron-law-c = En 1956, des antineutrinos électroniques d’un réacteur ont heurté des protons. Chaque fois sortaient un neutron et une autre particule. Laquelle ?
item-law-lab-electron-law-c-positron = Un positon
item-law-lab-electron-law-c-electron = Un électron
item-law-lab-electron-law-c-antimuon = Un antimuon
item-law-lab-electron-law-c-pion = Un pion positif

## Families kept

item-law-lab-families-kept-law = Quand un muon se désintègre, il en sort un neutrino muonique, parce que chaque famille de leptons garde son nombre.
item-law-lab-families-kept-a = Un muon devient un électron et deux autres particules. Lesquelles ?
item-law-lab-families-kept-b = Un tau devient un électron et deux autres particules. Lesquelles ?
item-law-lab-families-kept-c = Personne n’a jamais vu un muon devenir juste un électron et un photon. Pourquoi ?
item-law-lab-families-kept-c-families = Les nombres de deux familles changeraient
item-law-lab-families-kept-c-charge = La charge changerait
item-law-lab-families-kept-c-light = Le photon serait trop lourd
item-law-lab-families-kept-c-lighter = Un muon ne contient pas d’électron

## Decay downhill

item-law-lab-decay-downhill-law = Les produits d’une désintégration ont moins de masse en tout, parce que leur masse doit venir de la particule de départ.
item-law-lab-decay-downhill-a = Une particule de masse 500, au repos, se désintègre. Quelles masses peuvent avoir les deux nouvelles ?
item-law-lab-decay-downhill-a-more = 250 et 300
item-law-lab-decay-downhill-a-still = 500 et 10
item-law-lab-decay-downhill-a-each = 400 et 400
item-law-lab-decay-downhill-a-less = 200 et 250
item-law-lab-decay-downhill-a-why = Pourquoi ?
item-law-lab-decay-downhill-a-why-each = Il suffit que chacune soit plus légère
item-law-lab-decay-downhill-a-why-sum = Les deux ensemble doivent être plus légères
item-law-lab-decay-downhill-a-why-stays = L’ancienne doit en faire partie
item-law-lab-decay-downhill-b = Une particule de masse 900, au repos, se désintègre. Quelles masses peuvent avoir les deux nouvelles ?
item-law-lab-decay-downhill-b-each = 700 et 700
item-law-lab-decay-downhill-b-less = 350 et 450
item-law-lab-decay-downhill-b-more = 450 et 550
item-law-lab-decay-downhill-b-still = 900 et 20
item-law-lab-decay-downhill-b-why = Pourquoi ?
item-law-lab-decay-downhill-b-why-sum = Leur somme doit être sous 900
item-law-lab-decay-downhill-b-why-each = Il suffit que chaque masse soit sous 900
item-law-lab-decay-downhill-b-why-stays = Une des masses doit être 900
item-law-lab-decay-downhill-c = Un noyau de radium se désintègre en un noyau de radon et un d’hélium. Combien pèsent-ils ensemble ?
item-law-lab-decay-downhill-c-less = Un peu moins que le radium
item-law-lab-decay-downhill-c-same = Exactement autant que le radium
item-law-lab-decay-downhill-c-more = Un peu plus que le radium
item-law-lab-decay-downhill-c-each = Plus ou moins, si chacun est plus léger

## Motion pays

item-law-lab-motion-pays-law = Une collision peut créer des particules plus lourdes, parce que l’énergie du mouvement devient leur masse.
item-law-lab-motion-pays-a = Deux protons rapides se heurtent. Après, il y a deux protons et un nouveau pion. D’où vient sa masse ?
item-law-lab-motion-pays-a-motion = De l’énergie de leur mouvement
item-law-lab-motion-pays-a-charge = De la charge des deux protons
item-law-lab-motion-pays-a-inside = De l’intérieur d’un proton, où il était caché
item-law-lab-motion-pays-a-nothing = De rien, par pur hasard
item-law-lab-motion-pays-b = Un électron et un positon rapides se heurtent. Ils deviennent un muon et un antimuon, plus lourds. D’où vient leur masse ?
item-law-lab-motion-pays-b-nothing = Le hasard la fait de rien
item-law-lab-motion-pays-b-inside = L’électron l’avait déjà en lui
item-law-lab-motion-pays-b-motion = Le mouvement des deux la fournit
item-law-lab-motion-pays-b-charge = Les charges des deux deviennent de la masse
item-law-lab-motion-pays-c = Un boson de Higgs est aussi lourd que 133 protons. Pourtant, au LHC, deux protons suffisent pour en produire un. Pourquoi ?
item-law-lab-motion-pays-c-motion = Leur mouvement apporte bien assez d’énergie
item-law-lab-motion-pays-c-hidden = Ils l’avaient en eux depuis toujours
item-law-lab-motion-pays-c-charge = Ils donnent leur charge pour sa masse
item-law-lab-motion-pays-c-nothing = Ils n’ont besoin de rien, avec de la chance
