"""The two levels of the tests, and the results for `Tests/run`. Without --all, tests marked `sweep` are skipped."""

import json
import os

import pytest

ENGINE_FIXTURES = {"exported", "exports", "open_export"}
"""Tests with one of them run the engine of pages."""


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="with the sweeps: more seeds, samples, targets and browsers")


def pytest_configure(config):
    path = os.environ.get("TEST_RESULTS")
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Results(path))


@pytest.fixture(scope="session")
def is_complete(request):
    """Whether a test should check everything, or a selection."""
    return request.config.getoption("--all")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    for item in items:
        if ENGINE_FIXTURES & set(item.fixturenames):
            item.add_marker("engine")
    if config.getoption("--all"):
        return
    left_out = [item for item in items if item.get_closest_marker("sweep")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("sweep")]


class Results:
    """Writes a line of JSON for each test: its name, its outcome, its seconds, and the text of its failure."""

    def __init__(self, path):
        self.path = path
        self.running = {}

    def pytest_runtest_logreport(self, report):
        result = self.running.setdefault(report.nodeid, {"test": f"Tests/{report.nodeid}", "outcome": "passed", "seconds": 0, "text": ""})
        result["seconds"] += report.duration
        if report.failed:
            result["outcome"] = "failed"
            result["text"] += f"{report.nodeid}\n{report.longreprtext}\n"
            result["text"] += "".join(f"{title}:\n{content}\n" for title, content in report.sections if "setup" not in title)
        elif report.skipped and result["outcome"] == "passed":
            result["outcome"] = "skipped"
        if report.when == "teardown":
            self._write(self.running.pop(report.nodeid))

    def pytest_collectreport(self, report):
        if report.failed:
            self._write({"test": f"Tests/{report.nodeid}", "outcome": "failed", "seconds": 0, "text": report.longreprtext})

    def _write(self, result):
        with open(self.path, "a") as file:
            file.write(json.dumps(result) + "\n")
