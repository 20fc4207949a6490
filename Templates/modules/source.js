/** The page of a playground's text. The boxes of a chosen line are highlighted on the boards. The line of the selected box is marked. */

const { file } = document.body.dataset;
const list = document.querySelector(".source-text");
const said = document.querySelector('[data-field="found"]');
const channel = new BroadcastChannel("traitscope");

/** The time to wait for the answer of a board, in milliseconds. */
const answerDelay = 1500;
let timer = 0;

const lineOf = (number) => document.getElementById(`L${number}`);

list.addEventListener("click", (event) => {
  const line = event.target.closest("li");
  const isCopying = !getSelection().isCollapsed;
  if (!line || isCopying || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(Number(line.id.slice(1)));
});

function choose(number) {
  document.querySelector(".is-chosen")?.classList.remove("is-chosen");
  lineOf(number).classList.add("is-chosen");
  history.replaceState(history.state, "", `#L${number}`);
  said.textContent = "";
  clearTimeout(timer);
  timer = setTimeout(() => (said.textContent = "No open page shows this playground."), answerDelay);
  channel.postMessage({ type: "line", file, line: number });
}

/** The line of the box that is selected on a board, if it is in this file. */
let selected = null;

channel.addEventListener("message", ({ data }) => {
  if (data.type === "selected") {
    selected = data.file === file ? data.line : null;
    refresh().then(mark);
  }
  if (data.type !== "found" || data.file !== file || `#L${data.line}` !== location.hash) return;
  clearTimeout(timer);
  said.textContent = data.boxes ? `Line ${data.line}: ${count(data.boxes, "box", "boxes")} on ${count(data.devices, "device", "devices")}` : `Line ${data.line}: nothing on the devices is defined here`;
});

const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;

/** Reads the file again, which may have been saved meanwhile. */
async function refresh() {
  const response = await fetch(location.pathname).catch(() => null);
  const text = response?.ok && new DOMParser().parseFromString(await response.text(), "text/html").querySelector(".source-text");
  if (!text || text.textContent === list.textContent) return;
  list.replaceChildren(...text.childNodes);
  // The browser does not make a new element the `:target`.
  lineOf(location.hash.slice(2))?.classList.add("is-chosen");
}

function mark() {
  const before = document.querySelector("[aria-current]");
  before?.removeAttribute("aria-current");
  const line = selected === null ? null : lineOf(selected);
  if (!line) return;
  line.setAttribute("aria-current", "true");
  const { top, bottom } = line.getBoundingClientRect();
  if (line !== before && (top < 48 || bottom > innerHeight)) line.scrollIntoView({ block: "center" });
}

addEventListener("focus", () => refresh().then(mark));

// Asks for the current selection.
channel.postMessage({ type: "ask" });
