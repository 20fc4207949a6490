/** Text that a person types: each change of a field is an event. The focused field is the person's, who may have typed
 * more than the engine knows, so an answer does not write into it before it answers the last text. */

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field `defaultValue` is the text that the app has. */
/** @typedef {{device: string, change: string, text: string}} Typed */

/** @returns {target is Field} */
export const isField = (target) => Boolean(target?.matches?.(".field-input"));

export class Typing {
  #runs;
  #send;
  /** @type {Field | null} The field in which an input method has an unfinished word. */
  #composing = null;
  /** @type {Field | null} The field in which a person typed last. */
  #field = null;
  /** @type {Typed | null} The newest text that is not sent, while another is on its way. */
  #waiting = null;
  /** @type {Typed | null} The last text that was sent. */
  #sent = null;
  /** The number of that text. */
  #number = 0;
  /** @type {MouseEvent[]} Clicks that wait for the screen with the text. */
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
    // After the events of the past, and those that waited for the engine.
    line.addEventListener("open", () => setTimeout(() => {
      this.#clicks = [];
      this.flush();
    }));
    // Text that was typed before this code was there.
    for (const field of board.querySelectorAll(".field-input")) this.#typed(field);
  }

  /** Sends the text typed so far, also an unfinished word, like `UITextField.text`. Called before any other event. */
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
    // It is sent after the next connection.
    this.#number = before;
    this.#waiting = typed;
  }

  /** An app may change the text of the field that is being typed in. Unanswered text is still a person's, also if another
   * element has taken the field's place, as on a new board. */
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

  /** A click is judged by the screen with the text. */
  #hold(event) {
    this.flush();
    if (!this.#isBehind || isField(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#clicks.push(event);
  }

  /** The engine has handled texts, and the page shows the result. */
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
