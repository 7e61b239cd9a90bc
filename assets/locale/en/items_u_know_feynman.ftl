# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

## Photon keeps

item-u-know-feynman-photon-keeps-law = A particle that takes in a photon stays the same, because a photon changes neither charge nor flavour.
item-u-know-feynman-photon-keeps-a = An electron takes in a photon. What is it afterwards?
item-u-know-feynman-photon-keeps-b = A down quark takes in a photon. What is it afterwards?

## W keeps family

item-u-know-feynman-w-keeps-family-law = A W turns a neutrino into the charged lepton of its own family, because each family keeps its number.
item-u-know-feynman-w-keeps-family-a = A W acts on a muon neutrino. What can the neutrino become?
item-u-know-feynman-w-keeps-family-a-why = Why?
item-u-know-feynman-w-keeps-family-a-why-family = A W keeps the lepton’s family
item-u-know-feynman-w-keeps-family-a-why-light = A W picks the lightest
item-u-know-feynman-w-keeps-family-a-why-any = A W may pick any other particle
item-u-know-feynman-w-keeps-family-b = A W acts on a tau neutrino. What can the neutrino become?
item-u-know-feynman-w-keeps-family-b-why = Why?
item-u-know-feynman-w-keeps-family-b-why-any = A W may pick any other particle
item-u-know-feynman-w-keeps-family-b-why-light = A W picks the lightest
item-u-know-feynman-w-keeps-family-b-why-family = A W keeps the lepton’s family

## W changes charge

item-u-know-feynman-w-changes-charge-law = A W changes the charge of a quark by one unit, because it carries one unit of charge itself.
item-u-know-feynman-w-changes-charge-a = A W acts on a down quark. What can the quark become?
item-u-know-feynman-w-changes-charge-a-why = Why?
item-u-know-feynman-w-changes-charge-a-why-keeps = A W leaves the charge alone
item-u-know-feynman-w-changes-charge-a-why-unit = A W carries one unit of charge
item-u-know-feynman-w-changes-charge-a-why-mirror = A W turns matter into antimatter
item-u-know-feynman-w-changes-charge-b = A W acts on a bottom quark. What can the quark become?
item-u-know-feynman-w-changes-charge-b-why = Why?
item-u-know-feynman-w-changes-charge-b-why-unit = A W carries one unit of charge
item-u-know-feynman-w-changes-charge-b-why-keeps = A W leaves the charge alone
item-u-know-feynman-w-changes-charge-b-why-mirror = A W turns matter into antimatter

## Three quarks

item-u-know-feynman-three-quarks-law = Up, up, down make a proton and up, down, down a neutron, because the charges of the three quarks give +1 and 0.
item-u-know-feynman-three-quarks-a = Which of these make a proton?
item-u-know-feynman-three-quarks-b = Which of these make a neutron?

## Antimatter twin

item-u-know-feynman-antimatter-twin-law = An antiparticle has the same mass as its twin, because only its charges are reversed.
item-u-know-feynman-antimatter-twin-a = How does an antitau compare with a tau?
item-u-know-feynman-antimatter-twin-a-twin = The same mass and the opposite charge
item-u-know-feynman-antimatter-twin-a-mirror = The opposite mass and the opposite charge
item-u-know-feynman-antimatter-twin-a-same = The same mass and the same charge
item-u-know-feynman-antimatter-twin-a-weight = The opposite mass and the same charge
item-u-know-feynman-antimatter-twin-b = How does a positron compare with an electron?
item-u-know-feynman-antimatter-twin-b-weight = The opposite mass and the same charge
item-u-know-feynman-antimatter-twin-b-same = The same mass and the same charge
item-u-know-feynman-antimatter-twin-b-twin = The same mass and the opposite charge
item-u-know-feynman-antimatter-twin-b-mirror = The opposite mass and the opposite charge

## Neutron decay

item-u-know-feynman-neutron-decay-law = When a neutron becomes a proton, an electron and an antineutrino come out, too, because charge and lepton number never change.
item-u-know-feynman-neutron-decay-a = A free neutron becomes a proton. What else comes out?
item-u-know-feynman-neutron-decay-b = A free antineutron becomes an antiproton. What else comes out?

## Gluon pair

item-u-know-feynman-gluon-pair-law = A gluon becomes a quark and its antiquark, because a gluon has neither electric charge nor flavour.
item-u-know-feynman-gluon-pair-a = A gluon becomes a charm quark and a second particle. Which one?
item-u-know-feynman-gluon-pair-b = A gluon becomes a bottom quark and a second particle. Which one?

## Nucleon mass

item-u-know-feynman-nucleon-mass-law = Most of a proton’s mass is energy inside it, because its quarks have very little mass.
item-u-know-feynman-nucleon-mass-a = Where does most of the mass of a proton come from?
item-u-know-feynman-nucleon-mass-a-higgs = From the Higgs field
item-u-know-feynman-nucleon-mass-a-electrons = From electrons inside it
item-u-know-feynman-nucleon-mass-a-quarks = From the mass of its quarks
item-u-know-feynman-nucleon-mass-a-energy = From the energy inside it
item-u-know-feynman-nucleon-mass-b = Where does most of the mass of a neutron come from?
item-u-know-feynman-nucleon-mass-b-electrons = From electrons inside it
item-u-know-feynman-nucleon-mass-b-energy = From the energy inside it
item-u-know-feynman-nucleon-mass-b-quarks = From the mass of its quarks
item-u-know-feynman-nucleon-mass-b-higgs = From the Higgs field
