/** The live page: its modules, and the connection to its server. */

import { readAddress } from "./address.js";
import { Connection } from "./connection.js";
import { later } from "./later.js";
import { start } from "./page.js";

const connection = new Connection(document.body.dataset.socket, readAddress().events);

// A page from disk has no server.
if (document.body.dataset.socket) connection.connect();

const editor = later(async () => (await import("./served-source.js")).ServedSource.open(connection));
const explanation = later(async () => new (await import("./explain-dialog.js")).ExplainDialog(connection));
document.addEventListener("paste", ({ target, clipboardData }) => {
  const text = clipboardData?.getData("text/plain") ?? "";
  const isTyped = /** @type {Element} */ (target).closest?.("input, textarea, [contenteditable]");
  if (!isTyped && /LayoutConstraint:|satisfy constraints/.test(text)) explanation.need().then((dialog) => dialog.open(text));
});

start(connection, editor, async (name) => (await import("./late-style.js")).loadStyle(name), explanation);
