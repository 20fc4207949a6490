import Foundation
import Testing

/// `traitscope import` with documents or outputs that it must refuse.
@Suite struct ImportRefusalTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(arguments: [
        ("", "not XML"),
        ("hello", "not XML"),
        ("<plist/>", #"its root element is "plist""#),
        (#"<!DOCTYPE document [<!ENTITY a "b">]><document>&a;</document>"#, "document type or entities"),
        (Storyboards.storyboard().replacing("iOS.CocoaTouch", with: "AppleTV"), #""AppleTV""#),
        (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#, "Xcode 4"),
        (String(Storyboards.storyboard().prefix(400)), "a.storyboard:5: the XML is damaged here"),
        (Storyboards.storyboard(Storyboards.label + Storyboards.label), #"a.storyboard:7: two objects have the id "l""#),
        (Storyboards.storyboard(connections: #"<segue destination="x" kind="show" id="s"/>"#), #"a.storyboard:8: the segue leads to "x""#),
    ])
    func `an invalid document is refused with a position and a hint`(content: String, said: String) throws {
        try folder.write("a.storyboard", content)
        let message = try folder.runRefused("import", "a.storyboard")
        #expect(message.contains(said) && message.hasPrefix("Error: a.storyboard"))
        let lines = message.split(separator: "\n")
        #expect(lines.count == 2 && lines[1].hasPrefix("  hint: "))
    }

    @Test func `a large document is refused with its size`() throws {
        try folder.write("a.storyboard", bytes: [UInt8](repeating: UInt8(ascii: "<"), count: 11_000_000))
        #expect(try folder.runRefused("import", "a.storyboard").contains("11000000 bytes"))
    }

    @Test func `a document in another encoding is refused`() throws {
        try folder.write("a.storyboard", bytes: Array(try #require(Storyboards.storyboard().data(using: .utf16))))
        #expect(try folder.runRefused("import", "a.storyboard").contains("not UTF-8"))
    }

    @Test(arguments: ["--json", "--compare"])
    func `an invalid document is refused with every option`(flag: String) throws {
        try folder.write("a.storyboard", "hello")
        #expect(try folder.runRefused("import", "a.storyboard", flag).contains("not XML"))
    }

    @Test func `an invalid document does not stop the import of a folder`() throws {
        try folder.addProject()
        try folder.write("project/Empty.storyboard", "")
        try folder.write("project/Zebra.xib", "hello")
        try folder.write("project/Mac.storyboard", Storyboards.storyboard().replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa"))
        try folder.makeFolder("project/folder.xib")
        let result = try folder.run("import", "project", "-o", "made")
        #expect(result.status == 0, "\(result.error)")
        #expect(try folder.playgrounds(in: "made").count == 3)
        let refused = [
            "Refused: project/Empty.storyboard: the document is not XML.",
            #"Refused: project/Mac.storyboard: the document is not for iOS: its runtime is "MacOSX.Cocoa"."#,
            "Refused: project/Zebra.xib: the document is not XML.",
        ]
        #expect(result.lines.filter { $0.hasPrefix("Refused: ") } == refused)
        let records = try folder.run("import", "project", "-o", "made", "--json").json().list()
        let zebras = records.filter { $0["document"]?.string?.hasSuffix("Zebra.xib") == true }
        try #require(zebras.count == 1)
        #expect(zebras[0]["refusal", "headline"] == "the document is not XML")
        #expect(zebras[0]["refusal", "hint"]?.string?.isEmpty == false && zebras[0]["playground"] == nil)
        let compared = try folder.run("import", "project", "--compare")
        #expect(compared.status == 0 && compared.lines.suffix(3) == refused[...])
    }

    @Test func `a folder with only invalid documents is refused with every reason`() throws {
        try folder.write("app/a.xib", "hello")
        try folder.write("app/b.xib", "<plist/>")
        let said = try folder.runRefused("import", "app", "-o", "made")
        #expect(said.contains("app/a.xib: the document is not XML"))
        #expect(said.contains(#"app/b.xib: the document is neither a storyboard nor a xib: its root element is "plist""#))
    }

    @Test func `a path that is not a file of the folder is refused at once`() throws {
        try folder.addProject()
        try folder.write("outside.storyboard", Storyboards.storyboard())
        try folder.makePipe("project/Pipe.storyboard")
        try folder.link("project/Device.xib", to: "/dev/zero")
        try folder.link("project/Out.storyboard", to: folder.path("outside.storyboard"))
        try folder.link("project/Nowhere.storyboard", to: "nothing")
        let result = try folder.run("import", "project", "-o", "made")
        #expect(result.status == 0, "\(result.error)")
        #expect(result.lines.filter { $0.hasPrefix("Refused: ") } == [
            "Refused: project/Device.xib: the link leads out of the folder.",
            "Refused: project/Nowhere.storyboard: the link is broken.",
            "Refused: project/Out.storyboard: the link leads out of the folder.", "Refused: project/Pipe.storyboard: it is not a file.",
        ])
    }

    @Test(arguments: ["--json", "--compare"])
    func `a pipe or a device is refused at once`(flag: String) throws {
        try folder.makePipe("pipe.storyboard")
        try folder.link("device.storyboard", to: "/dev/zero")
        #expect(try folder.runRefused("import", "pipe.storyboard", flag).contains("pipe.storyboard: it is not a file"))
        #expect(try folder.runRefused("import", "device.storyboard", flag).contains("device.storyboard: it is not a file"))
    }

    @Test func `an element with hundreds of thousands of attributes is refused at once`() throws {
        let attributes = (0..<400_000).map { #"a\#($0)="1""# }.joined(separator: " ")
        try folder.write("a.storyboard", Storyboards.storyboard(Storyboards.label.replacing("text=", with: "\(attributes) text=")))
        let said = try folder.runRefused("import", "a.storyboard")
        #expect(said.contains("a.storyboard:7: an element has more than 500 attributes here"))
    }

    @Test func `deeply nested folders are searched to a limited depth`() throws {
        var inner = "app"
        for _ in 0...100 {
            try folder.write("\(inner)/a.storyboard", Storyboards.storyboard())
            inner += "/d"
        }
        let result = try folder.run("import", "app", "-o", "made")
        #expect(result.status == 0, "\(result.error)")
        #expect(try folder.playgrounds(in: "made").count == 65)
        #expect(result.lines.last?.hasPrefix("Not searched: …/d/d/") == true)
    }

    @Test func `an import beyond the limits of playgrounds is not written`() throws {
        try folder.addProject()
        let scenes = (0..<500).map { number in
            """
            <scene sceneID="s\(number)"><objects><viewController id="c\(number)" sceneMemberID="viewController">\
            <view key="view" contentMode="scaleToFill" id="v\(number)"/></viewController></objects></scene>
            """
        }
        try folder.write("project/Large.storyboard", Storyboards.storyboard().replacing("</scenes>", with: "\(scenes.joined())</scenes>"))
        let said = "project/Large.storyboard: it exceeds a limit of playgrounds: a playground has at most 500 controllers, found 501"
        #expect(try folder.runRefused("import", "project/Large.storyboard").contains(said))
        #expect(try folder.run("import", "project", "-o", "made").lines.contains("Refused: \(said)."))
        #expect(!folder.exists("made/Large.toml"))
    }

    // MARK: Where nothing can be written

    @Test func `a folder is written completely or not at all`() throws {
        try folder.addProject()
        try folder.makeFolder("made/Watch Me-Main.toml")
        #expect(try folder.runRefused("import", "project", "-o", "made").contains("Watch Me-Main.toml is a folder"))
    }

    @Test func `an existing playground is not overwritten without -o`() throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        try folder.write("a.toml", "mine")
        #expect(try folder.runRefused("import", "a.storyboard").contains("a.toml already exists"))
    }

    @Test(arguments: ["mine", #"title = "A playground of mine""#, "# Notes\n"])
    func `files that were not imported are not overwritten`(text: String) throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        try folder.write("b.toml", text)
        let said = try folder.runRefused("import", "a.storyboard", "-o", "b.toml")
        #expect(said.contains("b.toml already exists and is not a playground that Traitscope wrote, or was changed since. Name another file"))
    }

    @Test func `an imported playground is replaced until it is changed`() throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        for _ in 0..<2 { #expect(try folder.run("import", "a.storyboard", "-o", "b.toml").status == 0) }
        let text = try folder.text("b.toml")
        for changed in [text + "# Mine\n", "# Mine\n" + text] {
            try folder.write("b.toml", changed)
            #expect(try folder.runRefused("import", "a.storyboard", "-o", "b.toml").contains("was changed since"))
        }
    }

    @Test(arguments: ["App-Main.toml", "project-Main.toml", ".traitscope-import"])
    func `only unchanged playgrounds of a folder are overwritten`(name: String) throws {
        try folder.addProject()
        #expect(try folder.run("import", "project", "-o", "made").status == 0)
        try folder.write("project/Main.storyboard", Storyboards.storyboard(Storyboards.label.replacing("Hello", with: "Goodbye")))
        #expect(try folder.run("import", "project", "-o", "made").status == 0)
        #expect(try folder.text("made/project-Main.toml").contains("Goodbye"))
        try folder.write("made/\(name)", try folder.text("made/\(name)") + "# mine\n")
        #expect(try folder.runRefused("import", "project", "-o", "made").contains(name))
    }

    @Test func `a folder is not imported over an existing playground`() throws {
        try folder.addProject()
        try folder.write("App-Main.toml", "mine")
        #expect(try folder.runRefused("import", "project").contains("App-Main.toml already exists"))
    }

    @Test func `a document is not overwritten`() throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        try folder.link("link.toml", to: "a.storyboard")
        for target in ["a.storyboard", "./a.storyboard", "link.toml"] {
            #expect(try folder.runRefused("import", "a.storyboard", "-o", target).contains(", which is an input."))
        }
    }

    @Test(arguments: ["missing/a.toml", "/proc/a.toml", "file/a.toml", "folder"])
    func `an unwritable path is reported`(target: String) throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        try folder.write("file", "a file")
        try folder.makeFolder("folder")
        #expect(try folder.runRefused("import", "a.storyboard", "-o", target).contains(target))
    }

    @Test(arguments: ["file", "file/below", "/proc/made"])
    func `a folder of playgrounds needs an output folder`(target: String) throws {
        try folder.addProject()
        try folder.write("file", "a file")
        #expect(try folder.runRefused("import", "project", "-o", target).contains(target))
    }

    @Test func `a folder does not go to standard output`() throws {
        try folder.addProject()
        #expect(try folder.runRefused("import", "project", "-o", "-", status: 64).contains("folder"))
    }

    @Test func `a folder without documents is reported`() throws {
        try folder.makeFolder("empty")
        #expect(try folder.runRefused("import", "empty").contains("no .storyboard or .xib file in empty"))
    }

    @Test func `a missing document is reported`() throws {
        #expect(try folder.runRefused("import", "nothing.storyboard", status: 64).contains("nothing.storyboard"))
    }

    @Test(arguments: [["a.storyboard", "--compare", "-o", "b.toml"], ["a.storyboard", "--json", "-o", "-"], []])
    func `contradictory options are wrong usage`(arguments: [String]) throws {
        try folder.write("a.storyboard", Storyboards.storyboard())
        _ = try folder.runRefused(["import"] + arguments, status: 64)
    }
}
