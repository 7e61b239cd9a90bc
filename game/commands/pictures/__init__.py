"""What ``shots`` shows, a module for each part of the arcade."""
