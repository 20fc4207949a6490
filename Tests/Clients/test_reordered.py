"""Requests whose text changes before the answer. Each answer is about the text at the time of the request, whatever follows
in the meantime. A cancellation that is late, early or of an unknown request has no effect."""

import random

import pytest

from editing import Editor, place, position
from test_language_server import TEXT

pytestmark = pytest.mark.sweep


def names(count):
    """A playground with this number of views. The number is part of their names."""
    return TEXT + "".join(f'[controllers.home.views.view-{count}-{number}]\nkind = "label"\n' for number in range(count))


def completion(editor, uri, text):
    """Requests the names at the first word of the first constraint, without waiting."""
    return editor.request("textDocument/completion", {"textDocument": {"uri": uri}, "position": place(text, "words.top")})


def answers(editor, identifiers):
    """The answers to some requests, in the order in which they arrived."""
    found = {}
    while len(found) < len(identifiers):
        message = editor.receive()
        if "method" not in message:
            assert message["id"] not in found, "answered twice"
            found[message["id"]] = message
    return found


def offered(answer):
    return {item["label"] for item in answer["result"]["items"] if item["label"].startswith("view-")}


def test_each_request_is_answered_for_the_text_at_its_time(tmp_path):
    uri = (tmp_path / "app.toml").as_uri()
    with Editor() as editor:
        editor.open(uri, TEXT)
        asked = {}
        for count in range(1, 40):
            editor.change(uri, {"text": names(count)})
            asked[completion(editor, uri, names(count))] = count
        for identifier, answer in answers(editor, list(asked)).items():
            count = asked[identifier]
            assert offered(answer) == {f"view-{count}-{number}" for number in range(count)}
        # Reports are about the newest text. None about an older text follows.
        assert editor.found(uri) == []
        editor.change(uri, {"text": TEXT.replace("label", "lable")})
        assert [each["code"] for each in editor.found(uri)] == ["unknown-kind"]


def test_a_request_is_answered_after_its_document_is_closed(tmp_path):
    uri = (tmp_path / "app.toml").as_uri()
    with Editor() as editor:
        editor.open(uri, names(30))
        waiting = [completion(editor, uri, names(30)) for _ in range(20)]
        editor.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
        late = completion(editor, uri, names(30))
        found = answers(editor, [*waiting, late])
        assert all(len(offered(found[identifier])) == 30 for identifier in waiting)
        assert found[late]["error"]["code"] == -32602
        # A document that is opened again with another text keeps nothing of the first text.
        editor.open(uri, names(2))
        assert len(offered(answers(editor, [again := completion(editor, uri, names(2))])[again])) == 2


def test_an_edit_applies_to_the_text_of_its_request(tmp_path):
    """A rename followed by typing: its edits have the version of the text before."""
    uri = (tmp_path / "app.toml").as_uri()
    with Editor() as editor:
        editor.open(uri, TEXT)
        asked = editor.request("textDocument/rename", {
            "textDocument": {"uri": uri}, "position": place(TEXT, "views.words", 7), "newName": "title"})
        start = {"line": 0, "character": 0}
        editor.change(uri, {"range": {"start": start, "end": start}, "text": "# a line above\n"})
        changes = answers(editor, [asked])[asked]["result"]["changes"][uri]
        assert sorted(change["range"]["start"]["line"] for change in changes) == [
            line for line, text in enumerate(TEXT.splitlines()) for _ in range(text.count("words"))]


@pytest.mark.parametrize("identifier", [None, 17, "a", 1.5, {}, []])
def test_a_cancellation_of_an_unknown_request_has_no_effect(tmp_path, identifier):
    uri = (tmp_path / "app.toml").as_uri()
    with Editor() as editor:
        editor.open(uri, TEXT)
        editor.tell("$/cancelRequest", {"id": identifier})
        assert "words" in editor.labels(uri, place(TEXT, "words.top"))


def test_a_late_or_early_cancellation_has_no_effect(tmp_path):
    uri = (tmp_path / "app.toml").as_uri()
    with Editor() as editor:
        editor.open(uri, TEXT)
        # A cancellation after the answer has no effect, and the id can be used again.
        first = completion(editor, uri, TEXT)
        assert "result" in answers(editor, [first])[first]
        editor.tell("$/cancelRequest", {"id": first})
        editor.send({"id": first, "method": "textDocument/foldingRange", "params": {"textDocument": {"uri": uri}}})
        assert answers(editor, [first])[first]["result"]
        # A cancellation before the request has no effect either.
        editor.tell("$/cancelRequest", {"id": editor.last + 1})
        assert "words" in editor.labels(uri, place(TEXT, "words.top"))


def test_many_requests_changes_and_cancellations_are_answered_once_each(tmp_path):
    uri = (tmp_path / "app.toml").as_uri()
    seeds = random.Random(2026)
    with Editor() as editor:
        editor.open(uri, names(1))
        count, asked, cancelled = 1, {}, set()
        for _ in range(300):
            match seeds.randrange(4):
                case 0:
                    count = seeds.randint(1, 30)
                    editor.change(uri, {"text": names(count)})
                case 1 if asked:
                    identifier = seeds.choice(list(asked))
                    editor.tell("$/cancelRequest", {"id": identifier})
                    cancelled.add(identifier)
                case _:
                    asked[completion(editor, uri, names(count))] = count
        found = answers(editor, list(asked))
        for identifier, count in asked.items():
            answer = found[identifier]
            # A cancelled request may have been answered before.
            if identifier in cancelled and "error" in answer:
                assert answer["error"]["code"] == -32800
            else:
                assert len(offered(answer)) == count
        assert editor.found(uri) == []


def test_decreasing_versions_do_not_restore_old_diagnostics(tmp_path):
    uri = (tmp_path / "app.toml").as_uri()
    with Editor() as editor:
        editor.open(uri, TEXT)
        assert editor.found(uri) == []
        # Changes apply in the order of arrival, whatever their versions.
        for version, text in [(9, "broken"), (4, TEXT), (5, TEXT.replace("label", "lable"))]:
            editor.versions[uri] = version
            editor.tell("textDocument/didChange", {
                "textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]})
        assert [each["code"] for each in editor.found(uri)] == ["unknown-kind"]
        assert editor.at("hover", uri, position(TEXT, TEXT.index("kind")))
