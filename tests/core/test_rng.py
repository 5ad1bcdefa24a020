"""The random stream: exactly BLAKE2b in counter mode, uniform, and never changed by drawing."""

from collections import Counter
from hashlib import blake2b

import pytest

from kaffeehaus import BadOptions
from kaffeehaus.core.rng import Rng, Seed, check_seed, fresh_seed, seed_digest, seed_text

SEEDS: dict[str, tuple[Seed, bytes]] = {
    "zero": (0, b"int:0"),
    "number": (1234567890123456789, b"int:1234567890123456789"),
    "bytes": (b"\x00\x01secret", b"raw:\x00\x01secret"),
}
SEED_IDS = list(SEEDS)


def key_of(written: bytes) -> bytes:
    """The key of a stream, computed here from its definition."""
    return blake2b(written, digest_size=32, person=b"kaffeehausstream").digest()


def words_of(key: bytes, first_block: int, count: int) -> list[int]:
    """The words of a stream from a block on, computed here from its definition."""
    blocks = -(-count // 8)
    stream = b"".join(
        blake2b((first_block + n).to_bytes(8, "big"), key=key, digest_size=64).digest() for n in range(blocks)
    )
    return [int.from_bytes(stream[8 * n : 8 * n + 8], "big") for n in range(count)]


@pytest.mark.parametrize("name", SEED_IDS)
def test_the_stream_is_keyed_blake2b_in_counter_mode(name: str):
    seed, written = SEEDS[name]
    rng = Rng.of(seed)
    assert (rng.key, rng.at) == (key_of(written), 0)
    at = 0
    for count in (1, 8, 9, 0, 40, 175):
        words, after = rng.words(count)
        assert words == words_of(rng.key, at, count)
        at += -(-count // 8)
        assert (after.key, after.at) == (rng.key, at)
        rng = after


def test_known_answers():
    assert Rng.of(7).key.hex().startswith("53a8ff4d30eb163c")
    assert Rng.of(7).words(2)[0] == [2948629725837382714, 5113445871861041034]
    assert seed_digest(7).startswith("1cd737db213b5472")
    assert Rng.of(7) != Rng.of(b"7")


@pytest.mark.parametrize("name", SEED_IDS)
def test_the_digest_commits_to_the_seed_and_differs_from_the_key(name: str):
    seed, written = SEEDS[name]
    assert seed_digest(seed) == blake2b(written, digest_size=32, person=b"kaffeehausdigest").hexdigest()
    assert seed_digest(seed) != Rng.of(seed).key.hex()


@pytest.mark.parametrize("name", SEED_IDS)
def test_shuffling_sorts_by_the_words(name: str):
    rng = Rng.of(SEEDS[name][0])
    keys = words_of(rng.key, 0, 30)
    shuffled, after = rng.shuffled(range(30))
    assert shuffled == sorted(range(30), key=lambda n: keys[n])
    assert after.at == 4


def test_below_is_the_remainder_of_one_word():
    rng = Rng.of(11)
    for bound in (1, 2, 3, 4, 5, 6, 90):
        number, after = rng.below(bound)
        assert number == words_of(rng.key, rng.at, 1)[0] % bound
        assert 0 <= number < bound
        rng = after


def test_drawing_leaves_the_place_where_it_was():
    rng = Rng.of(3)
    first = rng.words(5)
    rng.shuffled("abcdef")
    rng.below(6)
    assert rng.words(5) == first
    assert rng == Rng.of(3)
    assert hash(rng) == hash(Rng.of(3))
    assert rng != first[1]
    assert rng != "a stream"


def test_shuffling_leaves_the_items_alone():
    items = list(range(20))
    shuffled, _ = Rng.of(4).shuffled(items)
    assert items == list(range(20))
    assert sorted(shuffled) == items


def test_nothing_to_shuffle_takes_nothing_from_the_stream():
    assert Rng.of(1).shuffled([]) == ([], Rng.of(1))


def chi_square(found: Counter[object], cells: int) -> float:
    """How far counts are from equal."""
    expected = found.total() / cells
    return sum((n - expected) ** 2 for n in found.values()) / expected + (cells - len(found)) * expected


def test_words_are_uniform():
    words, _ = Rng.of(2024).words(32_000)
    for shift in (0, 20, 60):
        # 15 degrees of freedom; 37.7 is exceeded once in a thousand.
        assert chi_square(Counter(w >> shift & 15 for w in words), 16) < 37.7


def test_dice_are_uniform():
    rng, found = Rng.of(99), Counter[object]()
    for _ in range(6000):
        number, rng = rng.below(6)
        found[number] += 1
    assert chi_square(found, 6) < 20.5  # 5 degrees of freedom


def test_orders_are_uniform():
    rng, found = Rng.of(5), Counter[object]()
    for _ in range(7200):
        order, rng = rng.shuffled(range(4))
        found[tuple(order)] += 1
    assert chi_square(found, 24) < 49.7  # 23 degrees of freedom


@pytest.mark.parametrize("seed", [-1, b"", "7", None, 1.0, True, bytearray(b"x")], ids=repr)
def test_what_is_no_seed_is_refused(seed: object):
    with pytest.raises(BadOptions, match="a seed is"):
        check_seed(seed)


def test_seeds_are_kept_and_written():
    assert check_seed(0) == 0
    assert check_seed(b"\xff") == b"\xff"
    assert seed_text(12) == 12
    assert seed_text(b"\xff\x00") == "ff00"
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()
