"""Waiting for conditions that no page reports."""

import time


def until(condition, expectation, seconds=60):
    """Waits until a condition holds, and returns its value."""
    deadline = time.monotonic() + seconds
    while not (result := condition()):
        assert time.monotonic() < deadline, f"never happened: {expectation}"
        time.sleep(0.05)
    return result
