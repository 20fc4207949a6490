/** How far a student is in a lesson: kept by the browser, over reloads. */

/**
 * @typedef {{text?: string, html?: string, kind: "text" | "hint" | "check" | "solution", names?: string[], check?: string | string[], toml?: string}} Part
 * @typedef {{title: string, parts: Part[]}} Step
 * @typedef {{title: string, introduction: string, next?: {title: string, link: string}, steps: Step[]}} Lesson As `Sources/Lessons/Lesson+JSON.swift` writes it.
 *
 * @typedef {{headline: string, devices: string[], device?: string, count?: number, reasons: {text: string, place?: string}[]}} Failure
 * @typedef {{name: string, events: string[], devices: string[], failures: Failure[]}} PlayedScenario
 * @typedef {{scenarios: PlayedScenario[], mistakes: string[]}} CheckResult
 * @typedef {{errors: number, checks: CheckResult[]}} Answer
 */

/**
 * @param {{errors?: number, checks?: CheckResult[]} | null} answer As `EditorAnswer.swift` writes it; none, where nobody answers.
 * @returns {Answer | null}
 */
export const answerOf = (answer) => (answer?.checks || answer?.errors ? { errors: answer.errors ?? 0, checks: answer.checks ?? [] } : null);

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
 * The rows of a task's checklist: each scenario once, with what is known of it.
 * @param {Step} step
 * @param {Answer | null} answer `null` before the first.
 * @returns {{name: string, state: "unknown" | "holds" | "fails", failures: Failure[], events: string[], device?: string}[]}
 */
export function checklist(step, answer) {
  return checksOf(step).flatMap(({ names }, index) => {
    const result = answer?.errors === 0 ? answer.checks[index] : undefined;
    return names.map((name) => {
      const scenario = result?.scenarios.find((one) => one.name === name);
      if (!result) return { name, state: "unknown", failures: [], events: [] };
      if (scenario) {
        const state = scenario.failures.length ? "fails" : "holds";
        return { name, state, failures: scenario.failures, events: scenario.events, device: scenario.failures[0]?.device ?? scenario.devices[0] };
      }
      // It names what the text does not have yet.
      return { name, state: "fails", failures: result.mistakes.map((headline) => ({ headline, devices: [], reasons: [] })), events: [] };
    });
  });
}

/** What the browser keeps of a lesson. Steps are known by their titles, so that a lesson may get others. */
export class Progress {
  #key;
  #storage;
  /** @type {{done: string[], step: string, index?: number, hints: Record<string, number>, text?: string, start?: string}} */
  #kept = { done: [], step: "", hints: {} };

  /**
   * @param {string} key Of the lesson, among all lessons of this browser.
   * @param {Storage | null} storage None in a browser that keeps nothing.
   */
  constructor(key, storage) {
    this.#key = `traitscope.lesson ${key}`;
    this.#storage = storage;
    try {
      const kept = JSON.parse(storage?.getItem(this.#key) ?? "null");
      const isRight = Array.isArray(kept?.done) && typeof kept.step === "string" && typeof kept.hints === "object" && kept.hints;
      if (isRight) this.#kept = kept;
    } catch {
      // It begins anew.
    }
  }

  /** @param {Step} step */
  isDone = (step) => this.#kept.done.includes(step.title);

  /** @param {Step} step */
  finish(step) {
    if (this.isDone(step)) return;
    this.#kept.done.push(step.title);
    this.#keep();
  }

  /**
   * The index of the step that was open. A step that has another title now is found by its old index. Before any was open, it is the first
   * step that is not done.
   * @param {Lesson} lesson
   */
  current({ steps }) {
    const open = steps.findIndex(({ title }) => title === this.#kept.step);
    if (open >= 0) return open;
    const { index } = this.#kept;
    return Number.isInteger(index) && steps[index] ? index : Math.max(0, steps.findIndex((step) => !this.isDone(step)));
  }

  /**
   * @param {Lesson} lesson
   * @param {number} index
   */
  open({ steps }, index) {
    this.#kept.step = steps[index].title;
    this.#kept.index = index;
    this.#keep();
  }

  /**
   * How many hints of a step are open.
   * @param {Step} step
   */
  hints = ({ title }) => this.#kept.hints[title] ?? 0;

  /** @param {Step} step */
  openHint(step) {
    this.#kept.hints[step.title] = this.hints(step) + 1;
    this.#keep();
  }

  /** The student's text, in a page that is no file on a server. */
  get text() {
    return this.#kept.text;
  }

  set text(text) {
    if (this.#kept.text === text) return;
    this.#kept.text = text;
    this.#keep();
  }

  /** The text that the lesson began with. */
  get start() {
    return this.#kept.start;
  }

  set start(start) {
    this.#kept.start = start;
    this.#keep();
  }

  /** Everything but the text that it began with is forgotten. */
  reset() {
    this.#kept = { done: [], step: "", hints: {}, start: this.#kept.start };
    this.#keep();
  }

  #keep() {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // There is no room, or nothing may be kept.
    }
  }
}

/**
 * What a student hands in: the text, below what is done, as comments.
 * @param {Lesson} lesson
 * @param {string} text
 * @param {Answer | null} answer Of all checks, in order.
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
  // Nothing of a title ends the comment.
  const comments = [`# Lesson: ${lesson.title}`, ...state, ...lines].map((line) => line.replaceAll(/[\r\n]/g, " "));
  return `${comments.join("\n")}\n\n${text}`;
}
