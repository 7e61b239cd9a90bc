# Le labo des lois : des réactions à trier, et les lois qui décident.

lab-title = Le labo des lois
lab-what = Certaines réactions arrivent dans la nature, d’autres n’ont jamais été vues. Trie-les, et trouve les lois qui décident.
lab-laws = Les lois que tu as trouvées
lab-hidden = Pas encore trouvée
lab-honest = D’autres lois existent : le spin et la charge de couleur comptent aussi.
lab-step = { $step } · { $name }
    { $done } sur { $all }
lab-step-tall = { $step } · { $name } · { $done } sur { $all }
lab-step-1 = Lumière et pions
lab-step-2 = Les protons et leur famille
lab-step-3 = Neutrinos
lab-step-4 = Désintégrations
lab-step-5 = Tout ensemble
lab-title-step = Étape { $step } · { $name } · { $done } sur { $all }
lab-go-on = Continuer, étape { $step } : { $name }
lab-done = Tout est trié !
lab-done-1 = La somme des charges ne change jamais. Un neutron peut devenir un proton, parce qu’un électron emporte la charge −1.
lab-done-2 = La charge seule n’empêche pas un proton de se désintégrer. Le nombre baryonique, si, parce que le proton est le baryon le plus léger.
lab-done-3 = Le neutrino n’est pas là par hasard. Il est nécessaire, parce que chaque famille de leptons garde son nombre.
lab-done-4 = Une désintégration descend toujours : la masse totale diminue, parce que la masse est de l’énergie, et l’énergie ne naît pas de rien.
lab-done-5 = Maintenant, tu penses comme les physiciens : tout ce qu’aucune loi n’interdit finit par arriver.

## La question et les réponses

lab-ask = Cela arrive-t-il dans la nature ?
lab-happens = Ça arrive
lab-never = Jamais vu
lab-said-happens = Tu as dit : ça arrive.
lab-said-never = Tu as dit : jamais vu.
lab-yes-happens = Oui, cela arrive : aucune de ces lois ne l’interdit. Regarde : dans chaque ligne, le compte est bon.
lab-but-happens = Dans ce cas, une loi devrait l’interdire. Mais dans chaque ligne, le compte est bon, et cela arrive.
lab-which = On ne l’a jamais vu. Quelle ligne dit pourquoi ? Touche-la et compte.
lab-but-never = Dans ce cas, la somme changerait dans une de ces lignes. Laquelle ? Touche-la et compte.
lab-kept = { $law } : { $before } avant et { $after } après. Ici, le compte est bon. Dans une autre ligne, il ne l’est pas.
lab-kept-energy = Ici, l’énergie suffit. C’est dans une autre ligne que le compte n’est pas bon.
lab-forbidden = { $would } { $n ->
    [one] Une loi l’interdit.
   *[other] { $n } lois l’interdisent.
}
lab-discovered = Tu as trouvé une loi : { $law } ! { $would }
lab-returns = Cette réaction reviendra à la fin de l’étape.
lab-next = Suivant
lab-before = avant
lab-after = après
lab-motion = { $mass }
    + mouvement
lab-row = { $law } : { $before } avant, { $after } après
lab-row-kept = { $row }. Cette loi est respectée.
lab-row-broken = { $row }. Cette loi serait violée.
lab-reaction = Avant : { $before }. Après : { $after }.
lab-join = { $one }, { $two }

## Compter

lab-count-charge = Signes + et −
lab-count-baryon = Particules de trois quarks
lab-count-lepton-e = Électrons et leurs neutrinos
lab-count-lepton-mu = Muons et leurs neutrinos
lab-count-lepton-tau = Taus et leurs neutrinos
lab-count-energy = Masse et mouvement
lab-count-how-charge = Compte les signes : touche chaque particule jusqu’à ce que son nombre soit bon. Un + compte +1, un − compte −1.
lab-count-how-baryon = Compte : +1 pour trois quarks (un noyau, un pour chaque proton et neutron), −1 pour trois antiquarks, 0 pour les autres.
lab-count-how-lepton-e = Compte : +1 pour un électron ou son neutrino, −1 pour leurs antiparticules, 0 pour les autres.
lab-count-how-lepton-mu = Compte : +1 pour un muon ou son neutrino, −1 pour leurs antiparticules, 0 pour les autres.
lab-count-how-lepton-tau = Compte : +1 pour un tau ou son neutrino, −1 pour leurs antiparticules, 0 pour les autres.
lab-count-not-charge = Regarde encore le signe : { $body } compte { $n }.
lab-count-not-baryon = Regarde encore les quarks : { $body } compte { $n }.
lab-count-not-lepton-e = Regarde encore : { $body } compte { $n }.
lab-count-not-lepton-mu = Regarde encore : { $body } compte { $n }.
lab-count-not-lepton-tau = Regarde encore : { $body } compte { $n }.
lab-count-body = { $body } : { $n }. Touche pour changer le nombre.
lab-count-check = Voilà mon compte

## Les lois

lab-law-charge = Charge
lab-law-baryon = Nombre baryonique
lab-law-lepton-e = Nombre leptonique électronique
lab-law-lepton-mu = Nombre leptonique muonique
lab-law-lepton-tau = Nombre leptonique tauique
lab-law-energy = Énergie et impulsion
lab-law-charge-says = La somme des charges est la même avant et après.
lab-law-baryon-says = Un baryon compte +1, un antibaryon −1. La somme reste la même.
lab-law-lepton-e-says = L’électron et son neutrino comptent +1, leurs antiparticules −1.
lab-law-lepton-mu-says = Le muon et son neutrino comptent +1, leurs antiparticules −1.
lab-law-lepton-tau-says = Le tau et son neutrino comptent +1, leurs antiparticules −1.
lab-law-energy-says = Dans une désintégration, toute la masse vient de celle d’avant. Dans une collision, l’énergie du mouvement aide.
lab-would-charge = Si cela arrivait, de la charge naîtrait de rien ou se perdrait.
lab-would-baryon = Si cela arrivait, protons et neutrons pourraient disparaître, ou apparaître sans antimatière.
lab-would-lepton-e = Si cela arrivait, un électron ou son neutrino apparaîtrait ou disparaîtrait sans partenaire.
lab-would-lepton-mu = Si cela arrivait, un muon ou son neutrino apparaîtrait ou disparaîtrait sans partenaire.
lab-would-lepton-tau = Si cela arrivait, un tau ou son neutrino apparaîtrait ou disparaîtrait sans partenaire.
lab-would-energy = Si cela arrivait, de l’énergie ou de l’impulsion naîtrait de rien.

## Ce qui prend part

lab-elementary = { $body } : une particule élémentaire, pour autant qu’on sache
lab-made = { $body }, qui contient : { $parts }
lab-mixture = { $body } : un mélange d’up et de down, chacun avec son antiquark
lab-mixture-eta = { $body } : un mélange d’up, de down et de strange, chacun avec son antiquark
lab-mixed = ½ u u̅, ½ d d̅
lab-nucleus = { $body } : un noyau avec { $protons ->
    [one] 1 proton
   *[other] { $protons } protons
} et { $neutrons ->
    [one] 1 neutron
   *[other] { $neutrons } neutrons
}
lab-body-proton = proton
lab-body-antiproton = antiproton
lab-body-neutron = neutron
lab-body-pion-plus = pion positif
lab-body-pion-minus = pion négatif
lab-body-pion-zero = pion neutre
lab-body-kaon-plus = kaon positif
lab-body-kaon-minus = kaon négatif
lab-body-kaon-zero = kaon neutre
lab-body-lambda = Lambda
lab-body-delta = Delta
lab-body-omega = Oméga
lab-body-j-psi = J/psi
lab-body-d-zero = méson D neutre
lab-body-d-minus = méson D négatif
lab-body-b-zero = méson B neutre
lab-body-deuteron = hydrogène 2
lab-body-triton = hydrogène 3
lab-body-helion = hélium 3
lab-body-alpha = hélium 4
lab-body-anti-kaon-zero = antikaon neutre
lab-body-eta = méson êta
lab-body-phi = méson phi
lab-body-antineutron = antineutron
lab-body-antilambda = antilambda
lab-body-sigma-plus = Sigma positif
lab-body-sigma-zero = Sigma neutre
lab-body-sigma-minus = Sigma négatif
lab-body-xi-zero = Xi neutre
lab-body-xi-minus = Xi négatif
lab-body-upsilon = Upsilon
lab-body-anti-d-zero = méson anti-D neutre
lab-body-d-plus = méson D positif
lab-body-anti-b-zero = méson anti-B neutre
lab-body-b-plus = méson B positif
lab-body-b-minus = méson B négatif

## Quelques mots de plus

lab-note-electron-to-neutrino = Le détecteur Borexino l’a cherché et n’a rien vu : un électron vit plus de 6,6 × 10²⁸ ans.
lab-note-neutrons-to-pions = Au Japon, le détecteur Super-Kamiokande l’a cherché dans son énorme cuve d’eau, sans rien voir.
lab-note-antiproton-made = Les premiers antiprotons ont été produits ainsi, à Berkeley en 1955. Chacun naît avec un nouveau proton pour partenaire.
lab-note-neutron-in-two = Le spin l’interdit aussi : deux spins ½ ne font jamais un spin ½. En 1930, Pauli a donc imaginé le neutrino.
lab-note-pion-to-electron = Cela arrive, mais à un pion sur 8 000 environ. Ces lois ne disent pas si une chose est fréquente.
lab-note-muon-to-light = En vol, les neutrinos changent bien de famille : ces nombres ne sont donc pas tout à fait exacts. Mais ceci n’a jamais été vu.
lab-note-reactor = C’est ainsi qu’on a vu l’antineutrino pour la première fois, près d’un réacteur nucléaire, en 1956.
lab-note-reactor-wrong = Raymond Davis l’a cherché près d’un réacteur en 1955, sans rien voir. Neutrinos et antineutrinos n’agissent pas de la même façon.
lab-note-second-neutrino = En 1962, de tels neutrinos ont produit des muons, mais presque pas d’électrons. Il y en a donc plus d’une sorte.
lab-note-proton-alone = Un proton libre ne le peut pas. Dans certains noyaux, si, parce que le noyau fournit l’énergie.
lab-note-one-photon = L’énergie suffirait. Mais un photon seul emporterait une impulsion (quantité de mouvement) qui n’était pas là. Il y en a donc deux.
lab-note-light-alone = La lumière seule ne le peut pas. Près d’un noyau, si, parce que le noyau prend un peu d’impulsion.
lab-note-triton = Il reste moins de 0,02 MeV. L’expérience KATRIN s’en sert pour peser le neutrino : moins de 0,45 eV.
lab-note-sun-one = C’est ainsi que la fusion commence dans le Soleil. Il faut pour cela l’interaction faible : un proton attend des milliards d’années.
lab-note-proton-to-positron = Super-Kamiokande guette cela depuis bien des années : un proton vit plus de 2,4 × 10³⁴ ans.
