"""Drawings of an arena's standings, for eyes and for print; needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hideout.lab.standings import Standings


def draw_standings(path: Path, standings: Standings, title: str, labels: Mapping[str, str]) -> None:
    """Ratings, and the share of the wins of each pairing, with their intervals."""
    import matplotlib as mpl
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    bots = sorted(standings.ratings.items(), key=lambda each: each[1].mean)
    encounters = standings.encounters[::-1]
    n_rows = len(bots) + len(encounters)
    figure = Figure(figsize=(8, 1.8 + 0.35 * n_rows), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(title)
    above, below = figure.subplots(2, 1, height_ratios=[len(bots) + 1, len(encounters) + 1])
    for i, (_, rating) in enumerate(bots):
        above.plot([rating.low, rating.high], [i, i], color="black", linewidth=1)
        above.plot([rating.mean], [i], "o", color="black")
    above.set_yticks(range(len(bots)), [bot for bot, _ in bots])
    above.set_ylim(-0.6, len(bots) - 0.4)
    above.set_xlabel(labels["rating"])
    for i, encounter in enumerate(encounters):
        share = encounter.share
        below.plot([share.low, share.high], [i, i], color="black", linewidth=1)
        below.plot([share.mean], [i], "s", color="black")
    names = [f"{each.one} {labels['among']} {each.others}" for each in encounters]
    below.set_yticks(range(len(encounters)), names)
    below.set_ylim(-0.6, len(encounters) - 0.4)
    below.set_xlim(0, 1)
    below.axvline(encounters[0].fair, color="black", linestyle=":", linewidth=1)
    below.set_xlabel(f"{labels['share']} (···· {labels['fair']})")
    # Without a date and with a fixed salt the same standings are the same bytes.
    with mpl.rc_context({"svg.hashsalt": "hideout"}):
        metadata = {"Date": None} if path.suffix == ".svg" else {}
        figure.savefig(path, metadata=metadata)
