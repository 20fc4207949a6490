/** The page on which constraint logs are pasted. */

import { Connection } from "./connection.js";
import { Explanation } from "./explanation.js";
import { follow } from "./live.js";

const connection = new Connection(document.body.dataset.socket);
const explanation = new Explanation(connection);
connection.connect();
follow(connection, { boardChanged: [], devicesChanged: [] });
// What a reload left in the field, or was pasted before the connection stood.
connection.addEventListener("open", () => /** @type {HTMLTextAreaElement} */ (document.getElementById("explain-log")).value && explanation.ask());
document.body.dataset.ready = "";
