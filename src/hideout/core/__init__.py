"""The rules-free heart: the game interface, luck, options, decks, tables, records."""
