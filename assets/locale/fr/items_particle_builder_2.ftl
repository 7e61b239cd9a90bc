# Items of Particle Builder, Level 2: a stem has at most 25 words, a choice at most 12.

## Photon on charge

item-particle-builder-2-photon-on-charge-law = Un photon n’agit que sur les particules qui ont une charge électrique.
item-particle-builder-2-photon-on-charge-a = Sur laquelle de ces particules un photon peut-il agir ?
item-particle-builder-2-photon-on-charge-b = Sur laquelle de ces particules un photon peut-il agir ?
item-particle-builder-2-photon-on-charge-c = La lumière du Soleil rebondit sur les électrons libres qui l’entourent, mais pas sur les neutrinos. Pourquoi ?
item-particle-builder-2-photon-on-charge-c-charge = Les neutrinos n’ont pas de charge
item-particle-builder-2-photon-on-charge-c-small = Les neutrinos sont trop petits
item-particle-builder-2-photon-on-charge-c-fast = Les neutrinos sont trop rapides
item-particle-builder-2-photon-on-charge-c-light = Les neutrinos n’ont presque pas de masse

## Charge decides

item-particle-builder-2-charge-decides-law = Seule la charge décide si un photon agit : ni la masse, ni la taille, ni la vitesse.
item-particle-builder-2-charge-decides-a = Un photon peut agir sur un tau. Qu’est-ce qui le permet ?
item-particle-builder-2-charge-decides-a-charge = Le tau est chargé
item-particle-builder-2-charge-decides-a-heavy = Le tau est lourd
item-particle-builder-2-charge-decides-a-big = Le tau est assez grand
item-particle-builder-2-charge-decides-a-slow = Le tau est assez lent
item-particle-builder-2-charge-decides-b = Un photon peut agir sur un quark bottom. Qu’est-ce qui le permet ?
item-particle-builder-2-charge-decides-b-charge = Ce quark est chargé
item-particle-builder-2-charge-decides-b-heavy = Ce quark est lourd
item-particle-builder-2-charge-decides-b-big = Ce quark est assez grand
item-particle-builder-2-charge-decides-b-slow = Ce quark est assez lent
item-particle-builder-2-charge-decides-c = Dans un aimant, la trajectoire d’un proton est courbée, celle d’un neutron aussi rapide ne l’est pas. D’où vient la différence ?
item-particle-builder-2-charge-decides-c-charge = La charge
item-particle-builder-2-charge-decides-c-mass = La masse
item-particle-builder-2-charge-decides-c-size = La taille
item-particle-builder-2-charge-decides-c-colour = La charge de couleur

## Gluon on colour

item-particle-builder-2-gluon-on-colour-law = Un gluon n’agit que sur ce qui a une charge de couleur : quarks, antiquarks et gluons.
item-particle-builder-2-gluon-on-colour-a = Sur laquelle de ces particules un gluon peut-il agir ?
item-particle-builder-2-gluon-on-colour-a-why = Qu’a-t-elle que les trois autres n’ont pas ?
item-particle-builder-2-gluon-on-colour-a-why-colour = Une charge de couleur
item-particle-builder-2-gluon-on-colour-a-why-electric = Une charge électrique
item-particle-builder-2-gluon-on-colour-a-why-mass = Une masse
item-particle-builder-2-gluon-on-colour-b = Sur laquelle de ces particules un gluon peut-il agir ?
item-particle-builder-2-gluon-on-colour-b-why = Qu’a-t-elle que les trois autres n’ont pas ?
item-particle-builder-2-gluon-on-colour-b-why-colour = Charge de couleur
item-particle-builder-2-gluon-on-colour-b-why-electric = Charge électrique
item-particle-builder-2-gluon-on-colour-b-why-mass = Masse
item-particle-builder-2-gluon-on-colour-c = L’interaction forte assure la cohésion du noyau d’un atome d’or. Pourquoi n’attire-t-elle pas les électrons autour ?
item-particle-builder-2-gluon-on-colour-c-colour = Ils n’ont pas de charge de couleur
item-particle-builder-2-gluon-on-colour-c-light = Ils ont trop peu de masse
item-particle-builder-2-gluon-on-colour-c-fast = Ils tournent bien trop vite
item-particle-builder-2-gluon-on-colour-c-minus = Ils ont la mauvaise charge électrique

## Bosons with charge

item-particle-builder-2-bosons-with-charge-law = Les gluons agissent directement entre eux, parce qu’ils ont une charge de couleur. Les photons, non : ils n’ont pas de charge électrique.
item-particle-builder-2-bosons-with-charge-a = Un gluon peut agir directement sur un autre gluon. Pourquoi ?
item-particle-builder-2-bosons-with-charge-a-charge = Les gluons ont eux-mêmes une charge de couleur
item-particle-builder-2-bosons-with-charge-a-bosons = Tous les bosons agissent entre eux
item-particle-builder-2-bosons-with-charge-a-mass = Les gluons ont assez de masse pour y être sensibles
item-particle-builder-2-bosons-with-charge-a-slow = Les gluons sont assez lents pour se rencontrer
item-particle-builder-2-bosons-with-charge-b = Un photon ne peut pas agir directement sur un autre photon. Pourquoi ?
item-particle-builder-2-bosons-with-charge-b-charge = Les photons n’ont pas eux-mêmes de charge électrique
item-particle-builder-2-bosons-with-charge-b-bosons = Les bosons n’agissent jamais entre eux
item-particle-builder-2-bosons-with-charge-b-mass = Les photons ont trop peu de masse pour y être sensibles
item-particle-builder-2-bosons-with-charge-b-fast = Les photons vont trop vite pour se rencontrer
item-particle-builder-2-bosons-with-charge-c = Les faisceaux de deux lampes de poche se croisent. Chacun continue comme si l’autre n’existait pas. Pourquoi ?
item-particle-builder-2-bosons-with-charge-c-charge = Les photons n’ont pas de charge électrique
item-particle-builder-2-bosons-with-charge-c-fast = Les photons sont trop rapides l’un pour l’autre
item-particle-builder-2-bosons-with-charge-c-alike = Les photons se ressemblent trop
item-particle-builder-2-bosons-with-charge-c-mass = Les photons n’ont aucune masse

## Weak on all

item-particle-builder-2-weak-on-all-law = Tout quark et tout lepton est sensible à l’interaction faible.
item-particle-builder-2-weak-on-all-a = Sur lesquelles de ces trois particules un boson Z peut-il agir ?
item-particle-builder-2-weak-on-all-a-all = Sur toutes les trois
item-particle-builder-2-weak-on-all-a-neutrino = Sur le neutrino seul
item-particle-builder-2-weak-on-all-a-charged = Sur le muon et le quark
item-particle-builder-2-weak-on-all-a-quark = Sur le quark seul
item-particle-builder-2-weak-on-all-b = Sur lesquelles de ces trois particules un boson Z peut-il agir ?
item-particle-builder-2-weak-on-all-b-all = Sur chacune des trois
item-particle-builder-2-weak-on-all-b-neutrino = Seulement sur le neutrino
item-particle-builder-2-weak-on-all-b-charged = Sur l’antitau et le quark
item-particle-builder-2-weak-on-all-b-quark = Seulement sur le quark
item-particle-builder-2-weak-on-all-c = Un neutrino rebondit sur un électron, un autre sur un quark. Quelle interaction les fait rebondir ?
item-particle-builder-2-weak-on-all-c-weak = L’interaction faible
item-particle-builder-2-weak-on-all-c-electric = L’interaction électromagnétique
item-particle-builder-2-weak-on-all-c-strong = L’interaction forte
item-particle-builder-2-weak-on-all-c-gravity = La gravitation

## Three forces

item-particle-builder-2-three-forces-law = Seuls les quarks et les antiquarks sont sensibles ici aux trois interactions : ils ont toutes les sortes de charge.
item-particle-builder-2-three-forces-a = Laquelle de ces particules est sensible à la fois à l’interaction forte, à la faible et à l’électromagnétique ?
item-particle-builder-2-three-forces-b = Laquelle de ces particules est sensible à la fois à l’interaction forte, à la faible et à l’électromagnétique ?
item-particle-builder-2-three-forces-c = Un atome d’hydrogène et un neutrino volent dans l’espace. Qu’est-ce qui est soumis aux trois interactions : forte, faible et électromagnétique ?
item-particle-builder-2-three-forces-c-quarks = Les quarks du proton
item-particle-builder-2-three-forces-c-charged = Le proton et l’électron
item-particle-builder-2-three-forces-c-all = Tous, le neutrino aussi
item-particle-builder-2-three-forces-c-electron = Seulement l’électron

## Charged leptons

item-particle-builder-2-charged-leptons-law = Un lepton chargé est sensible aux interactions électromagnétique et faible, mais pas à la forte.
item-particle-builder-2-charged-leptons-a = Parmi le photon, le gluon et le Z, lesquels peuvent agir sur un muon ?
item-particle-builder-2-charged-leptons-a-both = Le photon et le Z
item-particle-builder-2-charged-leptons-a-photon = Le photon
item-particle-builder-2-charged-leptons-a-gluon = Le photon et le gluon
item-particle-builder-2-charged-leptons-a-all = Le photon, le gluon et le Z
item-particle-builder-2-charged-leptons-b = Parmi le photon, le gluon et le Z, lesquels peuvent agir sur un positon ?
item-particle-builder-2-charged-leptons-b-both = Le Z et le photon
item-particle-builder-2-charged-leptons-b-photon = Le photon
item-particle-builder-2-charged-leptons-b-gluon = Le gluon et le photon
item-particle-builder-2-charged-leptons-b-all = Tous les trois
item-particle-builder-2-charged-leptons-c = Les muons venus du ciel traversent des mètres de roche ; les pions sont vite arrêtés par les noyaux. Que manque-t-il aux muons ?
item-particle-builder-2-charged-leptons-c-strong = L’interaction forte
item-particle-builder-2-charged-leptons-c-electric = L’interaction électromagnétique
item-particle-builder-2-charged-leptons-c-mass = Assez de masse
item-particle-builder-2-charged-leptons-c-size = Une assez grande taille

## Neutrino passes

item-particle-builder-2-neutrino-passes-law = Les neutrinos traversent presque tout, parce que seule l’interaction faible peut les arrêter.
item-particle-builder-2-neutrino-passes-a = La nuit, des neutrinos du Soleil t’arrivent d’en bas, à travers la Terre. Pourquoi ne sont-ils pas arrêtés ?
item-particle-builder-2-neutrino-passes-a-weak = Seule l’interaction faible pourrait le faire
item-particle-builder-2-neutrino-passes-a-small = Ils sont assez petits pour passer par tous les trous
item-particle-builder-2-neutrino-passes-a-energy = Ils n’ont pas d’énergie à perdre
item-particle-builder-2-neutrino-passes-a-fast = Ils vont trop vite pour être retenus
item-particle-builder-2-neutrino-passes-b = Chaque seconde, des milliards de milliards de neutrinos traversent un immense réservoir d’eau, qui n’en attrape que quelques-uns par jour. Pourquoi ?
item-particle-builder-2-neutrino-passes-b-weak = Seule l’interaction faible peut les capter
item-particle-builder-2-neutrino-passes-b-small = Ils sont minuscules et passent entre les atomes
item-particle-builder-2-neutrino-passes-b-energy = Leur énergie est nulle et ne laisse aucun signe
item-particle-builder-2-neutrino-passes-b-fast = Ils passent trop vite pour être remarqués
item-particle-builder-2-neutrino-passes-c = Comment un détecteur peut-il capter plus de neutrinos du Soleil ?
item-particle-builder-2-neutrino-passes-c-more = Avec plus de matière
item-particle-builder-2-neutrino-passes-c-finer = Avec de plus petits trous
item-particle-builder-2-neutrino-passes-c-slower = Avec un frein devant
item-particle-builder-2-neutrino-passes-c-magnet = Avec des aimants puissants autour
