"""Both sides of each message have the same fields: those that Swift reads, and the page writes; those that Swift writes, and the page's
types declare."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = "\n".join(path.read_text() for path in sorted((ROOT / "Templates/modules").glob("*.js")))
READING = (ROOT / "Sources/PlaygroundPipeline/Conversation/BrowserMessage+Reading.swift").read_text()
# Each message to a page has a revision. The page confirms it.
REVISION = "revision"


def names_in_swift(text):
    """The fields that a piece of `BrowserMessage+Reading.swift` reads, directly or by a property of `MessageFields`."""
    names = set(re.findall(r'(?:\w+\("|value\[")(\w+)"', text))
    for part in re.findall(r"fields\.(\w+)(?![\w(])", text):
        [body] = re.findall(rf"\n    var {part}: .*?\n    }}\n", READING, re.DOTALL)
        names |= names_in_swift(body)
    return names


def read_by_swift():
    cases = re.split(r'\n        case "(\w+)":', READING.split("switch type {")[1].split("default: throw")[0])[1:]
    return {name: names_in_swift(text) for name, text in zip(cases[::2], cases[1::2])}


def fields_of_type(name):
    """The fields of a type of the modules: `@typedef {{device: string, x?: number}} SharedPlace`."""
    [body] = re.findall(rf"@typedef \{{\{{([^\n]*)\}}\}} {name}\b", MODULES)
    return fields(body)


def fields(body):
    """The names at the outer level of a type or of an object."""
    while re.search(r"[{\[(<][^{}\[\]()<>]*[}\])>]", body):
        body = re.sub(r"[{\[(<][^{}\[\]()<>]*[}\])>]", "", body)
    return {part.split(":")[0].strip().rstrip("?") for part in body.split(",") if part.strip()}


def written_by_pages():
    messages = {}
    for comment, name, body in re.findall(r'/\*\*((?:(?!\*/).)*)\*/\nexport const \w+ = [^\n]*=> \(\{ type: "(\w+)"([^\n]*)\}\);', MODULES, re.DOTALL):
        for optional in re.findall(r"\.\.\.\([^{]*\{ ([^}]*) \}\)", body):
            body += f", {optional}"
        given = fields(re.sub(r"\.\.\.\([^)]*\)", "", body).replace("...place", ""))
        if "...place" in body:
            [place] = re.findall(r"@param \{[^\n]*\.(\w+) \| null\} place", comment)
            given |= fields_of_type(place)
        messages[name] = given
    return messages


def test_fields_of_messages_to_the_server():
    read = read_by_swift()
    assert len(read) > 15
    assert written_by_pages() == read


def test_fields_of_messages_to_the_page():
    content = (ROOT / "Sources/WireframeHTML/Messages/ServerMessage.swift").read_text().split("private var content")[1]
    written = {}
    for name, members in re.findall(r'\("(\w+)", \[(.*?)\]\)(?=\n        (?:case|\}))', content, re.DOTALL):
        written[name] = set(re.findall(r'(?<!\(\[)"(\w+)": ', re.sub(r"\.object\(\[.*?\]\)", "", members)))
    assert len(written) > 10
    declared = {}
    for name, body in re.findall(r'@typedef \{\{type: "(\w+)"((?:[^\n])*?)\}\}? \w', MODULES):
        declared[name] = fields(body) - {REVISION}
    assert {name: declared.get(name) for name in written} == written
