"""Games put into words and JSON for people and programs: what every face tells alike."""
