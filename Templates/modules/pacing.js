/** How long to wait for an answer before the next wish is sent anyway, in milliseconds. */
const answerDelay = 500;

/**
 * The wishes of a drag or of keys. At most the newest is sent in a frame, and none before the last is drawn.
 * @template Value
 */
export class Pacing {
  /** @type {{device: HTMLElement, value: Value} | null} */
  #wish = null;
  /** @type {string | null} The device whose answer is pending. */
  #awaited = null;
  #frame = 0;
  #timer = 0;
  #send;

  /** @param {(device: HTMLElement, value: Value) => boolean} send Returns whether the wish was accepted. */
  constructor(send) {
    this.#send = send;
  }

  get isWaiting() {
    return this.#wish !== null;
  }

  /**
   * The unsent wish for a device.
   * @param {HTMLElement} device
   * @returns {Value | undefined}
   */
  of(device) {
    return this.#wish?.device === device ? this.#wish.value : undefined;
  }

  /**
   * @param {HTMLElement} device
   * @param {Value} value
   */
  wish(device, value) {
    this.#wish = { device, value };
    this.#schedule();
  }

  /**
   * Devices have changed, which may be the pending answer.
   * @param {HTMLElement[]} changed
   */
  update(changed) {
    if (changed.some(({ dataset }) => dataset.device === this.#awaited)) this.#resume();
  }

  #schedule() {
    if (this.#frame || this.#awaited !== null) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#sendWish();
    });
  }

  #sendWish() {
    const { device, value } = this.#wish;
    this.#wish = null;
    if (!device.isConnected || !this.#send(device, value)) return;
    this.#awaited = device.dataset.device;
    this.#timer = setTimeout(() => this.#resume(), answerDelay);
  }

  #resume() {
    clearTimeout(this.#timer);
    this.#awaited = null;
    if (this.#wish) this.#schedule();
  }
}
