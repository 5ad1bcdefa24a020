"""Figures for operators: what they say, and to whom."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
from tests.server.play import Person, Server

from kaffeehaus.server.exposition import together
from kaffeehaus.server.measures import BOUNDS, Histogram, page


def figure(server: Server, sample: str) -> float:
    """One sample of the page."""
    lines = server.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{sample} ")).split()[1])


def test_a_histogram_counts_up_to_each_bound():
    took = Histogram()
    for seconds in (0.0001, 0.001, 0.3, 99.0):
        took.observe(seconds)
    told = dict(line.rsplit(" ", 1) for line in took.lines("t"))
    assert told['t_bucket{le="0.001"}'] == "2"
    assert told['t_bucket{le="0.5"}'] == told['t_bucket{le="5.0"}'] == "3"
    assert told['t_bucket{le="+Inf"}'] == told["t_count"] == "4"
    assert len(told) == len(BOUNDS) + 3
    both = together({"0": page([("t", "histogram", "T.", took)]), "1": page([("t", "histogram", "T.", took)])})
    assert 'kaffeehaus_t_bucket{le="0.5",process="1"} 3' in both


def test_actions_and_requests_are_measured(server: Server):
    names = [f"kaffeehaus_{name}" for name in ("actions_total", "act_seconds_count", "storing_seconds_count")]
    before = [figure(server, name) for name in names]
    klara = Person(server, "Klara")
    table = klara.opens("vienna", "you", "you")

    async def run() -> None:
        async with klara.at(table) as one:
            await one.tells(t="begin")
            for _ in range(12):  # of which some are choices in secret
                await one.acts(Random(1))
            assert figure(server, "kaffeehaus_tables_live") >= 1

    asyncio.run(run())
    actions, acts, stored = (figure(server, name) - old for name, old in zip(names, before, strict=True))
    assert 0 < actions == acts == stored < 12
    assert figure(server, "kaffeehaus_http_seconds_count") >= 4
    assert figure(server, 'kaffeehaus_http_answers_total{status="2xx"}') >= 4
    assert figure(server, "kaffeehaus_faults_total") == figure(server, "kaffeehaus_redis_away") == 0


def test_figures_are_for_this_machine_or_for_whoever_has_the_token(server: Server, tmp_path: Path, house: list[Server]):
    def status(of: Server, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(of.address + "/metrics", headers=named).status_code

    assert status(server) == 200
    assert status(server, x_forwarded_for="127.0.0.1") == 404
    house.append(Server(tmp_path, metrics_token="sesame"))
    assert status(house[0]) == status(house[0], authorization="Bearer simsim") == 404
    assert status(house[0], authorization="Bearer sesame", x_forwarded_for="10.1.2.3") == 200
