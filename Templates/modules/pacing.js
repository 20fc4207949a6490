/** The time to wait for an answer before the next value is sent anyway, in milliseconds. */
const answerDelay = 500;

/**
 * Sends the values of a drag or of keys. Only the newest value is sent, at most one per frame, and none before the last is drawn.
 * @template Value
 */
export class Pacing {
  /** @type {{device: HTMLElement, value: Value} | null} */
  #next = null;
  /** @type {string | null} The device whose answer is pending. */
  #awaited = null;
  #frame = 0;
  #timer = 0;
  #send;

  /** @param {(device: HTMLElement, value: Value) => boolean} send Returns whether the value was accepted. */
  constructor(send) {
    this.#send = send;
  }

  get isWaiting() {
    return this.#next !== null;
  }

  /**
   * The unsent value for a device.
   * @param {HTMLElement} device
   * @returns {Value | undefined}
   */
  of(device) {
    return this.#next?.device === device ? this.#next.value : undefined;
  }

  /**
   * @param {HTMLElement} device
   * @param {Value} value
   */
  set(device, value) {
    this.#next = { device, value };
    this.#schedule();
  }

  /**
   * Called when devices have changed, which may be the pending answer.
   * @param {HTMLElement[]} changed
   */
  update(changed) {
    if (changed.some(({ dataset }) => dataset.device === this.#awaited)) this.#resume();
  }

  #schedule() {
    if (this.#frame || this.#awaited !== null) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#sendNext();
    });
  }

  #sendNext() {
    const { device, value } = this.#next;
    this.#next = null;
    if (!device.isConnected || !this.#send(device, value)) return;
    this.#awaited = device.dataset.device;
    this.#timer = setTimeout(() => this.#resume(), answerDelay);
  }

  #resume() {
    clearTimeout(this.#timer);
    this.#awaited = null;
    if (this.#next) this.#schedule();
  }
}
