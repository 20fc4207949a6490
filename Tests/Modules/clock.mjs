/** A clock under a test's control: delayed work of a module runs when the test advances it. */

export class Clock {
  now = 0;
  /** @type {{time: number, action: () => void, id: number}[]} */
  #waiting = [];
  #last = 0;

  /** Takes the place of the page's timers. */
  constructor() {
    globalThis.setTimeout = (action, pause = 0) => {
      this.#waiting.push({ time: this.now + pause, action, id: (this.#last += 1) });
      return this.#last;
    };
    globalThis.clearTimeout = (id) => (this.#waiting = this.#waiting.filter((timer) => timer.id !== id));
  }

  /** @param {number} time In milliseconds. */
  pass(time) {
    const end = this.now + time;
    for (;;) {
      const next = this.#waiting.filter((timer) => timer.time <= end).sort((one, other) => one.time - other.time || one.id - other.id)[0];
      if (!next) break;
      this.now = next.time;
      globalThis.clearTimeout(next.id);
      next.action();
    }
    this.now = end;
  }
}

/** Waits until pending promises are settled. */
export const settled = () => new Promise((done) => setImmediate(done));
