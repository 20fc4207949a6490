/** The reference. It shows one chapter at a time, and searches all of them. Without scripts it is one long page. */

import { make } from "./dom.js";

const chapters = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".chapter")]);
const search = /** @type {HTMLInputElement} */ (document.getElementById("search"));
const count = document.querySelector(".search-count");

/** The text of a key or a section, in lower case. */
const words = new Map([...document.querySelectorAll(".key, .chapter > section")].map((part) => [part, wordsOf(part)]));

function wordsOf(part) {
  const said = part.matches(".key") ? [part.id, part.querySelector(".key-words").textContent] : [...part.querySelectorAll(":scope > :not(.key)")].map((own) => own.textContent);
  return said.join(" ").toLowerCase();
}

/** @param {HTMLElement} chapter The only chapter that is shown. */
function show(chapter) {
  for (const other of chapters) other.hidden = other !== chapter;
  for (const part of words.keys()) /** @type {HTMLElement} */ (part).hidden = false;
  for (const [index, list] of document.querySelectorAll(".reference-contents > ul").entries()) list.classList.toggle("is-current", chapters[index] === chapter);
}

/** Shows the section or key in the address, with its chapter. */
function follow() {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const chapter = /** @type {HTMLElement | null} */ (place?.closest(".chapter"));
  show(chapter ?? chapters[0]);
  if (chapter) place.scrollIntoView({ block: "start", inline: "nearest", behavior: "instant" });
  else document.scrollingElement.scrollTo({ top: 0, behavior: "instant" });
}

/** The lines of each list of names. */
const lists = new Map([...document.querySelectorAll("pre.listing > code")].map((list) => [list, list.textContent.split("\n")]));

/** @param {(text: string) => boolean} fits Whether a line fits. If a list has fitting lines, only these are shown. */
function filterLists(fits) {
  for (const [list, lines] of lists) {
    const fitting = lines.filter((line) => fits(line.toLowerCase()));
    list.textContent = (fitting.length ? fitting : lines).join("\n");
  }
}

/** Shows the keys and sections that contain every word. */
function find() {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  filterLists((text) => wanted.every((word) => text.includes(word)));
  document.body.classList.toggle("is-searching", wanted.length > 0);
  if (!wanted.length) {
    count.textContent = "";
    follow();
    return;
  }
  const fits = (part) => wanted.every((word) => words.get(part).includes(word));
  let found = 0;
  for (const chapter of chapters) {
    for (const section of /** @type {NodeListOf<HTMLElement>} */ (chapter.querySelectorAll(":scope > section"))) {
      const keys = /** @type {HTMLElement[]} */ ([...section.querySelectorAll(".key")]);
      for (const key of keys) key.hidden = !fits(key);
      const own = keys.filter((key) => !key.hidden).length + Number(fits(section));
      section.hidden = own === 0;
      found += own;
    }
    chapter.hidden = !chapter.querySelector(":scope > section:not([hidden])");
  }
  count.textContent = found === 1 ? "1 place" : `${found} places`;
}

/** Adds links to the previous and the next chapter. */
function ways(chapter, index) {
  const made = make("nav", "chapter-ways");
  made.setAttribute("aria-label", "Chapters");
  for (const [step, arrow] of /** @type {[number, string][]} */ ([[-1, "←"], [1, "→"]])) {
    const other = chapters[index + step];
    if (!other) continue;
    const link = make("a", "");
    link.href = `#${other.querySelector("section").id}`;
    const title = other.querySelector("h2").textContent;
    link.textContent = step < 0 ? `${arrow} ${title}` : `${title} ${arrow}`;
    made.append(link);
  }
  chapter.append(made);
}

chapters.forEach(ways);
document.querySelector(".reference-search").removeAttribute("hidden");
search.addEventListener("input", find);
search.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  search.value = "";
  find();
});
// A link in a search result ends the search.
document.addEventListener("click", ({ target }) => {
  const link = /** @type {Element} */ (target).closest('a[href^="#"]');
  if (!link || !search.value) return;
  search.value = "";
  document.body.classList.remove("is-searching");
  count.textContent = "";
  filterLists(() => true);
  if (link.getAttribute("href") === location.hash) follow();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === search) return;
  event.preventDefault();
  search.focus();
});
addEventListener("hashchange", follow);
follow();
document.body.dataset.ready = "";
