# Items of Particle Builder, Level 6: a stem has at most 25 words, a choice at most 12.

## Flavour changes

item-particle-builder-6-flavour-changes-law = Un neutrino peut changer de saveur en chemin, puis revenir.
item-particle-builder-6-flavour-changes-a = Un neutrino muonique parcourt des centaines de kilomètres. Que peut-il être à l’arrivée ?
item-particle-builder-6-flavour-changes-a-any = N’importe lequel des trois neutrinos
item-particle-builder-6-flavour-changes-a-fixed = Un neutrino muonique et rien d’autre
item-particle-builder-6-flavour-changes-a-next = Un neutrino tauique et rien d’autre
item-particle-builder-6-flavour-changes-a-charged = Un des trois neutrinos, ou un muon
item-particle-builder-6-flavour-changes-b = Un neutrino électronique va du Soleil jusqu’à la Terre. Que peut-il être à l’arrivée ?
item-particle-builder-6-flavour-changes-b-any = Un neutrino de n’importe quelle saveur
item-particle-builder-6-flavour-changes-b-fixed = Un neutrino électronique, comme au départ
item-particle-builder-6-flavour-changes-b-next = Un neutrino muonique, la saveur suivante
item-particle-builder-6-flavour-changes-b-charged = Un neutrino de toute saveur, ou un électron
item-particle-builder-6-flavour-changes-c = Un réacteur nucléaire émet des antineutrinos électroniques. Qu’est-ce qui peut en arriver dans un détecteur à 60 km ?
item-particle-builder-6-flavour-changes-c-any = Des antineutrinos des trois saveurs
item-particle-builder-6-flavour-changes-c-fixed = Que des antineutrinos électroniques
item-particle-builder-6-flavour-changes-c-next = Que des antineutrinos muoniques
item-particle-builder-6-flavour-changes-c-charged = Des antineutrinos et des positons

## Charge stays

item-particle-builder-6-charge-stays-law = Un neutrino reste un neutrino, parce que la charge doit être conservée.
item-particle-builder-6-charge-stays-a = En chemin, un neutrino électronique ne devient jamais un électron. Pourquoi ?
item-particle-builder-6-charge-stays-a-charge = Un électron a une charge, un neutrino n’en a pas
item-particle-builder-6-charge-stays-a-size = Un électron est grand, un neutrino est minuscule
item-particle-builder-6-charge-stays-a-matter = Un électron est de la matière, un neutrino n’en est pas
item-particle-builder-6-charge-stays-a-speed = Un électron est lent, un neutrino est très rapide
item-particle-builder-6-charge-stays-b = En chemin, un neutrino muonique ne devient jamais un muon. Pourquoi ?
item-particle-builder-6-charge-stays-b-charge = Un muon a une charge, un neutrino n’en a pas
item-particle-builder-6-charge-stays-b-size = Un muon est grand, un neutrino est minuscule
item-particle-builder-6-charge-stays-b-matter = Un muon est de la matière, un neutrino n’en est pas
item-particle-builder-6-charge-stays-b-speed = Un muon est lent, un neutrino est très rapide
item-particle-builder-6-charge-stays-c = Un faisceau de neutrinos passe tout droit devant un aimant puissant, quelles que soient ses saveurs. Pourquoi ?
item-particle-builder-6-charge-stays-c-charge = Aucune saveur de neutrino n’a de charge électrique
item-particle-builder-6-charge-stays-c-small = Toutes les saveurs de neutrino sont minuscules
item-particle-builder-6-charge-stays-c-fast = Toutes les saveurs de neutrino vont trop vite
item-particle-builder-6-charge-stays-c-matter = Aucune saveur de neutrino n’est de la matière

## Distance and energy

item-particle-builder-6-distance-and-energy-law = Les parts des saveurs dépendent de la distance et de l’énergie.
item-particle-builder-6-distance-and-energy-a = Deux détecteurs sont dans le même faisceau de neutrinos, l’un plus près, l’autre plus loin. Que trouveront-ils en général ?
item-particle-builder-6-distance-and-energy-a-differ = Des parts différentes des saveurs
item-particle-builder-6-distance-and-energy-a-equal = Les mêmes parts des saveurs
item-particle-builder-6-distance-and-energy-a-lost = Des neutrinos dans le plus proche seulement
item-particle-builder-6-distance-and-energy-a-observer = Des parts qui dépendent de qui regarde
item-particle-builder-6-distance-and-energy-b = Deux faisceaux de neutrinos vont vers le même détecteur lointain, l’un avec plus d’énergie. Que trouvera-t-on en général ?
item-particle-builder-6-distance-and-energy-b-differ = D’autres parts de saveurs pour chaque faisceau
item-particle-builder-6-distance-and-energy-b-equal = Un seul et même mélange pour les deux
item-particle-builder-6-distance-and-energy-b-lost = Des neutrinos du faisceau le plus énergique seulement
item-particle-builder-6-distance-and-energy-b-observer = Un mélange qui change avec l’observateur
item-particle-builder-6-distance-and-energy-c = Un détecteur reçoit plus de neutrinos muoniques du ciel au-dessus de lui que de l’autre côté de la Terre. D’où vient la différence ?
item-particle-builder-6-distance-and-energy-c-way = De la longueur du trajet
item-particle-builder-6-distance-and-energy-c-rock = De la roche qui les arrête
item-particle-builder-6-distance-and-energy-c-observer = De la direction où l’on regarde
item-particle-builder-6-distance-and-energy-c-decay = De ceux qui se sont désintégrés

## There and back

item-particle-builder-6-there-and-back-law = La part d’une saveur oscille : elle baisse, puis elle remonte.
item-particle-builder-6-there-and-back-a = À une certaine distance, presque plus aucun neutrino d’un faisceau n’est muonique. Et à une distance double ?
item-particle-builder-6-there-and-back-a-back = La plupart sont de nouveau muoniques
item-particle-builder-6-there-and-back-a-for-good = Encore moins de neutrinos sont muoniques
item-particle-builder-6-there-and-back-a-third = Un tiers est muonique, comme toujours
item-particle-builder-6-there-and-back-a-lost = Il ne reste aucun neutrino
item-particle-builder-6-there-and-back-a-why = Pourquoi ?
item-particle-builder-6-there-and-back-a-why-step = Les trois masses se remettent en phase
item-particle-builder-6-there-and-back-a-why-decay = Les neutrinos se sont désintégrés, puis reformés
item-particle-builder-6-there-and-back-a-why-unseen = Personne ne les a regardés en chemin
item-particle-builder-6-there-and-back-b = Un faisceau part avec des neutrinos muoniques. Très loin, la plupart le redeviennent pour la première fois. Et à mi-chemin ?
item-particle-builder-6-there-and-back-b-back = Presque aucun n’était muonique
item-particle-builder-6-there-and-back-b-for-good = Presque tous étaient muoniques
item-particle-builder-6-there-and-back-b-third = Un tiers était muonique, comme toujours
item-particle-builder-6-there-and-back-b-lost = Il ne restait presque aucun neutrino
item-particle-builder-6-there-and-back-b-why = Pourquoi ?
item-particle-builder-6-there-and-back-b-why-step = Les trois masses s’étaient décalées
item-particle-builder-6-there-and-back-b-why-decay = Les neutrinos s’étaient désintégrés un moment
item-particle-builder-6-there-and-back-b-why-unseen = Personne ne les avait encore regardés
item-particle-builder-6-there-and-back-c = Jusqu’à environ 60 km d’un réacteur, la part des antineutrinos électroniques baisse dans l’ensemble. Que fait-elle plus loin ?
item-particle-builder-6-there-and-back-c-rises = Elle remonte
item-particle-builder-6-there-and-back-c-zero = Elle baisse jusqu’à zéro
item-particle-builder-6-there-and-back-c-stays = Elle ne change plus
item-particle-builder-6-there-and-back-c-lost = Elle devient nulle : tous sont perdus

## Not lost

item-particle-builder-6-not-lost-law = Les neutrinos qui semblent manquer sont là, avec une autre saveur.
item-particle-builder-6-not-lost-a = Des neutrinos muoniques naissent dans l’air autour de la Terre. Parmi ceux qui la traversent, seule la moitié environ reste muonique. Où sont les autres ?
item-particle-builder-6-not-lost-a-flavours = Ils ont maintenant une autre saveur
item-particle-builder-6-not-lost-a-stopped = La Terre les a retenus
item-particle-builder-6-not-lost-a-decayed = Ils se sont désintégrés en chemin
item-particle-builder-6-not-lost-a-light = Ils sont devenus de la lumière
item-particle-builder-6-not-lost-b = Le Soleil ne produit que des neutrinos électroniques. Une expérience n’en a retrouvé qu’un tiers environ sous cette forme. Où sont les autres ?
item-particle-builder-6-not-lost-b-flavours = Ils arrivent avec une autre saveur
item-particle-builder-6-not-lost-b-stopped = Ils ne quittent jamais le Soleil
item-particle-builder-6-not-lost-b-decayed = Ils se désintègrent avant d’arriver
item-particle-builder-6-not-lost-b-light = Ils arrivent sous forme de lumière
item-particle-builder-6-not-lost-c = Un tiers seulement des neutrinos électroniques du Soleil arrivent comme tels. Une expérience pouvait compter toutes les saveurs. Qu’a-t-elle montré ?
item-particle-builder-6-not-lost-c-all = Tous les neutrinos arrivent
item-particle-builder-6-not-lost-c-third = Un tiers des neutrinos arrivent
item-particle-builder-6-not-lost-c-none = Presque aucun n’arrive : ils se désintègrent
item-particle-builder-6-not-lost-c-light = Aucun n’arrive : ils deviennent lumière

## Neutrinos have mass

item-particle-builder-6-neutrinos-have-mass-law = Les neutrinos changent de saveur parce qu’ils ont une masse.
item-particle-builder-6-neutrinos-have-mass-a = Des expériences ont montré que les neutrinos oscillent. Qu’est-ce que cela nous apprend sur eux ?
item-particle-builder-6-neutrinos-have-mass-a-mass = Ils ont une masse
item-particle-builder-6-neutrinos-have-mass-a-charge = Ils ont une charge
item-particle-builder-6-neutrinos-have-mass-a-slow = Ils sont lents
item-particle-builder-6-neutrinos-have-mass-a-decay = Ils se désintègrent
item-particle-builder-6-neutrinos-have-mass-b = Imagine que les neutrinos n’aient aucune masse. Qu’est-ce qui changerait quand ils volent dans le vide ?
item-particle-builder-6-neutrinos-have-mass-b-mass = Ils garderaient leur saveur
item-particle-builder-6-neutrinos-have-mass-b-charge = Ils perdraient leur charge
item-particle-builder-6-neutrinos-have-mass-b-slow = Ils iraient plusieurs fois plus vite
item-particle-builder-6-neutrinos-have-mass-b-decay = Ils se désintégreraient plus tôt
item-particle-builder-6-neutrinos-have-mass-c = Les neutrinos oscillent. Qu’est-ce que cela implique pour leur vitesse dans le vide ?
item-particle-builder-6-neutrinos-have-mass-c-nearly = À peine plus faible que celle de la lumière, vu leur masse
item-particle-builder-6-neutrinos-have-mass-c-slow = Bien plus faible que celle de la lumière
item-particle-builder-6-neutrinos-have-mass-c-same = Égale à celle de la lumière : c’est un rayonnement
item-particle-builder-6-neutrinos-have-mass-c-tired = Plus faible après chaque changement

## Single neutrino

item-particle-builder-6-single-neutrino-law = Seule la probabilité de chaque saveur est fixée. Personne ne peut savoir laquelle un neutrino montrera.
item-particle-builder-6-single-neutrino-a = Un neutrino d’un faisceau atteint un détecteur après un long trajet. Que trouve le détecteur ?
item-particle-builder-6-single-neutrino-a-open = Une saveur, et le hasard décide laquelle
item-particle-builder-6-single-neutrino-a-started = La saveur avec laquelle il est parti
item-particle-builder-6-single-neutrino-a-share = Un peu de chaque saveur en même temps
item-particle-builder-6-single-neutrino-a-turns = La saveur dont c’est le tour
item-particle-builder-6-single-neutrino-b = Un neutrino du Soleil atteint un détecteur sur la Terre. Que trouve le détecteur ?
item-particle-builder-6-single-neutrino-b-open = Une saveur quelconque, au hasard
item-particle-builder-6-single-neutrino-b-started = Toujours la saveur qu’il avait dans le Soleil
item-particle-builder-6-single-neutrino-b-share = Les trois saveurs, un tiers de chaque
item-particle-builder-6-single-neutrino-b-turns = Chaque saveur à son tour, l’une après l’autre
item-particle-builder-6-single-neutrino-c = Deux neutrinos muoniques identiques font le même trajet. Le premier arrive comme neutrino tauique. Et le second ?
item-particle-builder-6-single-neutrino-c-open = Toute saveur est possible, car le hasard décide chaque fois
item-particle-builder-6-single-neutrino-c-same = Il arrive comme neutrino tauique, comme le premier
item-particle-builder-6-single-neutrino-c-turn = Il arrive avec une autre saveur, c’est leur tour
item-particle-builder-6-single-neutrino-c-share = Il arrive comme un peu de chaque

## Mixture

item-particle-builder-6-mixture-law = Chaque saveur de neutrino est un mélange de trois masses.
item-particle-builder-6-mixture-a = Qu’est-ce qu’un neutrino muonique, selon la physique ?
item-particle-builder-6-mixture-a-mixture = Un mélange de trois masses
item-particle-builder-6-mixture-a-one-mass = Une particule avec une seule masse
item-particle-builder-6-mixture-a-uncharged = Un muon qui a perdu sa charge
item-particle-builder-6-mixture-a-neutron = Un tout petit neutron
item-particle-builder-6-mixture-b = Qu’est-ce qu’un neutrino électronique, selon la physique ?
item-particle-builder-6-mixture-b-mixture = Trois masses mélangées
item-particle-builder-6-mixture-b-one-mass = Une masse qui ne change jamais
item-particle-builder-6-mixture-b-uncharged = Un électron qui a perdu sa charge
item-particle-builder-6-mixture-b-neutron = Un neutron en miniature
item-particle-builder-6-mixture-c = Deux sons presque de même hauteur donnent ensemble un son tantôt fort, tantôt faible. Qu’est-ce qui, dans un neutrino, agit de même ?
item-particle-builder-6-mixture-c-waves = Des ondes liées à ses différentes masses
item-particle-builder-6-mixture-c-charges = Des charges qui le tirent de tous côtés
item-particle-builder-6-mixture-c-products = Des morceaux issus de lui
item-particle-builder-6-mixture-c-neutrons = Des neutrons qui le composent
