"""`traitscope import`, as a person runs it: what it writes and says, and what it does with what it cannot do."""

import json
import os
import subprocess

import pytest

from test_export_command import tree

LABEL = '<label contentMode="left" text="Hello" id="l" translatesAutoresizingMaskIntoConstraints="NO"/>'


def storyboard(views=LABEL, connections="", constraints=""):
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504"
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
<device id="retina4_7" orientation="portrait"/>
<scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController" title="Home">
<view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
<subviews>{views}</subviews><constraints>{constraints}</constraints></view>
<connections>{connections}</connections></viewController></objects></scene></scenes></document>
"""


PINNED = """<label contentMode="left" text="Hello" id="l" translatesAutoresizingMaskIntoConstraints="NO">
<rect key="frame" x="20" y="30" width="100" height="40"/></label>"""
PINS = "".join(
    f'<constraint firstItem="l" firstAttribute="{name}" {second} constant="{constant}" id="k{constant}"/>'
    for name, second, constant in [
        ("leading", 'secondItem="v" secondAttribute="leading"', 20), ("top", 'secondItem="v" secondAttribute="top"', 30),
        ("width", "", 100), ("height", "", 40),
    ]
)


@pytest.fixture
def run(tmp_path):
    """Runs the command in a folder of its own."""

    def run(*arguments):
        command = [os.environ["TRAITSCOPE"], "import", *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=tmp_path)

    return run


@pytest.fixture
def untouched(tmp_path, run):
    """Runs the command, which has to fail with a sentence and to leave every file and folder alone."""

    def untouched(*arguments, status=1):
        before, folders = tree(tmp_path), sorted(path for path in tmp_path.rglob("*") if path.is_dir())
        outcome = run(*arguments)
        assert outcome.returncode == status, outcome.stderr
        assert outcome.stdout == ""
        assert outcome.stderr.strip()
        assert tree(tmp_path) == before
        assert sorted(path for path in tmp_path.rglob("*") if path.is_dir()) == folders
        return outcome.stderr

    return untouched


@pytest.fixture
def project(tmp_path):
    """Three storyboards called Main in three folders, one of them a language's."""
    for place in ["App/Main.storyboard", "Watch Me/Base.lproj/Main.storyboard", "Main.storyboard"]:
        file = tmp_path / "project" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(storyboard())
    (tmp_path / "project" / "Notes.txt").write_text("no document")
    return tmp_path / "project"


# What is written.


def test_a_document_becomes_a_playground_here_by_its_name(tmp_path, run):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "My App.storyboard").write_text(storyboard())
    outcome = run("in/My App.storyboard")
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stdout == "My App.toml: 1 controller, 2 views, 0 constraints\n" and outcome.stderr == ""
    assert (tmp_path / "My App.toml").read_text().startswith("# My App, from My App.storyboard as Interface Builder saved it.\n")


def test_the_playground_can_be_inspected_at_once(tmp_path, run):
    (tmp_path / "a.storyboard").write_text(storyboard())
    assert run("a.storyboard").returncode == 0
    command = [os.environ["TRAITSCOPE"], "inspect", str(tmp_path / "a.toml"), "--json", "--device", "iphone-8"]
    views = json.loads(subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout)["devices"][0]["views"]
    assert [view["id"] for view in views if view["kind"] == "label"] == ["home.helloLabel"]


def test_a_file_can_be_named_and_is_written_over_when_it_is(tmp_path, run):
    (tmp_path / "a.storyboard").write_text(storyboard())
    (tmp_path / "b.toml").write_text("# old, from old.xib as Interface Builder saved it.\n")
    assert run("a.storyboard", "-o", "b.toml").returncode == 0
    assert "helloLabel" in (tmp_path / "b.toml").read_text()
    assert not (tmp_path / "a.toml").exists()


def test_standard_output_takes_the_playground_and_standard_error_the_report(tmp_path, run):
    (tmp_path / "a.storyboard").write_text(storyboard())
    outcome = run("a.storyboard", "-o", "-")
    assert outcome.returncode == 0
    assert outcome.stdout.startswith("# a, from a.storyboard") and "helloLabel" in outcome.stdout
    assert outcome.stderr == "The playground: 1 controller, 2 views, 0 constraints\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.storyboard"]


def test_the_report_says_what_did_not_come_over_and_where(tmp_path, run):
    (tmp_path / "a.storyboard").write_text(storyboard(
        views=LABEL + '\n<toolbar contentMode="scaleToFill" id="t" translatesAutoresizingMaskIntoConstraints="NO"/>',
        connections='\n<segue destination="c" kind="show" id="s"/>'))
    lines = run("a.storyboard").stdout.splitlines()
    assert lines == [
        "a.toml: 1 controller, 3 views, 0 constraints, 1 segue",
        "Otherwise than in the document:", "  1 view: a UIToolbar is a tile with its name (line 8)",
    ]


def test_the_report_is_JSON_for_scripts(tmp_path, run):
    (tmp_path / "a.storyboard").write_text(storyboard(
        views='<toolbar contentMode="scaleToFill" id="t" translatesAutoresizingMaskIntoConstraints="NO"/>',
        connections='<segue destination="c" kind="show" id="s"/>'))
    outcome = run("a.storyboard", "--json")
    assert outcome.returncode == 0
    [record] = json.loads(outcome.stdout)
    assert record["document"] == "a.storyboard" and record["playground"] == "a.toml"
    assert record["report"]["views"] == {"imported": 2, "total": 2}
    assert record["report"]["segues"] == {"imported": 1, "total": 1} and record["report"]["leftOut"] == []
    assert record["report"]["changed"] == [
        {"subject": "view", "reason": "a UIToolbar is a tile with its name", "count": 1, "lines": [7]}]
    assert (tmp_path / "a.toml").exists()


def test_the_playgrounds_of_a_folder_include_those_that_their_storyboards_refer_to(tmp_path, run):
    folder = tmp_path / "app"
    folder.mkdir()
    button = ('<button contentMode="left" id="b" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Help"/>'
              '<connections><segue destination="r" kind="show" id="s1"/></connections></button>')
    scenes = '<scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Help" id="r" sceneMemberID="viewController"/></objects></scene></scenes>'
    (folder / "Main.storyboard").write_text(storyboard(views=button).replace("</scenes>", scenes))
    (folder / "Help.storyboard").write_text(storyboard())
    outcome = run("app", "-o", "made")
    assert outcome.returncode == 0, outcome.stderr
    assert 'include = ["Help.toml"]' in (tmp_path / "made" / "Main.toml").read_text()
    command = [os.environ["TRAITSCOPE"], "inspect", "made/Main.toml", "--json", "--device", "iphone-8", "--event"]
    tapped = subprocess.run(
        [*command, "tap main-home.helpButton"], capture_output=True, text=True, timeout=60, check=True, cwd=tmp_path)
    assert [controller["id"] for controller in json.loads(tapped.stdout)["devices"][0]["controllers"]] == ["main-home", "home"]


def test_folders_of_libraries_and_hidden_ones_are_not_looked_into(tmp_path, run):
    for place in ["a.storyboard", "Pods/b.storyboard", "sub/Carthage/c.storyboard", ".build/d.storyboard"]:
        (tmp_path / "app" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "app" / place).write_text(storyboard())
    outcome = run("app", "-o", "made")
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stdout.splitlines()[-1] == "Not looked into: .build, Pods, sub/Carthage."
    assert sorted(path.name for path in (tmp_path / "made").glob("*.*")) == [".traitscope-import", "a.toml"]
    # Asked for by itself, such a folder is imported.
    assert run("app/Pods", "-o", "made").returncode == 0


def test_the_documents_of_a_folder_are_told_apart_by_their_folders(tmp_path, project, run):
    outcome = run("project", "-o", "made/here")
    assert outcome.returncode == 0, outcome.stderr
    names = sorted(path.name for path in (tmp_path / "made" / "here").glob("*.toml"))
    assert names == ["App-Main.toml", "Watch Me-Main.toml", "project-Main.toml"]
    assert outcome.stdout.splitlines()[-1] == "Together: 3 controllers, 6 views, 0 constraints"


def test_a_document_keeps_its_bytes(tmp_path, project, run):
    before = tree(project)
    assert run("project", "-o", "made").returncode == 0
    assert tree(project) == before


def test_the_same_document_makes_the_same_playground(tmp_path, run):
    (tmp_path / "a.storyboard").write_text(storyboard())
    assert run("a.storyboard", "-o", "-").stdout == run("a.storyboard", "-o", "-").stdout


# Comparing.


def test_frames_are_compared_with_the_recorded_ones(tmp_path, run):
    (tmp_path / "a.storyboard").write_text(storyboard(views=PINNED, constraints=PINS))
    outcome = run("a.storyboard", "--compare")
    assert outcome.returncode == 0, outcome.stderr
    heading, everything, *kinds = outcome.stdout.splitlines()
    assert heading.split() == ["frames", "within", "0.5", "1", "2", "points", "of"]
    assert everything.split() == ["all", "100.0", "%", "100.0", "%", "100.0", "%", "1"]
    assert [line.split()[0] for line in kinds] == ["label"]
    assert [path.name for path in tmp_path.iterdir()] == ["a.storyboard"]


def test_the_comparison_is_JSON_for_scripts(tmp_path, run):
    (tmp_path / "a.storyboard").write_text(storyboard(views=PINNED.replace('width="100"', 'width="90"'), constraints=PINS))
    [row] = json.loads(run("a.storyboard", "--compare", "--json").stdout)
    assert (row["object"], row["kind"], row["view"], row["line"]) == ("l", "label", "home.helloLabel", 7)
    assert row["recorded"] == [20, 30, 90, 40] and row["laidOut"] == [20, 30, 100, 40] and row["difference"] == 10


# What cannot be done.


@pytest.mark.parametrize("content, said", [
    ("", "not XML"),
    ("hello", "not XML"),
    ("<plist/>", 'its root element is "plist"'),
    ('<!DOCTYPE document [<!ENTITY a "b">]><document>&a;</document>', "document type or entities"),
    (storyboard().replace("iOS.CocoaTouch", "AppleTV"), '"AppleTV"'),
    ('<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>', "Xcode 4"),
    (storyboard()[:400], "a.storyboard:5: the XML is damaged here"),
    (storyboard(views=LABEL + LABEL), 'a.storyboard:7: two objects have the id "l"'),
    (storyboard(connections='<segue destination="x" kind="show" id="s"/>'), 'a.storyboard:8: the segue leads to "x"'),
    ("<" * 11_000_000, "11000000 bytes"),
])
def test_a_bad_document_is_refused_with_its_place_and_a_hint(content, said, tmp_path, untouched):
    (tmp_path / "a.storyboard").write_text(content)
    message = untouched("a.storyboard")
    assert said in message and message.startswith("Error: a.storyboard")
    assert len(message.splitlines()) == 2 and message.splitlines()[1].startswith("  hint: ")


def test_a_document_in_another_encoding_is_refused(tmp_path, untouched):
    (tmp_path / "a.storyboard").write_bytes(storyboard().encode("utf-16"))
    assert "not UTF-8" in untouched("a.storyboard")


@pytest.mark.parametrize("flag", ["--json", "--compare"])
def test_a_bad_document_is_refused_however_it_is_asked_for(flag, tmp_path, untouched):
    (tmp_path / "a.storyboard").write_text("hello")
    assert "not XML" in untouched("a.storyboard", flag)


def test_a_bad_document_does_not_keep_the_others_of_a_folder_from_being_imported(tmp_path, project, run):
    (project / "Empty.storyboard").write_text("")
    (project / "Zebra.xib").write_text("hello")
    (project / "Mac.storyboard").write_text(storyboard().replace("iOS.CocoaTouch", "MacOSX.Cocoa"))
    (project / "folder.xib").mkdir()
    outcome = run("project", "-o", "made")
    assert outcome.returncode == 0, outcome.stderr
    assert len(list((tmp_path / "made").glob("*.toml"))) == 3
    refused = [line for line in outcome.stdout.splitlines() if line.startswith("Refused: ")]
    assert refused == [
        "Refused: project/Empty.storyboard: the document is not XML.",
        'Refused: project/Mac.storyboard: the document is for another system than iOS: its runtime is "MacOSX.Cocoa".',
        "Refused: project/Zebra.xib: the document is not XML.",
    ]
    [record] = [record for record in json.loads(run("project", "-o", "made", "--json").stdout) if record["document"].endswith("Zebra.xib")]
    assert record["refusal"]["headline"] == "the document is not XML" and record["refusal"]["hint"] and "playground" not in record
    compared = run("project", "--compare")
    assert compared.returncode == 0 and compared.stdout.splitlines()[-3:] == refused


def test_a_folder_of_bad_documents_alone_is_refused_with_every_reason(tmp_path, untouched):
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "a.xib").write_text("hello")
    (tmp_path / "app" / "b.xib").write_text("<plist/>")
    said = untouched("app", "-o", "made")
    assert "app/a.xib: the document is not XML" in said and 'app/b.xib: the document is no storyboard and no xib: its root element is "plist"' in said


def test_what_is_no_file_of_the_folder_is_refused_at_once(tmp_path, project, run):
    (tmp_path / "outside.storyboard").write_text(storyboard())
    os.mkfifo(project / "Pipe.storyboard")
    (project / "Device.xib").symlink_to("/dev/zero")
    (project / "Out.storyboard").symlink_to(tmp_path / "outside.storyboard")
    (project / "Nowhere.storyboard").symlink_to("nothing")
    outcome = run("project", "-o", "made")
    assert outcome.returncode == 0, outcome.stderr
    assert [line for line in outcome.stdout.splitlines() if line.startswith("Refused: ")] == [
        "Refused: project/Device.xib: the link leads out of the folder.", "Refused: project/Nowhere.storyboard: the link leads nowhere.",
        "Refused: project/Out.storyboard: the link leads out of the folder.", "Refused: project/Pipe.storyboard: it is no file.",
    ]


@pytest.mark.parametrize("flag", ["--json", "--compare"])
def test_a_pipe_or_a_device_by_itself_is_refused_at_once(flag, tmp_path, untouched):
    os.mkfifo(tmp_path / "pipe.storyboard")
    (tmp_path / "device.storyboard").symlink_to("/dev/zero")
    assert "pipe.storyboard: it is no file" in untouched("pipe.storyboard", flag)
    assert "device.storyboard: it is no file" in untouched("device.storyboard", flag)


def test_an_element_with_hundreds_of_thousands_of_attributes_is_refused_at_once(tmp_path, untouched):
    attributes = " ".join(f'a{number}="1"' for number in range(400_000))
    (tmp_path / "a.storyboard").write_text(storyboard(views=LABEL.replace("text=", f"{attributes} text=")))
    assert "a.storyboard:7: an element has more than 500 attributes here" in untouched("a.storyboard")


def test_folders_nested_without_end_are_left_at_some_depth(tmp_path, run):
    folder = tmp_path / "app"
    folder.mkdir()
    (folder / "a.storyboard").write_text(storyboard())
    descriptor = os.open(folder, os.O_RDONLY)
    for depth in range(1_500):
        os.mkdir("d", dir_fd=descriptor)
        inner = os.open("d", os.O_RDONLY, dir_fd=descriptor)
        os.close(descriptor)
        descriptor = inner
        with open(os.open("a.storyboard", os.O_WRONLY | os.O_CREAT, dir_fd=descriptor), "w") as file:
            file.write(storyboard())
    os.close(descriptor)
    outcome = run("app", "-o", "made")
    # Python's own functions go no deeper than a thousand calls.
    subprocess.run(["rm", "-rf", folder], check=True)
    assert outcome.returncode == 0, outcome.stderr
    assert len(list((tmp_path / "made").glob("*.toml"))) == 65
    assert outcome.stdout.splitlines()[-1].startswith("Not looked into: …/d/d/")


def test_what_is_more_than_a_playground_can_be_is_not_written(tmp_path, project, run, untouched):
    scene = ('<scene sceneID="s{0}"><objects><viewController id="c{0}" sceneMemberID="viewController">'
             '<view key="view" contentMode="scaleToFill" id="v{0}"/></viewController></objects></scene>')
    scenes = "".join(scene.format(number) for number in range(500))
    (project / "Large.storyboard").write_text(storyboard().replace("</scenes>", scenes + "</scenes>"))
    said = "project/Large.storyboard: it is more than a playground can be: a playground has at most 500 controllers, found 501"
    assert said in untouched("project/Large.storyboard")
    assert f"Refused: {said}." in run("project", "-o", "made").stdout.splitlines()
    assert not (tmp_path / "made" / "Large.toml").exists()


def test_a_folder_is_written_whole_or_not_at_all(tmp_path, project, untouched):
    (tmp_path / "made").mkdir()
    (tmp_path / "made" / "Watch Me-Main.toml").mkdir()
    assert "Watch Me-Main.toml is a folder" in untouched("project", "-o", "made")


def test_a_playground_that_is_there_is_not_written_over_unasked(tmp_path, untouched):
    (tmp_path / "a.storyboard").write_text(storyboard())
    (tmp_path / "a.toml").write_text("mine")
    assert "a.toml is there already" in untouched("a.storyboard")


@pytest.mark.parametrize("text", ["mine", 'title = "A playground of mine"', "# Notes\n"])
def test_what_was_not_imported_is_not_written_over(text, tmp_path, untouched):
    (tmp_path / "a.storyboard").write_text(storyboard())
    (tmp_path / "b.toml").write_text(text)
    assert "b.toml is there and is not a playground that was imported" in untouched("a.storyboard", "-o", "b.toml")


@pytest.mark.parametrize("name", ["App-Main.toml", "project-Main.toml", ".traitscope-import"])
def test_of_a_folder_only_playgrounds_that_nobody_changed_are_written_over(name, tmp_path, project, run, untouched):
    assert run("project", "-o", "made").returncode == 0
    (project / "Main.storyboard").write_text(storyboard(views=LABEL.replace("Hello", "Goodbye")))
    assert run("project", "-o", "made").returncode == 0
    assert "Goodbye" in (tmp_path / "made" / "project-Main.toml").read_text()
    with (tmp_path / "made" / name).open("a") as file:
        file.write("# mine\n")
    assert name in untouched("project", "-o", "made")


def test_one_playground_that_is_there_keeps_a_folder_from_being_imported(tmp_path, project, untouched):
    (tmp_path / "App-Main.toml").write_text("mine")
    assert "App-Main.toml is there already" in untouched("project")


def test_a_document_is_not_written_over(tmp_path, untouched):
    (tmp_path / "a.storyboard").write_text(storyboard())
    (tmp_path / "link.toml").symlink_to("a.storyboard")
    for target in ["a.storyboard", "./a.storyboard", "link.toml"]:
        assert "which it would be made from" in untouched("a.storyboard", "-o", target)


@pytest.mark.parametrize("target", ["missing/a.toml", "/proc/a.toml", "file/a.toml", "folder"])
def test_a_place_that_cannot_be_written_is_named(target, tmp_path, untouched):
    (tmp_path / "a.storyboard").write_text(storyboard())
    (tmp_path / "file").write_text("a file")
    (tmp_path / "folder").mkdir()
    assert target in untouched("a.storyboard", "-o", target)


@pytest.mark.parametrize("target", ["file", "file/below", "/proc/made"])
def test_a_folder_of_playgrounds_wants_a_folder(target, tmp_path, project, untouched):
    (tmp_path / "file").write_text("a file")
    assert target in untouched("project", "-o", target)


def test_a_folder_does_not_go_to_standard_output(project, untouched):
    assert "folder" in untouched("project", "-o", "-", status=64)


def test_a_folder_without_documents_is_said_to_be_one(tmp_path, untouched):
    (tmp_path / "empty").mkdir()
    assert "no .storyboard or .xib file in empty" in untouched("empty")


def test_a_document_that_is_not_there_is_named(untouched):
    assert "nothing.storyboard" in untouched("nothing.storyboard", status=64)


@pytest.mark.parametrize("arguments", [["--compare", "-o", "b.toml"], ["--json", "-o", "-"], []])
def test_what_contradicts_itself_is_misuse(arguments, tmp_path, untouched):
    (tmp_path / "a.storyboard").write_text(storyboard())
    untouched(*(["a.storyboard", *arguments] if arguments else []), status=64)


# What stands beside a storyboard.

PAW = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><rect width="48" height="24"/></svg>'
IMAGE = '<imageView contentMode="scaleToFill" image="paw" id="i" translatesAutoresizingMaskIntoConstraints="NO"/>'


@pytest.fixture
def illustrated(tmp_path):
    """A storyboard with an image of the asset catalogue beside it."""
    app = tmp_path / "App"
    image = app / "Assets.xcassets" / "Animals" / "paw.imageset"
    image.mkdir(parents=True)
    (image / "Contents.json").write_text('{ "images": [{ "idiom": "universal", "filename": "drawing.svg" }] }')
    (image / "drawing.svg").write_text(PAW)
    (app / "Main.storyboard").write_text(storyboard(IMAGE))
    return app


def test_images_of_a_catalogue_come_along(tmp_path, run, illustrated):
    outcome = run("App", "-o", "out")
    assert outcome.returncode == 0, outcome.stderr
    assert "Beside them: 1 file of images of asset catalogues" in outcome.stdout
    assert (tmp_path / "out" / "paw.svg").read_text() == PAW
    assert "imageSize = { width = 48, height = 24 }" in (tmp_path / "out" / "Main.toml").read_text()
    # Again: what is there is the same.
    assert "Not written" not in run("App", "-o", "out").stdout


def test_a_file_of_the_name_of_an_image_stays(tmp_path, run, illustrated):
    (tmp_path / "paw.svg").write_text("mine")
    outcome = run("App/Main.storyboard", "-o", "Main.toml")
    assert outcome.returncode == 0, outcome.stderr
    assert "Not written, since another file has the name: " in outcome.stdout and "paw.svg" in outcome.stdout
    assert (tmp_path / "paw.svg").read_text() == "mine"


def test_beside_the_catalogue_no_image_is_written(illustrated, run):
    outcome = run("App/Main.storyboard", "-o", "App/Main.toml")
    assert outcome.returncode == 0, outcome.stderr
    assert not (illustrated / "paw.svg").exists()
