"""A lesson next to the board: its steps, the results of its checks, and the browser's storage."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from board import device, node
from exporting import export, open_file
from serving import Server
from test_axe import expect_nothing

LESSONS = Path(__file__).resolve().parents[2] / "Playgrounds" / "Lessons"

SAMPLES = ["neko"]
ON_DEVICES = {"neko": '"iphone-se-1"'}

WIDE = {"viewport": {"width": 1500, "height": 900}}

RULE = """
[[controllers.card.adaptive]]
when = { verticalSizeClass = "compact" }
set = { page.axis = "horizontal" }
otherwise = { page.axis = "vertical" }
"""


@pytest.fixture
def lesson(tmp_path):
    """The first lesson in its own folder, like a student's."""
    folder = tmp_path / "lesson"
    shutil.copytree(LESSONS / "size-classes", folder / "size-classes") if (LESSONS / "size-classes").exists() else folder.mkdir()
    for name in ["size-classes.toml", "size-classes.md", "size-classes.ru.md"]:
        shutil.copy(LESSONS / name, folder / name)
    return folder


def go(page, step):
    page.locator(f'[data-step="{step}"]').click()


def expect_task(page, verdict):
    expect(page.locator(".lesson-verdict")).to_have_text(re.compile(verdict))


def play(page):
    """Goes through the whole lesson with its solutions, like a reader."""
    go(page, 0)
    page.locator('[data-lesson="next"]').click()
    for step in [1, 2]:
        expect_task(page, "Not yet")
        page.locator(".lesson-solution summary").click()
        page.locator('[data-lesson="put"]').click()
        expect_task(page, "Done")
        expect(page.locator(f'[data-step="{step}"]')).to_have_class(re.compile("is-done"))
        page.locator('[data-lesson="next"]').click()
    page.locator('[data-lesson="next"]').click()
    expect(page.locator(".lesson-mark.is-done")).to_have_count(4)
    go(page, 2)
    expect_task(page, "the whole lesson")


def test_a_task_can_be_solved_in_another_editor(lesson, open_page):
    with Server(lesson, arguments=["--edit"]) as server:
        page = open_page(server.url("size-classes"), **WIDE)
        expect(page.locator(".lesson-step-title")).to_have_text("Two words for a window")
        # A link rotates the phone.
        page.locator('.lesson-link[href^="#do="]').first.click()
        expect(device(page, "iphone-17").locator('[data-field="vertical"]')).to_have_text("hC")
        go(page, 1)
        expect_task(page, "Not yet: 2 of 4 to go")
        reason = page.locator(".lesson-reason").first
        expect(reason).to_contain_text("expected minX of \"card.words\"")
        page.locator('.lesson-link[href="#show=card.photo"]').click()
        expect(page.locator('.lit-box[data-lit="card.photo"]')).to_have_count(3)
        expect_nothing(page, "in a task")
        # The file is saved elsewhere, with a mistake at first.
        file = lesson / "size-classes.toml"
        start = file.read_text()
        file.write_text(start + RULE.replace("[[", "[[["))
        expect_task(page, "The file has mistakes")
        file.write_text(start + RULE)
        expect_task(page, "Done")
        expect(page.locator(".lesson-check.is-holds")).to_have_count(4)
        # The lesson changes in the meantime. The step stays open under its new title.
        text = lesson / "size-classes.md"
        (lesson / "wide.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="20"/>')
        text.write_text(text.read_text().replace("## Side by side where the height is compact", "## Side by side").replace("\n## ", "\n![Wide](wide.svg)\n\n## ", 1))
        expect(page.locator(".lesson-step-title")).to_have_text("Side by side")
        page.reload()
        expect(page.locator(".lesson-step-title")).to_have_text("Side by side")
        expect_task(page, "Done")
        # The lesson begins again after a second click.
        again = page.locator('[data-lesson="start"]')
        again.click()
        assert file.read_text() == start + RULE
        again.click()
        expect(page.locator(".lesson-count")).to_have_text("Step 1 of 4")
        picture = page.locator(".lesson-introduction img")
        expect(picture).to_be_visible()
        assert picture.bounding_box()["width"] <= page.locator(".lesson-introduction").bounding_box()["width"]
        expect(page.locator(".lesson-mark.is-done")).to_have_count(0)


def test_hints_open_one_by_one_and_the_text_is_compared_and_replaced_by_the_solution(lesson, open_page):
    file = lesson / "size-classes.toml"
    file.write_text(file.read_text().replace('  { device = "iphone-17", orientation = "landscape" },\n', ""))
    with Server(lesson, arguments=["--edit"]) as server:
        page = open_page(server.url("size-classes"), **WIDE)
        go(page, 1)
        # The first check fails on a phone in landscape, which is not on the board. The phone in portrait is rotated.
        page.locator('[data-lesson="moment"]').first.click()
        expect(device(page, "iphone-17").locator('[data-field="vertical"]')).to_have_text("hC")
        expect(page.locator("[data-device]")).to_have_count(2)
        more = page.locator('[data-lesson="hint"]')
        expect(more).to_have_text("Show hint 1 of 2")
        more.click()
        expect(page.locator(".lesson-hint")).to_have_count(1)
        more.click()
        expect(page.locator(".lesson-hint")).to_have_count(2)
        expect(more).to_have_count(0)
        page.locator(".lesson-solution summary").click()
        # All of this solution is new.
        expect(page.locator(".lesson-changes")).to_have_count(0)
        expect(page.locator(".lesson-solution .lesson-swift")).to_contain_text("page.axis = ")
        page.locator('[data-lesson="compare"]').click()
        expect(page.locator(".lesson-difference .is-theirs")).to_have_count(4)
        page.locator('[data-lesson="put"]').click()
        expect_task(page, "Done")
        with page.expect_download() as download:
            page.locator('[data-lesson="hand-in"]').click()
        handed = Path(download.value.path()).read_text()
        assert download.value.suggested_filename == "size-classes.handed-in.toml"
        assert "#   ✓ On a phone in landscape the words are next to the photo" in handed and "#   ✕ On an iPad" in handed
        # The next solution shows its changes to the text with this one, and adds two rules.
        go(page, 2)
        page.locator(".lesson-solution summary").click()
        table, rules = page.locator(".lesson-changes").all()
        expect(table.locator(".is-mine")).to_have_text(['−   "photo.width == 160",', '−   "photo.height == 160",'])
        expect(table).not_to_contain_text("Postcard")
        expect(rules.locator(".is-theirs").filter(has_text="[[controllers.card.adaptive]]")).to_have_count(2)
        expect_nothing(page, "with hints, a solution and the difference")


def test_a_lesson_is_in_the_browsers_language(lesson, open_page):
    with Server(lesson, arguments=["--edit"]) as server:
        page = open_page(server.url("size-classes"), locale="ru-RU", **WIDE)
        title = page.locator(".lesson-step-title")
        expect(title).to_have_text("Два слова об окне")
        go(page, 1)
        expect(page.locator(".lesson-check-name").first).to_have_text("На лежащем телефоне слова рядом с фотографией")
        expect_task(page, "Not yet")
        page.locator(".lesson-solution summary").click()
        page.locator('[data-lesson="put"]').click()
        expect_task(page, "Done")
        expect_nothing(page, "in another language")
        # Finished tasks are finished in all languages.
        page.get_by_label("Language of the lesson").select_option("")
        expect(title).to_have_text("Side by side where the height is compact")
        expect(page.locator(".lesson-mark.is-done")).to_have_count(1)
        page.reload()
        expect(title).to_have_text("Side by side where the height is compact")
        # A saved translation is shown, and its link opens it.
        file = lesson / "size-classes.ru.md"
        file.write_text(file.read_text().replace("## Рядом, если окно низкое", "## Рядом"))
        go(page, 0)
        page.locator('.lesson-link[href="#language=ru"]').click()
        go(page, 1)
        expect(title).to_have_text("Рядом")
        # An address may name the language.
        page.goto(server.url("size-classes") + "#language=")
        expect(title).to_have_text("Side by side where the height is compact")


def test_a_page_without_a_lesson_loads_nothing_of_lessons(server, open_page):
    page = open_page("about:blank", is_live=False)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url("neko"))
    expect(page.locator("[data-device]")).to_have_count(1)
    assert asked and not [url for url in asked if "lesson" in url]


@pytest.mark.engine
@pytest.mark.firefox
def test_an_exported_lesson_can_be_completed_and_is_remembered(lesson, tmp_path, open_file):
    target = tmp_path / "lesson.html"
    result = export(lesson / "size-classes.toml", target)
    assert result.returncode == 0, result.stderr
    page = open_file(target.as_uri(), **WIDE)
    play(page)
    expect(node(page, "ipad-10-9", "card.photo")).to_have_css("width", re.compile(r"^(320(\.0\d*)?|319\.9\d+)px$"))
    expect_nothing(page, "at the end of an exported lesson")
    page.reload()
    expect(page.locator(".lesson-mark.is-done")).to_have_count(4)
    expect(node(page, "ipad-10-9", "card.photo")).to_have_css("width", re.compile(r"^(320(\.0\d*)?|319\.9\d+)px$"))


def lessons_of_the_course():
    links = re.findall(r"^\d+\. \[[^\]]*\]\((.+)\.md\)", (LESSONS / "course.md").read_text(), re.MULTILINE)
    return [pytest.param(name, marks=[pytest.mark.sweep] if links.index(name) else []) for name in links]


def test_the_course_and_the_readme_count_lessons_and_tasks():
    """A task is a step with checks."""
    lines = re.findall(r"^\d+\. \[[^\]]*\]\((.+)\): .* \((\d+) tasks\)$", (LESSONS / "course.md").read_text(), re.MULTILINE)
    assert [f"{name.values[0]}.md" for name in lessons_of_the_course()] == [name for name, _ in lines]
    steps = {name: re.split(r"^## ", (LESSONS / name).read_text(), flags=re.MULTILINE) for name, _ in lines}
    assert [(name, str(sum("```toml expect" in step for step in steps[name]))) for name, _ in lines] == lines
    number = {8: "eight", 9: "nine", 10: "ten", 11: "eleven", 12: "twelve"}[len(lines)]
    assert (LESSONS / "course.md").read_text().split("\n\n")[1].startswith(f"{number.capitalize()} lessons ")
    assert f"[{number} lessons](Playgrounds/Lessons/course.md)" in (LESSONS.parents[1] / "README.md").read_text()
    assert {name.removesuffix(".md") for name, _ in lines} == {path.stem for path in LESSONS.glob("*.toml")}


@pytest.mark.parametrize("path", sorted(path for path in LESSONS.glob("*.md") if path.name != "course.md"), ids=lambda path: path.name)
def test_a_lesson_ends_with_a_recap_and_an_exercise(path):
    last = re.split(r"^## ", path.read_text(), flags=re.MULTILINE)[-1]
    recap, exercise = last.split("\n### ")[-2:]
    assert recap.startswith(("In short\n", "Коротко\n")) and exercise.startswith(("Try this on your own app\n", "Попробуйте на своём приложении\n"))
    assert len(re.findall(r"^(?:-|\d\.) ", recap, re.MULTILINE)) in range(3, 6)
    assert not re.search(r"^(?:>|```)", recap + exercise, re.MULTILINE)


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """The bundled course as a site, read from disk."""
    site = tmp_path_factory.mktemp("course") / "site"
    result = export(LESSONS, site)
    assert result.returncode == 0, result.stderr
    return site


@pytest.mark.engine
@pytest.mark.firefox_sweep
@pytest.mark.parametrize("name", lessons_of_the_course())
def test_a_lesson_of_the_exported_course_can_be_completed(course, name, open_page):
    """The test uses the page's buttons. All checks pass at the end, and the page offers the next lesson."""
    page = open_page((course / f"{name}.html").as_uri(), is_live=False, **WIDE)
    marks = page.locator(".lesson-mark")
    expect(marks.first).to_be_visible()
    count = marks.count()
    for step in range(count):
        expect(page.locator(".lesson-count")).to_have_text(f"Step {step + 1} of {count}")
        if page.locator(".lesson-task").count():
            expect_task(page, "Not yet|Done")
            if page.locator(".lesson-task:not(.is-done)").count():
                page.locator(".lesson-solution summary").click()
                page.locator('[data-lesson="put"]').click()
                expect_task(page, "Done")
        if step + 1 < count or not page.locator(".lesson-task").count():
            page.locator('[data-lesson="next"]').click()
    expect(page.locator(".lesson-mark.is-done")).to_have_count(count)
    if name != lessons_of_the_course()[-1].values[0]:
        expect(page.get_by_role("link", name="Next lesson")).to_be_visible()


@pytest.mark.engine
def test_the_list_of_the_exported_course_has_its_lessons_in_order(course, open_page):
    page = open_page((course / "index.html").as_uri(), is_live=False, **WIDE)
    expect(page.get_by_role("heading", name="Adaptive interfaces")).to_be_visible()
    links = page.locator(".playground-card").evaluate_all("(cards) => cards.map((card) => card.getAttribute('href'))")
    assert links == [f"{lesson.values[0]}.html" for lesson in lessons_of_the_course()]
    page.locator(".playground-card").first.click()
    expect(page.locator(".lesson-title")).to_have_text("Where content may be")


@pytest.mark.engine
def test_a_link_contains_the_text_and_does_not_replace_the_readers_text(lesson, tmp_path, open_file):
    target = tmp_path / "lesson.html"
    assert export(lesson / "size-classes.toml", target).returncode == 0
    student = open_file(target.as_uri(), **WIDE)
    go(student, 1)
    student.locator(".lesson-solution summary").click()
    student.locator('[data-lesson="large"]').click()
    expect(student.locator(".lesson-large code").first).to_contain_text("verticalSizeClass =")
    expect(student.locator(".lesson-large .lesson-swift")).to_contain_text("traitCollection.verticalSizeClass")
    expect_nothing(student, "with a solution in a window of its own")
    student.keyboard.press("Escape")
    student.locator('[data-lesson="put"]').click()
    expect_task(student, "Done")
    student.evaluate("navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.resolve(); }")
    student.locator('[data-lesson="link"]').click()
    expect(student.locator('[data-region="notice"]')).to_contain_text("Copied")
    link = student.evaluate("copied")
    teacher = open_file(link, **WIDE)
    expect(teacher.locator(".lesson-mark.is-done")).to_have_count(1)
    go(teacher, 1)
    expect_task(teacher, "Done")
    # The teacher tries the next task, which does not affect this browser's storage.
    go(teacher, 2)
    teacher.locator(".lesson-solution summary").click()
    teacher.locator('[data-lesson="put"]').click()
    expect(teacher.locator(".lesson-mark.is-done")).to_have_count(2)
    # An event on the board keeps the text in the address.
    teacher.locator(".lesson-mark").first.click()
    teacher.locator('.lesson-link[href^="#do="]').first.click()
    expect(teacher).to_have_url(re.compile("#do=.*&text="))
    own = open_file(target.as_uri(), **WIDE)
    expect(own.locator(".lesson-mark.is-done")).to_have_count(1)
    broken = open_file(link[:-8], **WIDE)
    expect(broken.locator('[data-region="notice"]')).to_contain_text("copy the whole link")
