import Foundation
import JSON
import Testing

/// The files and the output of `traitscope import`.
@Suite struct ImportTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `a document becomes a playground of its name in the working folder`() throws {
        try folder.write("in/My App.storyboard", Storyboards.storyboard())
        let result = try folder.run("import", "in/My App.storyboard")
        #expect((result.status, result.error) == (0, ""))
        #expect(result.output == "My App.toml: 1 controller, 2 views, 0 constraints\n")
        #expect(try folder.text("My App.toml").hasPrefix("# My App, from My App.storyboard as Interface Builder saved it.\n"))
    }

    @Test func `the playground can be inspected at once`() throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        #expect(try folder.run("import", "a.storyboard").status == 0)
        let report = try folder.run("inspect", "a.toml", "--json", "--device", "iphone-8").json()
        #expect(report.list("devices", 0, "views").filter { $0["kind"] == "label" }.map { $0["id"] } == ["home.helloLabel"])
    }

    @Test func `a file named with -o is overwritten`() throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        try folder.write("old.storyboard", Storyboards.storyboard().replacing("hello", with: "bye"))
        for name in ["old.storyboard", "a.storyboard"] { #expect(try folder.run("import", name, "-o", "b.toml").status == 0) }
        #expect(try folder.text("b.toml").contains("helloLabel"))
        #expect(!folder.exists("a.toml"))
    }

    @Test func `the playground goes to standard output and the report to standard error`() throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        let result = try folder.run("import", "a.storyboard", "-o", "-")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("# a, from a.storyboard") && result.output.contains("helloLabel"))
        #expect(result.error == "The playground: 1 controller, 2 views, 0 constraints\n")
        #expect(try folder.names() == ["a.storyboard"])
    }

    @Test func `the report lists missing objects with their positions`() throws {
        try folder.write(
            "a.storyboard",
            Storyboards.storyboard("\(Storyboards.label)\n\(Storyboards.toolbar)", connections: "\n\(Storyboards.segue)"))
        #expect(try folder.run("import", "a.storyboard").lines == [
            "a.toml: 1 controller, 3 views, 0 constraints, 1 segue",
            "Different from the document:", "  1 view: a UIToolbar is imported as a tile with its name (line 8)",
        ])
    }

    @Test func `the report can be JSON`() throws {
        try folder.write("a.storyboard", Storyboards.storyboard(Storyboards.toolbar, connections: Storyboards.segue))
        let result = try folder.run("import", "a.storyboard", "--json")
        #expect(result.status == 0)
        let records = try result.json()
        try #require(records.list().count == 1)
        #expect(records[0, "document"] == "a.storyboard" && records[0, "playground"] == "a.toml")
        #expect(records[0, "report", "views"] == ["imported": 2, "total": 2])
        #expect(records[0, "report", "segues"] == ["imported": 1, "total": 1])
        #expect(records[0, "report", "leftOut"] == [])
        #expect(records[0, "report", "changed"] == [
            ["count": 1, "lines": [7], "reason": "a UIToolbar is imported as a tile with its name", "subject": "view"],
        ])
        #expect(folder.exists("a.toml"))
    }

    @Test func `the playgrounds of a folder include those that their storyboards refer to`() throws {
        let button = """
            <button contentMode="left" id="b" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Help"/>\
            <connections><segue destination="r" kind="show" id="s1"/></connections></button>
            """
        let scenes = """
            <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Help" id="r" sceneMemberID="viewController"/></objects>\
            </scene></scenes>
            """
        try folder.write("app/Main.storyboard", Storyboards.storyboard(button).replacing("</scenes>", with: scenes))
        try folder.write("app/Help.storyboard", Storyboards.storyboard())
        let result = try folder.run("import", "app", "-o", "made")
        #expect(result.status == 0, "\(result.error)")
        #expect(try folder.text("made/Main.toml").contains(#"include = ["Help.toml"]"#))
        let tapped = try folder.run(
            "inspect", "made/Main.toml", "--json", "--device", "iphone-8", "--event", "tap main-home.helpButton").json()
        #expect(tapped.list("devices", 0, "controllers").map { $0["id"] } == ["main-home", "home"])
    }

    @Test func `folders of libraries and hidden folders are skipped`() throws {
        for place in ["a.storyboard", "Pods/b.storyboard", "sub/Carthage/c.storyboard", ".build/d.storyboard"] {
            try folder.write("app/\(place)", Storyboards.storyboard())
        }
        let result = try folder.run("import", "app", "-o", "made")
        #expect(result.status == 0, "\(result.error)")
        #expect(result.lines.last == "Not searched: .build, Pods, sub/Carthage.")
        #expect(try folder.names(in: "made") == [".traitscope-import", "a.toml"])
        // Such a folder is imported if the command names it.
        #expect(try folder.run("import", "app/Pods", "-o", "made").status == 0)
    }

    @Test func `the documents of a folder are distinguished by their folders`() throws {
        try folder.addProject()
        let result = try folder.run("import", "project", "-o", "made/here")
        #expect(result.status == 0, "\(result.error)")
        #expect(try folder.playgrounds(in: "made/here") == ["App-Main.toml", "Watch Me-Main.toml", "project-Main.toml"])
        #expect(result.lines.last == "Together: 3 controllers, 6 views, 0 constraints")
    }

    @Test func `an imported document stays unchanged`() throws {
        try folder.addProject()
        let before = try folder.contents(of: "project")
        #expect(try folder.run("import", "project", "-o", "made").status == 0)
        #expect(try folder.contents(of: "project") == before)
    }

    @Test func `imports are deterministic`() throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        let first = try folder.run("import", "a.storyboard", "-o", "-").output
        #expect(try folder.run("import", "a.storyboard", "-o", "-").output == first)
    }

    // MARK: Comparing

    @Test func `frames are compared with the recorded ones`() throws {
        try folder.write("a.storyboard", Storyboards.pinned())
        let result = try folder.run("import", "a.storyboard", "--compare")
        #expect(result.status == 0, "\(result.error)")
        let rows = result.lines.map { $0.split(separator: " ") }
        try #require(rows.count > 1)
        #expect(rows[0] == ["frames", "within", "0.5", "1", "2", "points", "of"])
        #expect(rows[1] == ["all", "100.0", "%", "100.0", "%", "100.0", "%", "1"])
        #expect(rows.dropFirst(2).map(\.first) == ["label"])
        #expect(try folder.names() == ["a.storyboard"])
    }

    @Test func `the comparison can be JSON`() throws {
        try folder.write("a.storyboard", Storyboards.pinned(width: 90))
        let rows = try folder.run("import", "a.storyboard", "--compare", "--json").json()
        try #require(rows.list().count == 1)
        #expect(["object", "kind", "view", "line"].map { rows[0, $0] } == ["l", "label", "home.helloLabel", 7])
        #expect(["recorded", "laidOut", "difference"].map { rows[0, $0] } == [[20, 30, 90, 40], [20, 30, 100, 40], 10])
    }

    // MARK: Files next to a storyboard

    private static let paw = #"<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><rect width="48" height="24"/></svg>"#

    /// Adds a storyboard and an asset catalogue with its image.
    private func addIllustratedApp() throws {
        let image = #"<imageView contentMode="scaleToFill" image="paw" id="i" translatesAutoresizingMaskIntoConstraints="NO"/>"#
        let set = "App/Assets.xcassets/Animals/paw.imageset"
        try folder.write("\(set)/Contents.json", #"{ "images": [{ "idiom": "universal", "filename": "drawing.svg" }] }"#)
        try folder.write("\(set)/drawing.svg", Self.paw)
        try folder.write("App/Main.storyboard", Storyboards.storyboard(image))
    }

    @Test func `images of an asset catalogue are imported`() throws {
        try addIllustratedApp()
        let result = try folder.run("import", "App", "-o", "out")
        #expect(result.status == 0, "\(result.error)")
        #expect(result.output.contains("Next to them: 1 file of images of asset catalogues"))
        #expect(try folder.text("out/paw.svg") == Self.paw)
        #expect(try folder.text("out/Main.toml").contains("imageSize = { width = 48, height = 24 }"))
        // The second import finds equal files.
        #expect(!(try folder.run("import", "App", "-o", "out").output.contains("Not written")))
    }

    @Test func `the folder of a namespace is part of the name of an image`() throws {
        try addIllustratedApp()
        try folder.write("App/Assets.xcassets/Animals/Contents.json", #"{ "properties": { "provides-namespace": true } }"#)
        try folder.write("App/Main.storyboard", try folder.text("App/Main.storyboard").replacing(#"image="paw""#, with: #"image="Animals/paw""#))
        let result = try folder.run("import", "App", "-o", "out")
        #expect(result.status == 0, "\(result.error)")
        #expect(try folder.text("out/Main.toml").contains("imageSize = { width = 48, height = 24 }"))
    }

    @Test func `a file with the name of an image is kept`() throws {
        try addIllustratedApp()
        try folder.write("paw.svg", "mine")
        let result = try folder.run("import", "App/Main.storyboard", "-o", "Main.toml")
        #expect(result.status == 0, "\(result.error)")
        #expect(result.output.contains("Not written, because another file has the name: paw.svg"))
        #expect(try folder.text("paw.svg") == "mine")
    }

    @Test func `no image is written next to its asset catalogue`() throws {
        try addIllustratedApp()
        let result = try folder.run("import", "App/Main.storyboard", "-o", "App/Main.toml")
        #expect(result.status == 0, "\(result.error)")
        #expect(!folder.exists("App/paw.svg"))
    }
}
