# The codex: one story for each particle, and how to read its figures.

codex-family-quark = quark
codex-family-lepton = lepton
codex-family-boson = boson
codex-points = { $family }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans ce jeu
codex-feels = Ses interactions :
codex-feels-none = Il transmet l’interaction électromagnétique, mais il n’y est pas sensible : il n’a pas de charge.
codex-strong = forte
codex-electromagnetic = électromagnétique
codex-weak = faible

codex-story-up = Deux up et un down font un proton. Tu es fait de quarks up et down, et d’électrons.
codex-story-down = Deux down et un up font un neutron. Un neutron libre se désintègre quand un de ses down devient un up.
codex-story-strange = Les rayons cosmiques créent des quarks strange très haut au-dessus de nous, dans des particules appelées kaons. On a appelé ces quarks « étranges » parce que les kaons vivaient bien plus longtemps que prévu.
codex-story-charm = On l’a trouvé en 1974, dans le J/ψ. La plupart des physiciens ont alors été convaincus : les quarks existent vraiment.
codex-story-bottom = Trouvé en 1977. Un boson de Higgs se désintègre le plus souvent en un quark et un antiquark bottom.
codex-story-top = La particule la plus lourde que l’on connaisse : un quark top pèse à peu près autant qu’un atome de tungstène. Il se désintègre avant d’avoir pu s’unir à d’autres quarks.
codex-story-electron = Les électrons entourent chaque noyau d’atome. Ils circulent dans les fils et assurent la cohésion des molécules.
codex-story-anti-electron = Le positon est la première antiparticule jamais vue, en 1932. Les hôpitaux s’en servent pour faire des images du corps vivant.
codex-story-muon = Les rayons cosmiques créent des muons dans la haute atmosphère. Il en passe environ un par seconde à travers ta main.
codex-story-tau = Le tau est le seul lepton assez lourd pour se désintégrer en particules faites de quarks.
codex-story-electron-neutrino = Le Soleil en produit sans cesse. Chaque seconde, environ soixante milliards de neutrinos traversent chaque centimètre carré de ton corps. Tu ne sens rien.
codex-story-muon-neutrino = Il naît avec les muons. On l’a trouvé en 1962. On a su alors qu’il existait plus d’une sorte de neutrino.
codex-story-tau-neutrino = Le plus timide des trois : on ne l’a vu directement pour la première fois qu’en l’an 2000.
codex-story-photon = La lumière est faite de photons. Les ondes radio et les rayons X aussi.
codex-story-gluon = Les gluons lient les quarks entre eux. Ils portent eux-mêmes une charge de couleur, donc ils agissent aussi les uns sur les autres.
codex-story-w-plus = Un W change un quark ou un lepton en un autre. Sans lui, le Soleil ne pourrait pas briller.
codex-story-w-minus = Quand un neutron se désintègre, un de ses quarks down devient un quark up et émet un W⁻.
codex-story-z = Le Z transmet l’interaction faible sans changer la sorte des particules. Les neutrinos aussi y sont sensibles.
codex-story-higgs = Trouvé au CERN en 2012. Le champ de Higgs donne leur masse aux quarks, aux leptons chargés, au W et au Z.
codex-antiparticle = C’est une antiparticule ; sa jumelle : { $of }. Même masse, toutes les charges inversées. Quand les deux se rencontrent, elles peuvent s’annihiler.
codex-antineutrino = C’est un antineutrino ; son partenaire : { $of }. Sa charge aussi est 0. Personne ne sait encore si un neutrino est sa propre antiparticule.

codex-where-up = Dans tous les protons et neutrons.
codex-where-down = Dans tous les protons et neutrons.
codex-where-strange = Dans les kaons, un instant : dans la haute atmosphère et dans les collisionneurs.
codex-where-charm = Un instant, là où des particules rapides entrent en collision.
codex-where-bottom = Un instant, là où des particules très rapides entrent en collision.
codex-where-top = Seulement là où entrent en collision les particules les plus rapides.
codex-where-electron = Dans tous les atomes.
codex-where-muon = Dans la pluie de particules venue de la haute atmosphère.
codex-where-tau = Un instant, là où des particules très rapides entrent en collision.
codex-where-electron-neutrino = Venu du Soleil et de toutes les autres étoiles.
codex-where-muon-neutrino = Venu des rayons cosmiques dans l’atmosphère, et de faisceaux de laboratoire.
codex-where-tau-neutrino = Venu d’autres neutrinos qui oscillent, et de taus qui se désintègrent.
codex-where-photon = Partout où quelque chose brille ou chauffe.
codex-where-gluon = Dans tous les protons et neutrons.
codex-where-w-plus = Un minuscule instant : dans le Soleil et dans les collisionneurs.
codex-where-w-minus = Un minuscule instant : quand des noyaux se désintègrent, et dans les collisionneurs.
codex-where-z = Un minuscule instant : quand un neutrino heurte quelque chose, et dans les collisionneurs.
codex-where-higgs = Au LHC : dans une collision sur un milliard environ.
codex-where-anti-electron = Là où certains noyaux se désintègrent, et dans la pluie de particules de l’atmosphère.
codex-where-anti-electron-neutrino = Venu des réacteurs nucléaires, et de la roche loin sous nos pieds.
codex-where-antimatter = Là où des particules rapides entrent en collision : dans la haute atmosphère et dans les collisionneurs.

codex-hadron-strange = le kaon K⁻
codex-hadron-charm = le méson D⁰
codex-hadron-bottom = le méson anti-B⁰
codex-hadron-anti-strange = le kaon K⁺
codex-hadron-anti-charm = le méson anti-D⁰
codex-hadron-anti-bottom = le méson B⁰
codex-note-hadron = On ne voit jamais un quark seul. La carte indique la durée de vie d’une particule qui contient ce quark : { $of }.
codex-note-confined = On ne voit jamais un quark seul. Celui-ci est le plus léger avec sa charge. Ici, il compte comme stable.
codex-note-neutrino = Les neutrinos ont une masse, mais très petite : le plus lourd a entre 0,05 et 0,45 eV. Ici, les trois comptent comme aussi lourds les uns que les autres.
codex-note-higgs = Cette durée de vie est celle que prédit la théorie. Les mesures concordent, mais manquent encore de précision.

## The chart

codex-title = Les trente particules
codex-group-matter = Matière
codex-group-antimatter = Antimatière
codex-group-bosons = Bosons
codex-row-quarks = Quarks de charge ±⅔
codex-row-quarks-down = Quarks de charge ±⅓
codex-row-leptons = Leptons chargés
codex-row-neutrinos = Neutrinos
codex-words = Mots
codex-meetings = Rencontres de particules
codex-chart = Les trente particules

## How particles meet: time runs from left to right in the pictures

codex-meeting-photon = Lumière
codex-meeting-photon-says = Un électron émet un photon et continue sa route. Tout ce qui a une charge peut le faire, si quelque chose d’autre, tout près, reçoit de l’impulsion. Presque toute la lumière que nous voyons naît ainsi.
codex-meeting-pair = Annihilation
codex-meeting-pair-says = Le même vertex, tourné : électron et positon s’annihilent. Un diagramme entier a deux vertex de ce genre, il en sort donc deux photons. La flèche de l’antimatière pointe en arrière.
codex-meeting-gluon = Interaction forte
codex-meeting-gluon-says = Un quark émet un gluon, et sa charge de couleur peut changer. C’est ainsi que les quarks restent liés dans un proton.
codex-meeting-three-gluons = Gluons
codex-meeting-three-gluons-says = Les gluons ont eux-mêmes une charge de couleur. Un gluon peut donc émettre des gluons. Un photon n’a pas de charge et ne peut pas en faire autant.
codex-meeting-w = Faible : quarks
codex-meeting-w-says = Un quark down devient un quark up et émet un W⁻. Compte les charges : −⅓, c’est +⅔ et −1. Ainsi se désintègre un neutron.
codex-meeting-w-lepton = Faible : leptons
codex-meeting-w-lepton-says = Un muon devient un neutrino muonique et émet un W⁻. Un lepton reste un lepton, et garde sa famille.
codex-meeting-z = Faible : Z
codex-meeting-z-says = Une particule émet un Z et reste ce qu’elle était. Même les neutrinos le font. C’est ainsi qu’on a remarqué le Z, au CERN, en 1973.
codex-meeting-higgs = Masse
codex-meeting-higgs-says = Plus une particule est lourde, plus elle se couple fort au boson de Higgs. Le quark top se couple le plus.
codex-meeting-muon = La fin d’un muon
codex-meeting-muon-says = Deux vertex font un diagramme : un muon devient un neutrino muonique et un W⁻. Le W⁻ devient un électron et un antineutrino électronique.
