"""Schemathesis asks every address of a real server all it can think of: no crash, no surprise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hideout.server.app import make_app
from hideout.server.config import Config
from tests.kit.serving import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


schema = schemathesis.openapi.from_dict(make_app(Config()).openapi()).exclude(
    path_regex="/stream$"  # it has no end
)


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_address_answers_as_described(case: object, server: RunningServer) -> None:
    assert isinstance(case, schemathesis.Case)
    case.call_and_validate(
        base_url=server.url,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
