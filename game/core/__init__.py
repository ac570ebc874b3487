"""What every game shares: the game protocol, a match in progress, checkable chance, actions as JSON."""
