"""The laboratory: many games at once, what they say about players, and how weights are found."""
