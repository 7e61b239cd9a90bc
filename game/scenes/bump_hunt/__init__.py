"""The bump hunt: real collisions of the CMS experiment, from the first one to the Higgs boson."""
