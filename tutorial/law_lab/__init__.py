"""The law lab: reactions to sort into *happens* and *never seen*, and the law that forbids each."""
