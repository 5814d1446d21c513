"""The load on a table server is measured with a real one."""

from __future__ import annotations

import json

from tests.cli.kit import Run


def test_a_small_load_is_measured(run: Run) -> None:
    told = run("bench", "server", "--tables", "2", "--seconds", "1.5")
    assert told.exit_code == 0, told.output
    measured = json.loads(told.stdout)
    assert measured["sockets"] == 10
    assert measured["answers_per_s"] > 0
    assert measured["deliveries_per_s"] > measured["answers_per_s"]
    assert measured["ack_ms_p50"] <= measured["ack_ms_p99"]
    assert measured["refused"] == 0
