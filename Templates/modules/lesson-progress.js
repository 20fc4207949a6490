/** A student's progress in a lesson. The browser keeps it across reloads. */

/**
 * @typedef {{text?: string, html?: string, kind: "text" | "hint" | "check" | "solution", names?: string[], labels?: string[], check?: string | string[], toml?: string, swift?: string}} Part
 * @typedef {{title: string, id?: string, parts: Part[]}} Step The id of a translated step is the original title.
 * @typedef {{title: string, introduction: string, language?: string, next?: {title: string, link: string}, steps: Step[], translations?: Lesson[]}} Lesson A lesson, as `Sources/Lessons/Lesson+JSON.swift` writes it.
 *
 * @typedef {{headline: string, devices: string[], device?: string, count?: number, reasons: {text: string, place?: string}[]}} Failure
 * @typedef {{name: string, events: string[], devices: string[], failures: Failure[]}} PlayedScenario
 * @typedef {{scenarios: PlayedScenario[], mistakes: string[]}} CheckResult
 * @typedef {{errors: number, checks: CheckResult[]}} Answer
 */

/**
 * @param {{errors?: number, checks?: CheckResult[]} | null} answer The answer, as `EditorAnswer.swift` writes it, or `null` if there is none.
 * @returns {Answer | null}
 */
export const answerOf = (answer) => (answer?.checks || answer?.errors ? { errors: answer.errors ?? 0, checks: answer.checks ?? [] } : null);

/** @param {Step} step */
const idOf = ({ id, title }) => id ?? title;

/**
 * The lesson in the first of the wanted languages that it is available in.
 * @param {Lesson} lesson
 * @param {readonly string[]} wanted Language codes, the most preferred first. An empty code means the original language.
 * @returns {Lesson}
 */
export function inLanguage(lesson, wanted) {
  for (const code of wanted) {
    const found = lesson.translations?.find(({ language }) => language === code) ?? lesson.translations?.find(({ language }) => language === code.split("-")[0]);
    if (found) return { ...lesson, ...found, steps: found.steps.map((step, index) => ({ ...step, id: lesson.steps[index].title })) };
    // The original language, which is English for most lessons.
    if (code === "" || code.split("-")[0] === "en") break;
  }
  return lesson;
}

/** @param {Step} step */
export const checksOf = (step) => step.parts.filter(({ kind }) => kind === "check");

/** @param {CheckResult} result */
export const passes = ({ scenarios, mistakes }) => !mistakes.length && scenarios.length > 0 && scenarios.every(({ failures }) => !failures.length);

/**
 * Whether a step's task is done.
 * @param {Answer} answer
 */
export const isDone = ({ errors, checks }) => errors === 0 && checks.length > 0 && checks.every(passes);

/**
 * The rows of a task's checklist, one for each scenario, with its state.
 * @param {Step} step
 * @param {Answer | null} answer `null` before the first answer.
 * @returns {{name: string, state: "unknown" | "holds" | "fails", failures: Failure[], events: string[], device?: string}[]}
 */
export function checklist(step, answer) {
  return checksOf(step).flatMap(({ names, labels = names }, index) => {
    const result = answer?.errors === 0 ? answer.checks[index] : undefined;
    return names.map((original, place) => {
      const name = labels[place];
      const scenario = result?.scenarios.find((one) => one.name === original);
      if (!result) return { name, state: "unknown", failures: [], events: [] };
      if (scenario) {
        const state = scenario.failures.length ? "fails" : "holds";
        return { name, state, failures: scenario.failures, events: scenario.events, device: scenario.failures[0]?.device ?? scenario.devices[0] };
      }
      // The check names an element that the text does not have yet.
      return { name, state: "fails", failures: [...new Set(result.mistakes)].map((headline) => ({ headline, devices: [], reasons: [] })), events: [] };
    });
  });
}

/** The state of a lesson that the browser keeps. Steps are identified by title, so that steps can be added. */
export class Progress {
  #key;
  #storage;
  /** @type {{done: string[], step: string, index?: number, hints: Record<string, number>, language?: string, text?: string, start?: string}} */
  #kept = { done: [], step: "", hints: {} };

  /**
   * @param {string} key Identifies the lesson among all lessons in this browser.
   * @param {Storage | null} storage `null` in a browser without storage.
   */
  constructor(key, storage) {
    this.#key = `traitscope.lesson ${key}`;
    this.#storage = storage;
    try {
      const kept = JSON.parse(storage?.getItem(this.#key) ?? "null");
      const isRight = Array.isArray(kept?.done) && typeof kept.step === "string" && typeof kept.hints === "object" && kept.hints;
      if (isRight) this.#kept = kept;
    } catch {
      // The lesson starts from the beginning.
    }
  }

  /** @param {Step} step */
  isDone = (step) => this.#kept.done.includes(idOf(step));

  /** @param {Step} step */
  finish(step) {
    if (this.isDone(step)) return;
    this.#kept.done.push(idOf(step));
    this.#keep();
  }

  /**
   * The index of the step that was open. A step with a changed title is found by its old index. If none was open, it is the first
   * step that is not done.
   * @param {Lesson} lesson
   */
  current({ steps }) {
    const open = steps.findIndex((step) => idOf(step) === this.#kept.step);
    if (open >= 0) return open;
    const { index } = this.#kept;
    return Number.isInteger(index) && steps[index] ? index : Math.max(0, steps.findIndex((step) => !this.isDone(step)));
  }

  /**
   * @param {Lesson} lesson
   * @param {number} index
   */
  open({ steps }, index) {
    this.#kept.step = idOf(steps[index]);
    this.#kept.index = index;
    this.#keep();
  }

  /**
   * The number of open hints of a step.
   * @param {Step} step
   */
  hints = (step) => this.#kept.hints[idOf(step)] ?? 0;

  /** @param {Step} step */
  openHint(step) {
    this.#kept.hints[idOf(step)] = this.hints(step) + 1;
    this.#keep();
  }

  /** The student's text, in a page without a server. */
  get text() {
    return this.#kept.text;
  }

  set text(text) {
    if (this.#kept.text === text) return;
    this.#kept.text = text;
    this.#keep();
  }

  /** The initial text of the lesson. */
  get start() {
    return this.#kept.start;
  }

  set start(start) {
    this.#kept.start = start;
    this.#keep();
  }

  /** The chosen language. An empty string means the original. */
  get language() {
    return this.#kept.language;
  }

  set language(language) {
    this.#kept.language = language;
    this.#keep();
  }

  /** Forgets everything except the initial text and the chosen language. */
  reset() {
    this.#kept = { done: [], step: "", hints: {}, start: this.#kept.start, language: this.#kept.language };
    this.#keep();
  }

  #keep() {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // The storage is full or not permitted.
    }
  }
}

/**
 * The text that a student hands in, with the finished tasks as comments at the top.
 * @param {Lesson} lesson
 * @param {string} text
 * @param {Answer | null} answer The results of all checks, in order.
 */
export function handIn(lesson, text, answer) {
  let next = 0;
  const lines = lesson.steps.flatMap((step) => {
    const checks = checksOf(step);
    const results = answer?.errors === 0 ? answer.checks.slice(next, next + checks.length) : [];
    next += checks.length;
    if (!checks.length) return [];
    const rows = checklist(step, results.length === checks.length ? { errors: 0, checks: results } : null);
    return [`# ${step.title}`, ...rows.map(({ name, state }) => `#   ${state === "holds" ? "✓" : "✕"} ${name}`)];
  });
  const state = answer?.errors ? ["# The text has mistakes, so nothing could be checked."] : [];
  // A line break in a title would end the comment.
  const comments = [`# Lesson: ${lesson.title}`, ...state, ...lines].map((line) => line.replaceAll(/[\r\n]/g, " "));
  return `${comments.join("\n")}\n\n${text}`;
}
