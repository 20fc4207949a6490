/**
 * The source of a live page. The page follows the playground's file, and writes it if the server allows it.
 *
 * A change is saved after a short pause, so that the file agrees with the devices. Each write request contains the tag of
 * the text that was read. A file that was changed elsewhere meanwhile is not written, and the user chooses a text.
 */

import { commonEnds } from "./common-ends.js";
import { field, make, setHidden } from "./dom.js";
import { Editor, lastGood } from "./editor.js";
import { loadStyle } from "./late-style.js";
import { asInFile, inField } from "./line-breaks.js";
import * as messages from "./messages.js";
import { editorAddress } from "./places.js";

/** The pause after the last keystroke, in milliseconds. It is longer than the pause between two characters of a word. */
const pause = 500;

const mediaType = "application/toml";

/**
 * @typedef {{text: string, tag: string}} FileText The text of the file, and the server's tag for it.
 * @typedef {{type: "saved", revision: number, tag: string | null}} SavedMessage The file was saved. `tag` is the tag of its
 * text, or `null` if it cannot be read. `Sources/PlaygroundServer/Site/LivePage.swift` is the counterpart.
 */

export class ServedSource {
  #connection;
  #editor = new Editor({
    changed: () => this.#changed(), state: (errors) => this.#state(errors), leadsHere: (event) => this.#leadsHere(event),
    ask: (question) => this.#ask(question), actions: {
      keep: () => this.#settle(true), take: () => this.#settle(false), compare: () => this.#showDifference(), again: () => this.#save(),
    },
  });
  /** The address to read and write the text. */
  #address = location.pathname;
  /** The text that was read or written last. `null` before the first. @type {FileText | null} */
  #file = null;
  /** A text that was saved elsewhere while the editor had unsaved changes. @type {FileText | null} */
  #theirs = null;
  /** The reason why the file cannot be written at all. Empty if it can. */
  #readOnly = "";
  /** The reason why the last read or write failed. Empty if it succeeded. */
  #trouble = "";
  #hasSaved = false;
  /** Whether the server does not answer. */
  #isAway = false;
  #timer = 0;
  /** The end of the last request. Requests are sent one at a time. */
  #turn = Promise.resolve();

  /**
   * @param {import("./connection.js").Connection} connection
   * @returns {Promise<Editor>} The editor, once it has the text.
   */
  static async open(connection) {
    const source = new ServedSource(connection);
    await Promise.all([loadStyle("editor"), source.#next(() => source.#read())]);
    return source.#editor;
  }

  /** @param {import("./connection.js").Connection} connection */
  constructor(connection) {
    this.#connection = connection;
    connection.send(messages.followSource());
    document.addEventListener("saved", ({ detail: { tag } }) => this.#next(() => this.#fileSaved(tag)));
    connection.addEventListener("lost", () => (this.#isAway = true));
    // Reads changes and writes text from the time without a connection.
    connection.addEventListener("open", () => {
      this.#isAway = false;
      connection.send(messages.followSource());
      this.#next(() => this.#read());
      this.#save();
    });
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.#save());
    addEventListener("beforeunload", (event) => {
      if (!this.#isUnsaved) return;
      this.#save();
      event.preventDefault();
    });
  }

  get #isUnsaved() {
    return this.#file !== null && this.#editor.text !== inField(this.#file.text);
  }

  /** @param {() => unknown} step */
  #next(step) {
    this.#turn = this.#turn.then(step).then(() => this.#show(), reportError);
    return this.#turn;
  }

  // Reading

  async #read() {
    const tag = this.#file && { "If-None-Match": this.#file.tag };
    const response = await fetch(this.#address, { cache: "no-store", headers: { Accept: mediaType, ...tag } }).catch(() => null);
    if (!response) {
      if (!this.#file) this.#trouble = "The server does not answer. The source appears when it does.";
      return;
    }
    if (response.status !== 304 && !response.ok) {
      this.#trouble = (await response.text()).trim();
      return;
    }
    this.#trouble = "";
    this.#readOnly = decodeURIComponent(response.headers.get("Traitscope-Read-Only") ?? "");
    this.#editor.isReadOnly = this.#readOnly !== "";
    if (response.status === 304) this.#theirs = null;
    else this.#take({ text: decoded(await response.arrayBuffer()), tag: response.headers.get("ETag") }, response);
  }

  /** @param {FileText} file The current text. */
  #take(file, response) {
    const text = inField(file.text);
    if (!this.#file) {
      this.#address = response.headers.get("Content-Location");
      this.#file = file;
      this.#editor.start(decodeURIComponent(this.#address.slice(1)), text);
    } else if (this.#isUnsaved && this.#editor.text !== text) {
      this.#theirs = file;
    } else {
      this.#follow(file);
    }
  }

  #follow(file) {
    this.#theirs = null;
    this.#file = file;
    this.#editor.replace(inField(file.text));
  }

  /**
   * Called when the file was saved, by this page or elsewhere.
   * @param {string | null} tag The tag of the file's text, or `null` if it cannot be read.
   */
  async #fileSaved(tag) {
    if (tag === null) this.#trouble = "The file was removed or cannot be read. Its text is kept here.";
    else if (tag !== this.#file?.tag || this.#theirs || this.#trouble) await this.#read();
  }

  // Writing

  #changed() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#save(), pause);
    this.#editor.showState();
  }

  #save() {
    clearTimeout(this.#timer);
    return this.#next(() => this.#write());
  }

  async #write() {
    // All changes in the editor were undone.
    if (this.#theirs && !this.#isUnsaved) this.#follow(this.#theirs);
    if (!this.#isUnsaved || this.#theirs || this.#readOnly) return;
    const text = asInFile(this.#editor.text, this.#file.text);
    const response = await fetch(this.#guarded, {
      method: "PUT", body: text, headers: { "Content-Type": mediaType, "If-Match": this.#file.tag },
    }).catch(() => null);
    this.#trouble = "";
    if (response?.ok) {
      this.#file = { text, tag: response.headers.get("ETag") };
      this.#hasSaved = true;
    } else if (response?.status === 412) {
      await this.#read();
    } else {
      this.#trouble = response ? (await response.text()).trim() : "The server does not answer. Your text is kept here.";
    }
  }

  /** The address with the token, which allows a page of this run of the server to write. */
  get #guarded() {
    return `${this.#address}?token=${new URL(this.#connection.address, location.href).searchParams.get("token")}`;
  }

  /** @type {import("./language.js").Ask} */
  async #ask(question) {
    if (this.#isAway) return null;
    const response = await fetch(this.#guarded, {
      method: "POST", body: JSON.stringify(question), headers: { "Content-Type": "application/json" },
    }).catch(() => null);
    return response?.ok ? response.json() : null;
  }

  /** @param {boolean} keepsMine Whether the editor's text replaces the text that was saved elsewhere. Undo restores the latter. */
  #settle(keepsMine) {
    const mine = this.#editor.text;
    this.#editor.focus();
    this.#follow(this.#theirs);
    if (keepsMine) this.#editor.replace(mine);
    this.#save();
  }

  #showDifference() {
    const { first } = commonEnds(this.#editor.text.split("\n"), inField(this.#theirs.text).split("\n"));
    this.#editor.show(first + 1);
  }

  // Messages

  #state(errors) {
    // A restarted server may have become read-only.
    const isStuck = this.#isUnsaved && this.#readOnly !== "";
    if (this.#theirs || this.#trouble || isStuck) return { text: this.#isUnsaved ? "Not saved" : "", isTrouble: true };
    if (errors) return { text: errors, title: lastGood, isTrouble: true };
    if (this.#readOnly) return { text: "Read-only" };
    return { text: this.#hasSaved && !this.#isUnsaved ? "Saved" : "" };
  }

  #show() {
    const notice = field("editor-notice");
    const theirs = `${this.#editor.fileName} was saved elsewhere, too. Take either text: undoing brings back the other.`;
    const text = this.#theirs ? theirs : this.#trouble || this.#readOnly;
    setHidden(notice, !text);
    notice.classList.toggle("is-urgent", text !== this.#readOnly);
    const said = field("editor-notice-text", notice);
    // A text in backticks is a command.
    const parts = text.split("`").map((part, index) => (index % 2 ? Object.assign(make("code", ""), { textContent: part }) : part));
    if (said.textContent !== text.replaceAll("`", "")) said.replaceChildren(...parts);
    for (const button of notice.querySelectorAll("button")) {
      const isOfBoth = button.dataset.editor !== "again";
      setHidden(button, isOfBoth ? !this.#theirs : this.#theirs !== null || !this.#trouble || !this.#isUnsaved);
    }
    this.#editor.showState();
  }

  /** Makes ⌘S and Ctrl-S save the text immediately, and not the page. */
  #key(event) {
    const isSave = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "s";
    if (!isSave || !this.#editor.isOpen) return;
    event.preventDefault();
    this.#save();
  }

  /** Whether locations open in this editor. The editor has to be open, and the user must not have set another editor. */
  #leadsHere(event) {
    return this.#editor.isOpen && !editorAddress() && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  }
}

/** Keeps the byte order mark, so that the file stays the same. */
const decoded = (bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
