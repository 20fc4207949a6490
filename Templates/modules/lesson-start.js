/** What a page with a lesson has more than others: the lesson comes when the rest of the page is there. */

document.addEventListener("begun", async ({ detail: { line, editor } }) => {
  const { openLesson } = await import("./lesson.js");
  await openLesson(document.getElementById("lesson"), line, editor);
}, { once: true });
