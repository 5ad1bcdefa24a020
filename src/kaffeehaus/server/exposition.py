"""The figures of several processes on one page: what each tells of itself gets its name as a label."""

from __future__ import annotations

import re
from collections.abc import Mapping

SAMPLE = re.compile(r"(?P<name>[\w:]+)(?:\{(?P<labels>.*)\})? (?P<value>.+)")
ABOUT = re.compile(r"# (?:HELP|TYPE) (?P<name>\S+) ")


def together(pages: Mapping[str, str]) -> str:
    """One page for Prometheus out of one of each process; samples of one metric stand together under its head."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for process, page in sorted(pages.items()):
        metric = ""
        for line in page.splitlines():
            if about := ABOUT.match(line):
                metric = about["name"]
                if line not in heads.setdefault(metric, []):
                    heads[metric].append(line)
            elif sample := SAMPLE.fullmatch(line):
                labels = ",".join(filter(None, [sample["labels"], f'process="{process}"']))
                samples.setdefault(metric, []).append(f"{sample['name']}{{{labels}}} {sample['value']}")
    return "".join(f"{line}\n" for metric in heads for line in heads[metric] + samples.get(metric, []))
