# Texts of the shell, shared by all games.

## Particles

particle-up = up quark
particle-down = down quark
particle-strange = strange quark
particle-charm = charm quark
particle-bottom = bottom quark
particle-top = top quark
particle-electron = electron
particle-muon = muon
particle-tau = tau
particle-electron-neutrino = electron neutrino
particle-muon-neutrino = muon neutrino
particle-tau-neutrino = tau neutrino
particle-anti-up = anti-up quark
particle-anti-down = anti-down quark
particle-anti-strange = anti-strange quark
particle-anti-charm = anti-charm quark
particle-anti-bottom = anti-bottom quark
particle-anti-top = anti-top quark
particle-anti-electron = positron
particle-anti-muon = antimuon
particle-anti-tau = antitau
particle-anti-electron-neutrino = electron antineutrino
particle-anti-muon-neutrino = muon antineutrino
particle-anti-tau-neutrino = tau antineutrino
particle-photon = photon
particle-gluon = gluon
particle-w-plus = W plus
particle-w-minus = W minus
particle-z = Z
particle-higgs = Higgs

## Cards

card-stable = stable
stat-charge = Charge
stat-spin = Spin
stat-mass = Mass
stat-lifetime = Mean lifetime
