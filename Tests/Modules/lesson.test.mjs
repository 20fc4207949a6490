/** The computations of a lesson's page: changes of a solution, a student's progress, targets of links. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import "./page.mjs";
import { readLink } from "./modules/lesson-board.js";
import { answerOf, checklist, handIn, inLanguage, isDone, Progress } from "./modules/lesson-progress.js";
import { changes, compared, withSolution } from "./modules/lesson-sections.js";
import { textIn, withText } from "./modules/text-address.js";
import { deviceSlides, storySlides, wayTo } from "./modules/present-slides.js";

const check = (...names) => ({ kind: "check", names, check: "[[scenarios]]" });
const lesson = {
  title: "Size classes", introduction: "", steps: [
    { title: "Look", parts: [{ kind: "text", html: "" }] },
    { title: "Turn", parts: [check("It turns", "It stays"), { kind: "hint", html: "" }] },
    { title: "Grow", parts: [check("It grows")] },
  ],
};
const [, turn] = lesson.steps;
const scenario = (name, ...failures) => ({ name, events: ["rotate portrait"], devices: ["iphone-17"], failures });
const failure = { headline: "found 402", devices: ["iPhone 17"], device: "iphone-17", count: 1, reasons: [] };

class FakeStorage {
  values = new Map();
  getItem(key) { return this.values.get(key) ?? null; }
  setItem(key, value) { this.values.set(key, value); }
}

describe("a solution is put in", () => {
  for (const { name, text, solution, result } of JSON.parse(readFileSync(new URL("../LessonsTests/sections.json", import.meta.url), "utf8"))) {
    test(name, () => assert.equal(withSolution(text, solution), result));
  }

  test("and compared table by table", () => {
    const mine = "title = \"A\"\n\n[a]\nx = 1\ny = 2\n\n[b]\nz = 3\n";
    assert.deepEqual(compared(mine, "[a]\nx = 1\ny = 5\n\n[c]\nn = 0\n"), [
      [{ sign: " ", text: "[a]" }, { sign: " ", text: "x = 1" }, { sign: "−", text: "y = 2" }, { sign: "+", text: "y = 5" }],
      [{ sign: "+", text: "[c]" }, { sign: "+", text: "n = 0" }],
    ]);
  });
});

describe("the changes of a solution", () => {
  const shown = (text, solution) => changes(text, solution).map((lines) => lines.map(({ sign, text: line, mark }) => (
    mark ? `${sign}${line.slice(0, mark[0])}«${line.slice(...mark)}»${line.slice(mark[1])}` : sign + line
  )));

  test("are shown with their table and array, without tables that stay", () => {
    const text = "[a]\nx = 1\ny = [\n  1,\n  2,\n  3,\n  4,\n]\nz = 0\n\n[b]\nn = 1\n";
    assert.deepEqual(shown(text, "[a]\nx = 1\ny = [\n  1,\n  2,\n  3,\n]\nz = 0\n\n[b]\nn = 1\n\n[c]\nm = 2\n"), [
      [" [a]", "⋯", " y = [", "⋯", "   3,", "−  4,", " ]"], ["+[c]", "+m = 2"],
    ]);
  });

  test("mark what differs in a line, which is shortened around it", () => {
    const long = "o".repeat(50);
    assert.deepEqual(shown(`[a]\nx = "${long} tap"\n`, `[a]\nx = "${long} top"\n`), [[" [a]", `−…${"o".repeat(31)} «tap»"`, `+…${"o".repeat(31)} «top»"`]]);
    assert.deepEqual(shown("[a]\nxyz = 1\n", "[a]\nxyz = 12\n"), [[" [a]", "−xyz = «1»", "+xyz = «12»"]]);
    assert.deepEqual(shown("[a]\nxyz = 123\n", "[a]\nq = 7\n"), [[" [a]", "−xyz = 123", "+q = 7"]]);
    assert.deepEqual(shown("[a]\nx = [\n  'map.width == 480',\n]\n", "[a]\nx = [\n  'map.width == 480 @750',\n]\n"), [
      [" [a]", " x = [", "−  'map.width == «480»',", "+  'map.width == «480 @750»',", " ]"],
    ]);
    assert.deepEqual(shown("[a]\nxyz = 12\nu = 1\n", "[a]\nxyz = 13\nu = 2\nv = 3\n"), [[" [a]", "−xyz = 12", "−u = 1", "+xyz = 13", "+u = 2", "+v = 3"]]);
  });

  test("are none if the text has the solution", () => assert.deepEqual(changes("[a]\nx = 1\n", "[a]\nx = 1\n"), []));
});

describe("a task", () => {
  test("is unknown before the first answer and while the text has mistakes", () => {
    for (const answer of [null, { errors: 2, checks: [] }]) {
      assert.deepEqual(checklist(turn, answer).map(({ name, state }) => [name, state]), [["It turns", "unknown"], ["It stays", "unknown"]]);
    }
    assert.ok(!isDone({ errors: 2, checks: [] }));
  });

  test("says why not yet, and where to see it", () => {
    const answer = { errors: 0, checks: [{ scenarios: [scenario("It turns", failure), scenario("It stays")], mistakes: [] }] };
    const [first, second] = checklist(turn, answer);
    assert.deepEqual([first.state, first.failures, first.device], ["fails", [failure], "iphone-17"]);
    assert.equal(second.state, "holds");
    assert.ok(!isDone(answer));
  });

  test("fails with the names that the text does not have yet", () => {
    const answer = { errors: 0, checks: [{ scenarios: [scenario("It stays")], mistakes: ["there is no view \"x\"", "there is no view \"x\""] }] };
    const [first] = checklist(turn, answer);
    assert.deepEqual([first.state, first.failures.map(({ headline }) => headline)], ["fails", ["there is no view \"x\""]]);
    assert.ok(!isDone(answer));
  });

  test("knows nothing of an answer that is none", () => {
    assert.equal(answerOf(null), null);
    assert.deepEqual(answerOf({ errors: 2 }), { errors: 2, checks: [] });
    assert.deepEqual(answerOf({ checks: [] }), { errors: 0, checks: [] });
  });

  test("is done when all of its scenarios hold, and not without any", () => {
    assert.ok(isDone({ errors: 0, checks: [{ scenarios: [scenario("It turns"), scenario("It stays")], mistakes: [] }] }));
    assert.ok(!isDone({ errors: 0, checks: [{ scenarios: [], mistakes: [] }] }));
  });
});

describe("the browser keeps", () => {
  test("the finished steps, the open step, the hints and the text", () => {
    const storage = new FakeStorage();
    const progress = new Progress("a", storage);
    assert.equal(progress.current(lesson), 0);
    progress.finish(lesson.steps[0]);
    progress.open(lesson, 1);
    progress.openHint(turn);
    progress.text = "title = 1";
    const again = new Progress("a", storage);
    assert.deepEqual([again.current(lesson), again.isDone(lesson.steps[0]), again.isDone(turn), again.hints(turn), again.text], [1, true, false, 1, "title = 1"]);
    assert.equal(new Progress("b", storage).current(lesson), 0);
    again.start = "title = 0";
    again.reset();
    assert.deepEqual([again.current(lesson), again.isDone(lesson.steps[0]), again.text, again.start], [0, false, undefined, "title = 0"]);
  });

  test("the open step, when it gets another title", () => {
    const progress = new Progress("a", new FakeStorage());
    progress.open(lesson, 1);
    const [first] = lesson.steps;
    assert.equal(progress.current({ ...lesson, steps: [first, { ...turn, title: "Another" }] }), 1);
    assert.equal(progress.current({ ...lesson, steps: [turn, first] }), 0);
    assert.equal(progress.current({ ...lesson, steps: [first] }), 0);
  });

  test("nothing that is damaged, and does without storage", () => {
    const storage = new FakeStorage();
    storage.setItem("traitscope.lesson a", "{\"done\": 3}");
    assert.equal(new Progress("a", storage).isDone(turn), false);
    const none = new Progress("a", null);
    none.finish(turn);
    assert.ok(none.isDone(turn));
  });
});

test("the text to hand in has the finished tasks at the top", () => {
  const answer = {
    errors: 0, checks: [{ scenarios: [scenario("It turns"), scenario("It stays", failure)], mistakes: [] }, { scenarios: [scenario("It grows")], mistakes: [] }],
  };
  assert.equal(handIn(lesson, "title = 1\n", answer), [
    "# Lesson: Size classes", "# Turn", "#   ✓ It turns", "#   ✕ It stays", "# Grow", "#   ✓ It grows", "", "title = 1\n",
  ].join("\n"));
});

describe("a link", () => {
  test("lets things happen, shows a moment, or an element", () => {
    assert.deepEqual(readLink("#do=iphone-17:tap+home.next;*:rotate+portrait"), {
      events: [{ device: "iphone-17", text: "tap home.next" }, { device: null, text: "rotate portrait" }],
    });
    assert.deepEqual(readLink("#scenario=It+turns@2"), { scenario: "It turns", count: 2 });
    assert.deepEqual(readLink("#scenario=It%20turns"), { scenario: "It turns", count: null });
    assert.deepEqual(readLink("#show=home.next"), { element: "home.next" });
  });

  test("that cannot be read leads nowhere", () => {
    assert.equal(readLink("#board"), null);
    assert.equal(readLink("#show=%"), null);
  });
});

describe("a presentation", () => {
  const homes = ["a", "b", "c"].map((id) => ({ id, name: id.toUpperCase() }));
  const story = { name: "It opens", events: ["tap home.next", "back"], devices: ["a", "b"] };

  test("shows one device after the other, or a few at once", () => {
    assert.deepEqual(deviceSlides(homes, 1).map(({ devices }) => devices), [["a"], ["b"], ["c"]]);
    assert.deepEqual(deviceSlides(homes, 2).map(({ title }) => title), ["A · B", "B · C"]);
    assert.deepEqual(deviceSlides(homes, 5).map(({ devices }) => devices), [["a", "b", "c"]]);
    assert.deepEqual(deviceSlides([], 1), []);
  });

  test("goes on in a scenario, and back to its start", () => {
    const slides = storySlides(story, 1);
    assert.deepEqual(slides.map(({ title, devices }) => [title, devices]), [["It opens", ["a"]], ["tap home.next", ["a"]], ["back", ["a"]]]);
    assert.deepEqual(wayTo(slides[0], slides[2]), ["tap home.next", "back"]);
    assert.equal(wayTo(slides[2], slides[1]), null);
    assert.equal(wayTo(undefined, slides[1]), null);
    assert.equal(wayTo(deviceSlides(homes, 1)[0], slides[1]), null);
  });
});

describe("the text in an address", () => {
  const address = "file:///lesson.html#do=*:home";

  test("comes back as it was", async () => {
    for (const text of ["", 'title = "größe 🐈"\r\n\n', "[a]\nx = 1\n".repeat(5_000)]) {
      const link = await withText(address, text);
      assert.match(link, /^file:\/\/\/lesson\.html#text=[\w-]*$/);
      assert.equal(await textIn(new URL(link).hash), text);
    }
    assert.equal(await textIn("#do=*:home"), null);
  });

  test("is bounded on both sides", async () => {
    let random = 7;
    const noise = Array.from({ length: 20_000 }, () => String.fromCharCode(33 + ((random = (random * 48_271) % 2_147_483_647) % 90))).join("");
    assert.equal(await withText(address, noise), null);
    const bomb = await withText(address, " ".repeat(2_000_000));
    await assert.rejects(textIn(new URL(bomb).hash), /cannot be read/);
    await assert.rejects(textIn(`#text=${"A".repeat(16_001)}`), /too long/);
  });

  test("reports the mistake", async () => {
    const { hash } = new URL(await withText(address, "title = 1\n".repeat(40)));
    for (const broken of [hash.slice(0, -6), "#text=%%%", "#text=_w", "#text=A"]) await assert.rejects(textIn(broken), /cannot be read/);
  });
});

describe("a lesson in another language", () => {
  const russian = {
    language: "ru", title: "Классы", introduction: "", steps: [
      { title: "Смотри", parts: [{ kind: "text", html: "" }] },
      { title: "Поверни", parts: [{ ...check("It turns", "It stays"), labels: ["Поворачивается", "Остаётся"] }] },
      { title: "Расти", parts: [check("It grows")] },
    ],
  };
  const both = { ...lesson, translations: [russian] };

  test("is the first that the browser wants, and the lesson has", () => {
    for (const [wanted, language] of [[["ru-RU", "en"], "ru"], [["de", "ru"], "ru"], [["en-GB", "ru"], undefined], [[], undefined], [["fr"], undefined], [[""], undefined]]) {
      assert.equal(inLanguage(both, wanted).language, language, wanted.join());
    }
  });

  test("shares the progress, and has its own names in the checklist", () => {
    const progress = new Progress("a", new FakeStorage());
    progress.finish(turn);
    const { steps } = inLanguage(both, ["ru"]);
    assert.deepEqual(steps.map(progress.isDone), [false, true, false]);
    progress.open({ steps }, 2);
    assert.equal(progress.current(lesson), 2);
    const answer = { errors: 0, checks: [{ scenarios: [scenario("It turns", failure), scenario("It stays")], mistakes: [] }] };
    assert.deepEqual(checklist(steps[1], answer).map(({ name, state }) => [name, state]), [["Поворачивается", "fails"], ["Остаётся", "holds"]]);
  });
});
