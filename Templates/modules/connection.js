/** The page's connection to its server: it reconnects by itself, waiting longer after each failure. */

const shortestDelay = 200;
const longestDelay = 5000;

/** So many events are remembered; after more of them a page is not brought back exactly. */
const longestHistory = 500;

export class Connection extends EventTarget {
  /** Why a message was not sent. */
  refusal = "Not connected: nothing happens until the server is back.";

  /** @type {WebSocket | undefined} */
  #socket;
  #address;
  #delay = shortestDelay;
  #timer = 0;
  /** Whether the page is as it was served: it still waits for its first connection. */
  #isFresh = true;

  /**
   * What happened on the page: what its address told, and the events sent since.
   * @type {import("./messages.js").PastEvent[]}
   */
  events;

  /**
   * @param {string} address Path and query of the WebSocket.
   * @param {import("./messages.js").PastEvent[]} [events] What is to have happened already.
   */
  constructor(address, events = []) {
    super();
    this.#address = address;
    this.events = events.slice(-longestHistory);
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
    const url = new URL(this.#address, location.href);
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
    const happens = message.type === "event" || message.type === "travel";
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#socket.send(JSON.stringify(message));
    else if (!happens || !this.#isConnectingFirst) return false;
    if (happens) this.#remember(message);
    return true;
  }

  get #isConnectingFirst() {
    return this.#isFresh && this.#socket?.readyState === WebSocket.CONNECTING;
  }

  /**
   * Remembers what happened while it could not be sent, and has to be told with all the rest.
   * @param {object} message
   */
  note(message) {
    this.#remember(message);
  }

  /** Of several steps in time of one device, with nothing between them, the last says it all. */
  #remember({ type, ...past }) {
    const last = this.events.at(-1);
    if (type === "travel" && last?.entry !== undefined && last.device === past.device) this.events.pop();
    this.#forgetPassingForce(past);
    this.events.push(past);
    if (this.events.length > longestHistory) this.events.shift();
    this.dispatchEvent(new Event("remembered"));
  }

  /** A finger sends forces all the time: of those on the way from one turn to the next, none leads anywhere by itself. */
  #forgetPassingForce(past) {
    const [before, last] = this.events.slice(-2).map(pressOf);
    const now = pressOf(past);
    if (!before || !last || !now || before.target !== now.target || last.target !== now.target) return;
    const isPeak = last.force > before.force && last.force > now.force;
    if (!isPeak) this.events.pop();
  }

  /** @param {boolean} wasRefused Whether the connection never stood. */
  #reconnectLater(wasRefused) {
    this.dispatchEvent(new Event("lost"));
    this.#timer = setTimeout(() => this.#reconnect(wasRefused), this.#delay);
    this.#delay = Math.min(this.#delay * 1.7, longestDelay);
  }

  /** A server that was started again refuses the old address: the page it serves now has the new one. */
  async #reconnect(wasRefused) {
    this.#timer = 0;
    if (wasRefused) {
      const { address, refusal } = await servedPage();
      this.#address = address ?? this.#address;
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

/** The element and the force of a press; `null` for any other event. */
function pressOf({ device, text }) {
  const [, press, force] = text?.match(/^(press \S+|pressIcon) (\S+)$/) ?? [];
  return press ? { target: `${device} ${press}`, force: Number(force) } : null;
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
