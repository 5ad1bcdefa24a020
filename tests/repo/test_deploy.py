"""The samples of deploy/ fit each other and the program, as far as that can be seen without starting them."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import yaml
from tests.needs import is_missing

from kaffeehaus.cli import COMMANDS
from kaffeehaus.cli.parser import build_parser
from kaffeehaus.cli.serve import METRICS_TOKEN
from kaffeehaus.locale import Texts
from kaffeehaus.server import supervisor
from kaffeehaus.server.routes import operations
from kaffeehaus.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
UNIT = (DEPLOY / "kaffeehaus.service").read_text("utf-8")


def chosen(words: list[str]) -> Any:
    """What the program makes of its words; it refuses what it does not know."""
    assert words[:2] == ["kaffeehaus", "serve"]
    return build_parser(COMMANDS, words[1:], Texts()).parse_args(words[1:])


def entrypoint() -> list[str]:
    """What the container runs."""
    found = re.search(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.M)
    assert found is not None
    words: list[str] = json.loads(found[1])
    return words


def test_the_container_serves_with_the_options_of_the_house():
    house = COMPOSE["services"]["house"]
    served = chosen([*entrypoint(), *house["command"]])
    assert (served.host, str(served.data)) == ("0.0.0.0", "/house")
    assert house["volumes"] == ["house:/house"]
    database = COMPOSE["services"]["database"]["environment"]
    assert served.database == f"postgresql://{database['POSTGRES_USER']}@database/{database['POSTGRES_DB']}"
    assert served.redis == "redis://bus:6379"
    assert served.proxy == COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert house["environment"].keys() == {"PGPASSWORD", METRICS_TOKEN}
    assert (DEPLOY / house["build"]["context"] / house["build"]["dockerfile"]).samefile(DEPLOY / "Containerfile")


def test_what_compose_names_is_there():
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
        assert set(service["networks"]) <= COMPOSE["networks"].keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
    proxy = (DEPLOY / "Caddyfile").read_text("utf-8")
    port = re.search(r"^EXPOSE (\d+)$", CONTAINER, re.M)
    assert port is not None
    assert f"reverse_proxy house:{port[1]}\n" in proxy
    assert all(name in services["proxy"]["environment"] for name in re.findall(r"\{\$(\w+)", proxy))


def test_what_the_container_is_built_from_is_there():
    stages = re.findall(r"^FROM \S+(?: AS (\w+))?$", CONTAINER, re.M)
    copied = re.findall(r"^COPY (?:--from=(\w+) )?(\S+) (\S+)$", CONTAINER, re.M)
    assert len(copied) == CONTAINER.count("COPY ")
    for stage, source, target in copied:
        if stage:
            # What one stage has made is where the next one looks for it.
            assert stage in stages
            assert f" -d {source}\n" in CONTAINER
            assert f"$(ls {target}/*.whl)" in CONTAINER
        else:
            assert (ROOT / source).exists()
    left_out = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] not in ("", "#")]
    for needed in (
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "src/kaffeehaus/__init__.py",
        "client/package.json",
    ):
        assert (ROOT / needed).is_file()
        assert not any(Path(needed).is_relative_to(one) or Path(needed).match(one) for one in left_out)
    python = re.findall(r"^FROM python:(\d+)\.(\d+)-slim", CONTAINER, re.M)
    assert len(set(python)) == 1
    assert tuple(map(int, python[0])) >= (3, 11)


def test_the_container_is_asked_for_its_health_where_it_serves():
    check = re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", CONTAINER, re.M)
    port = re.search(r"^EXPOSE (\d+)$", CONTAINER, re.M)
    assert check is not None
    assert port is not None
    program, flag, code = json.loads(check[1])
    assert (program, flag) == ("python", "-c")
    assert f"http://127.0.0.1:{port[1]}/health" in code
    compile(code, "HEALTHCHECK", "exec")
    assert "/health" in operations.health.paths
    served = chosen([*entrypoint(), *COMPOSE["services"]["house"]["command"]])
    assert (served.port or Settings(served.data).port) == int(port[1])
    # A folder that is not kept in a volume would be gone with the container.
    assert f"VOLUME {served.data}\n" in CONTAINER
    house, database = COMPOSE["services"]["house"], COMPOSE["services"]["database"]
    name = database["environment"]["POSTGRES_USER"]
    assert database["healthcheck"]["test"] == ["CMD", "pg_isready", f"--username={name}"]
    assert house["depends_on"]["database"] == {"condition": "service_healthy"}
    # The processes of the house need some of that time to end by themselves.
    assert int(house["stop_grace_period"].removesuffix("s")) > supervisor.FAREWELL


def test_the_operators_line_of_the_page_works_in_the_container():
    page = (ROOT / "docs" / "operations.md").read_text("utf-8")
    line = re.search(r"^docker compose -f deploy/compose.yaml exec house (kaffeehaus house .*)$", page, re.M)
    assert line is not None
    words = shlex.split(line[1])[1:]
    asked = build_parser(COMMANDS, words, Texts()).parse_args(words)
    served = chosen([*entrypoint(), *COMPOSE["services"]["house"]["command"]])
    assert (asked.data, asked.database) == (served.data, served.database)


def test_the_container_is_built_as_a_release_is():
    """tests/repo/test_release.py runs the same two commands."""
    assert "RUN python -m hatchling build -t wheel -d /wheel\n" in CONTAINER
    assert '"$(ls /wheel/*.whl)[server]"' in CONTAINER
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    tools = (ROOT / "tools" / "client.py").read_text("utf-8")
    packaged = re.search(r'^PACKAGED_NODE = "(.*)"', tools, re.M)
    assert packaged is not None
    assert f'RUN pip install --no-cache-dir "{needs[0]}" "{packaged[1]}"' in CONTAINER


def test_the_service_runs_the_program():
    line = re.search(r"^ExecStart=/opt/kaffeehaus/bin/(.*)$", UNIT, re.M)
    assert line is not None
    served = chosen(shlex.split(line[1]))
    assert served.data == Path("/var/lib") / "kaffeehaus"
    assert f"# {METRICS_TOKEN} " in UNIT
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"kaffeehaus-{version}-py3-none-any.whl" in UNIT


def test_systemd_understands_the_service_and_finds_it_well_shut(tmp_path: Path):
    if shutil.which("systemd-analyze") is None:
        is_missing("the service of systemd", "no systemd-analyze on the PATH")
    program = tmp_path / "kaffeehaus"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "kaffeehaus.service"
    unit.write_text(UNIT.replace("/opt/kaffeehaus/bin/kaffeehaus", str(program)))
    for words in (["verify"], ["security", "--offline=true", "--threshold=20"]):
        done = subprocess.run(["systemd-analyze", *words, str(unit)], capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr


def test_no_sample_holds_a_secret():
    for file in DEPLOY.iterdir():
        assert not re.search(r"(?i)(password|token)[=:] *\w", file.read_text("utf-8")), file.name
