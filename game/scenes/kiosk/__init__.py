"""What only an unattended arcade shows."""
