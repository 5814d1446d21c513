"""Where tables are kept: an append-only log of entries, and what finds a table again."""
