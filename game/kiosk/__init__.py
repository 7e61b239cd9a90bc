"""The arcade unattended: a policy, visitors that come and go, and an attendant."""
