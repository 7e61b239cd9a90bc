# Half-life: two hundred nuclei, and dice.

short_half_life-title = La demi-vie
short_half_life-nuclide = Noyaux
short_half_life-tritium = Tritium
short_half_life-carbon-11 = Carbone 11
short_half_life-carbon-14 = Carbone 14
short_half_life-neutron = Neutrons libres
short_half_life-years =
    { $n ->
        [one] { $n } an
       *[other] { $n } ans
    }
short_half_life-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
short_half_life-left = Après { $time } : il en reste { $left } sur { $all }
short_half_life-wait-act = Attendre une demi-vie
short_half_life-again-act = Nouveaux noyaux

short_half_life-guess = Voici 200 noyaux de tritium, un hydrogène lourd. Ils se désintègrent l’un après l’autre. Après 12,3 ans, il en reste la moitié. Combien en reste-t-il après deux fois ce temps ?
short_half_life-guess-none = Aucun
short_half_life-guess-quarter = Environ 50
short_half_life-guess-same = Toujours 100
short_half_life-guess-open = Personne ne peut le dire
short_half_life-wait = Essaie : attends une demi-vie, puis encore une.
short_half_life-see = Il en reste environ un quart. Pendant la deuxième demi-vie, la moitié du reste s’est désintégrée. Ce n’est pas exactement 50, car le hasard décide.
short_half_life-which = Regarde maintenant chaque point. Où se désintégrera le prochain noyau ?
short_half_life-which-edge = Au bord
short_half_life-which-middle = Au milieu
short_half_life-which-row = À côté d’un noyau déjà désintégré
short_half_life-which-open = Personne ne peut le savoir
short_half_life-more = Observe aussi deux demi-vies d’une autre sorte de noyaux.
short_half_life-look = Les anneaux sont partout. Un noyau ne sait rien de ses voisins, et aucun signe n’annonce son tour. Toutes les sortes suivent la ligne verte, mais chacune a sa demi-vie.
short_half_life-old = Un noyau de tritium a 12 ans. Un autre est né aujourd’hui. Lequel a le plus de chances de se désintégrer dans l’année qui vient ?
short_half_life-old-old = Le vieux
short_half_life-old-same = Autant l’un que l’autre
short_half_life-old-young = Le nouveau
short_half_life-old-same-why = Ancien ou nouveau, chacun des deux se désintègre dans l’année dans environ 5 cas sur 100.
short_half_life-old-old-why = Dans ce cas, les noyaux s’useraient comme des machines. Mais le vieux tritium a la même demi-vie que le nouveau.
short_half_life-old-young-why = Dans ce cas, le vieux tritium se désintégrerait de plus en plus lentement. Mais il diminue toujours de moitié dans le même temps.
short_half_life-beta = Le carbone 14 a 6 protons et 8 neutrons. Dans sa désintégration bêta, un neutron devient un proton et émet un électron et un antineutrino. Quel noyau est-ce maintenant ?
short_half_life-beta-carbon = Carbone : 6 protons
short_half_life-beta-nitrogen = Azote : 7 protons
short_half_life-beta-boron = Bore : 5 protons
short_half_life-beta-nitrogen-why = Un neutron est devenu un proton : 6 + 1 = 7. Un noyau qui a 7 protons est de l’azote.
short_half_life-beta-carbon-why = Dans ce cas, le nombre de protons ne changerait pas. Mais un neutron est devenu un proton.
short_half_life-beta-boron-why = Dans ce cas, il manquerait un proton. Mais il y en a un de plus.
short_half_life-say = Compose ta loi. Pendant chaque demi-vie…
short_half_life-say-number = … le même nombre se désintègre
short_half_life-say-half = … la moitié du reste se désintègre
short_half_life-say-all = … il s’en désintègre de plus en plus
short_half_life-say-number-why = Dans ce cas, il n’en resterait aucun après deux demi-vies. Mais il en restait environ un quart.
short_half_life-say-all-why = Dans ce cas, les colonnes baisseraient de plus en plus vite. Mais chacune fait environ la moitié de la précédente.
short_half_life-because = La moitié du reste se désintègre à chaque fois. Et pourquoi ? Parce que chaque noyau…
short_half_life-because-tired = … vieillit et faiblit
short_half_life-because-wait = … attend ses voisins
short_half_life-because-chance = … a la même chance à tout âge
short_half_life-because-tired-why = Dans ce cas, la plupart se désintégreraient au même âge. Mais certains le font tout de suite, d’autres bien plus tard.
short_half_life-because-wait-why = Dans ce cas, les anneaux formeraient des groupes. Mais il y en a partout.
short_half_life-law = Un noyau ne vieillit pas : sa chance de se désintégrer est toujours la même. Donc, à chaque demi-vie, la moitié des noyaux restants se désintègre.
