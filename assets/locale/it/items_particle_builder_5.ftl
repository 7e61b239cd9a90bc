# Livello 5: i bosoni W. Che cosa chiedono le domande, le risposte, e ogni legge in una frase.

## charge_adds

item-particle-builder-5-charge-adds-law = Un W aggiunge la sua carica a quella della particella: la somma è la carica di quella nuova.
item-particle-builder-5-charge-adds-a = Un quark strange (−⅓) assorbe un W più (+1). Quale carica ha il nuovo quark?
item-particle-builder-5-charge-adds-a-plus-two = +⅔
item-particle-builder-5-charge-adds-a-minus-one = −⅓
item-particle-builder-5-charge-adds-a-minus-four = −1⅓
item-particle-builder-5-charge-adds-a-plus-five = +1⅔
item-particle-builder-5-charge-adds-b = Un quark charm (+⅔) assorbe un W meno (−1). Quale carica ha il nuovo quark?
item-particle-builder-5-charge-adds-b-plus-two = +⅔
item-particle-builder-5-charge-adds-b-minus-one = −⅓
item-particle-builder-5-charge-adds-b-minus-four = −1⅓
item-particle-builder-5-charge-adds-b-plus-five = +1⅔
item-particle-builder-5-charge-adds-c = Un nucleo di fluoro ha carica +9. Uno dei suoi protoni emette un W più (+1). Quale carica ha ora il nucleo?
item-particle-builder-5-charge-adds-c-eight = +8
item-particle-builder-5-charge-adds-c-ten = +10
item-particle-builder-5-charge-adds-c-nine = +9
item-particle-builder-5-charge-adds-c-one = +1

## partner

item-particle-builder-5-partner-law = Un W trasforma quark di carica +⅔ in quark di carica −⅓ e viceversa. Non trasforma mai la materia in antimateria.
item-particle-builder-5-partner-a = Un quark down assorbe un W più. Quale particella può uscirne?
item-particle-builder-5-partner-a-why = Perché può essere proprio questa?
item-particle-builder-5-partner-a-why-sum = Le cariche si sommano, e un quark resta un quark
item-particle-builder-5-partner-a-why-mass = La sua massa è la somma delle due masse di prima
item-particle-builder-5-partner-a-why-chance = Decide il caso, può uscirne qualsiasi particella
item-particle-builder-5-partner-b = Un quark up assorbe un W meno. Quale particella può uscirne?
item-particle-builder-5-partner-b-why = Perché può essere proprio questa?
item-particle-builder-5-partner-b-why-sum = È un quark e la sua carica è la somma giusta
item-particle-builder-5-partner-b-why-mass = Pesa quanto il quark e il W insieme
item-particle-builder-5-partner-b-why-chance = È una fra tante, scelta dal caso
item-particle-builder-5-partner-c = Un quark top (+⅔) emette un W più (+1). Quale particella resta quasi sempre?
item-particle-builder-5-partner-c-bottom = Un quark bottom (−⅓)
item-particle-builder-5-partner-c-anti = Un antiquark bottom (+⅓)
item-particle-builder-5-partner-c-same = Un quark charm (+⅔)
item-particle-builder-5-partner-c-tau = Un antitau (+1)

## kind_stays

item-particle-builder-5-kind-stays-law = Un W non trasforma mai un quark in un leptone, né un leptone in un quark.
item-particle-builder-5-kind-stays-a = Un quark assorbe un bosone W. Che cosa ne esce ogni volta?
item-particle-builder-5-kind-stays-a-quark = Un quark
item-particle-builder-5-kind-stays-a-lepton = Un leptone
item-particle-builder-5-kind-stays-a-boson = Un bosone
item-particle-builder-5-kind-stays-a-antiquark = Un antiquark
item-particle-builder-5-kind-stays-b = Un leptone assorbe un bosone W. Che cosa ne esce ogni volta?
item-particle-builder-5-kind-stays-b-lepton = Un leptone
item-particle-builder-5-kind-stays-b-quark = Un quark
item-particle-builder-5-kind-stays-b-boson = Un bosone
item-particle-builder-5-kind-stays-b-antilepton = Un antileptone
item-particle-builder-5-kind-stays-c = Nel Sole protoni diventano neutroni e volano via positroni. Che cosa diventano i quark che cambiano?
item-particle-builder-5-kind-stays-c-quarks = Altri quark
item-particle-builder-5-kind-stays-c-positrons = I positroni che volano via
item-particle-builder-5-kind-stays-c-bosons = I bosoni W intermedi
item-particle-builder-5-kind-stays-c-anti = Antiquark del loro tipo

## lepton_family

item-particle-builder-5-lepton-family-law = Un W non cambia mai la famiglia di un leptone.
item-particle-builder-5-lepton-family-a = Un muone assorbe un W più. Quale particella ne esce?
item-particle-builder-5-lepton-family-b = Un neutrino elettronico assorbe un W meno. Quale particella ne esce?
item-particle-builder-5-lepton-family-c = Certi nuclei catturano un elettrone del loro atomo. L’elettrone assorbe un W più da un protone. Che cosa diventa?
item-particle-builder-5-lepton-family-c-electron = Un neutrino elettronico
item-particle-builder-5-lepton-family-c-muon = Un neutrino muonico
item-particle-builder-5-lepton-family-c-positron = Un positrone
item-particle-builder-5-lepton-family-c-photon = Un fotone

## nucleon

item-particle-builder-5-nucleon-law = Un protone che emette un W più diventa un neutrone. Con un W meno un neutrone diventa un protone.
item-particle-builder-5-nucleon-a = In un protone un quark up emette un W più. Che cos’è ora il protone?
item-particle-builder-5-nucleon-a-neutron = Un neutrone
item-particle-builder-5-nucleon-a-proton = Un protone
item-particle-builder-5-nucleon-a-electron = Un elettrone
item-particle-builder-5-nucleon-a-antiproton = Un antiprotone
item-particle-builder-5-nucleon-b = In un neutrone un quark down emette un W meno. Che cos’è ora il neutrone?
item-particle-builder-5-nucleon-b-proton = Un protone
item-particle-builder-5-nucleon-b-neutron = Un neutrone
item-particle-builder-5-nucleon-b-positron = Un positrone
item-particle-builder-5-nucleon-b-antineutron = Un antineutrone
item-particle-builder-5-nucleon-c = Un nucleo di carbonio ha 6 protoni e 8 neutroni. Un quark down in uno dei neutroni emette un W meno. Che cosa contiene ora?
item-particle-builder-5-nucleon-c-seven = 7 protoni e 7 neutroni
item-particle-builder-5-nucleon-c-nine = 5 protoni e 9 neutroni
item-particle-builder-5-nucleon-c-same = 6 protoni e 8 neutroni
item-particle-builder-5-nucleon-c-electron = 6 protoni, 7 neutroni, 1 elettrone

## carried_away

item-particle-builder-5-carried-away-law = Quando la carica di una particella cambia, un W porta via la differenza.
item-particle-builder-5-carried-away-a = Un quark up (+⅔) diventa un quark down (−⅓). Quale bosone porta via il resto della carica?
item-particle-builder-5-carried-away-a-w-plus = Un W più
item-particle-builder-5-carried-away-a-w-minus = Un W meno
item-particle-builder-5-carried-away-a-z = Un bosone Z
item-particle-builder-5-carried-away-a-photon = Un fotone
item-particle-builder-5-carried-away-b = Un quark down (−⅓) diventa un quark up (+⅔). Quale bosone porta via il resto della carica?
item-particle-builder-5-carried-away-b-w-plus = Un W più
item-particle-builder-5-carried-away-b-w-minus = Un W meno
item-particle-builder-5-carried-away-b-z = Un bosone Z
item-particle-builder-5-carried-away-b-photon = Un fotone
item-particle-builder-5-carried-away-c = Un nucleo di cobalto decade e la sua carica sale da +27 a +28. Che cosa deve uscirne?
item-particle-builder-5-carried-away-c-minus = Un W meno o un’altra particella di carica −1
item-particle-builder-5-carried-away-c-plus = Un W più o un’altra particella di carica +1
item-particle-builder-5-carried-away-c-neutral = Un bosone Z o un fotone
item-particle-builder-5-carried-away-c-nothing = Non deve uscire niente

## family_kept

item-particle-builder-5-family-kept-law = Un leptone che incontra un W cambia carica e massa, ma non famiglia.
item-particle-builder-5-family-kept-a = Un W trasforma un tau in un neutrino tauonico. Che cosa è rimasto uguale?
item-particle-builder-5-family-kept-a-family = La famiglia
item-particle-builder-5-family-kept-a-charge = La carica elettrica
item-particle-builder-5-family-kept-a-mass = La massa
item-particle-builder-5-family-kept-a-lifetime = La vita media
item-particle-builder-5-family-kept-b = Un W trasforma un neutrino muonico in un muone. Che cosa è rimasto uguale?
item-particle-builder-5-family-kept-b-family = La famiglia
item-particle-builder-5-family-kept-b-charge = La carica elettrica
item-particle-builder-5-family-kept-b-mass = La massa
item-particle-builder-5-family-kept-b-lifetime = Quanto vive in media
item-particle-builder-5-family-kept-c = I fisici vogliono provare che in un fascio c’è un neutrino tauonico. Un W lo trasforma in un leptone carico. Quale devono trovare?
item-particle-builder-5-family-kept-c-tau = Un tau, anche se è pesante
item-particle-builder-5-family-kept-c-muon = Un muone, perché è più leggero
item-particle-builder-5-family-kept-c-electron = Un elettrone, perché è stabile
item-particle-builder-5-family-kept-c-any = Uno qualsiasi dei tre

## sum_before_after

item-particle-builder-5-sum-before-after-law = La somma di tutte le cariche è la stessa prima e dopo.
item-particle-builder-5-sum-before-after-a = Un W più (+1) e un quark down (−⅓) diventano un quark up (+⅔). Quanto vale la somma delle cariche?
item-particle-builder-5-sum-before-after-a-two-two = +⅔ prima, +⅔ dopo
item-particle-builder-5-sum-before-after-a-two-one = +⅔ prima, −⅓ dopo
item-particle-builder-5-sum-before-after-a-one-two = −⅓ prima, +⅔ dopo
item-particle-builder-5-sum-before-after-a-one-one = −⅓ prima, −⅓ dopo
item-particle-builder-5-sum-before-after-b = Un W meno (−1) e un quark up (+⅔) diventano un quark down (−⅓). Quanto vale la somma delle cariche?
item-particle-builder-5-sum-before-after-b-two-two = +⅔ prima, +⅔ dopo
item-particle-builder-5-sum-before-after-b-two-one = +⅔ prima, −⅓ dopo
item-particle-builder-5-sum-before-after-b-one-two = −⅓ prima, +⅔ dopo
item-particle-builder-5-sum-before-after-b-one-one = −⅓ prima, −⅓ dopo
item-particle-builder-5-sum-before-after-c = Un neutrino urta un nucleo di cloro (+17). Ne escono un nucleo di argon (+18) e un’altra particella. Quale carica ha questa particella?
item-particle-builder-5-sum-before-after-c-minus = −1
item-particle-builder-5-sum-before-after-c-plus = +1
item-particle-builder-5-sum-before-after-c-zero = 0
item-particle-builder-5-sum-before-after-c-sum = +35
