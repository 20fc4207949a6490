/** Loads the lesson of a page after the rest of the page. */

document.addEventListener("begun", async ({ detail: { line, editor } }) => {
  const { openLesson } = await import("./lesson.js");
  await openLesson(document.getElementById("lesson"), line, editor);
}, { once: true });
