"""Every dependency has a line of reason."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_dependency_has_a_line_of_reason() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [
        wanted["build-system"]["requires"],
        wanted["project"]["dependencies"],
        *wanted["project"]["optional-dependencies"].values(),
        *wanted["dependency-groups"].values(),
    ]
    names = {re.split(r"[\[<>=;! ]", each)[0].lower() for some in lists for each in some}
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| ")]
    reasons = {word for row in rows for word in re.findall(r"[\w.-]+", row.lower())}
    assert names <= reasons, f"no line of reason for {sorted(names - reasons)}"
