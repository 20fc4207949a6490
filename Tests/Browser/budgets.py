"""Maximum costs of parts, as machine-independent numbers: `budgets.json`.

Each entry has its ceiling, its unit, and the method of measurement. The commit that lowers a number lowers the ceiling. An issue that
needs more raises it, with a reason."""

import json
import pathlib

TABLE = pathlib.Path(__file__).with_name("budgets.json")
BUDGETS = json.loads(TABLE.read_text())


def check(name, measured):
    """Fails if a measurement is above its ceiling."""
    budget = BUDGETS[name]
    ceiling, unit = budget["ceiling"], budget["unit"]
    assert measured <= ceiling, (
        f"{name}: {measured:,} {unit}, {measured - ceiling:,} above the ceiling of {ceiling:,} ({budget['of']}). Make it smaller;"
        f" or raise the ceiling in Tests/Browser/{TABLE.name}, and say in the issue by how much and why."
    )
