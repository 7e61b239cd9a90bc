# Test items on the law lab: stems, choices, reasons and laws.

## Charge law

item-law-lab-charge-law-law = Un neutrone non può diventare un protone e basta, perché la somma delle cariche è la stessa prima e dopo.
item-law-lab-charge-law-a = Un neutrone non diventa mai soltanto un protone e un fotone. Quale legge lo vieta?
item-law-lab-charge-law-a-charge = Carica elettrica
item-law-lab-charge-law-a-baryon = Numero barionico
item-law-lab-charge-law-a-electron = Numero leptonico elettronico
item-law-lab-charge-law-b = Due neutroni non diventano mai soltanto due protoni. Quale legge lo vieta?
item-law-lab-charge-law-b-electron = Numero leptonico elettronico
item-law-lab-charge-law-b-baryon = Numero barionico
item-law-lab-charge-law-b-charge = Carica elettrica
item-law-lab-charge-law-c = Strofini un palloncino sui capelli, e diventa negativo. Che cosa succede ai capelli?
item-law-lab-charge-law-c-opposite = Diventano altrettanto positivi
item-law-lab-charge-law-c-stays = Restano com’erano
item-law-lab-charge-law-c-equal = Diventano negativi anche loro
item-law-lab-charge-law-c-chance = Diventano uno dei due, a caso

## Baryon law

item-law-lab-baryon-law-law = Protoni e neutroni non possono diventare solo pioni, perché il numero barionico resta lo stesso.
item-law-lab-baryon-law-a = Un protone non diventa mai un pione positivo e un pione neutro. Quale legge lo vieta?
item-law-lab-baryon-law-a-charge = Carica elettrica
item-law-lab-baryon-law-a-baryon = Numero barionico
item-law-lab-baryon-law-a-electron = Numero leptonico elettronico
item-law-lab-baryon-law-b = Due neutroni non diventano mai due pioni neutri. Quale legge lo vieta?
item-law-lab-baryon-law-b-baryon = Numero barionico
item-law-lab-baryon-law-b-charge = Carica elettrica
item-law-lab-baryon-law-b-electron = Numero leptonico elettronico
item-law-lab-baryon-law-c = Un nucleo di uranio con 235 protoni e neutroni assorbe un neutrone. Si divide in due nuclei da 141 e 92. Quanti neutroni volano via?
item-law-lab-baryon-law-c-three = Sempre 3
item-law-lab-baryon-law-c-none = 0: si rompe soltanto
item-law-lab-baryon-law-c-any = Quanti si vuole
item-law-lab-baryon-law-c-chance = Non si sa

## Baryon with antibaryon

item-law-lab-baryon-with-antibaryon-law = Un nuovo barione nasce insieme a un antibarione, perché il numero barionico resta lo stesso.
item-law-lab-baryon-with-antibaryon-a = Due protoni si scontrano e diventano tre protoni e un’altra particella. Che cosa può essere?
item-law-lab-baryon-with-antibaryon-a-anti = Un antiprotone
item-law-lab-baryon-with-antibaryon-a-pion = Un pione negativo
item-law-lab-baryon-with-antibaryon-a-lepton = Un elettrone
item-law-lab-baryon-with-antibaryon-a-baryon = Un neutrone
item-law-lab-baryon-with-antibaryon-a-why = Perché?
item-law-lab-baryon-with-antibaryon-a-why-baryons = Il numero barionico resta uguale
item-law-lab-baryon-with-antibaryon-a-why-pairs = Ogni urto crea antimateria
item-law-lab-baryon-with-antibaryon-a-why-charge = Basta che la carica resti uguale
item-law-lab-baryon-with-antibaryon-b = Due protoni si scontrano e diventano due protoni, un neutrone e un’altra particella. Che cosa può essere?
item-law-lab-baryon-with-antibaryon-b-baryon = Un secondo neutrone
item-law-lab-baryon-with-antibaryon-b-pion = Un pione neutro
item-law-lab-baryon-with-antibaryon-b-anti = Un antineutrone
item-law-lab-baryon-with-antibaryon-b-lepton = Un neutrino
item-law-lab-baryon-with-antibaryon-b-why = Perché?
item-law-lab-baryon-with-antibaryon-b-why-charge = Basta che la carica sia giusta
item-law-lab-baryon-with-antibaryon-b-why-pairs = Ogni urto produce antimateria
item-law-lab-baryon-with-antibaryon-b-why-baryons = Barioni meno antibarioni restano due
item-law-lab-baryon-with-antibaryon-c = Protoni veloci colpiscono un blocco di metallo e ne escono antiprotoni. Che cosa nasce con ogni antiprotone?
item-law-lab-baryon-with-antibaryon-c-baryon = Un protone o un neutrone
item-law-lab-baryon-with-antibaryon-c-pion = Un pione o due pioni
item-law-lab-baryon-with-antibaryon-c-electron = Un elettrone come compagno
item-law-lab-baryon-with-antibaryon-c-nothing = Niente: basta l’energia

## Lightest stays

item-law-lab-lightest-stays-law = Non si è mai visto decadere un protone o un elettrone, perché niente di più leggero può prendere il loro numero barionico o la loro carica.
item-law-lab-lightest-stays-a = Nessuno ha mai visto decadere un elettrone. Perché?
item-law-lab-lightest-stays-a-charge = La sua carica lo tiene insieme
item-law-lab-lightest-stays-a-lightest = Niente di più leggero ha carica
item-law-lab-lightest-stays-a-young = Non è ancora abbastanza vecchio
item-law-lab-lightest-stays-a-hard = È troppo duro per rompersi
item-law-lab-lightest-stays-b = Nessuno ha mai visto decadere un protone. Perché?
item-law-lab-lightest-stays-b-hard = Le sue parti sono troppo unite
item-law-lab-lightest-stays-b-charge = Lo tiene la sua carica
item-law-lab-lightest-stays-b-young = La sua ora deve ancora venire
item-law-lab-lightest-stays-b-lightest = È il più leggero dei barioni
item-law-lab-lightest-stays-c = Un positrone vola nello spazio vuoto senza incontrare elettroni. Perché lì non decade?
item-law-lab-lightest-stays-c-charge = Niente di più leggero ne porterebbe la carica
item-law-lab-lightest-stays-c-hard = Non ha parti che possano staccarsi
item-law-lab-lightest-stays-c-tied = La sua stessa carica lo tiene unito
item-law-lab-lightest-stays-c-young = Nel vuoto non invecchia

## Electron law

item-law-lab-electron-law-law = Un nuovo elettrone nasce insieme a un antineutrino o un positrone, o prende il posto di un neutrino, perché il numero leptonico elettronico resta lo stesso.
item-law-lab-electron-law-a = Un neutrone non diventa mai soltanto un protone e un elettrone. Quale legge lo vieta?
item-law-lab-electron-law-a-charge = Carica elettrica
item-law-lab-electron-law-a-baryon = Numero barionico
item-law-lab-electron-law-a-electron = Numero leptonico elettronico
item-law-lab-electron-law-b = Un pione negativo non diventa mai soltanto un pione neutro e un elettrone. Quale legge lo vieta?
item-law-lab-electron-law-b-baryon = Numero barionico
item-law-lab-electron-law-b-electron = Numero leptonico elettronico
item-law-lab-electron-law-b-charge = Carica elettrica
item-law-lab-electron-law-c = Nel 1956 antineutrini elettronici di un reattore colpirono protoni. Ogni volta uscivano un neutrone e un’altra particella. Quale?
item-law-lab-electron-law-c-positron = Un positrone
item-law-lab-electron-law-c-electron = Un elettrone
item-law-lab-electron-law-c-antimuon = Un antimuone
item-law-lab-electron-law-c-pion = Un pione positivo

## Families kept

item-law-lab-families-kept-law = Un muone passa il suo numero a un neutrino muonico, perché ogni famiglia di leptoni conserva il suo.
item-law-lab-families-kept-a = Un muone diventa un elettrone e altre due particelle. Quali?
item-law-lab-families-kept-b = Un tau diventa un elettrone e altre due particelle. Quali?
item-law-lab-families-kept-c = Nessuno ha mai visto un muone diventare solo un elettrone e un fotone. Perché?
item-law-lab-families-kept-c-families = Cambierebbero i numeri di due famiglie
item-law-lab-families-kept-c-charge = Cambierebbe la carica
item-law-lab-families-kept-c-light = Il fotone sarebbe troppo pesante
item-law-lab-families-kept-c-lighter = In un muone non c’è un elettrone

## Decay downhill

item-law-lab-decay-downhill-law = I prodotti di un decadimento hanno insieme meno massa, perché la loro massa deve venire dalla particella che decade.
item-law-lab-decay-downhill-a = Una particella di massa 500, ferma, decade. Quali masse possono avere le due nuove?
item-law-lab-decay-downhill-a-more = 250 e 300
item-law-lab-decay-downhill-a-still = 500 e 10
item-law-lab-decay-downhill-a-each = 400 e 400
item-law-lab-decay-downhill-a-less = 200 e 250
item-law-lab-decay-downhill-a-why = Perché?
item-law-lab-decay-downhill-a-why-each = Basta che ciascuna sia più leggera
item-law-lab-decay-downhill-a-why-sum = Le due insieme devono essere più leggere
item-law-lab-decay-downhill-a-why-stays = La vecchia dev’essere tra loro
item-law-lab-decay-downhill-b = Una particella di massa 900, ferma, decade. Quali masse possono avere le due nuove?
item-law-lab-decay-downhill-b-each = 700 e 700
item-law-lab-decay-downhill-b-less = 350 e 450
item-law-lab-decay-downhill-b-more = 450 e 550
item-law-lab-decay-downhill-b-still = 900 e 20
item-law-lab-decay-downhill-b-why = Perché?
item-law-lab-decay-downhill-b-why-sum = La loro somma deve stare sotto 900
item-law-lab-decay-downhill-b-why-each = Basta che ogni massa stia sotto 900
item-law-lab-decay-downhill-b-why-stays = Una delle masse dev’essere 900
item-law-lab-decay-downhill-c = Un nucleo di radio decade in un nucleo di radon e uno di elio. Quanto pesano insieme?
item-law-lab-decay-downhill-c-less = Un po’ meno del radio
item-law-lab-decay-downhill-c-same = Esattamente quanto il radio
item-law-lab-decay-downhill-c-more = Un po’ più del radio
item-law-lab-decay-downhill-c-each = Di più o di meno, se ciascuno è più leggero

## Motion pays

item-law-lab-motion-pays-law = Un urto può creare particelle più pesanti, perché l’energia del moto diventa la loro massa.
item-law-lab-motion-pays-a = Due protoni veloci si scontrano. Dopo ci sono due protoni e un nuovo pione. Da dove viene la sua massa?
item-law-lab-motion-pays-a-motion = Dall’energia del loro moto
item-law-lab-motion-pays-a-charge = Dalla carica dei due protoni
item-law-lab-motion-pays-a-inside = Da dentro un protone, dov’era nascosto
item-law-lab-motion-pays-a-nothing = Dal nulla, per puro caso
item-law-lab-motion-pays-b = Un elettrone e un positrone veloci si scontrano. Diventano un muone e un antimuone, più pesanti. Da dove viene la loro massa?
item-law-lab-motion-pays-b-nothing = Il caso la crea dal nulla
item-law-lab-motion-pays-b-inside = L’elettrone l’aveva già dentro
item-law-lab-motion-pays-b-motion = La fornisce il moto di entrambi
item-law-lab-motion-pays-b-charge = Le cariche di entrambi diventano massa
item-law-lab-motion-pays-c = Un bosone di Higgs pesa quanto 133 protoni. Eppure all’LHC bastano due protoni per produrne uno. Perché?
item-law-lab-motion-pays-c-motion = Il loro moto porta energia più che sufficiente
item-law-lab-motion-pays-c-hidden = L’avevano da sempre dentro di sé
item-law-lab-motion-pays-c-charge = Danno la loro carica per la sua massa
item-law-lab-motion-pays-c-nothing = Non serve niente, se il caso aiuta
