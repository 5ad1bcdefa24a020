"""The load test runs and its figures are there."""

import json

import pytest

from kaffeehaus.server.load import main


def test_a_short_load_test_plays_on_a_server_of_its_own(capfd: pytest.CaptureFixture[str]):
    assert main(["--tables", "3", "--seconds", "0.5"]) == 0
    figures = json.loads(capfd.readouterr().out)
    assert figures["actions"] > 10
    assert 0 < figures["latency_ms"]["p50"] <= figures["latency_ms"]["p99"]
