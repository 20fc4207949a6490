"""The two levels of the tests: without --all, tests marked `sweep` are left out."""

import pytest


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="with the sweeps: more seeds, samples, targets and browsers")


@pytest.fixture(scope="session")
def is_complete(request):
    """Whether a test should go over all that there is, or over a choice."""
    return request.config.getoption("--all")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--all"):
        return
    left_out = [item for item in items if item.get_closest_marker("sweep")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("sweep")]
