"""The command `kaffeehaus`: content tables that cannot be used are refused in one line before anything else begins."""

from __future__ import annotations

import os
import sys

from kaffeehaus.core.errors import BadContent
from kaffeehaus.locale import Texts, language_of


def main() -> int:
    """Runs the command line."""
    try:
        from kaffeehaus.cli import main as run
    except BadContent as error:
        print(Texts(language_of(os.environ)).text("error-line", problem=str(error)), file=sys.stderr)
        return 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
