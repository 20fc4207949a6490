"""What a part may cost at most: machine-independent numbers, `budgets.json`.

Each entry names its ceiling, its unit, and what is measured and how. The commit that lowers a number lowers the ceiling. An issue that
needs more raises it, and says so and why."""

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
