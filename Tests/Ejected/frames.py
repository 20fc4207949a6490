"""The frames of an ejected app compared with its playground's."""

import json
import subprocess

from packages import sources


def compare(program, toolchain, playground, package, deployment, scratch):
    """Builds the package with the recorder, and hands what it makes to the playground's own layout engine.

    Returns how many frames were compared, how many were equal, and what differs: a dictionary of EjectedFrames."""
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
