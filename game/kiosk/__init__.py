"""The arcade unattended: a policy, visitors that come and go, and somebody who looks after it."""
