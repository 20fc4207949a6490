/** The text of a playground: its colours, line breaks and places, and completions. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settled } from "./clock.mjs";
import { FakeElement, fire } from "./elements.mjs";
import { commonEnds } from "./modules/common-ends.js";
import { Completions, filledIn } from "./modules/completions.js";
import { EditorLines } from "./modules/editor-lines.js";
import { asInFile, inField } from "./modules/line-breaks.js";
import { paragraphs } from "./modules/markdown.js";
import { match } from "./modules/matching.js";
import { Mending, sentence } from "./modules/mending.js";
import { elementOfNode, noteInAddress, withNote } from "./modules/note-text.js";
import { placeOf } from "./modules/places.js";
import { offsetsIn, placeIn } from "./modules/text-places.js";
import { beginning, colored, isSame } from "./modules/toml-colors.js";

/** The parts of a line with a colour, as `kind:text`. */
const colors = (line, opening = beginning) => colored(line, opening).parts.filter(({ kind }) => kind).map(({ kind, text }) => `${kind}:${text}`);

describe("the colours of TOML", () => {
  for (const [line, ...expected] of [
    ["# a = 1", "comment:# a = 1"],
    ["[controllers.home]", "table:[controllers.home]"],
    ["[[sets]] # two", "table:[[sets]]", "comment:# two"],
    ['title = "A # b" # c', "key:title", 'string:"A # b"', "comment:# c"],
    ["views.next = { kind = 'button', tap.show = \"a\\\"b\" }", "key:views.next", "key:kind", "string:'button'", "key:tap.show", 'string:"a\\"b"'],
    ['"quoted key" . b = true', 'key:"quoted key" . b', "value:true"],
    ["rows = [1, -2.5e3, 1979-05-27T07:32:00Z]", "key:rows", "value:1", "value:-2.5e3", "value:1979-05-27T07:32:00Z"],
    // Text with mistakes has colours, too.
    ['title = "open', "key:title", 'string:"open'],
    ["title = 'open # no comment", "key:title", "string:'open # no comment"],
    ["[[ = ]", "table:[[ = ]"],
    [""],
  ]) {
    test(line || "of nothing", () => assert.deepEqual(colors(line), expected));
  }

  test("no character is lost or doubled", () => {
    for (const line of ['a = [ "b", { c = 1 } ] # d', '""" \'\'\' [[ }} = .', 'x = """a"" b""" + c', "\t= 😀 \\"]) {
      for (const opening of [beginning, { quote: '"""', depth: 0 }, { quote: "'''", depth: 2 }]) {
        assert.equal(colored(line, opening).parts.map(({ text }) => text).join(""), line);
      }
    }
  });

  test("a string of several lines goes on until its quotes", () => {
    const first = colored('text = """one', beginning);
    assert.deepEqual(first.opening, { quote: '"""', depth: 0 });
    assert.deepEqual(colors('two \\""" "" [a]', first.opening), ['string:two \\""" "" [a]']);
    assert.deepEqual(colors('end""""" # c', first.opening), ['string:end"""""', "comment:# c"]);
    assert.deepEqual(colors("it's '' all''' # c", { quote: "'''", depth: 0 }), ["string:it's '' all'''", "comment:# c"]);
  });

  test("within an array a line in brackets is not a table", () => {
    const { opening } = colored("rows = [", beginning);
    assert.deepEqual(opening, { quote: "", depth: 1 });
    assert.deepEqual(colored("[1, 2],", opening), { parts: colored("[1, 2],", opening).parts, opening });
    assert.deepEqual(colors("[1, 2]", opening), ["value:1", "value:2"]);
    assert.deepEqual(colored("]]]", opening).opening, beginning);
  });

  test("open constructs are equal only with the same quotes and depth", () => {
    assert.ok(isSame({ quote: "", depth: 1 }, { quote: "", depth: 1 }));
    assert.ok(!isSame({ quote: "", depth: 1 }, { quote: "", depth: 0 }));
    assert.ok(!isSame({ quote: '"""', depth: 0 }, { quote: "'''", depth: 0 }));
  });
});

describe("the editor's lines", () => {
  const shown = (list) => list.children.map(({ html }) => html.replace(/^<li>|<\/>$/g, ""));

  test("each has the colours of its parts", () => {
    const lines = new EditorLines(new FakeElement("ol"));
    lines.show('[app]\ntitle = "A"\n\n');
    assert.deepEqual(shown(lines.list), ["<span.is-table>[app]</>", '<span.is-key>title</> = <span.is-string>"A"</>', "", ""]);
  });

  test("those that are as they were stay the same elements", () => {
    const lines = new EditorLines(new FakeElement("ol"));
    lines.show("a = 1\nb = 2\nc = 3");
    const [first, , third] = lines.list.children;
    lines.show("a = 1\nnew = 0\nb = 22\nc = 3");
    assert.equal(lines.list.children.length, 4);
    assert.ok(lines.list.children[0] === first && lines.list.children[3] === third);
    assert.equal(lines.list.textContent, "a = 1new = 0b = 22c = 3");
    lines.show("c = 3");
    assert.ok(lines.list.children.length === 1 && lines.list.children[0] === third);
    assert.equal(lines.line(1), third);
    assert.equal(lines.line(2), undefined);
  });

  test("those after a quote that opens or closes have other colours", () => {
    const lines = new EditorLines(new FakeElement("ol"));
    lines.show("a = 1\nb = 2\nc = 3");
    lines.show('a = """\nb = 2\nc = 3');
    assert.deepEqual(shown(lines.list).slice(1), ["<span.is-string>b = 2</>", "<span.is-string>c = 3</>"]);
    lines.show("a = 1\nb = 2\nc = 3");
    assert.equal(shown(lines.list)[2].match(/is-\w+/)[0], "is-key");
  });

  test("marks are cut from their ranges, and move with a change until new ones arrive", () => {
    const lines = new EditorLines(new FakeElement("ol"));
    lines.show('x = "[word]-8"\ny = 1');
    lines.decorate([{ kind: "item", range: [0, 6, 0, 10] }, { kind: "number", range: [0, 12, 0, 13] }, { kind: "error-here", range: [0, 12, 1, 1] }]);
    const line = '<span.is-key>x</> = <span.is-string>"[</><span.is-string.is-item>word</><span.is-string>]-</><span.is-string.is-number.is-error-here>8</><span.is-string.is-error-here>"</>';
    assert.deepEqual(shown(lines.list), [line, "<span.is-key.is-error-here>y</> = <span.is-value>1</>"]);
    lines.show('x = "[word]-88"\ny = 1');
    assert.ok(shown(lines.list)[0].includes("<span.is-string.is-item>word</>"));
    lines.show('xx = "[word]-88"\ny = 1');
    assert.ok(shown(lines.list)[0].includes("<span.is-string.is-item>word</>"));
    lines.show('xx = "[wxrd]-88"\ny = 1');
    assert.ok(!shown(lines.list)[0].includes("is-item"));
    lines.decorate([]);
    assert.ok(!lines.list.html.includes("is-error-here"));
  });
});

describe("what was typed of a word", () => {
  for (const [label, typed, rank, letters] of /** @type {[string, string, number | null, number[]?][]} */ ([
    ["title", "ti", 0, [0, 1]],
    ["Title", "ti", 1, [0, 1]],
    ["largeTitle", "Ti", 2, [5, 6]],
    ["safeArea.top", "top", 2, [9, 10, 11]],
    ["iphone-se-1", "se", 2, [7, 8]],
    ["subtitle", "title", 3, [3, 4, 5, 6, 7]],
    ["backgroundColor", "bgc", 4, [0, 4, 10]],
    ["backgroundColor", "kgc", null],
    ["title", "titel", null],
    ["title", "", 0, []],
    // A string's quote, a header's bracket.
    ["button", '"but', 0, [0, 1, 2]],
    ["controllers", "[[con", 0, [0, 1, 2]],
    ["größeÄndern", "änd", 2, [5, 6, 7]],
  ])) {
    test(`“${typed}” of ${label}`, () => assert.deepEqual(match(label, typed), rank === null ? null : { rank, letters }));
  }
});

describe("a snippet", () => {
  for (const [snippet, written, place] of /** @type {[string, string, number][]} */ ([
    ['title = "$0"', 'title = ""', 9], ["plain", "plain", 5], ["$0", "", 0], ["a\\$0b", "a$0b", 4], ["\\\\$0!", "\\!", 1], ["end\\", "end", 3],
  ])) {
    test(snippet, () => assert.deepEqual(filledIn(snippet), { written, place }));
  }
});

/** An editor with a text. The cursor is at `|`. */
function editorWith(text, answers) {
  const field = { value: text.replace("|", ""), selectionStart: text.indexOf("|"), selectionEnd: text.indexOf("|") };
  const list = { isOpen: false, labels: [], items: [], show: (title, items, _, dismissed) => Object.assign(list, { isOpen: true, title, items, dismissed, labels: items.map(({ label }) => label) }), close: () => Object.assign(list, { isOpen: false }) };
  const editor = {
    field, list, home: new FakeElement("div"), asked: [], said: [], written: [],
    ask: async (question) => {
      editor.asked.push(question);
      return answers.shift() ?? null;
    },
    write: (edits, cursor) => editor.written.push({ edits, cursor }),
    say: (words) => editor.said.push(words),
    cursorAt: (offset) => offset,
    /** Somebody types a letter. */
    type(letter) {
      field.value = field.value.slice(0, field.selectionStart) + letter + field.value.slice(field.selectionStart);
      field.selectionStart = field.selectionEnd = field.selectionStart + letter.length;
    },
  };
  document.activeElement = field;
  return editor;
}

describe("suggestions", () => {
  const completion = (label, more = {}) => ({ label, kind: "key", text: label, range: [1, 0, 1, 2], ...more });
  const answer = () => ({ completions: [completion("subtitle"), completion("tint"), completion("title", { text: 'title = "$0"', isSnippet: true }), completion("other")] });
  const insert = (data) => /** @type {InputEvent} */ ({ inputType: "insertText", data, isComposing: false });

  test("are those that fit the typed text, the best first", async () => {
    const editor = editorWith("[a]\nti|", [answer()]);
    const completions = new Completions(editor);
    await completions.ask(true);
    assert.deepEqual(editor.asked, [{ ask: "completions", text: "[a]\nti", line: 1, character: 2 }]);
    assert.deepEqual([editor.list.labels, editor.said, completions.isOpen], [["tint", "title", "subtitle"], ["3 suggestions"], true]);
    // As one types on, they are in another order before another answer is there.
    editor.type("t");
    completions.typed(insert("t"));
    assert.deepEqual(editor.list.labels, ["title", "subtitle", "tint"]);
  });

  test("are requested after characters before a name, and after =", () => {
    for (const [text, data, isAsked] of /** @type {[string, string, boolean][]} */ ([["a|", "a", true], ["[a.|", ".", true], ["a = |", " ", true], ["a |", " ", false], ["a{|", "{", false]])) {
      const editor = editorWith(text, []);
      new Completions(editor).typed(insert(data));
      assert.equal(editor.asked.length === 1, isAsked, text);
    }
    const editor = editorWith("a|", []);
    new Completions(editor).typed({ ...insert("a"), isComposing: true });
    new Completions(editor).typed({ ...insert("a"), inputType: "deleteContentBackward" });
    assert.equal(editor.asked.length, 0);
  });

  test("that come late, or after the focus has left, open nothing", async () => {
    const editor = editorWith("[a]\nti|", [answer(), answer()]);
    const completions = new Completions(editor);
    const asked = completions.ask();
    completions.close();
    await asked;
    assert.equal(editor.list.isOpen, false);
    document.activeElement = null;
    await completions.ask();
    assert.equal(editor.list.isOpen, false);
  });

  test("that were closed with Escape are not opened again by an answer that was on its way", async () => {
    const editor = editorWith("[a]\nti|", [answer(), answer()]);
    const completions = new Completions(editor);
    await completions.ask();
    editor.type("t");
    completions.typed(insert("t"));
    // As the list does it.
    editor.list.close();
    editor.list.dismissed();
    await settled();
    assert.deepEqual([editor.asked.length, editor.list.isOpen, completions.isOpen], [2, false, false]);
  });

  test("that are missing are reported only on request", async () => {
    const editor = editorWith("[a]\nzz|", [answer(), answer(), { completions: [completion("title")] }]);
    const completions = new Completions(editor);
    await completions.ask();
    assert.deepEqual(editor.said, []);
    await completions.ask(true);
    assert.deepEqual([editor.said, editor.list.isOpen], [["No suggestions here"], false]);
  });

  test("of existing text are left out", async () => {
    const editor = editorWith("[a]\ntitle|", [{ completions: [completion("title", { range: [1, 0, 1, 5] })] }]);
    await new Completions(editor).ask(true);
    assert.equal(editor.list.isOpen, false);
  });

  test("replace the typed text, and continue at a placeholder", async () => {
    const editor = editorWith("[a]\nti|\nb", [answer(), null]);
    const completions = new Completions(editor);
    await completions.ask();
    editor.type("t");
    completions.typed(insert("t"));
    editor.list.items[0].take();
    assert.deepEqual(editor.written, [{ edits: [{ from: 4, to: 7, text: 'title = ""' }], cursor: 13 }]);
    assert.equal(editor.asked.length, 3);
    assert.equal(completions.isOpen, false);
  });

  test("close when the cursor leaves them", async () => {
    const editor = editorWith("[a]\nti|\nb", [answer(), answer()]);
    const completions = new Completions(editor);
    await completions.ask();
    editor.field.selectionStart = editor.field.selectionEnd = 5;
    completions.moved();
    assert.ok(completions.isOpen);
    editor.field.selectionStart = editor.field.selectionEnd = 3;
    completions.moved();
    assert.ok(!completions.isOpen);
  });
});

describe("what is wrong", () => {
  const finding = (line, title, text) => ({ severity: "error", headline: "unknown key", range: [line, 0, line, 2], fixes: [{ title, edits: [{ range: [line, 0, line, 2], text }] }] });

  test("in the line of the cursor is mended from a list", async () => {
    const editor = editorWith("ab\nc|d\nef", [{ findings: [finding(0, "Write “a”", "a"), finding(1, "Write “x”", "x")] }, null]);
    const mending = new Mending(editor);
    await mending.open();
    assert.deepEqual([editor.list.title, editor.list.labels, editor.said], ["Fixes", ["Write “x”"], ["1 fix"]]);
    editor.list.items[0].take();
    assert.deepEqual(editor.written, [{ edits: [{ from: 3, to: 5, text: "x" }], cursor: 4 }]);
    mending.changed();
    await mending.open();
    assert.equal(editor.said.at(-1), "There is no fix for this line");
  });

  test("moves with its lines, and is not fixed in another text", () => {
    const edits = (lines) => [{ range: [2, 0, 2, 2], text: "x", lines }];
    for (const [text, lines, written] of /** @type {[string, string[], number | null][]} */ ([
      ["|a\nb\ncc\nd", ["cc", "d"], 4], ["|cc\nd\na\nb\nnew\ncc\nd", ["cc", "d"], 0], ["|new\na\nb\ncc\nd", ["cc", "d"], 8], ["|a\nb\ncc", ["cc"], 4],
      ["|a\nb\ncc\nother", ["cc", "d"], null], ["|a", ["cc", "d"], null],
    ])) {
      const editor = editorWith(text, []);
      assert.equal(new Mending(editor).mend(edits(lines)), written !== null);
      assert.deepEqual(editor.written.map(({ edits: [{ from }] }) => from), written === null ? [] : [written], text);
    }
  });
});

describe("places in a text", () => {
  const text = "ab\n\nc😀d\n";

  test("are lines and code units", () => {
    assert.deepEqual([0, 2, 3, 4, 8, 9].map((offset) => placeIn(text, offset)), [[0, 0], [0, 2], [1, 0], [2, 0], [2, 4], [3, 0]].map(([line, character]) => ({ line, character })));
  });

  test("are found again by them", () => {
    const offsets = offsetsIn(text);
    assert.deepEqual(offsets([0, 1, 2, 3]), { from: 1, to: 7 });
    assert.deepEqual(offsets([2, 4, 3, 0]), { from: 8, to: 9 });
    // A text that has changed meanwhile ends sooner.
    assert.deepEqual(offsets([3, 5, 9, 9]), { from: 9, to: 9 });
    for (let offset = 0; offset <= text.length; offset += 1) {
      const { line, character } = placeIn(text, offset);
      assert.deepEqual(offsets([line, character, line, character]), { from: offset, to: offset });
    }
  });

  test("are named by file, line and column", () => {
    assert.deepEqual(placeOf("neko.toml:96"), { file: "neko.toml", line: 96, column: 1 });
    assert.deepEqual(placeOf(" a/b:c.toml:96:4\n"), { file: "a/b:c.toml", line: 96, column: 4 });
    for (const none of ["neko.toml", ":3", "a:b", "", undefined]) assert.equal(placeOf(none), null, none);
  });
});

describe("two texts", () => {
  for (const [before, now, first, last] of /** @type {[string, string, number, number][]} */ ([
    ["abc", "abc", 3, 0], ["abc", "axc", 1, 1], ["aa", "aaa", 2, 0], ["aaa", "aa", 2, 0], ["abcabc", "abc", 3, 0], ["xabc", "abc", 0, 3], ["", "a", 0, 0],
  ])) {
    test(`“${before}” and “${now}”`, () => assert.deepEqual(commonEnds(before, now), { first, last }));
  }

  test("lists, too", () => assert.deepEqual(commonEnds([1, 2, 3], [1, 3]), { first: 1, last: 1 }));
});

describe("line breaks", () => {
  const file = "a\r\nb\rc\nd\r\n";

  test("are one kind in a field", () => assert.equal(inField(file), "a\nb\nc\nd\n"));

  for (const [title, text, expected] of [
    ["that nobody touched stay", "a\nb\nc\nd\n", file],
    ["stay with a line that is changed", "a\nB\nc\nd\n", "a\r\nB\rc\nd\r\n"],
    ["of a new line are those of the one before", "a\nx\nb\nc\nd\n", "a\r\nx\r\nb\rc\nd\r\n"],
    ["of a new line at the end, too", "a\nb\nc\nd\ne\n", "a\r\nb\rc\nd\r\ne\r\n"],
    ["go with a line that is deleted", "a\nc\nd\n", "a\r\nc\nd\r\n"],
    ["go with all lines", "", ""],
    ["of a text that is all new are those at the same place", "x\ny\nz", "x\r\ny\rz"],
  ]) {
    test(title, () => assert.equal(asInFile(text, file), expected));
  }

  test("of a file that has one kind are left alone", () => assert.equal(asInFile("a\nx\n", "a\nb"), "a\nx\n"));
});

describe("an explanation", () => {
  test("has words that are bold, slanted and code", () => {
    const [one, two] = paragraphs("A **bold** and *slanted* `co*de*`, 2 * 3 * 4.\n\nNext");
    assert.equal(one.html, "<p>A <strong>bold</> and <em>slanted</> <code>co*de*</>, 2 * 3 * 4.</>");
    assert.equal(two.html, "<p>Next</>");
  });

  test("has tables", () => {
    const [table] = paragraphs("| device | value |\n|---|---|\n| iPhone 8 | **8** |\n| iPad |  |");
    assert.equal(table.html, "<table><thead><tr><th>device</><th>value</></></><tbody><tr><td>iPhone 8</><td><strong>8</></></><tr><td>iPad</><td></></></></>");
  });

  test("begins a headline as a sentence, but for a name", () => {
    assert.equal(sentence("unknown key"), "Unknown key");
    assert.equal(sentence("spacng is not a key"), "Spacng is not a key");
    assert.equal(sentence("safeArea.top is no anchor"), "safeArea.top is no anchor");
    assert.equal(sentence("“a” is no view"), "“a” is no view");
  });
});

describe("a note", () => {
  test("is found in the address of a page", () => {
    assert.equal(noteInAddress("#do=*:home&note=home.photo~2"), "home.photo~2");
    assert.equal(noteInAddress("#note=home.gr%C3%B6%C3%9Fe"), "home.größe");
    assert.equal(noteInAddress("#note=%"), null);
    assert.equal(noteInAddress("#board"), null);
  });

  test("is about an element as the file names it", () => {
    assert.deepEqual(["home", "home.photo", "home#2.card.title", "nav/bar", "device/glass", "home.save"].map(elementOfNode), ["home", "home.photo", "home.card.title", null, null, "home.save"]);
  });

  test("is a table at the end of the file", () => {
    const note = { on: "home.photo", words: 'So "high"\n\u007f\\ here', device: null };
    assert.equal(withNote("title = \"A\"\n\n\n", note), 'title = "A"\n\n[[notes]]\non = "home.photo"\ntext = "So \\"high\\" \\\\ here"\n');
    assert.ok(withNote("[app]\nnotes = 1", { ...note, device: "iphone-17" }).endsWith('device = "iphone-17"\n'));
    assert.equal(withNote('notes = [{ on = "home", text = "One" }]\n[app]', note), null);
  });
});
