"""Compares an exported page with the live page, in long sequences."""

import pytest

from exporting import STILL, export
from parity import Pair
from serving import REPOSITORY

SAMPLES = sorted(path.stem for path in (REPOSITORY / "Playgrounds").glob("*.toml"))
DAILY = {"containers", "mail"}

# A run ends after this number of differences.
MOST = 5


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in DAILY else pytest.mark.sweep) for name in SAMPLES])
def test_random_steps_have_the_same_result_on_both_pages(name, serve, open_page, tmp_path, rounds, figure, chance):
    outcome = export(REPOSITORY / "Playgrounds" / f"{name}.toml", tmp_path / "page.html")
    assert outcome.returncode == 0, outcome.stderr
    server = serve(REPOSITORY / "Playgrounds")
    live, exported = (open_page("about:blank", is_live=False, **STILL) for _ in range(2))
    pair = Pair((live, server.url(name)), (exported, (tmp_path / "page.html").as_uri()))
    compared, differences = 0, []
    for _ in range(rounds(few=1, full=200, what="sequences")):
        count, difference = pair.play(chance.randrange(1 << 31), steps=25)
        compared += count
        if difference:
            differences.append(difference)
        if len(differences) == MOST:
            break
    figure(f"{compared} pictures compared")
    assert not differences, "\n\n".join(differences)
