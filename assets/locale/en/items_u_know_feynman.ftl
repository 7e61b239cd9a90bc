# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

## Photon keeps

item-u-know-feynman-photon-keeps-law = A particle that takes in a photon stays the same, because a photon changes neither charge nor flavour.
item-u-know-feynman-photon-keeps-a = An electron takes in a photon. What is it afterwards?
item-u-know-feynman-photon-keeps-b = A down quark takes in a photon. What is it afterwards?
item-u-know-feynman-photon-keeps-c = A gamma-ray photon hits an electron, which flies off at nearly the speed of light. What is it now?
item-u-know-feynman-photon-keeps-c-electron = An electron with more energy
item-u-know-feynman-photon-keeps-c-muon = A muon, as it has gained mass
item-u-know-feynman-photon-keeps-c-photon = A photon, as it is so fast
item-u-know-feynman-photon-keeps-c-positron = A positron

## W keeps family

item-u-know-feynman-w-keeps-family-law = A W turns a neutrino into the charged lepton of its own family, because each family keeps its number.
item-u-know-feynman-w-keeps-family-a = A W acts on a muon neutrino. What can the neutrino become?
item-u-know-feynman-w-keeps-family-a-why = Why?
item-u-know-feynman-w-keeps-family-a-why-family = A W keeps the lepton’s family
item-u-know-feynman-w-keeps-family-a-why-light = A W picks the lightest
item-u-know-feynman-w-keeps-family-a-why-any = A W may pick any other particle
item-u-know-feynman-w-keeps-family-b = A W acts on a tau neutrino. What can the neutrino become?
item-u-know-feynman-w-keeps-family-b-why = Why?
item-u-know-feynman-w-keeps-family-b-why-any = Any lepton can be made by a W
item-u-know-feynman-w-keeps-family-b-why-light = The lightest lepton is made each time
item-u-know-feynman-w-keeps-family-b-why-family = Tau and tau neutrino are one family
item-u-know-feynman-w-keeps-family-c = In the ice at the South Pole, a W turns neutrinos into electrons. Which neutrinos came in?
item-u-know-feynman-w-keeps-family-c-electron = Electron neutrinos
item-u-know-feynman-w-keeps-family-c-muon = Mostly muon neutrinos
item-u-know-feynman-w-keeps-family-c-any = Any of the three, equally often
item-u-know-feynman-w-keeps-family-c-light = Whichever are lightest

## W changes charge

item-u-know-feynman-w-changes-charge-law = A W changes the charge of a quark by one unit, because it carries one unit of charge itself.
item-u-know-feynman-w-changes-charge-a = A W acts on a down quark. What can the quark become?
item-u-know-feynman-w-changes-charge-a-why = Why?
item-u-know-feynman-w-changes-charge-a-why-keeps = A W leaves the charge alone
item-u-know-feynman-w-changes-charge-a-why-unit = A W carries one unit of charge
item-u-know-feynman-w-changes-charge-a-why-mirror = A W turns matter into antimatter
item-u-know-feynman-w-changes-charge-b = A W acts on a bottom quark. What can the quark become?
item-u-know-feynman-w-changes-charge-b-why = Why?
item-u-know-feynman-w-changes-charge-b-why-unit = The charge has to change by one
item-u-know-feynman-w-changes-charge-b-why-keeps = The charge has to be the same
item-u-know-feynman-w-changes-charge-b-why-mirror = The quark has to become its antiquark
item-u-know-feynman-w-changes-charge-c = A Lambda (up, down, strange) becomes a proton (up, up, down) and gives off a W. What has the strange quark become?
item-u-know-feynman-w-changes-charge-c-up = An up quark
item-u-know-feynman-w-changes-charge-c-down = A down quark, as charged as before
item-u-know-feynman-w-changes-charge-c-anti = An antiquark of its kind
item-u-know-feynman-w-changes-charge-c-electron = An electron

## Three quarks

item-u-know-feynman-three-quarks-law = Up, up, down make a proton and up, down, down a neutron, because the charges of the three quarks give +1 and 0.
item-u-know-feynman-three-quarks-a = Which of these make a proton?
item-u-know-feynman-three-quarks-b = Which of these make a neutron?
item-u-know-feynman-three-quarks-c = In 1964 a particle of three strange quarks (−⅓ each) was found. What electric charge does it have?
item-u-know-feynman-three-quarks-c-minus = −1
item-u-know-feynman-three-quarks-c-plus = +1
item-u-know-feynman-three-quarks-c-third = −⅓
item-u-know-feynman-three-quarks-c-zero = 0

## Antimatter twin

item-u-know-feynman-antimatter-twin-law = An antiparticle has the same mass as its twin, because only its charges are reversed.
item-u-know-feynman-antimatter-twin-a = How does an antitau compare with a tau?
item-u-know-feynman-antimatter-twin-a-twin = The same mass and the opposite charge
item-u-know-feynman-antimatter-twin-a-mirror = The opposite mass and the opposite charge
item-u-know-feynman-antimatter-twin-a-same = The same mass and the same charge
item-u-know-feynman-antimatter-twin-a-weight = The opposite mass and the same charge
item-u-know-feynman-antimatter-twin-b = How does a positron compare with an electron?
item-u-know-feynman-antimatter-twin-b-weight = Its mass is opposite, its charge is not
item-u-know-feynman-antimatter-twin-b-same = Mass and charge are the same
item-u-know-feynman-antimatter-twin-b-twin = Its charge is opposite, its mass is not
item-u-know-feynman-antimatter-twin-b-mirror = Mass and charge are opposite
item-u-know-feynman-antimatter-twin-c = In 2023 physicists let atoms of antihydrogen go in a vacuum. How did these atoms move?
item-u-know-feynman-antimatter-twin-c-down = They fell down, just as hydrogen does
item-u-know-feynman-antimatter-twin-c-up = They flew up, with negative mass
item-u-know-feynman-antimatter-twin-c-plus = They flew to the positive pole
item-u-know-feynman-antimatter-twin-c-stay = They stayed, being neutral

## Neutron decay

item-u-know-feynman-neutron-decay-law = When a neutron becomes a proton, an electron and an antineutrino come out, too, because charge and lepton number never change.
item-u-know-feynman-neutron-decay-a = A free neutron becomes a proton. What else comes out?
item-u-know-feynman-neutron-decay-b = A free antineutron becomes an antiproton. What else comes out?
item-u-know-feynman-neutron-decay-c = Neutrons decay into protons. Sometimes the electron gets more energy, sometimes less. What takes the rest?
item-u-know-feynman-neutron-decay-c-antineutrino = An antineutrino
item-u-know-feynman-neutron-decay-c-lost = Nothing: it is used up
item-u-know-feynman-neutron-decay-c-light = A flash of light each time
item-u-know-feynman-neutron-decay-c-vary = Nobody can know: it is chance

## Gluon pair

item-u-know-feynman-gluon-pair-law = A gluon becomes a quark and its antiquark, because a gluon has neither electric charge nor flavour.
item-u-know-feynman-gluon-pair-a = A gluon becomes a charm quark and a second particle. Which one?
item-u-know-feynman-gluon-pair-b = A gluon becomes a bottom quark and a second particle. Which one?
item-u-know-feynman-gluon-pair-c = In a detector, light of very high energy makes a muon together with a partner. What is the partner?
item-u-know-feynman-gluon-pair-c-antimuon = An antimuon
item-u-know-feynman-gluon-pair-c-muon = A muon, so that both are the same
item-u-know-feynman-gluon-pair-c-positron = A positron, which is positive, too
item-u-know-feynman-gluon-pair-c-neutrino = A muon neutrino

## Nucleon mass

item-u-know-feynman-nucleon-mass-law = Most of a proton’s mass is energy inside it, because its quarks have very little mass.
item-u-know-feynman-nucleon-mass-a = Where does most of the mass of a proton come from?
item-u-know-feynman-nucleon-mass-a-higgs = From the Higgs field
item-u-know-feynman-nucleon-mass-a-electrons = From electrons inside it
item-u-know-feynman-nucleon-mass-a-quarks = From the mass of its quarks
item-u-know-feynman-nucleon-mass-a-energy = From the energy inside it
item-u-know-feynman-nucleon-mass-b = Where does most of the mass of a neutron come from?
item-u-know-feynman-nucleon-mass-b-electrons = Electrons in it provide it
item-u-know-feynman-nucleon-mass-b-energy = Energy inside it provides it
item-u-know-feynman-nucleon-mass-b-quarks = Its three quarks provide it
item-u-know-feynman-nucleon-mass-b-higgs = The Higgs provides it
item-u-know-feynman-nucleon-mass-c = Suppose that quarks had no mass at all. How heavy would a proton be?
item-u-know-feynman-nucleon-mass-c-most = Nearly as heavy as it is now
item-u-know-feynman-nucleon-mass-c-nothing = Weightless, without a Higgs
item-u-know-feynman-nucleon-mass-c-parts = Weightless, as its parts are
item-u-know-feynman-nucleon-mass-c-shell = Only as heavy as its shell
