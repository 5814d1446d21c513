"""One file per step, the oldest first."""
