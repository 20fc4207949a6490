/** An exported page: the modules of the live page, with a recording in the place of the server. */

import { start } from "./page.js";
import { Recording } from "./recording.js";

start(new Recording(JSON.parse(document.getElementById("recording").textContent)));
