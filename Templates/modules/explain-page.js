/** The page on which constraint logs are pasted. */

import { Connection } from "./connection.js";
import { Explanation } from "./explanation.js";
import { follow } from "./live.js";

const connection = new Connection(document.body.dataset.socket);
const explanation = new Explanation(connection);
connection.connect();
follow(connection, { boardChanged: [], devicesChanged: [] });
// The field may have a text from before a reload, or one that was pasted before the page was connected.
connection.addEventListener("open", () => /** @type {HTMLTextAreaElement} */ (document.getElementById("explain-log")).value && explanation.ask());
document.body.dataset.ready = "";
