import Foundation
import MarkedSource
import PlaygroundModel
import TOMLReading
import Testing

@testable import PlaygroundReader

@Suite struct PlaygroundFileTests {
    @Test func `the smallest playground has the default devices and the newest profile`() throws {
        let result = PlaygroundFile.ReadResult()
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.title == "test")
        #expect(playground.profile == .newest)
        #expect(playground.devices.map(\.id) == [
            "iphone-17e", "iphone-duo", "iphone-duo@open", "iphone-17-pro-max", "iphone-17@640x1000", "ipad-10-9", "ipad-10-9@landscape",
        ])
        #expect(playground.controllers.map(\.kind) == [.view])
    }

    @Test(arguments: BehaviourProfile.releasedVersions)
    func `every default device ran the requested version`(version: SystemVersion) throws {
        let devices = try #require(PlaygroundFile.ReadResult(head: "ios = \"\(version)\"").playground).devices
        #expect(devices.allSatisfy { $0.device.systems?.includes(version) == true })
        #expect(Set(devices.map(\.device.idiom)) == [.phone, .pad])
        #expect(devices.count >= 4)
    }

    @Test func `the head of a playground is read`() throws {
        let result = PlaygroundFile.ReadResult("""
            title = "Neko"
            summary = "Cats"
            ios = 13
            quirks = ["xcode6-plus-landscape"]
            traits.density = { values = ["cosy", "compact"], default = "cosy" }
            app = { name = "App", rootViewController = "b", tintColor = "#F80" }
            controllers.b = { title = "B", backButtonTitle = "Back", backgroundColor = "systemBackground" }
            """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.title == "Neko")
        #expect(playground.summary == "Cats")
        #expect(playground.profile == BehaviourProfile(version: 13, quirks: [.xcode6PlusLandscape]))
        #expect(playground.customTraits == [CustomTrait(name: "density", values: ["cosy", "compact"], defaultValue: "cosy")])
        #expect(playground.rootViewController == "b")
        #expect(playground.tintColor == .rgb(red: 255, green: 136, blue: 0, alpha: 1))
        let controller = try #require(playground.controller("b"))
        #expect([controller.title, controller.backButtonTitle] == ["B", "Back"])
        #expect(controller.backgroundColor == .semantic(.systemBackground))
    }

    @Test(arguments: [
        ("title = \"Neko\"\napp.name = \"App\"", "Neko"), ("app.name = \"App\"", "App"), ("", "my cats"),
    ])
    func `the title comes from the file, the app, or the file name`(head: String, title: String) {
        let text = "\(head)\napp.rootViewController = \"a\"\ncontrollers.a = {}"
        let result = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "Samples/my cats.toml")
        #expect(result.playground?.title == title)
    }

    @Test func `all mistakes are reported in reading order, and there is no playground`() {
        let result = PlaygroundFile.ReadResult(
            head: "titel = 1\nios = 99", home: "views.a = { kind = \"labl\", tap = 3 }\nconstraints = [\"b.top == 3\"]")
        #expect(result.codes == ["unknown-key", "version-out-of-range", "unknown-kind", "wrong-type", "unknown-view"])
        #expect(result.playground == nil)
    }

    @Test func `a playground with a warning is read`() {
        let result = PlaygroundFile.ReadResult("app.rootViewController = \"a\"\ncontrollers.a = {}\ncontrollers.b = {}")
        #expect(result.codes == ["unused-controller"])
        #expect(result.playground != nil)
    }

    @Test(arguments: ["title = ", "", "\u{FEFF}", "# nothing"])
    func `invalid TOML results only in diagnostics`(text: String) {
        let result = PlaygroundFile.ReadResult(text)
        #expect(result.playground == nil && result.index == nil)
        #expect(result.diagnostics.count == 1)
    }

    @Test func `mistakes beyond a limit are only counted`() throws {
        let views = (0..<500).map { "views.v\($0) = { frog = 1 }" }.joined(separator: "\n")
        let result = PlaygroundFile.ReadResult(home: views)
        #expect(result.diagnostics.count == PlaygroundLimits.diagnostics + 1)
        #expect(result.diagnostics.last?.headline == "50 of 500 mistakes shown")
        #expect(result.playground == nil)
    }

    @Test func `playgrounds with any number of warnings are shown`() {
        let unused = (0..<60).map { "controllers.c\($0) = {}" }.joined(separator: "\n")
        let result = PlaygroundFile.ReadResult("app.rootViewController = \"a\"\ncontrollers.a = {}\n\(unused)")
        #expect(result.playground != nil)
        #expect(result.diagnostics.last?.headline == "50 of 60 mistakes shown")
    }

    @Test func `errors after many warnings are among the shown mistakes`() {
        let result = PlaygroundFile.ReadResult(home: (0..<60).map { "views.v\($0) = { x = 1 }" }.joined(separator: "\n") + "\nviews.last = { frog = 1 }")
        #expect(result.playground == nil)
        #expect(result.codes.filter { $0 == "unknown-key" }.count == 1)
        #expect(result.diagnostics.count == PlaygroundLimits.diagnostics + 1)
    }

    /// The content of a component is read for each use, so that a mistake is found again.
    @Test func `an error that is found again displaces one warning`() throws {
        let document = try #require(TOMLDocument.read(Array("a = 1\nb = 2".utf8), fileName: "a.toml").document)
        let findings = Findings(in: document)
        for count in 1...60 { findings.report(ShapeMistake.furtherMistakes(count: count), at: .key(.make("a"))) }
        for _ in 1...10 { findings.report(ShapeMistake.missingKey("c", subject: "a file", example: "c = 3"), at: .key(.make("b"))) }
        #expect(findings.hasErrors)
        #expect(findings.finish().count == PlaygroundLimits.diagnostics + 1)
    }

    @Test func `a path of the playground leads to its span in the text`() throws {
        let text = MarkedText(PlaygroundText.make(home: "views.a = {}\nconstraints = [1️⃣\"a.width == 3️⃣444️⃣\"2️⃣]"))
        let result = PlaygroundFile.ReadResult(text.text)
        let constraint = try #require(result.home?.constraints.first)
        #expect(result.span(of: constraint.id.path) == text.span("1️⃣", "2️⃣"))
        #expect(result.span(of: constraint.id.path, utf8Range: 11..<13) == text.span("3️⃣", "4️⃣"))
        #expect(result.span(of: .make("controllers", "home", "nothing")) != nil)
    }
}

@Suite struct NekoTests {
    private let result: PlaygroundFile.ReadResult

    init() throws {
        result = PlaygroundFile.read(bytes: try Self.bytes(), fileName: "neko.toml")
    }

    static func bytes() throws -> [UInt8] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return Array(try Data(contentsOf: root.appending(path: "Playgrounds/neko.toml")))
    }

    @Test func `the bundled playground has no diagnostics`() {
        #expect(result.diagnostics == [], "\(result.report)")
        #expect(result.playground?.title == "Neko")
    }

    @Test func `it has two screens in a navigation controller, and a button to the second`() throws {
        let playground = try #require(result.playground)
        #expect(playground.controllers.map(\.id) == ["nav", "home", "cats"])
        #expect(playground.controller("nav")?.kind == .navigation(rootViewController: "home"))
        #expect(playground.controller("home")?.view("next")?.tap == .show("cats"))
    }

    @Test func `views keep the order of the file`() throws {
        let home = try #require(result.playground?.controller("home"))
        #expect(home.views.map(\.id) == ["photo", "words", "greeting", "headline", "invitation", "next"])
        #expect(home.topLevelViews == ["photo", "words", "next"])
        #expect(home.view("words")?.subviews == ["greeting", "headline", "invitation"])
    }

    @Test func `its rules have conditions with constraints, changes and alternatives`() throws {
        let home = try #require(result.playground?.controller("home"))
        #expect(home.adaptive[0].condition
            == .all([.trait(.horizontalSizeClass, .name("compact")), .trait(.verticalSizeClass, .name("compact"))]))
        #expect(home.adaptive[0].constraints.map(\.line) == ["photo.height == 0"])
        #expect(home.adaptive[1].condition == .trait(.verticalSizeClass, .name("regular")))
        #expect(home.adaptive[1].set
            == [.init(view: "next", property: .backgroundColor, value: .color(.semantic(.systemBlue)))])
        #expect(home.adaptive[1].otherwise
            == [.init(view: "next", property: .backgroundColor, value: .color(.semantic(.systemRed)))])
        let cats = try #require(result.playground?.controller("cats"))
        #expect(cats.adaptive[0].set.first == .init(view: "cards", property: .axis, value: .string("horizontal")))
        #expect(cats.adaptive[0].otherwise.first == .init(view: "cards", property: .axis, value: .string("vertical")))
    }
}
