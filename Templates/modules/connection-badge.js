/** Shows when the page may be out of date, and when it is up to date again. */

const patience = 600;
const farewell = 1600;

export class ConnectionBadge extends HTMLElement {
  #timer = 0;

  /** The server is gone; a short restart is not worth a word. */
  lost() {
    if (isStale() || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#warn("Not connected – the picture may be old. Reconnecting …");
    }, patience);
  }

  /**
   * The server is there, and does not take this page.
   * @param {string} reason
   */
  refused(reason) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    document.body.classList.add("is-stale");
    this.#show("lost", reason);
  }

  /** The server is there. */
  restored() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#reassure("Connected again");
  }

  /** The page cannot show what the server says. */
  fellBehind() {
    this.#warn("This page could not show the last change – the picture may be old. Trying again …");
  }

  /** It could again. */
  caughtUp() {
    this.#reassure("Up to date again");
  }

  #warn(text) {
    document.body.classList.add("is-stale");
    this.#show("lost", text);
  }

  #reassure(text) {
    if (!isStale()) return;
    document.body.classList.remove("is-stale");
    this.#show("restored", text);
    setTimeout(() => this.dataset.state === "restored" && (this.hidden = true), farewell);
  }

  #show(state, text) {
    this.dataset.state = state;
    this.textContent = text;
    this.hidden = false;
  }
}

const isStale = () => document.body.classList.contains("is-stale");

customElements.define("connection-badge", ConnectionBadge);
