"""What holds for the whole repository: no foreign hosts or paths, documented and short modules, commands that run."""

import ast
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kaffeehaus"
MODULES = sorted(SOURCE.rglob("*.py"))
LONGEST = 450

# Written in pieces, so that this file does not name what it forbids.
REGISTRY_HOSTS = tuple(
    ".".join(pieces)
    for pieces in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("pypi", "python", "org"),
        ("tuna", "tsinghua", "edu", "cn"),
        ("mirrors", "aliyun", "com"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("npmmirror", "com"),
        ("yarnpkg", "com"),
        ("pkg", "github", "com"),
        ("anaconda", "org"),
        ("anaconda", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("archive", "ubuntu", "com"),
        ("crates", "io"),
        ("rubygems", "org"),
        ("proxy", "golang", "org"),
        ("maven", "apache", "org"),
        ("docker", "io"),
        ("ghcr", "io"),
        ("jfrog", "io"),
        ("pkg", "dev"),
    )
)
HOST = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, REGISTRY_HOSTS))})(?![\w-])", re.IGNORECASE)
REGISTRY_SETTING = re.compile(r"""\b(?:index[-_]url|registry)["']?\s*[=:]?\s*["']?https?:""", re.IGNORECASE)
PYTHON_LOCKS = {"uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock", "pylock.toml"}
OTHER_LOCKS = {"package-lock.json", "npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml"}
LOCKED_ADDRESS = re.compile(r"""\b(?:resolved|tarball)["']?\s*:?\s*["']?(?:git\+)?https?:""")
DEVELOPER_PATH = re.compile(r"(?<![\w.~/-])/(?:work|root|home|Users)/|\b[A-Z]:\\Users\\")


@cache
def repository_files() -> tuple[Path, ...]:
    """The files that are, or would be, committed; skips the test where git or the repository is missing."""
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed")
    listing = subprocess.run(
        [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listing.returncode != 0:
        pytest.skip("this is not a git checkout")
    names = sorted(set(os.fsdecode(listing.stdout).split("\0")) - {""})
    return tuple(path for name in names if (path := ROOT / name).is_file())


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    """Where in the repository's files the pattern occurs, as `path:line: what was found`."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {found.group()}"
        for path in repository_files()
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1)
        if (found := pattern.search(line))
    ]


def undocumented(tree: ast.Module) -> Iterator[str]:
    """The public names of a module that have no docstring; an override or overload has its base's."""
    if ast.get_docstring(tree) is None:
        yield "the module itself"
    pending: list[tuple[str, ast.Module | ast.ClassDef]] = [("", tree)]
    while pending:
        prefix, scope = pending.pop()
        for node in scope.body:
            if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
                continue
            if isinstance(node, ast.ClassDef):
                pending.append((f"{prefix}{node.name}.", node))
            decorators = {ast.unparse(decorator).rpartition(".")[2] for decorator in node.decorator_list}
            if ast.get_docstring(node) is None and not decorators & {"override", "overload", "setter", "deleter"}:
                yield f"{prefix}{node.name} (line {node.lineno})"


@pytest.mark.parametrize(
    "text",
    [f"https://{host}/simple" for host in REGISTRY_HOSTS] + [f"see files.{REGISTRY_HOSTS[1]}."],
)
def test_the_pattern_knows_a_registry_host(text: str) -> None:
    assert HOST.search(text)


def test_no_file_names_a_package_registry_host() -> None:
    assert lines_matching(HOST) == []


def test_no_file_sets_a_package_registry() -> None:
    assert lines_matching(REGISTRY_SETTING) == []


def test_no_lock_file_names_hosts() -> None:
    files = repository_files()
    assert [str(path.relative_to(ROOT)) for path in files if path.name in PYTHON_LOCKS] == []
    locks = [path for path in files if path.name in OTHER_LOCKS]
    assert [str(path.relative_to(ROOT)) for path in locks if LOCKED_ADDRESS.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("folder", ["work", "root", "home", "Users"])
def test_the_pattern_knows_a_developer_path(folder: str) -> None:
    assert DEVELOPER_PATH.search(f'open("/{folder}/somebody/table.toml")')
    assert not DEVELOPER_PATH.search(f"docs/{folder}/page.md and https://example.net/{folder}/")


def test_no_file_holds_a_path_of_a_developer_machine() -> None:
    assert lines_matching(DEVELOPER_PATH) == []


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_every_public_name_has_a_docstring(module: Path) -> None:
    assert list(undocumented(ast.parse(module.read_text("utf-8")))) == []


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_module_is_too_long(module: Path) -> None:
    assert len(module.read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("command", ["play", "test"])
def test_the_readme_names_both_commands_and_they_run(command: str) -> None:
    assert f"./{command}" in (ROOT / "README.md").read_text("utf-8")
    assert os.access(ROOT / command, os.X_OK)


def test_continuous_integration_runs_the_same_checks() -> None:
    assert "./test" in (ROOT / ".ci" / "run").read_text("utf-8")
