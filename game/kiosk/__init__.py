"""The arcade as a kiosk: policy, PINs, admin page, the clock of a session, the supervisor."""
