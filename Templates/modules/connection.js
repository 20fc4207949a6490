/** The page's connection to its server: it reconnects by itself, waiting longer after each failure. */

import { isEvent, Line } from "./line.js";

const shortestDelay = 200;
const longestDelay = 5000;

export class Connection extends Line {
  /** Why a message was not sent. */
  refusal = "Not connected: nothing happens until the server is back.";

  /** @type {WebSocket | undefined} */
  #socket;
  /** Of the WebSocket. */
  address;
  #delay = shortestDelay;
  #timer = 0;
  /** Whether the page still waits for its first connection. */
  #isFresh = true;

  /**
   * @param {string} address Path and query of the WebSocket.
   * @param {import("./messages.js").PastEvent[]} [events] What is to have happened already.
   */
  constructor(address, events = []) {
    super(events);
    this.address = address;
    addEventListener("online", () => this.#retryNow());
    document.addEventListener("visibilitychange", () => document.hidden || this.#retryNow());
  }

  /**
   * Connects, and keeps connected. Fires `open`, `message` (with the message in `detail`), `lost` (with why the server
   * refuses in `detail`, if it says so) and `remembered`.
   */
  connect() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const url = new URL(this.address, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    let wasOpen = false;
    this.#socket = socket;
    socket.addEventListener("open", () => {
      wasOpen = true;
      this.#isFresh = false;
      this.#delay = shortestDelay;
      this.dispatchEvent(new Event("open"));
    });
    socket.addEventListener("message", ({ data }) => {
      this.dispatchEvent(new CustomEvent("message", { detail: JSON.parse(data) }));
    });
    socket.addEventListener("close", () => this.#reconnectLater(!wasOpen));
  }

  /**
   * Sends a message; while there is no connection it is dropped, since the state it speaks of may be gone. What happens
   * before the first connection stands is told when it does, with what the address told.
   * @param {object} message
   * @returns {boolean} Whether it was sent, or will be.
   */
  send(message) {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#socket.send(JSON.stringify(message));
    else if (!isEvent(message) || !this.#isConnectingFirst) return false;
    if (isEvent(message)) this.note(message);
    return true;
  }

  get #isConnectingFirst() {
    return this.#isFresh && this.#socket?.readyState === WebSocket.CONNECTING;
  }

  /** @param {boolean} wasRefused Whether the connection never stood. */
  #reconnectLater(wasRefused) {
    this.dispatchEvent(new Event("lost"));
    this.#timer = setTimeout(() => this.#reconnect(wasRefused), this.#delay);
    this.#delay = Math.min(this.#delay * 1.7, longestDelay);
  }

  /** A restarted server refuses the old address; its page has the new one. */
  async #reconnect(wasRefused) {
    this.#timer = 0;
    if (wasRefused) {
      const { address, refusal } = await servedPage();
      this.address = address ?? this.address;
      if (refusal) this.dispatchEvent(new CustomEvent("lost", { detail: refusal }));
    }
    this.connect();
  }

  #retryNow() {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#reconnect(true);
  }
}

/**
 * @returns {Promise<{address?: string, refusal?: string}>} The WebSocket's address in the page as it is served now; or the
 *   sentence that is served in its place, as when too many pages are open.
 */
async function servedPage() {
  try {
    const response = await fetch(location.href);
    const text = await response.text();
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return { refusal: text.trim() };
    return { address: new DOMParser().parseFromString(text, "text/html").body.dataset.socket };
  } catch {
    return {};
  }
}
