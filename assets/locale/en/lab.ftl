# The law lab: reactions to sort, and the laws that decide.

lab-title = The law lab
lab-what = Some of these reactions happen in nature. Nobody has ever seen the others. Sort them, and find the laws that decide.
lab-laws = Laws you have found
lab-hidden = Not found yet
lab-honest = There are more laws than these six: spin and colour charge count, too.
lab-step = { $step } · { $name }
    { $done } of { $all } sorted
lab-step-tall = { $step } · { $name } · { $done } of { $all }
lab-step-1 = Light and pions
lab-step-2 = Protons and their kin
lab-step-3 = Neutrinos
lab-step-4 = Decays
lab-step-5 = Everything
lab-title-step = Step { $step } · { $name } · { $done } of { $all } sorted
lab-go-on = Continue with step { $step }: { $name }
lab-done = This step is sorted!
lab-done-1 = The sum of all charges never changes. A neutron can become a proton, because an electron carries the charge −1 away.
lab-done-2 = Charge alone does not stop a proton from decaying into lighter particles. Baryon number does, because the proton is the lightest baryon.
lab-done-3 = A neutrino is not just an extra. It must come out, too, because each lepton family keeps its own number.
lab-done-4 = A decay goes downhill: the products weigh less in total, because mass is energy and energy is never made.
lab-done-5 = Now you think like a physicist: everything that no law forbids happens sooner or later.

## The question and the answers

lab-ask = Does this happen in nature?
lab-happens = It happens
lab-never = Never seen
lab-said-happens = You said: it happens.
lab-said-never = You said: never seen.
lab-yes-happens = It does happen: none of these laws forbids it. Look: every row adds up.
lab-but-happens = If so, some law would forbid it. But every row adds up, and it does happen.
lab-which = Nobody has ever seen it. Which row says why? Tap it and count.
lab-but-never = If so, the sum in one of these rows would change. Which one? Tap it and count.
lab-kept = { $law }: { $before } before and { $after } after. This row adds up. Another one does not.
lab-kept-energy = There is enough energy here. Another row does not add up.
lab-forbidden = { $would } { $n ->
    [one] One law forbids it.
   *[other] { $n } laws forbid it.
}
lab-discovered = You have found a law: { $law }! { $would }
lab-returns = This reaction comes back at the end of the step.
lab-next = Next
lab-before = before
lab-after = after
lab-motion = { $mass }
    + motion
lab-row = { $law }: { $before } before, { $after } after
lab-row-kept = { $row }. This law is kept.
lab-row-broken = { $row }. This law would be broken.
lab-reaction = Before: { $before }. After: { $after }.
lab-join = { $one }, { $two }

## Counting

lab-count-charge = Signs + and −
lab-count-baryon = Particles of three quarks
lab-count-lepton-e = Electrons and their neutrinos
lab-count-lepton-mu = Muons and their neutrinos
lab-count-lepton-tau = Taus and their neutrinos
lab-count-energy = Mass and motion
lab-count-how-charge = Count the signs: tap each particle until its number is right. A + counts +1, a − counts −1.
lab-count-how-baryon = Count +1 for three quarks (in a nucleus, for each proton and neutron), −1 for three antiquarks, 0 for all others.
lab-count-how-lepton-e = Count +1 for an electron or its neutrino, −1 for their antiparticles, 0 for all others.
lab-count-how-lepton-mu = Count +1 for a muon or its neutrino, −1 for their antiparticles, 0 for all others.
lab-count-how-lepton-tau = Count +1 for a tau or its neutrino, −1 for their antiparticles, 0 for all others.
lab-count-not-charge = Look at the sign of this one again: { $body }. It counts { $n }.
lab-count-not-baryon = Look at the quarks of this one again: { $body }. It counts { $n }.
lab-count-not-lepton-e = Look at this one again: { $body }. It counts { $n }.
lab-count-not-lepton-mu = Look at this one again: { $body }. It counts { $n }.
lab-count-not-lepton-tau = Look at this one again: { $body }. It counts { $n }.
lab-count-body = { $body }: { $n }. Tap to change the number.
lab-count-check = That is my count

## The laws

lab-law-charge = Charge
lab-law-baryon = Baryon number
lab-law-lepton-e = Electron number
lab-law-lepton-mu = Muon number
lab-law-lepton-tau = Tau number
lab-law-energy = Energy and momentum
lab-law-charge-says = The sum of all charges is the same before and after.
lab-law-baryon-says = Baryons count +1, antibaryons −1. The sum stays the same.
lab-law-lepton-e-says = Electron and electron neutrino count +1, their antiparticles −1.
lab-law-lepton-mu-says = Muon and muon neutrino count +1, their antiparticles −1.
lab-law-lepton-tau-says = Tau and tau neutrino count +1, their antiparticles −1.
lab-law-energy-says = In a decay, all the new mass comes from the old mass. In a collision, energy of motion helps.
lab-would-charge = If this happened, charge would come from nothing or be lost.
lab-would-baryon = If this happened, protons and neutrons could vanish, or appear without antimatter.
lab-would-lepton-e = If this happened, an electron or its neutrino would appear or vanish without a partner.
lab-would-lepton-mu = If this happened, a muon or its neutrino would appear or vanish without a partner.
lab-would-lepton-tau = If this happened, a tau or its neutrino would appear or vanish without a partner.
lab-would-energy = If this happened, energy or momentum would come from nothing.

## What takes part

lab-elementary = { $body }: an elementary particle, as far as we know
lab-made = { $body }: made of { $parts }
lab-mixture = { $body }: a mixture of up with anti-up and down with anti-down
lab-mixture-eta = { $body }: a mixture of up, down and strange, each with its antiquark
lab-mixed = half u u̅, half d d̅
lab-nucleus = { $body }: a nucleus of { $protons ->
    [one] 1 proton
   *[other] { $protons } protons
} and { $neutrons ->
    [one] 1 neutron
   *[other] { $neutrons } neutrons
}
lab-body-proton = proton
lab-body-antiproton = antiproton
lab-body-neutron = neutron
lab-body-pion-plus = positive pion
lab-body-pion-minus = negative pion
lab-body-pion-zero = neutral pion
lab-body-kaon-plus = positive kaon
lab-body-kaon-minus = negative kaon
lab-body-kaon-zero = neutral kaon
lab-body-lambda = Lambda
lab-body-delta = Delta
lab-body-omega = Omega
lab-body-j-psi = J/psi
lab-body-d-zero = neutral D meson
lab-body-d-minus = negative D meson
lab-body-b-zero = neutral B meson
lab-body-deuteron = hydrogen-2
lab-body-triton = hydrogen-3
lab-body-helion = helium-3
lab-body-alpha = helium-4
lab-body-anti-kaon-zero = neutral antikaon
lab-body-eta = eta meson
lab-body-phi = phi meson
lab-body-antineutron = antineutron
lab-body-antilambda = anti-Lambda
lab-body-sigma-plus = positive Sigma
lab-body-sigma-zero = neutral Sigma
lab-body-sigma-minus = negative Sigma
lab-body-xi-zero = neutral Xi
lab-body-xi-minus = negative Xi
lab-body-upsilon = Upsilon
lab-body-anti-d-zero = neutral anti-D meson
lab-body-d-plus = positive D meson
lab-body-anti-b-zero = neutral anti-B meson
lab-body-b-plus = positive B meson
lab-body-b-minus = negative B meson

## More about some of them

lab-note-electron-to-neutrino = The Borexino detector looked for this and never saw it: an electron lives longer than 6.6 × 10²⁸ years.
lab-note-neutrons-to-pions = The Super-Kamiokande detector in Japan looked for this in its huge tank of water and never saw it.
lab-note-antiproton-made = The first antiprotons were made like this, in Berkeley in 1955. Each one comes with a new proton.
lab-note-neutron-in-two = Spin forbids it, too: two spins of ½ never make a spin of ½. So Pauli proposed the neutrino in 1930.
lab-note-pion-to-electron = It happens, but only to about one pion in 8,000. These laws do not say how often something happens.
lab-note-muon-to-light = Neutrinos do change family in flight, so the family numbers are not quite exact. But nobody has ever seen this.
lab-note-reactor = This is how the antineutrino was first seen, beside a nuclear reactor, in 1956.
lab-note-reactor-wrong = Raymond Davis looked for this beside a reactor in 1955 and never saw it. Neutrinos and antineutrinos act differently.
lab-note-second-neutrino = In 1962 such neutrinos produced muons, but hardly any electrons. So there is more than one kind.
lab-note-proton-alone = A free proton cannot do it. In some nuclei it can, because the nucleus provides the energy.
lab-note-one-photon = There would be enough energy. But a single photon would carry away momentum that was not there before. So there are two.
lab-note-light-alone = Light alone cannot do it. Close to a nucleus it can, because the nucleus takes up some momentum.
lab-note-triton = Less than 0.02 MeV is left over. With this decay, the KATRIN experiment weighs the neutrino: less than 0.45 eV.
lab-note-sun-one = This is how fusion begins in the Sun. It needs the weak force, so a proton there waits for billions of years.
lab-note-proton-to-positron = Super-Kamiokande has looked for this for many years: a proton lives longer than 2.4 × 10³⁴ years.
