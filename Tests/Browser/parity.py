"""Compares an exported page with the live page: the same random steps on both, step by step."""

import pathlib

PLAYER = pathlib.Path(__file__).with_name("player.js").read_text()

# The pauses in milliseconds until both sides are equal. A longer one hides differences only in timing, also on a busy machine.
CALMS = (4, 150, 600)

# A run does not begin with the tab's storage of the previous one, such as the timeline's choices.
FORGET = "try { sessionStorage.clear() } catch { /* about:blank has none. */ }"


class Pair:
    """The live page and the exported page of one playground, each in its own tab."""

    def __init__(self, live, exported):
        """Takes blank pages, and the addresses to open in them."""
        self.sides = [live, exported]
        for page, _ in self.sides:
            page.add_init_script(FORGET)
            page.add_init_script(PLAYER)

    def play(self, seed, steps):
        """Plays a sequence from the start. Returns the number of compared steps and the difference in words, if any."""
        for calm in CALMS:
            count = self._count_equal(seed, steps, calm)
            if count == steps + 1:
                return count, None
        return count, self._difference(seed, count)

    def _count_equal(self, seed, steps, calm):
        live, exported = (outcome["steps"] for outcome in self._outcomes(seed, steps, calm))
        differing = [index for index, pair in enumerate(zip(live, exported)) if pair[0] != pair[1]]
        return differing[0] if differing else len(live)

    def _outcomes(self, seed, steps, calm):
        # Both pages act at once, because each has its own process.
        for page, address in self.sides:
            page.goto(address)
            page.wait_for_selector("body[data-ready]")
            # An exported page has an additional line at the bottom. Without it both boards have the same size and scale.
            page.evaluate("document.querySelector('.export-note')?.remove()")
            page.evaluate("([seed, steps, calm]) => void (globalThis.played = play(seed, steps, calm))", [seed, steps, calm])
        return [page.evaluate("() => played") for page, _ in self.sides]

    def _difference(self, seed, count):
        outcomes = self._outcomes(seed, count, CALMS[-1])
        story = [done for done, _ in outcomes[0]["steps"]]
        lines = [f"seed {seed}: the pages differ after {count} steps:", *story]
        live, exported = (outcome["picture"] for outcome in outcomes)
        for name in sorted(live.keys() | exported.keys()):
            if live.get(name) != exported.get(name):
                lines += [f"{name}:", *around_difference(live.get(name, ""), exported.get(name, ""))]
        return "\n".join(lines)


def around_difference(live, exported, margin=160):
    """The parts of two texts around their first difference."""
    at = next((i for i, (a, b) in enumerate(zip(live, exported)) if a != b), min(len(live), len(exported)))
    return [f"  {side}: …{text[max(0, at - margin):at + margin]}…" for side, text in [("live", live), ("exported", exported)]]
