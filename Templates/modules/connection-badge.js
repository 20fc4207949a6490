/** Shows whether the page may be outdated. */

const warningDelay = 600;
const farewell = 1600;

export class ConnectionBadge extends HTMLElement {
  #timer = 0;

  /** The server is gone. A short restart is not shown. */
  lost() {
    if (isStale() || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#warn("Not connected. The picture may be outdated. Reconnecting …");
    }, warningDelay);
  }

  /**
   * The server rejects this page.
   * @param {string} reason
   */
  refused(reason) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    document.body.classList.add("is-stale");
    this.#show("lost", reason);
  }

  restored() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#reassure("Connected again");
  }

  /** The page could not show an update. */
  fellBehind() {
    this.#warn("This page could not show the last change. The picture may be outdated. Trying again …");
  }

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
