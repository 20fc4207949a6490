import Files
import Foundation
import JSON
import Testing

/// `traitscope eject`: its files, its output, and the files that it leaves unchanged.
@Suite struct EjectTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("app.toml", Self.text)
    }

    private static let text = """
        devices = ["iphone-17"]
        app.rootViewController = "home"
        [controllers.home]
        title = "Home"
        views.words = { kind = "label", text = "Hello" }
        constraints = ["words.top == safeArea.top", "words.leading == safeArea.leading"]

        """
    private static let home = "app.swiftpm/Controllers/HomeViewController.swift"
    private static let leftover = ".traitscope-1a2b3c.part"

    @discardableResult
    private func eject(
        _ arguments: String..., status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> CommandResult {
        let result = try folder.run(["eject", "app.toml"] + arguments)
        #expect(result.status == status, "\(result.error)", sourceLocation: sourceLocation)
        return result
    }

    private func append(_ text: String, to name: String) throws { try folder.write(name, try folder.text(name) + text) }

    @Test func `a package is named after its playground`() throws {
        let output = try eject().output
        #expect(output.hasPrefix("Wrote ") && output.contains("  Controllers/HomeViewController.swift"))
        #expect(try folder.text(Self.home).contains("final class HomeViewController: UIViewController"))
    }

    @Test func `recording code is written only on request, and only for debug builds`() throws {
        try eject()
        let names = try folder.contents(of: "app.swiftpm").keys
        #expect(!names.contains { $0.contains("Record") || $0.hasPrefix(".github") })
        #expect(!(try folder.text("app.swiftpm/App/SceneDelegate.swift").contains("Recorder")))
        try eject("--record")
        let scene = try folder.text("app.swiftpm/App/SceneDelegate.swift")
        #expect(scene.contains("#if DEBUG\n        Recorder.startIfAsked(in: window) { HomeViewController() }\n        #endif"))
        for (name, data) in try folder.contents(of: "app.swiftpm") where name.hasPrefix("Recording/") && name.hasSuffix(".swift") {
            let text = String(decoding: try #require(data), as: UTF8.self)
            #expect(text.hasPrefix("#if DEBUG\n") && text.hasSuffix("#endif\n"), "\(name)")
        }
    }

    @Test func `a repository has the package in a subfolder and the workflow at the top`() throws {
        try eject("--record", "-o", "Mail")
        #expect(folder.exists("Mail/Mail.swiftpm/Package.swift") && folder.exists("Mail/.github/workflows/record.yml"))
        #expect(try folder.text("Mail/Mail.swiftpm/.gitignore").contains(".build/\n"))
        try eject("--record", "-o", "Mail")
    }

    @Test func `an app name that no folder can have becomes the display name`() throws {
        try folder.write("app.toml", Self.text.replacing("app.root", with: "app.name = \"In/Out: 2\"\napp.root"))
        try eject()
        #expect(try folder.text("app.swiftpm/Package.swift").contains("name: \"In-Out- 2\""))
        #expect(try folder.text("app.swiftpm/Info.plist").contains("<key>CFBundleDisplayName</key>\n\t<string>In/Out: 2</string>"))
    }

    @Test func `a second ejection replaces the first`() throws {
        try eject()
        let first = try folder.contents(of: "app.swiftpm")
        try eject()
        #expect(try folder.contents(of: "app.swiftpm") == first)
        try folder.write(
            "app.toml", Self.text.replacing("controllers.home", with: "controllers.start").replacing(#""home""#, with: #""start""#))
        let output = try eject().output
        #expect(output.contains("Removed files that are no longer part of it: Controllers/HomeViewController.swift."))
        #expect(!folder.exists(Self.home))
    }

    @Test func `a changed package is not overwritten`() throws {
        try eject()
        try append("// mine\n", to: Self.home)
        let before = try folder.contents(of: "app.swiftpm")
        try folder.write("app.toml", Self.text.replacing("Hello", with: "Goodbye"))
        let error = try eject(status: 1).error
        #expect(error.contains("was changed since it was ejected: Controllers/HomeViewController.swift."))
        #expect(try folder.contents(of: "app.swiftpm") == before)
    }

    // MARK: Files of a killed ejection

    /// Creates what a killed ejection leaves: a complete package that was not moved to its destination.
    private func leave() throws {
        try eject()
        try folder.move("app.swiftpm", to: Self.leftover)
    }

    @Test func `files left by a killed ejection are removed`() throws {
        try leave()
        try folder.remove("\(Self.leftover)/Controllers/HomeViewController.swift")
        try folder.write("\(Self.leftover)/Controllers/.traitscope-9z.part", "half a file")
        try eject()
        #expect(!folder.exists(Self.leftover))
        #expect(folder.exists("app.swiftpm"))
    }

    @Test(arguments: ["a file", "a change", "no list", "a link"])
    func `a leftover folder with other files is kept`(change: String) throws {
        try leave()
        switch change {
        case "a file": try folder.write("\(Self.leftover)/mine.txt", "mine")
        case "a change": try folder.write("\(Self.leftover)/Package.swift", "// mine")
        case "no list": try folder.remove("\(Self.leftover)/.traitscope-eject")
        default: try folder.link("\(Self.leftover)/mine", to: "nowhere")
        }
        let before = try folder.contents(of: Self.leftover)
        try eject()
        #expect(try folder.contents(of: Self.leftover) == before)
    }

    @Test func `a package that another process is writing is kept`() throws {
        try leave()
        let lock = try #require(FolderLock(folder.path(Self.leftover)))
        try eject()
        #expect(folder.exists(Self.leftover))
        lock.release()
        try eject()
        #expect(!folder.exists(Self.leftover))
    }

    // MARK: Texts and files of others

    @Test func `names are escaped in the recording script`() throws {
        let devices = #""iphone-17", { name = "|| touch pwned; exit #", width = 375, height = 667 }"#
        try folder.write("app.toml", Self.text.replacing(#""iphone-17""#, with: devices)
            .replacing("app.root", with: "app.name = \"App@DEVICES@\"\napp.root"))
        try eject("--record")
        #expect(try folder.bash("app.swiftpm/Record.sh", with: "xcodebuild", as: "#!/bin/sh\nexit 9\n") == 9)
        #expect(!(try folder.contents().keys.contains { $0.contains("pwned") }))
    }

    @Test func `an invalid class is refused with its position and a hint`() throws {
        try append(#"views.tile = { customClass = "Foo\nfatalError()\n// " }"# + "\n", to: "app.toml")
        let error = try eject(status: 1).error
        #expect(error.contains("app.toml:7:30: error[bad-name]") && error.contains(#"hint: write "FooFatalError""#))
        #expect(!folder.exists("app.swiftpm"))
    }

    @Test func `a user's file where a new one belongs is named and kept`() throws {
        try eject()
        try folder.write("app.swiftpm/Controllers/SettingsViewController.swift", "// my own work of a week\n")
        let before = try folder.contents(of: "app.swiftpm")
        try folder.write("app.toml", Self.text.replacing(#"text = "Hello""#, with: #"text = "Hello", tap = { show = "settings" }"#)
            + "[controllers.settings]\n")
        let error = try eject(status: 1).error
        #expect(error.contains("app.swiftpm has files of yours in the place of new ones: Controllers/SettingsViewController.swift."))
        #expect(try folder.contents(of: "app.swiftpm") == before)
    }

    @Test(arguments: [
        ("d/known", "was changed since it was ejected: d/known"), ("../home/known", "../home/known is outside the folder"),
        (nil, "in the place of new ones: App/AppDelegate.swift."),
    ])
    func `links in a foreign package do not lead outside`(listed: String?, said: String) throws {
        try folder.write("home/known", "known")
        try folder.makeFolder("app.swiftpm/App")
        try folder.link("app.swiftpm/App/AppDelegate.swift", to: "../../home/known")
        try folder.link("app.swiftpm/d", to: "../home")
        // This is the digest of "known".
        let list = listed.map { "7117fff2d0fd294462b3c802b7cb8753579f23f3946b99cf55f38e873f013f10 \($0)\n" } ?? ""
        try folder.write("app.swiftpm/.traitscope-eject", list)
        #expect(try eject(status: 1).error.contains(said))
        #expect(try folder.contents(of: "home") == ["known": Data("known".utf8)])
    }

    @Test func `a list that is a pipe is refused at once`() throws {
        try folder.makeFolder("app.swiftpm")
        try folder.makePipe("app.swiftpm/.traitscope-eject")
        #expect(try eject(status: 1).error.contains("it is not a regular file"))
    }

    // MARK: Merging and refusing

    @Test func `merging writes changed files next to the package`() throws {
        try eject()
        try append("// mine\n", to: Self.home)
        let before = try folder.contents(of: "app.swiftpm")
        try folder.write("app.toml", Self.text.replacing("Hello", with: "Goodbye"))
        for _ in 0..<2 {
            try eject("--merge")
            #expect(try folder.contents(of: "app.swiftpm") == before)
            #expect(try folder.text("app.swiftpm.new/Controllers/HomeViewController.swift").contains("Goodbye"))
            // Equal files already exist in the package.
            #expect(!folder.exists("app.swiftpm.new/Package.swift"))
            try folder.write("app.swiftpm.new/notes.txt", "mine")
        }
        #expect(try folder.text("app.swiftpm.new/notes.txt") == "mine")
    }

    @Test(arguments: ["other.swiftpm", "other.swiftpm/mine.txt"])
    func `files that were not ejected are not overwritten`(name: String) throws {
        try folder.write(name, "mine")
        #expect(try eject("-o", "other.swiftpm", status: 1).error.contains("Name a new folder"))
        #expect(try folder.text(name) == "mine")
    }

    @Test(arguments: [
        (["--deployment", "15"], "--deployment is a version of iOS: 16, 17, 18, 26, 27."), (["-o", "folder"], "folder.swiftpm"),
    ])
    func `impossible arguments are reported`(arguments: [String], word: String) throws {
        let result = try folder.run(["eject", "app.toml"] + arguments)
        #expect(result.status == 64 && result.error.contains(word))
    }

    @Test func `mistakes in the playground are listed and nothing is written`() throws {
        try folder.write("app.toml", Self.text.replacing("label", with: "lable"))
        #expect(try eject(status: 1).error.contains("lable"))
        #expect(!folder.exists("app.swiftpm"))
    }

    @Test func `omitted features are reported with their lines`() throws {
        try append("views.tile = { kind = \"view\", customClass = \"Graph\" }\n", to: "app.toml")
        #expect(try eject().output.contains("Different from the playground:\n  app.toml:7: the class Graph draws this view"))
        let remarks = try eject("--json").json().list("remarks")
        #expect(remarks.map { [$0["line"], $0["text"]] } == [[7, "the class Graph draws this view"]])
    }
}
