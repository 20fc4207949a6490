import BrowserEngine
import Foundation
import JSON
import PlaygroundSchema
import Testing
import WireframeHTML

@Suite struct EngineTests {
    private static let text = """
        title = "Small"
        devices = ["iphone-se-1", "ipad-9-7"]
        [app]
        rootViewController = "home"
        [controllers.home]
        constraints = ["word.centerX == centerX", "word.centerY == centerY"]
        [controllers.home.views.word]
        kind = "label"
        text = "Hello"
        """

    @Test func pagesThatShowTheCurrentStateGetNoUpdate() throws {
        var engine = try launched()
        engine.receive(#"{"type":"hello","revision":0,"events":[]}"#)
        let update = engine.update()
        #expect(update == nil)
    }

    @Test func updatesWaitForTheAckOfThePreviousOne() throws {
        var engine = try launched()
        engine.receive(#"{"type":"hello","revision":0}"#)
        engine.receive(#"{"type":"event","device":"iphone-se-1","text":"rotate landscapeRight"}"#)
        let first = JSONValue(reading: engine.update() ?? "")
        #expect(first?["type"] == .string("patch") && first?["revision"] == .number(1))
        engine.receive(#"{"type":"event","device":"ipad-9-7","text":"rotate landscapeRight"}"#)
        let early = engine.update()
        #expect(early == nil)
        engine.receive(#"{"type":"ack","revision":1}"#)
        let second = engine.update() ?? ""
        #expect(second.contains(#""id":"ipad-9-7""#))
    }

    @Test func changedTextIsShownAndMistakesKeepTheLastValidPicture() throws {
        var engine = try launched()
        engine.receive(#"{"type":"hello","revision":0}"#)
        engine.read(Self.text.replacing("Hello", with: "Good evening"))
        let evening = engine.update() ?? ""
        #expect(evening.contains("Good evening"))
        engine.receive(#"{"type":"ack","revision":1}"#)
        engine.read(Self.text.replacing("kind", with: "knid"))
        let broken = JSONValue(reading: engine.update() ?? "")
        #expect(broken?["devices"] == .array([]))
        #expect(broken?["problems"]?["errors"] == .number(2))
    }

    @Test func problemsOfPushedScreensHaveFixes() throws {
        var engine = try launched(text: """
            devices = ["iphone-17"]
            app.rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            constraints = ["next.leading == layoutMargins.leading", "next.top == safeArea.top"]
            views.next = { kind = "button", title = "Next", tap = { show = "detail" } }
            [controllers.detail]
            views.word = { kind = "label", text = "Hello" }
            """)
        engine.receive(#"{"type":"hello","revision":0}"#)
        engine.receive(#"{"type":"event","device":"iphone-17","text":"tap home.next"}"#)
        let list = JSONValue(reading: engine.update() ?? "")?["problems"]?["list"]?.string ?? ""
        #expect(list.contains("Add the constraint") && list.contains(#"data-action="mend""#), "\(list)")
    }

    @Test func eventsOfAnExportAreAppliedAtLaunch() throws {
        var engine = try launched(events: ["userInterfaceStyle dark"])
        engine.receive(#"{"type":"hello","revision":null}"#)
        let page = engine.update() ?? ""
        #expect(page.contains("userInterfaceStyle dark"))
    }

    @Test(arguments: ["", "{}", "[1]", #"{"fileName":"a.toml","text":"","revision":0,"templates":{}}"#])
    func invalidExportsAreRefused(_ json: String) {
        var engine = Engine()
        let isLaunched = engine.launch(json)
        #expect(!isLaunched)
        engine.receive(#"{"type":"hello"}"#)
        engine.read("")
        let update = engine.update()
        #expect(update == nil)
    }

    @Test func includedFilesFromTheExportAreReadWithEveryText() throws {
        var engine = try launched(attachments: ["parts/more.toml": "[controllers.more.views.word]\nkind = \"label\"\ntext = \"From afar\""])
        engine.receive(#"{"type":"hello","revision":0}"#)
        let text = "include = [\"parts/more.toml\"]\n" + Self.text
        engine.read(text.replacing("rootViewController = \"home\"", with: "rootViewController = \"more\""))
        let page = engine.update() ?? ""
        #expect(page.contains("From afar"))
        engine.receive(#"{"type":"ack","revision":1}"#)
        engine.read(text.replacing("more.toml", with: "mroe.toml"))
        let broken = engine.update() ?? ""
        #expect(broken.contains("Did you mean") && broken.contains("parts/more.toml"))
    }

    @Test func editorsAreAnsweredOnlyAfterTheLanguageIsLearned() throws {
        var engine = try launched(attachments: ["parts/more.toml": "[controllers.more.views.word]\nkind = \"label\""])
        let text = "include = [\"parts/more.toml\"]\n" + Self.text.replacing("\"home\"", with: "\"mor\"")
        let question = JSONValue.object(["ask": "findings".json, "text": text.json]).text
        let early = engine.answer(question)
        #expect(early == "null")
        let knowsNothing = engine.learn("{}")
        #expect(!knowsNothing)
        let knowsTheLanguage = engine.learn(LanguageData.text)
        #expect(knowsTheLanguage)
        let findings = JSONValue(reading: engine.answer(question))?["findings"]?.elements
        // The key is of a controller in the included file.
        #expect(findings?.contains { $0["fixes"]?.elements?.first?["edits"]?.elements?.first?["text"] == "\"more\"".json } == true, "\(findings as Any)")
        let none = engine.answer("{}")
        #expect(none == "null")
    }

    private func launched(text: String = text, events: [String] = [], attachments: [String: String] = [:]) throws -> Engine {
        var engine = Engine()
        let export: JSONValue = .object([
            "fileName": .string("small.toml"), "text": .string(text), "revision": .number(0),
            "events": .array(events.map { .string($0) }), "attachments": .object(attachments.map { .init(name: $0.key, value: .string(Base64.text(of: Array($0.value.utf8)))) }),
            "templates": .object(try Self.templates().map { .init(name: $0.key, value: .string($0.value)) }),
        ])
        let isLaunched = engine.launch(export.text)
        #expect(isLaunched)
        return engine
    }

    private static func templates() throws -> [String: String] {
        let folder = URL(filePath: #filePath).appending(path: "../../../Templates").standardizedFileURL
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return Dictionary(uniqueKeysWithValues: try names.filter { $0.hasSuffix(".mustache") || $0.hasSuffix(".svg") }.map {
            ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        })
    }
}
