# The reaction builder of the law lab: missions, the bench, and what nature says.

reactions-title = Fabrique de réactions
reactions-title-what = { $name }
    Compose une réaction et interroge la nature
reactions-how = Choisis des particules des deux côtés. Puis interroge la nature.
reactions-ask = Interroger la nature
reactions-clear = Vider la table
reactions-change = Modifier
reactions-another = Encore une réaction
reactions-next = Mission suivante
reactions-empty = encore rien
reactions-here = { $side } : la prochaine particule ira ici
reactions-side = { $side } : { $bodies }. Mettre la prochaine particule ici.
reactions-side-chosen = { $side } : { $bodies }. La prochaine particule ira ici.
reactions-remove = Enlever : { $body }
reactions-shelf-around = Autour de nous
reactions-shelf-leptons = Leptons
reactions-shelf-mesons = Mésons
reactions-shelf-baryons = Baryons
reactions-shelf-bosons = Bosons
reactions-unknown-law = Loi { $n } : ?
reactions-find-law = { $law } Son nom t’attend dans les étapes du labo des lois.

## What nature says

reactions-finding-forbidden = Cela n’arrive jamais.
reactions-finding-seen = Cela arrive : on l’a vu.
reactions-finding-possible = Cela peut arriver.
reactions-finding-open = Ces lois ne décident pas.
reactions-broken = { $n ->
    [one] Dans une ligne, le compte n’est pas bon. Cette loi l’interdit.
   *[other] Dans { $n } lignes, le compte n’est pas bon. Chacune de ces lois l’interdit.
}
reactions-possible = Dans chaque ligne, le compte est bon, et une interaction à laquelle les deux sont sensibles le permet en une étape. La nature le fait donc de temps en temps.
reactions-sums = Voir les sommes
reactions-reasons = Retour à la réponse
reactions-source = Source : { $source }
reactions-force-strong = Cela se fait par l’interaction forte.
reactions-force-electromagnetic = Cela se fait par l’interaction électromagnétique.
reactions-force-weak = Cela se fait par l’interaction faible.
reactions-force-higgs = Le Higgs se couple à ce qu’il donne en se désintégrant.
reactions-why-nothing = Avant et après, tout est pareil. Il ne s’est donc rien passé.
reactions-why-bounce = Les deux se rencontrent, agissent l’une sur l’autre et repartent.
reactions-why-no-force = Aucune interaction n’agit directement sur les deux. Elles se croisent et rien ne se passe. Elles ne pourraient agir l’une sur l’autre qu’indirectement.
reactions-why-crowd = Dans chaque ligne, le compte est bon. Mais tant de particules ne se rencontrent presque jamais au même endroit. La nature procède par étapes, deux particules à la fois.
reactions-why-searched = Aucune de ces six lois ne l’interdit. On l’a cherché, et personne ne l’a jamais vu. Peut-être qu’une autre loi l’interdit. Peut-être que c’est seulement rare.
reactions-why-unlisted = Aucune de ces six lois ne l’interdit. Mais personne ne l’a répertorié, et il y a d’autres lois : le spin et la symétrie du miroir comptent aussi.
reactions-why-rare = Aucune de ces six lois ne l’interdit. Mais seule l’interaction faible le pourrait, et les plus fortes sont ici toujours plus rapides. Personne ne pourrait le remarquer.
reactions-why-symmetry = Aucune de ces six lois ne l’interdit. Mais chacune des deux est sa propre antiparticule, et une symétrie de plus compte alors.
reactions-why-resonance = Cela marche si l’énergie est juste : les deux doivent apporter exactement la masse de l’autre côté.
reactions-why-mixes = En vol, ce méson se change lentement en sa propre antiparticule.
reactions-why-oscillates = En vol, les neutrinos changent de famille. Les nombres de famille ne sont donc pas tout à fait exacts.
reactions-why-borrowed = Les masses semblent trop grandes. Mais l’une des deux existe si peu de temps qu’elle peut être plus légère que d’habitude.
reactions-share-all = Presque toutes ces particules ({ $body }) se désintègrent ainsi.
reactions-share = Sur 100 désintégrations de cette particule ({ $body }), { $n } se passent ainsi.
reactions-share-one = Sur { $n } désintégrations de cette particule ({ $body }), une environ se passe ainsi.
reactions-lives = En moyenne, cette particule ({ $body }) vit { $life }.
reactions-lives-years = En moyenne, cette particule ({ $body }) vit { $n } ans.
reactions-below = Sur { $n } désintégrations, moins d’une se passe ainsi.
reactions-no-motion = Il ne faut pas d’énergie de mouvement : la masse d’avant suffit.
reactions-motion = Le mouvement doit apporter { $beam } si la seconde particule est au repos, mais seulement { $beams } si deux faisceaux se heurtent de face.
reactions-beams = Les deux faisceaux doivent apporter { $beams } de mouvement.

## Missions

reactions-mission-before = Mission précédente
reactions-mission-next = Mission suivante
reactions-mission-line = Mission { $n } sur { $all } : { $wish }
reactions-mission-done = Mission { $n } sur { $all } (réussie) : { $wish }
reactions-mission-parts = Mission { $n } sur { $all } (faites : { $done } sur { $parts }) : { $wish }
reactions-mission-stars = Mission { $n } sur { $all } (étoiles : { $done } sur { $parts }) : { $wish }
reactions-fulfilled = Mission réussie ! { $told }
reactions-part = Bravo : { $done } sur { $parts } réactions de cette mission.
reactions-starred = Étoiles : { $stars } sur { $parts } ! { $told }
reactions-mission-light = Change deux particules en lumière, et rien d’autre.
reactions-done-light = La matière et l’antimatière peuvent devenir de la lumière. Il faut au moins deux photons, car un seul ne pourrait pas conserver l’impulsion.
reactions-mission-neutron = Fais se désintégrer un neutron.
reactions-done-neutron = L’antineutrino devait sortir aussi, car sinon l’électron serait sans partenaire.
reactions-mission-ignored = Trouve deux particules qui s’ignorent.
reactions-done-ignored = « Rien ne se passe » est aussi un résultat : une interaction n’agit que sur ce qui a sa charge.
reactions-mission-mirror = Fais se désintégrer une antiparticule.
reactions-done-mirror = Une antiparticule se désintègre comme sa particule, en remplaçant chaque particule par son antiparticule.
reactions-mission-deuteron = Fusionne un proton et un neutron en hydrogène 2.
reactions-done-deuteron = Quelque chose doit emporter l’énergie qui reste, car l’hydrogène 2 a moins de masse que ses morceaux.
reactions-mission-neutrino = Attrape un neutrino avec un proton, un neutron ou un noyau, pour qu’il sorte un lepton chargé.
reactions-done-neutrino = Personne ne voit le neutrino lui-même. Les détecteurs voient le lepton de sa famille.
reactions-mission-beta = Fais se désintégrer un noyau tout seul.
reactions-done-beta = C’est le rayonnement bêta : un neutron du noyau devient un proton, et un électron s’envole. Après 12 ans, il ne reste que la moitié des noyaux d’hydrogène 3.
reactions-mission-forces = Fais se désintégrer trois particules faites de quarks, une par chaque interaction, et compare leurs durées de vie.
reactions-done-forces = Plus l’interaction est forte, plus la vie est courte. Là où l’interaction forte le peut, une particule vit environ 10⁻²³ seconde. Là où seule l’interaction faible le peut, elle vit des milliards de fois plus longtemps, ou davantage.
reactions-mission-strange = Produis des particules étranges à partir de deux particules sans quark strange.
reactions-done-strange = Les quarks strange viennent par paires, car l’interaction forte produit chacun avec son antiquark.
reactions-mission-sun = Change des protons en hélium 4 comme le Soleil, en trois réactions de deux particules.
reactions-done-sun = C’est ainsi que le Soleil brille. La première étape prend des milliards d’années à un proton, car il lui faut l’interaction faible.
reactions-mission-antiproton = Produis un antiproton avec le moins de mouvement possible. Prends deux particules de « Autour de nous », la seconde au repos.
reactions-done-antiproton = Un nouveau proton doit venir avec lui. Un noyau lourd prend peu d’énergie de mouvement : il en reste plus pour la nouvelle masse.
reactions-mission-searched = Trouve une désintégration qu’aucune de ces lois n’interdit, mais que personne n’a jamais vue.
reactions-done-searched = On cherche de telles désintégrations, car chacune parlerait d’une nouvelle loi, ou de la fin d’une ancienne.
reactions-mission-omega = Produis un Oméga à partir de deux particules.
reactions-done-omega = Trois quarks strange ont besoin de trois partenaires, sauf si l’un est déjà là. En 1964, un kaon négatif l’a apporté.
reactions-mission-higgs = Produis un boson de Higgs à partir de deux particules.
reactions-done-higgs = Il faut 125 GeV de nouvelle masse. On ne l’a donc trouvé qu’en 2012, au plus grand accélérateur.
