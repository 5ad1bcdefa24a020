"""Settings that every test shares: Hypothesis finds the same examples on every run and writes nothing into the tree."""

import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis.configuration import set_hypothesis_home_dir

set_hypothesis_home_dir(Path(tempfile.gettempdir()) / "kaffeehaus-hypothesis")
settings.register_profile("kaffeehaus", derandomize=True, deadline=None, database=None)
settings.load_profile("kaffeehaus")
