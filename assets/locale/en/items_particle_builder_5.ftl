# Level 5: W bosons. What the items ask, their choices, and each law in a sentence.

## charge_adds

item-particle-builder-5-charge-adds-law = A W adds its own charge to the particle: the sum is the charge of the new one.
item-particle-builder-5-charge-adds-a = A strange quark (−⅓) takes in a W plus (+1). What charge does the new quark have?
item-particle-builder-5-charge-adds-a-plus-two = +⅔
item-particle-builder-5-charge-adds-a-minus-one = −⅓
item-particle-builder-5-charge-adds-a-minus-four = −1⅓
item-particle-builder-5-charge-adds-a-plus-five = +1⅔
item-particle-builder-5-charge-adds-b = A charm quark (+⅔) takes in a W minus (−1). What charge does the new quark have?
item-particle-builder-5-charge-adds-b-plus-two = +⅔
item-particle-builder-5-charge-adds-b-minus-one = −⅓
item-particle-builder-5-charge-adds-b-minus-four = −1⅓
item-particle-builder-5-charge-adds-b-plus-five = +1⅔
item-particle-builder-5-charge-adds-c = A fluorine nucleus has the charge +9. One of its protons gives off a W plus (+1). What is the charge of the nucleus now?
item-particle-builder-5-charge-adds-c-eight = +8
item-particle-builder-5-charge-adds-c-ten = +10
item-particle-builder-5-charge-adds-c-nine = +9
item-particle-builder-5-charge-adds-c-one = +1

## partner

item-particle-builder-5-partner-law = A W turns quarks of charge +⅔ and −⅓ into each other. It never turns matter into antimatter.
item-particle-builder-5-partner-a = A down quark takes in a W plus. Which particle can come out?
item-particle-builder-5-partner-a-why = Why this one?
item-particle-builder-5-partner-a-why-sum = Charge adds up, and a quark stays a quark
item-particle-builder-5-partner-a-why-mass = Its mass is the sum of the two masses
item-particle-builder-5-partner-a-why-chance = Any particle can come out, by chance
item-particle-builder-5-partner-b = An up quark takes in a W minus. Which particle can come out?
item-particle-builder-5-partner-b-why = Why this one?
item-particle-builder-5-partner-b-why-sum = It is a quark, and its charge is the right sum
item-particle-builder-5-partner-b-why-mass = It is as heavy as quark and W together
item-particle-builder-5-partner-b-why-chance = It is one of many, and chance has picked it
item-particle-builder-5-partner-c = A top quark (+⅔) gives off a W plus (+1). Which particle is nearly always left?
item-particle-builder-5-partner-c-bottom = A bottom quark (−⅓)
item-particle-builder-5-partner-c-anti = An anti-bottom quark (+⅓)
item-particle-builder-5-partner-c-same = A charm quark (+⅔)
item-particle-builder-5-partner-c-tau = An antitau (+1)

## kind_stays

item-particle-builder-5-kind-stays-law = A W never turns a quark into a lepton, or the other way round.
item-particle-builder-5-kind-stays-a = A quark takes in a W boson. What comes out each time?
item-particle-builder-5-kind-stays-a-quark = A quark
item-particle-builder-5-kind-stays-a-lepton = A lepton
item-particle-builder-5-kind-stays-a-boson = A boson
item-particle-builder-5-kind-stays-a-antiquark = An antiquark
item-particle-builder-5-kind-stays-b = A lepton takes in a W boson. What comes out each time?
item-particle-builder-5-kind-stays-b-lepton = A lepton
item-particle-builder-5-kind-stays-b-quark = A quark
item-particle-builder-5-kind-stays-b-boson = A boson
item-particle-builder-5-kind-stays-b-antilepton = An antilepton
item-particle-builder-5-kind-stays-c = In the Sun, protons become neutrons, and positrons fly off. What do the quarks that change become?
item-particle-builder-5-kind-stays-c-quarks = Other quarks
item-particle-builder-5-kind-stays-c-positrons = The positrons that fly off
item-particle-builder-5-kind-stays-c-bosons = The W bosons in between
item-particle-builder-5-kind-stays-c-anti = Antiquarks of their kind

## lepton_family

item-particle-builder-5-lepton-family-law = A W never changes the family of a lepton.
item-particle-builder-5-lepton-family-a = A muon takes in a W plus. Which particle comes out?
item-particle-builder-5-lepton-family-b = An electron neutrino takes in a W minus. Which particle comes out?
item-particle-builder-5-lepton-family-c = Some nuclei catch an electron of their own atom: it takes in a W plus from a proton. What does the electron become?
item-particle-builder-5-lepton-family-c-electron = An electron neutrino
item-particle-builder-5-lepton-family-c-muon = A muon neutrino
item-particle-builder-5-lepton-family-c-positron = A positron
item-particle-builder-5-lepton-family-c-photon = A photon

## nucleon

item-particle-builder-5-nucleon-law = A proton that gives off a W plus becomes a neutron. A neutron that gives off a W minus becomes a proton.
item-particle-builder-5-nucleon-a = In a proton, an up quark gives off a W plus. What is the proton now?
item-particle-builder-5-nucleon-a-neutron = A neutron
item-particle-builder-5-nucleon-a-proton = A proton
item-particle-builder-5-nucleon-a-electron = An electron
item-particle-builder-5-nucleon-a-antiproton = An antiproton
item-particle-builder-5-nucleon-b = In a neutron, a down quark gives off a W minus. What is the neutron now?
item-particle-builder-5-nucleon-b-proton = A proton
item-particle-builder-5-nucleon-b-neutron = A neutron
item-particle-builder-5-nucleon-b-positron = A positron
item-particle-builder-5-nucleon-b-antineutron = An antineutron
item-particle-builder-5-nucleon-c = A carbon nucleus has 6 protons and 8 neutrons. A down quark in a neutron gives off a W minus. What is in it now?
item-particle-builder-5-nucleon-c-seven = 7 protons and 7 neutrons
item-particle-builder-5-nucleon-c-nine = 5 protons and 9 neutrons
item-particle-builder-5-nucleon-c-same = 6 protons and 8 neutrons
item-particle-builder-5-nucleon-c-electron = 6 protons, 7 neutrons, 1 electron

## carried_away

item-particle-builder-5-carried-away-law = When the charge of a particle changes, a W carries the difference away.
item-particle-builder-5-carried-away-a = An up quark (+⅔) turns into a down quark (−⅓). Which boson carries the rest of the charge away?
item-particle-builder-5-carried-away-a-w-plus = A W plus
item-particle-builder-5-carried-away-a-w-minus = A W minus
item-particle-builder-5-carried-away-a-z = A Z boson
item-particle-builder-5-carried-away-a-photon = A photon
item-particle-builder-5-carried-away-b = A down quark (−⅓) turns into an up quark (+⅔). Which boson carries the rest of the charge away?
item-particle-builder-5-carried-away-b-w-plus = A W plus
item-particle-builder-5-carried-away-b-w-minus = A W minus
item-particle-builder-5-carried-away-b-z = A Z boson
item-particle-builder-5-carried-away-b-photon = A photon
item-particle-builder-5-carried-away-c = A cobalt nucleus decays, and its charge rises from +27 to +28. What has to leave it?
item-particle-builder-5-carried-away-c-minus = A W minus or another particle of charge −1
item-particle-builder-5-carried-away-c-plus = A W plus or another particle of charge +1
item-particle-builder-5-carried-away-c-neutral = A Z boson or a photon
item-particle-builder-5-carried-away-c-nothing = Nothing has to leave it

## family_kept

item-particle-builder-5-family-kept-law = A lepton that meets a W changes charge and mass, but not its family.
item-particle-builder-5-family-kept-a = A W turns a tau into a tau neutrino. What has stayed the same?
item-particle-builder-5-family-kept-a-family = Its family
item-particle-builder-5-family-kept-a-charge = Its electric charge
item-particle-builder-5-family-kept-a-mass = Its mass
item-particle-builder-5-family-kept-a-lifetime = Its mean lifetime
item-particle-builder-5-family-kept-b = A W turns a muon neutrino into a muon. What has stayed the same?
item-particle-builder-5-family-kept-b-family = Its family
item-particle-builder-5-family-kept-b-charge = Its electric charge
item-particle-builder-5-family-kept-b-mass = Its mass
item-particle-builder-5-family-kept-b-lifetime = The time that it lives on average
item-particle-builder-5-family-kept-c = Physicists want to find a tau neutrino in a beam. A W turns it into a charged lepton. Which one must they see?
item-particle-builder-5-family-kept-c-tau = A tau, though it is heavy
item-particle-builder-5-family-kept-c-muon = A muon, as it is lighter
item-particle-builder-5-family-kept-c-electron = An electron, as it is stable
item-particle-builder-5-family-kept-c-any = Any one of the three

## sum_before_after

item-particle-builder-5-sum-before-after-law = The sum of all charges is the same before and after.
item-particle-builder-5-sum-before-after-a = A W plus (+1) and a down quark (−⅓) become an up quark (+⅔). What is the sum of charges?
item-particle-builder-5-sum-before-after-a-two-two = +⅔ before, +⅔ after
item-particle-builder-5-sum-before-after-a-two-one = +⅔ before, −⅓ after
item-particle-builder-5-sum-before-after-a-one-two = −⅓ before, +⅔ after
item-particle-builder-5-sum-before-after-a-one-one = −⅓ before, −⅓ after
item-particle-builder-5-sum-before-after-b = A W minus (−1) and an up quark (+⅔) become a down quark (−⅓). What is the sum of charges?
item-particle-builder-5-sum-before-after-b-two-two = +⅔ before, +⅔ after
item-particle-builder-5-sum-before-after-b-two-one = +⅔ before, −⅓ after
item-particle-builder-5-sum-before-after-b-one-two = −⅓ before, +⅔ after
item-particle-builder-5-sum-before-after-b-one-one = −⅓ before, −⅓ after
item-particle-builder-5-sum-before-after-c = A neutrino hits a chlorine nucleus (+17). An argon nucleus (+18) and one other particle come out. What charge does that particle have?
item-particle-builder-5-sum-before-after-c-minus = −1
item-particle-builder-5-sum-before-after-c-plus = +1
item-particle-builder-5-sum-before-after-c-zero = 0
item-particle-builder-5-sum-before-after-c-sum = +35
