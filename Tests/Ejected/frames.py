"""Compares the frames of an ejected app with its playground's."""

import json
import subprocess

from packages import sources


def compare(program, toolchain, playground, package, deployment, scratch):
    """Builds the package with the recorder, and passes its output to our layout engine.

    Returns the number of compared frames, the number of equal ones, and the differences: a dictionary of EjectedFrames."""
    scratch.mkdir(parents=True, exist_ok=True)
    driver = scratch / "main.swift"
    command = [program, "frames", str(playground), str(package), str(deployment), str(driver)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout.readline() == "written\n", process.stderr.read()
            toolchain.build([*sources(package), driver], scratch / "app", scratch / "sources")
            answer, complaints = process.communicate(f"{scratch / 'app'}\n", timeout=300)
        except BaseException:
            process.kill()
            raise
    assert answer, complaints
    return json.loads(answer)


def listed(differences):
    """Differences as lines, with their reasons."""
    return [f"{each['controller']}.{each['view']} ({each['count']} times, {each['environment']}): {each['reason']}" for each in differences]
