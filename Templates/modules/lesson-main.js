/** A live page with a lesson. */

import "./lesson-start.js";
import "./main.js";
