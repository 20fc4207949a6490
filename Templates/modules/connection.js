/** The page's connection to its server. It reconnects automatically, and waits longer after each failure. */

import { isEvent, Line } from "./line.js";

const shortestDelay = 200;
const longestDelay = 5000;

export class Connection extends Line {
  /** Shown when a message was not sent. */
  refusal = "Not connected. Devices react again when the server is back.";

  /** @type {WebSocket | undefined} */
  #socket;
  address;
  #delay = shortestDelay;
  #timer = 0;
  /** Before the first connection. */
  #isFresh = true;

  /**
   * @param {string} address The path and query of the WebSocket.
   * @param {import("./messages.js").PastEvent[]} [events] The events of the page's address.
   */
  constructor(address, events = []) {
    super(events);
    this.address = address;
    addEventListener("online", () => this.#retryNow());
    document.addEventListener("visibilitychange", () => document.hidden || this.#retryNow());
  }

  /**
   * Connects, and reconnects after each loss. Fires `open`, `message` (the message is in `detail`), `lost` (`detail` is
   * the server's reason, if it rejects the page) and `remembered`.
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
   * Sends a message. Without a connection the message is dropped, because its state may be gone. Events before the first
   * connection are sent when it opens, after the events of the address.
   * @param {object} message
   * @returns {boolean} Whether the message was or will be sent.
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

  /** @param {boolean} wasRefused Whether the connection was never open. */
  #reconnectLater(wasRefused) {
    this.dispatchEvent(new Event("lost"));
    this.#timer = setTimeout(() => this.#reconnect(wasRefused), this.#delay);
    this.#delay = Math.min(this.#delay * 1.7, longestDelay);
  }

  /** A restarted server rejects the old address. The page that it serves has the new one. */
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
 * @returns {Promise<{address?: string, refusal?: string}>} The WebSocket's address in the page that is served now, or the
 * sentence that is served instead, for example if too many pages are open.
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
