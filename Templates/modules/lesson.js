/** The lesson next to the board. It shows the steps, and the results of the open step's checks for the text in the editor. */

import { device as deviceOf, make, setHidden } from "./dom.js";
import { LessonBoard, readLink } from "./lesson-board.js";
import { answerOf, checklist, checksOf, handIn, inLanguage, isDone, Progress } from "./lesson-progress.js";
import { changes, compared, withSolution } from "./lesson-sections.js";
import { notify } from "./live.js";
import { textIn, withText } from "./text-address.js";
import { beginning, colored } from "./toml-colors.js";

/** @typedef {import("./lesson-progress.js").Lesson} Lesson */
/** @typedef {import("./lesson-progress.js").Step} Step */
/** @typedef {import("./lesson-progress.js").Answer} Answer */

/** The pause after the last keystroke, in milliseconds. */
const pause = 300;
/** The time within which the user can confirm that the text is replaced, in milliseconds. */
const doubt = 5000;
/** The minimum width of a window with enough space for lesson, source and board side by side, in pixels. */
const roomForSource = 1200;

/** The text of a data part of an exported page. `undefined` on a live page. */
const data = (id) => document.getElementById(id)?.textContent;

/**
 * @param {HTMLElement} element
 * @param {import("./page.js").Line} line
 * @param {import("./page.js").LateEditor} editor
 */
export async function openLesson(element, line, editor) {
  const panel = new LessonPanel(element, line, await editor.need());
  await panel.read();
}

class LessonPanel {
  #element;
  #editor;
  #line;
  #board;
  /** @type {Lesson} */
  #lesson = { title: "", introduction: "", steps: [] };
  /** The original lesson with its translations. @type {Lesson} */
  #all = this.#lesson;
  /** The text from which the lesson was read. */
  #read = "";
  /** @type {Progress} */
  #progress;
  #open = 0;
  /** The answer for the open step. @type {Answer | null} */
  #answer = null;
  #isAsking = false;
  /** Whether the text comes from the address. */
  #isHandedIn = false;
  #isDue = false;
  #timer = 0;
  #isExported = data("lesson-data") !== undefined;
  #parts = {
    title: make("h2", "lesson-title"), count: make("p", "lesson-count"), steps: make("ol", "lesson-steps"),
    languages: make("select", "setting-select lesson-languages"), text: make("div", "lesson-text"), feet: make("footer", "lesson-feet"),
    // This button is kept, so that a check in between does not cancel the confirmation.
    start: action("tool", "start", "Start over"),
  };

  /**
   * @param {HTMLElement} element
   * @param {import("./page.js").Line} line
   * @param {import("./editor.js").Editor} editor
   */
  constructor(element, line, editor) {
    this.#element = element;
    this.#line = line;
    this.#editor = editor;
    this.#board = new LessonBoard(line);
    const lead = make("div", "lesson-lead");
    lead.append(this.#parts.title, this.#parts.languages, this.#parts.count);
    this.#parts.languages.setAttribute("aria-label", "Language of the lesson");
    this.#parts.languages.addEventListener("change", () => this.#speak(this.#parts.languages.value));
    const head = make("header", "lesson-head");
    head.append(lead, this.#parts.steps);
    this.#parts.text.tabIndex = 0;
    this.#parts.text.setAttribute("role", "region");
    this.#parts.text.setAttribute("aria-label", "Step");
    element.replaceChildren(head, this.#parts.text, this.#parts.feet);
    document.addEventListener("click", (event) => this.#click(event));
    document.addEventListener("source", () => this.#textChanged());
    // The file, or its lesson, was saved.
    document.addEventListener("saved", () => this.read());
    line.addEventListener("open", () => {
      this.#ask();
      this.#markAll();
    });
  }

  /** Reads the lesson, and shows it if it has changed. */
  async read() {
    const text = data("lesson-data") ?? await this.#fetched();
    if (text === null || text === this.#read) return this.#ask();
    const isFirst = this.#read === "";
    this.#read = text;
    this.#all = JSON.parse(text);
    if (isFirst) await this.#begin();
    this.#choose();
    this.#open = this.#progress.current(this.#lesson);
    this.#answer = null;
    this.#show();
    this.#ask();
  }

  /** Uses the lesson in the chosen language, or in the browser's language. */
  #choose() {
    const { language } = this.#progress;
    this.#lesson = inLanguage(this.#all, language === undefined ? navigator.languages : [language]);
    this.#element.lang = this.#lesson.language ?? "";
    const { languages } = this.#parts;
    const codes = ["", ...(this.#all.translations ?? []).map((one) => one.language)];
    languages.replaceChildren(...codes.map((code) => new Option(nameOf(code || "en"), code, false, code === (this.#lesson.language ?? ""))));
    setHidden(languages, codes.length === 1);
  }

  #speak(language) {
    this.#progress.language = language;
    this.#choose();
    this.#show();
  }

  async #fetched() {
    const response = await fetch(location.pathname, { cache: "no-store", headers: { Accept: "application/json" } }).catch(() => null);
    return response?.ok ? response.text() : null;
  }

  async #begin() {
    const handed = this.#isExported ? await this.#textHandedIn() : null;
    // The stored progress belongs to this browser's user, not to a text that was handed in.
    this.#progress = new Progress(`${location.pathname} ${this.#all.title}`, handed === null ? storage() : null);
    const place = readLink(location.hash);
    if (place && "language" in place) {
      this.#progress.language = place.language;
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    if (this.#isExported || this.#progress.start === undefined) this.#progress.start = this.#editor.text;
    if (this.#isExported) {
      this.#editor.isKept = true;
      const text = handed ?? this.#progress.text;
      if (text !== undefined) this.#editor.rewrite(text);
      this.#isHandedIn = handed !== null;
      this.#markAll();
    }
    document.body.classList.add("has-lesson");
    if (innerWidth >= roomForSource && !this.#editor.isReadOnly) {
      this.#editor.open(true);
      // The user has not opened a step yet, so nothing keeps the focus.
      /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    }
    dispatchEvent(new Event("resize"));
  }

  /** The text in the address, or `null` if there is none or it cannot be read. */
  async #textHandedIn() {
    try {
      const text = await textIn(location.hash);
      if (text !== null) notify("This is the text of the link. What you wrote yourself is kept: open the lesson without it.");
      return text;
    } catch (error) {
      notify(error.message);
      return null;
    }
  }

  /** Marks the steps whose checks pass for a text that was handed in, as soon as the engine answers. */
  async #markAll() {
    if (!this.#isHandedIn) return;
    for (const step of this.#all.steps) {
      const checks = checksOf(step).map(({ check }) => check);
      const answer = checks.length ? await this.#answerOf(checks) : null;
      if (answer && isDone(answer)) this.#progress.finish(step);
    }
    this.#showChecks();
  }

  get #step() {
    return this.#lesson.steps[this.#open] ?? { title: "", parts: [] };
  }

  // Asking

  #textChanged() {
    if (!this.#progress) return;
    if (this.#isExported) this.#progress.text = this.#editor.text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), pause);
  }

  /** Asks for the checks of the open step, one question at a time. The last question has the newest text. */
  async #ask() {
    const checks = checksOf(this.#step);
    if (!this.#progress || !checks.length) return;
    this.#isDue = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isDue) {
      this.#isDue = false;
      const step = this.#step;
      const answer = await this.#answerOf(checksOf(step).map(({ check }) => check));
      if (!answer || step !== this.#step) continue;
      const wasDone = this.#progress.isDone(step);
      this.#answer = answer;
      if (isDone(answer)) this.#progress.finish(step);
      this.#showChecks(!wasDone && this.#progress.isDone(step));
    }
    this.#isAsking = false;
  }

  /** @returns {Promise<Answer | null>} */
  async #answerOf(checks) {
    return answerOf(await this.#editor.question({ ask: "checks", text: this.#editor.text, checks }));
  }

  // Showing

  #show() {
    const { title, count, steps, text } = this.#parts;
    const { steps: all } = this.#lesson;
    title.textContent = this.#lesson.title;
    count.textContent = `Step ${this.#open + 1} of ${all.length}`;
    steps.replaceChildren(...all.map((step, index) => this.#mark(step, index)));
    const content = make("article", "lesson-step");
    if (this.#open === 0 && this.#lesson.introduction) content.append(prose("lesson-introduction", this.#lesson.introduction));
    const heading = make("h3", "lesson-step-title");
    heading.textContent = this.#step.title;
    content.append(heading, ...this.#partsOf(this.#step));
    text.replaceChildren(content);
    text.scrollTop = 0;
    for (const code of text.querySelectorAll('pre[data-language="toml"] > code')) colorCode(code);
    this.#showChecks();
  }

  #mark(step, index) {
    const item = make("li", "");
    const button = make("button", "lesson-mark");
    button.type = "button";
    button.dataset.step = String(index);
    item.append(button);
    return item;
  }

  /** The initial text with the solutions of the earlier steps. */
  get #before() {
    const earlier = this.#lesson.steps.slice(0, this.#open).flatMap(({ parts }) => parts.filter(({ kind }) => kind === "solution"));
    return earlier.reduce((text, { toml }) => withSolution(text, toml), this.#progress.start ?? this.#editor.text);
  }

  #partsOf(step) {
    const hints = step.parts.filter(({ kind }) => kind === "hint");
    const open = this.#progress.hints(step);
    const made = [];
    let task = null;
    for (const part of step.parts) {
      if (part.kind === "text") made.push(prose("lesson-part", part.html));
      else if (part.kind === "check" && !task) made.push(task = make("section", "lesson-task"));
      else if (part.kind === "hint") {
        const index = hints.indexOf(part);
        if (index < open) made.push(prose("lesson-hint", `<p class="lesson-label">Hint ${index + 1}</p>${part.html}`));
        if (index === open) made.push(action("lesson-more", "hint", hints.length > 1 ? `Show hint ${index + 1} of ${hints.length}` : "Show a hint"));
      } else if (part.kind === "solution") made.push(solution(part, this.#before, this.#editor.isReadOnly));
    }
    task?.setAttribute("aria-label", "Task");
    return made;
  }

  /** @param {boolean} [isNews] Whether the task has just been done. */
  #showChecks(isNews = false) {
    const step = this.#step;
    const isFinished = this.#progress.isDone(step);
    for (const [index, button] of [...this.#parts.steps.querySelectorAll("button")].entries()) {
      const other = this.#lesson.steps[index];
      const state = this.#progress.isDone(other) ? "done" : checksOf(other).length ? "not done" : "to read";
      button.classList.toggle("is-done", this.#progress.isDone(other));
      button.classList.toggle("is-current", index === this.#open);
      button.setAttribute("aria-label", `Step ${index + 1}: ${other.title}, ${state}`);
      button.title = other.title;
      if (index === this.#open) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    const task = /** @type {HTMLElement | null} */ (this.#parts.text.querySelector(".lesson-task"));
    if (task) this.#showTask(task, isNews);
    const isLast = this.#open === this.#lesson.steps.length - 1;
    const canGo = isFinished || !checksOf(step).length;
    const back = action("tool", "back", "Back");
    setHidden(back, this.#open === 0);
    const next = action(`lesson-next${canGo ? " is-ready" : ""}`, "next", isLast ? "Finish" : "Next step");
    setHidden(next, isLast && (checksOf(step).length > 0 || isFinished));
    const more = make("span", "lesson-feet-more");
    const { start } = this.#parts;
    setHidden(start, this.#editor.isReadOnly);
    more.append(start, action("tool", "hand-in", "Hand in"));
    if (this.#isExported) more.append(action("tool", "link", "Copy link"));
    const focused = /** @type {HTMLElement} */ (document.activeElement)?.getAttribute("data-lesson");
    const hadFocus = this.#parts.feet.contains(document.activeElement);
    this.#parts.feet.replaceChildren(back, more, next, ...(isLast && isFinished ? this.#way() : []));
    if (hadFocus) /** @type {HTMLElement} */ (this.#parts.feet.querySelector(`[data-lesson="${focused}"]`))?.focus({ preventScroll: true });
  }

  /** The link to the next lesson. */
  #way() {
    if (!this.#lesson.next) return [];
    const link = make("a", "lesson-next is-ready");
    link.href = this.#lesson.next.link;
    link.textContent = "Next lesson";
    link.title = this.#lesson.next.title;
    return [link];
  }

  #showTask(task, isNews) {
    const rows = checklist(this.#step, this.#answer);
    const failing = rows.filter(({ state }) => state === "fails").length;
    const isPassed = this.#answer !== null && isDone(this.#answer);
    const hasErrors = (this.#answer?.errors ?? 0) > 0;
    task.className = `lesson-task${isPassed ? " is-done" : ""}${isNews ? " is-news" : ""}`;
    const said = make("p", "lesson-verdict");
    said.setAttribute("role", "status");
    said.textContent = hasErrors ? "The file has mistakes" : isPassed ? this.#done : this.#answer ? `Not yet: ${failing} of ${rows.length} to go` : "Checking…";
    const list = make("ul", "lesson-checks");
    list.append(...(hasErrors ? [] : rows.map((row, index) => this.#row(row, index))));
    const open = [...task.querySelectorAll("details[open]")].map((one) => one.getAttribute("data-row"));
    task.replaceChildren(said, ...(hasErrors ? [note("The checks continue when the file can be read. The problems are listed below the source.")] : []), list);
    for (const one of list.querySelectorAll("details")) if (open.includes(one.getAttribute("data-row"))) one.open = true;
  }

  get #done() {
    return this.#lesson.steps.every(this.#progress.isDone) ? "Done, and with it the whole lesson" : "Done";
  }

  #row(row, index) {
    const item = make("li", `lesson-check is-${row.state}`);
    const name = make("p", "lesson-check-name");
    name.textContent = row.name;
    item.append(name);
    for (const failure of row.failures.slice(0, 3)) item.append(reason(failure));
    if (row.failures.length > 3) item.append(note(`And ${row.failures.length - 3} more.`));
    // Without events, a device on the board already shows the result.
    if (row.device && (row.events.length || !deviceOf(row.device))) {
      const show = action("lesson-show", "moment", row.state === "fails" ? "Show where it fails" : "Show it");
      show.dataset.row = String(index);
      item.append(show);
    }
    return item;
  }

  // Doing

  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const link = /** @type {HTMLAnchorElement | null} */ (target.closest(".lesson-link"));
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      this.#follow(link);
      return;
    }
    const step = target.closest("[data-step]")?.getAttribute("data-step");
    if (step) return this.#go(Number(step));
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-lesson]"));
    if (!button) return;
    const actions = {
      toggle: () => this.#toggle(), back: () => this.#go(this.#open - 1), next: () => this.#next(), hint: () => this.#hint(),
      start: () => this.#startOver(button), "hand-in": () => this.#handIn(), link: () => this.#copyLink(), large: () => this.#enlarge(), compare: () => this.#compare(button), put: () => this.#put(),
      moment: () => this.#moment(Number(button.dataset.row)),
    };
    actions[button.dataset.lesson]?.();
  }

  #toggle() {
    const isHidden = this.#element.hidden = !this.#element.hidden;
    document.querySelector('[data-lesson="toggle"]').setAttribute("aria-pressed", String(!isHidden));
    dispatchEvent(new Event("resize"));
  }

  #go(index) {
    if (!this.#lesson.steps[index]) return;
    this.#open = index;
    this.#answer = null;
    this.#progress.open(this.#lesson, index);
    this.#show();
    this.#parts.text.focus({ preventScroll: true });
    this.#ask();
  }

  #next() {
    if (!checksOf(this.#step).length) this.#progress.finish(this.#step);
    if (this.#open < this.#lesson.steps.length - 1) return this.#go(this.#open + 1);
    this.#showChecks();
    notify("That was the last step.");
  }

  #hint() {
    const at = this.#parts.text.scrollTop;
    this.#progress.openHint(this.#step);
    this.#show();
    this.#parts.text.scrollTop = at;
    /** @type {HTMLElement} */ (this.#parts.text.querySelector('[data-lesson="hint"]') ?? this.#parts.text).focus({ preventScroll: true });
  }

  /** Starts the lesson over at the second click. The first click asks for confirmation. */
  #startOver(button) {
    if (button.dataset.asked === undefined) {
      button.dataset.asked = "";
      button.textContent = "Replace my text?";
      setTimeout(() => {
        delete button.dataset.asked;
        button.textContent = "Start over";
      }, doubt);
      return;
    }
    this.#progress.reset();
    this.#editor.rewrite(this.#progress.start ?? "");
    this.#go(0);
  }

  async #handIn() {
    const checks = this.#lesson.steps.flatMap(checksOf).map(({ check }) => check);
    const { text, fileName } = this.#editor;
    const written = handIn(this.#lesson, text, checks.length ? await this.#answerOf(checks) : null);
    const address = URL.createObjectURL(new Blob([written], { type: "application/toml" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${fileName.split("/").pop().replace(/\.toml$/, "")}.handed-in.toml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  /** Copies the address of this page with the text. */
  async #copyLink() {
    const address = await withText(location.href, this.#editor.text);
    if (!address) return notify("The text is too long for a link. Hand in the file instead.");
    const isCopied = await (navigator.clipboard?.writeText(address).then(() => true, () => false) ?? false);
    if (!isCopied) history.replaceState(history.state, "", address);
    notify(isCopied ? "Copied. The link opens this lesson with your text." : "The address of this page has your text now: copy it from there.");
  }

  /** Shows the solution in a dialog, which has space for long lines. */
  #enlarge() {
    const dialog = make("dialog", "lesson-large");
    dialog.setAttribute("aria-label", `Solution of ${this.#step.title}`);
    const close = action("tool", "", "Close");
    close.addEventListener("click", () => dialog.close());
    const heading = make("h2", "");
    heading.textContent = this.#step.title;
    const head = make("header", "lesson-large-head");
    head.append(heading, close);
    const body = make("div", "lesson-large-body");
    body.tabIndex = 0;
    const code = tomlCode(this.#solution.toml);
    colorCode(code.firstElementChild);
    body.append(code, ...swift(this.#solution));
    dialog.append(head, body);
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  get #solution() {
    return this.#step.parts.find(({ kind }) => kind === "solution");
  }

  #compare(button) {
    const place = button.closest(".lesson-solution").querySelector(".lesson-compared");
    const isShown = place.childElementCount > 0;
    place.replaceChildren(...(isShown ? [] : compared(this.#editor.text, this.#solution.toml).map((lines) => difference(lines))));
    button.setAttribute("aria-expanded", String(!isShown));
  }

  #put() {
    this.#editor.rewrite(withSolution(this.#editor.text, this.#solution.toml));
    notify("The solution is in your text. Undo in the source removes it.");
  }

  #moment(index) {
    const row = checklist(this.#step, this.#answer)[index];
    const count = row.failures[0]?.count ?? row.events.length;
    this.#board.bring(row.device, row.events.slice(0, count));
  }

  /** @param {HTMLAnchorElement} link */
  async #follow(link) {
    const place = readLink(link.getAttribute("href"));
    if (!place) return;
    if ("language" in place) this.#speak(place.language);
    else if ("events" in place) this.#board.play(place.events);
    else if ("element" in place) this.#board.show(place.element) || notify("It is not on any device now.");
    else await this.#showScenario(place);
  }

  async #showScenario({ scenario: name, count }) {
    const check = this.#lesson.steps.flatMap(checksOf).find(({ names }) => names.includes(name))?.check ?? [name];
    const answer = await this.#answerOf([check]);
    const found = answer?.checks[0]?.scenarios.find((one) => one.name === name);
    if (!found) return notify("This does not run with the current text.");
    for (const device of found.devices) this.#board.bring(device, found.events.slice(0, count ?? found.events.length));
  }
}

/** The name of a language in that language. */
function nameOf(code) {
  return new Intl.DisplayNames([code], { type: "language" }).of(code);
}

/** The browser's storage, or `null` if it is not permitted. */
function storage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/**
 * @param {string} className
 * @param {string} text HTML that `LessonReader` wrote.
 */
function prose(className, text) {
  const made = make("div", `${className} lesson-prose`);
  made.innerHTML = text;
  return made;
}

function action(className, name, label) {
  const made = make("button", className);
  made.type = "button";
  made.dataset.lesson = name;
  made.textContent = label;
  return made;
}

function note(text) {
  const made = make("p", "lesson-note");
  made.textContent = text;
  return made;
}

/** The reason why a check does not pass yet. @param {import("./lesson-progress.js").Failure} failure */
function reason({ headline, devices, reasons }) {
  const made = make("div", "lesson-reason");
  const said = make("p", "");
  said.textContent = headline;
  made.append(said);
  if (devices.length) made.append(note(`on ${devices.join(" and ")}`));
  if (reasons.length) {
    const list = make("ul", "");
    for (const { text, place } of reasons) {
      const item = make("li", "");
      item.append(text);
      if (place) item.append(" ", Object.assign(make("span", "place"), { textContent: place }));
      list.append(item);
    }
    made.append(list);
  }
  return made;
}

/**
 * @param {import("./lesson-progress.js").Part} part
 * @param {string} before The text that the solution changes.
 */
function solution(part, before, isReadOnly) {
  const made = make("details", "lesson-solution");
  const summary = make("summary", "");
  summary.textContent = "Solution";
  const tables = changes(before, part.toml);
  const isNew = tables.every((lines) => lines.every(({ sign }) => sign === "+"));
  const actions = make("div", "lesson-actions");
  const compare = action("tool", "compare", "Compare with mine");
  compare.setAttribute("aria-expanded", "false");
  const put = action("tool", "put", "Put it into my text");
  setHidden(put, isReadOnly);
  actions.append(compare, put, action("tool", "large", "Show it whole"));
  made.append(summary, prose("lesson-part", part.html), ...(isNew ? [tomlCode(part.toml)] : tables.map((lines) => difference(lines, "lesson-changes"))));
  made.append(actions, make("div", "lesson-compared"), ...swift(part));
  return made;
}

/** @param {string} text */
function tomlCode(text) {
  const code = make("pre", "");
  code.dataset.language = "toml";
  code.append(Object.assign(make("code", ""), { textContent: text.trimEnd() }));
  return code;
}

/**
 * A solution's UIKit code with a label.
 * @param {import("./lesson-progress.js").Part} part
 */
function swift(part) {
  if (!part.swift) return [];
  const label = make("p", "lesson-label");
  label.textContent = "The same in UIKit";
  const made = make("pre", "lesson-swift");
  const code = make("code", "");
  for (const line of part.swift.trimEnd().split("\n")) {
    const shown = make("span", line.trimStart().startsWith("//") ? "is-comment" : "");
    // A long call may continue on the next line after a dot or a parenthesis.
    for (const piece of line.match(/[^.(]+[.(]?|[.(]/g) ?? []) shown.append(piece, make("wbr", ""));
    shown.append("\n");
    code.append(shown);
  }
  made.append(code);
  return [label, made];
}

/** @param {import("./lesson-sections.js").ComparedLine[]} lines */
function difference(lines, className = "lesson-difference") {
  const made = make("pre", className);
  // The code scrolls, so it has to be reachable by keyboard.
  made.tabIndex = 0;
  const code = make("code", "");
  const names = { " ": "", "⋯": "is-gap", "−": "is-mine", "+": "is-theirs" };
  code.append(...lines.map(({ sign, text, mark: [start, end] = [text.length, text.length] }) => {
    const line = make("span", names[sign]);
    line.append(`${sign} ${text.slice(0, start)}`, Object.assign(make("mark", ""), { textContent: text.slice(start, end) }), `${text.slice(end)}\n`);
    return line;
  }));
  made.append(code);
  return made;
}

/** @param {Element} code */
function colorCode(code) {
  let opening = beginning;
  const lines = code.textContent.split("\n").map((line) => {
    const found = colored(line, opening);
    ({ opening } = found);
    return found.parts;
  });
  code.replaceChildren(...lines.flatMap((parts, index) => [
    ...(index ? ["\n"] : []),
    ...parts.map(({ text, kind }) => (kind ? Object.assign(make("span", `is-${kind}`), { textContent: text }) : text)),
  ]));
}
