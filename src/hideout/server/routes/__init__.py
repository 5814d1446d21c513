"""The addresses of the server, by subject."""
