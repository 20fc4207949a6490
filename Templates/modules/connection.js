/** The page's line to its server: it reconnects by itself, waiting longer after each failure. */

const shortestDelay = 200;
const longestDelay = 5000;

export class Connection extends EventTarget {
  /** @type {WebSocket | undefined} */
  #socket;
  #delay = shortestDelay;
  #timer = 0;

  /** @param {string} address Path and query of the WebSocket. */
  constructor(address) {
    super();
    this.url = new URL(address, location.href);
    this.url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    addEventListener("online", () => this.#retryNow());
    document.addEventListener("visibilitychange", () => document.hidden || this.#retryNow());
  }

  /** Connects, and keeps connected. Fires `open`, `message` (with the message in `detail`) and `lost`. */
  connect() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#delay = shortestDelay;
      this.dispatchEvent(new Event("open"));
    });
    socket.addEventListener("message", ({ data }) => {
      this.dispatchEvent(new CustomEvent("message", { detail: JSON.parse(data) }));
    });
    socket.addEventListener("close", () => this.#reconnectLater());
  }

  /**
   * Sends a message; while there is no connection it is dropped, since the state it speaks of may be gone.
   * @param {object} message
   * @returns {boolean} Whether it was sent.
   */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #reconnectLater() {
    this.dispatchEvent(new Event("lost"));
    this.#timer = setTimeout(() => this.connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 1.7, longestDelay);
  }

  #retryNow() {
    if (this.#timer) this.connect();
  }
}
