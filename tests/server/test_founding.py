"""The key and the database of a house belong together, and only their owner may read them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.databases import KINDS, database
from tests.server.test_store import LISTING

from kaffeehaus.server.databases import Database, database_of, migrate
from kaffeehaus.server.founding import founded
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    with database(request.param, tmp_path) as url:
        yield database_of(url)


def play(kept: Database) -> None:
    """Something happens in the house."""
    store = Store(kept)
    asyncio.run(store.append("g", 1, b"x", LISTING))
    store.close()


def test_a_house_starts_with_its_own_key_again_and_again(kept: Database, tmp_path: Path):
    key = founded(kept, tmp_path)
    play(kept)
    assert founded(kept, tmp_path) == key
    (tmp_path / "key").write_bytes(key + bytes(32))
    assert founded(kept, tmp_path)[:32] == key, "an older key beside a new one still tells whose house it is"


def test_a_house_whose_key_is_lost_or_another_is_not_opened(kept: Database, tmp_path: Path):
    founded(kept, tmp_path)
    (tmp_path / "key").unlink()
    with pytest.raises(Refusal, match="error-key-lost"):
        founded(kept, tmp_path)
    assert not (tmp_path / "key").exists()
    (tmp_path / "key").write_bytes(bytes(32))
    with pytest.raises(Refusal, match="error-key-other"):
        founded(kept, tmp_path)
    assert founded(kept, tmp_path, new=True) == bytes(32)
    assert founded(kept, tmp_path) == bytes(32)


def test_an_older_house_that_noted_no_key_is_known_by_its_games(kept: Database, tmp_path: Path):
    migrate(kept)
    play(kept)
    with pytest.raises(Refusal, match="error-key-lost"):
        founded(kept, tmp_path)
    (tmp_path / "key").write_bytes(bytes(32))
    assert founded(kept, tmp_path) == bytes(32)


def test_a_key_without_its_database_opens_no_new_house(kept: Database, tmp_path: Path):
    (tmp_path / "key").write_bytes(bytes(32))
    for _ in range(2):
        with pytest.raises(Refusal, match="error-house-empty"):
            founded(kept, tmp_path)
    assert founded(kept, tmp_path, new=True) == bytes(32)
    assert founded(kept, tmp_path) == bytes(32)


def test_a_first_start_that_was_cut_short_goes_on(kept: Database, tmp_path: Path):
    """The tables are made before the key, and the key before it is noted."""
    migrate(kept)
    key = founded(kept, tmp_path)
    assert founded(kept, tmp_path) == key


def test_only_the_owner_may_read_the_files(tmp_path: Path):
    file = tmp_path / "log.db"
    founded(database_of(f"sqlite:///{file}"), tmp_path)
    for mode, then in ((0o600, 0o600), (0o644, 0o600), (0o640, 0o640)):
        file.chmod(mode)
        founded(database_of(f"sqlite:///{file}"), tmp_path)
        assert (file.stat().st_mode & 0o777, (tmp_path / "key").stat().st_mode & 0o777) == (then, 0o600)
