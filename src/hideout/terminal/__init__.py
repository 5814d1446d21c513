"""The plain-line terminal client: a whole game, line by line, for any game of the house."""
