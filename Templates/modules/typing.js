/** Sends the text that the user types. Each change of a field is an event. The user may have typed more than the engine
 * knows, so an answer does not write into the focused field before it answers the last text. */

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field `defaultValue` is the text that the app has. */
/** @typedef {{device: string, change: string, text: string}} Typed */

/** @returns {target is Field} */
export const isField = (target) => Boolean(target?.matches?.(".field-input"));

export class Typing {
  #runs;
  #send;
  /** @type {Field | null} The field in which an input method has an unfinished word. */
  #composing = null;
  /** @type {Field | null} The field in which the user typed last. */
  #field = null;
  /** @type {Typed | null} The newest unsent text, while another text is on its way. */
  #waiting = null;
  /** @type {Typed | null} The last text that was sent. */
  #sent = null;
  /** The number of the last text that was sent. */
  #number = 0;
  /** @type {MouseEvent[]} Clicks that wait until the screen shows the text. */
  #clicks = [];

  /**
   * @param {HTMLElement} board
   * @param {import("./page.js").Line} line
   * @param {import("./runs.js").Runs} runs
   * @param {(device: string, text: string, typing: number) => boolean} send Returns whether the event was accepted.
   */
  constructor(board, line, runs, send) {
    this.#runs = runs;
    this.#send = send;
    board.addEventListener("compositionstart", ({ target }) => isField(target) && (this.#composing = target));
    board.addEventListener("compositionend", ({ target }) => {
      this.#composing = null;
      this.#typed(target);
    });
    board.addEventListener("input", ({ target }) => this.#typed(target));
    board.addEventListener("focusout", () => this.flush());
    document.addEventListener("click", (event) => board.contains(/** @type {Node} */ (event.target)) && this.#hold(event), { capture: true });
    document.addEventListener("typed", () => this.#hear());
    for (const name of ["lost", "restarted"]) line.addEventListener(name, () => (this.#clicks = []));
    // This runs after the past events and the events that waited for the engine have been sent.
    line.addEventListener("open", () => setTimeout(() => {
      this.#clicks = [];
      this.flush();
    }));
    // Text may have been typed before this code was loaded.
    for (const field of board.querySelectorAll(".field-input")) this.#typed(field);
  }

  /** Sends the text typed so far. It includes an unfinished word, as `UITextField.text` does. Called before any other event. */
  flush() {
    if (this.#composing?.isConnected) this.#note(this.#composing);
    this.#sendWaiting();
  }

  #sendWaiting() {
    const typed = this.#waiting;
    if (!typed) return;
    this.#waiting = null;
    const text = `${typed.change} ${encodeURIComponent(typed.text.toWellFormed())}`.trimEnd();
    const before = this.#number;
    this.#number = this.#runs.next(typed.device, text);
    this.#sent = typed;
    if (this.#send(typed.device, text, this.#number)) return;
    // The text is sent after the next connection.
    this.#number = before;
    this.#waiting = typed;
  }

  /** Shows the app's text in the focused field, because the app may have changed it. Text that the app has not answered yet stays, even if
   * another element has replaced the field, as on a new board. */
  settle() {
    const field = document.activeElement;
    if (!isField(field) || field === this.#composing) return;
    const typed = this.#waiting ?? (this.#isBehind ? this.#sent : null);
    if (!typed) {
      if (field.value !== known(field)) field.value = field.defaultValue;
    } else if (field !== this.#field && isOf(typed, field)) {
      const { selectionStart, selectionEnd } = this.#field;
      field.value = typed.text;
      field.setSelectionRange(selectionStart, selectionEnd);
      this.#field = field;
    }
  }

  get #isBehind() {
    return this.#number > this.#runs.answered;
  }

  #typed(field) {
    if (!isField(field) || field === this.#composing) return;
    this.#note(field);
    if (!this.#isBehind) this.#sendWaiting();
  }

  /** @param {Field} field */
  #note(field) {
    if (!isOf(this.#waiting, field)) this.#sendWaiting();
    const { value: text } = field;
    const sent = this.#isBehind && isOf(this.#sent, field) ? this.#sent.text : known(field);
    this.#field = field;
    this.#waiting = text === sent ? null : { ...placeOf(field), text };
  }

  /** Holds a click until the screen shows the text that was typed before it. */
  #hold(event) {
    this.flush();
    if (!this.#isBehind || isField(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#clicks.push(event);
  }

  /** Called when the engine has handled typed text and the page shows the result. */
  #hear() {
    if (!this.#isBehind) this.#sendWaiting();
    if (this.#isBehind) return;
    this.settle();
    for (const click of this.#clicks.splice(0)) {
      const target = click.detail ? document.elementFromPoint(click.clientX, click.clientY) : click.target;
      target?.dispatchEvent(new MouseEvent("click", click));
    }
  }
}

/** @param {Field} field */
const placeOf = (field) => ({ device: field.closest("[data-device]").getAttribute("data-device"), change: field.dataset.change });

/** @param {Typed | null} typed @param {Field} field */
const isOf = (typed, field) => typed?.change === field.dataset.change && typed.device === placeOf(field).device;

/** The text that the app has, as a browser shows it. @param {Field} field */
const known = ({ defaultValue, localName }) => (localName === "input" ? defaultValue.replace(/[\r\n]/g, "") : defaultValue.replace(/\r\n?/g, "\n"));
