"""Hideout: a table for four heist board games."""

__version__ = "0.1.0"
