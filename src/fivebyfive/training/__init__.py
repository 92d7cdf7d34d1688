"""How the weights of the strong players are learned: `fivebyfive train`."""
