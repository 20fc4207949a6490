import Files
import Foundation
import JSON
import PageAssets
import PlaygroundPipeline
import PlaygroundReader
import Testing
@testable import ModelContext

@Suite struct ToolTests {
    /// A folder with some files, for one test.
    final class Place {
        let folder: WorkFolder

        init(_ files: [String: [UInt8]]) throws {
            let root = FileManager.default.temporaryDirectory.appending(path: "tools-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
            for (name, bytes) in files {
                let file = root.appending(path: name)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
            folder = try WorkFolder(root.path)
        }

        static func samples() throws -> Place {
            try Place(Dictionary(uniqueKeysWithValues: SamplePlayground.all.flatMap { sample in
                [("\(sample.name).toml", sample.bytes)] + sample.attachments.map { ($0.name, $0.bytes) }
            }))
        }

        func ask(_ name: String, _ arguments: String = "{}", isCancelled: @escaping @Sendable () -> Bool = { false }) throws -> ToolAnswer? {
            let tool = try #require(ToolBox.tools.first { $0.name == name })
            let arguments = try #require(JSONValue(reading: arguments))
            return ModelContextServer.answer(of: tool, arguments, ToolCall(folder: folder, isCancelled: isCancelled))
        }

        /// The text of the tool's answer, which must not be an error.
        func text(_ name: String, _ arguments: String = "{}") throws -> String {
            let answer = try #require(try ask(name, arguments))
            #expect(!answer.isError, "\(name) \(arguments): \(answer.text)")
            return answer.text
        }

        func error(_ name: String, _ arguments: String) throws -> String {
            let answer = try #require(try ask(name, arguments))
            #expect(answer.isError, "\(name) \(arguments): \(answer.text)")
            return answer.text
        }

        deinit { try? FileManager.default.removeItem(atPath: folder.root) }
    }

    private static let app = """
        devices = ["iphone-17", "ipad-11"]
        [app]
        rootViewController = "home"

        [controllers.home]
        constraints = ["box.width == 50", "box.height == 40", "box.centerX == superview.centerX", "box.centerY == superview.centerY"]
        [controllers.home.views.box]
        backgroundColor = "systemBlue"
        [[controllers.home.adaptive]]
        when = { horizontalSizeClass = "regular" }
        constraints = ["box.width == 90 @999"]
        """

    @Test func structuresHaveEveryControllerOfEverySampleOnItsLine() throws {
        let place = try Place.samples()
        for sample in SamplePlayground.all {
            let file = "{\"file\":\"\(sample.name).toml\",\"detail\":\"views\",\"limit\":2000}"
            let text = try place.text("structure", file)
            let reading = Pipeline.read(sample.bytes, fileName: "x.toml") { name in sample.attachments.first { $0.name == name }?.bytes }
            let playground = try #require(reading.playground)
            let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
            for controller in playground.controllers {
                let line = try #require(reading.span(of: controller.path)?.start.line)
                #expect(lines.contains { $0.hasPrefix(controller.id.name) && $0.contains(" :\(line)") }, "\(sample.name) \(controller.id)")
                // Each view appears once, below its controller.
                #expect(controller.views.allSatisfy { view in lines.contains { $0.hasPrefix("\(view.id)  \(view.kind.rawValue)") } }, "\(sample.name) \(controller.id)")
            }
        }
    }

    @Test func inspectReturnsFramesAndRules() throws {
        let place = try Place(["app.toml": Array(Self.app.utf8)])
        let text = try place.text("inspect", #"{"device":"iphone-17"}"#)
        #expect(text.contains("home.box              (176, 417, 50, 40)  view"))
        #expect(text.contains("rule :9 does not hold: horizontalSizeClass = regular, and it is compact"))
        let turned = try place.text("inspect", #"{"device":"iphone-17","events":["rotate landscapeLeft"]}"#)
        #expect(turned.contains("home.box              (412, 181, 50, 40)  view"))
    }

    @Test func eventsWithoutEffectAreReported() throws {
        let place = try Place(["app.toml": Array(Self.app.utf8)])
        let text = try place.text("inspect", #"{"events":["tap home.box","rotate portrait"]}"#)
        #expect(text.split(separator: "\n").count { $0.hasPrefix("  tap home.box: nothing happens") } == 2, "\(text)")
    }

    @Test func nodesAreDescribedWithConstraintsAndTraits() throws {
        let place = try Place(["app.toml": Array(Self.app.utf8)])
        let view = try place.text("inspect", #"{"device":"ipad-11","node":"home.box"}"#)
        #expect(view.contains("holds: box.width == 50  :6  → 50"))
        #expect(view.contains("40 too small: box.width == 90 @999  :11, when horizontalSizeClass = regular"))
        let controller = try place.text("inspect", #"{"device":"ipad-11","node":"home"}"#)
        #expect(controller.contains("horizontalSizeClass regular  ← "))
        #expect(try place.error("inspect", #"{"node":"home.bax"}"#).contains("did you mean \"home.box\"?"))
    }

    @Test func textArgumentsReplaceAFileWithoutWriting() throws {
        let place = try Place(["app.toml": Array(Self.app.utf8)])
        let text = Self.app.replacing("50", with: "60")
        let arguments = JSONValue.object(["file": .string("app.toml"), "text": .string(text), "device": .string("iphone-17")]).text
        #expect(try place.text("inspect", arguments).contains("(171, 417, 60, 40)"))
        let changes = try place.text("diff", JSONValue.object(["file": .string("app.toml"), "text": .string(text), "matrix": .string("listed")]).text)
        #expect(changes.contains("box"))
        #expect(changes.contains("app.toml → the text: 1 change"))
        #expect(try Data(contentsOf: URL(filePath: place.folder.root + "/app.toml")) == Data(Self.app.utf8))
    }

    @Test func mistakesInFilesAreReportedAsOnTheCommandLine() throws {
        let place = try Place(["bad.toml": Array(Self.app.replacing("box.height", with: "bax.height").utf8)])
        for tool in ["structure", "inspect", "picture"] {
            let text = try place.error(tool, "{}")
            #expect(text.contains("bad.toml:6:36: error[unknown-view]"), "\(text)")
            #expect(text.contains("did you mean"))
        }
        #expect(try place.text("check").contains("1 file with mistakes"))
    }

    @Test func findingsHaveAPositionAReasonAndAHint() throws {
        let place = try Place(["app.toml": Array(Self.app.replacing("\"box.height == 40\"", with: "\"box.height == 40\", \"box.height == 60\"").utf8)])
        let lines = try place.text("check", #"{"matrix":"listed","code":"unsatisfiable-constraints"}"#).split(separator: "\n").map(String.init)
        #expect(lines[0] == "app.toml:6:55: warning[unsatisfiable-constraints]: 2 constraints of \"home\" cannot hold together (everywhere)")
        #expect(lines[1] == "  note: together: box.height == 40   box.height == 60")
        #expect(lines[2].hasPrefix("  hint: give one of them a priority below 1000"))
        #expect(lines.count == 4)
    }

    @Test func truncatedAnswersExplainHowToGetMore() throws {
        let place = try Place.samples()
        for (tool, arguments) in [
            ("structure", #"{"file":"mail.toml","detail":"full","limit":10}"#), ("inspect", #"{"file":"mail.toml","device":"iphone-x","limit":3}"#),
            ("reference", #"{"query":"view","limit":5}"#), ("devices", #"{"limit":5}"#), ("playgrounds", #"{"limit":2}"#),
        ] {
            let text = try place.text(tool, arguments)
            #expect(text.contains(/… \d+ more/), "\(tool): \(text)")
            #expect(text.contains(/\bask (with|for)/), "\(tool): \(text)")
            #expect(text.count < 3000, "\(tool)")
        }
    }

    @Test(arguments: [
        ("structure", #"{"fil":"a.toml"}"#, "structure has no parameter \"fil\"; did you mean \"file\"?"),
        ("structure", #"{"limit":0}"#, "\"limit\" is a whole number from 1 to 2000."),
        ("structure", #"{"detail":"most"}"#, "\"detail\" is one of \"outline\", \"views\" or \"full\"."),
        ("structure", #"{"file":3}"#, "\"file\" is a text."),
        ("inspect", #"{"events":["tap",3]}"#, "\"events\" is a list of texts."),
        ("inspect", #"{"events":["tip home"]}"#, "there is no event \"tip\"; did you mean \"tap\"?"),
        ("inspect", #"{"device":"iphone-99"}"#, "There is no device \"iphone-99\""),
        ("inspect", #"{"device":"ipad-11@sideways"}"#, "ipad-11 cannot be \"sideways\"."),
        ("inspect", #"{"window":"half"}"#, "\"window\" cannot be \"half\"."),
        ("check", #"{"vary":["colour=red"]}"#, "There is no setting \"colour\""),
        ("reference", "{}", "reference needs \"query\"."),
        ("reference", #"{"query":"xyzzy"}"#, "The reference has nothing about \"xyzzy\"."),
        ("explain_log", "{}", "explain_log needs either \"log\" or \"file\"."),
        ("explain_log", #"{"log":"all is well"}"#, "[no-log]"),
        ("diff", #"{"file":"app.toml"}"#, "diff needs either \"old\" or \"git\""),
        ("import_storyboard", #"{"file":"app.toml"}"#, "is not an Interface Builder document"),
        ("picture", #"{"output":"a.png","format":"svg"}"#, "\"output\" ends in .png, and \"format\" is svg."),
    ])
    func mistakesAreReported(_ tool: String, _ arguments: String, _ message: String) throws {
        let place = try Place(["app.toml": Array(Self.app.utf8)])
        let text = try place.error(tool, arguments)
        #expect(text.contains(message), "\(text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.root) == ["app.toml"])
    }

    @Test func callsWithoutAFileNeedItIfThereAreSeveral() throws {
        let place = try Place(["a.toml": Array(Self.app.utf8), "b.toml": Array(Self.app.utf8)])
        #expect(try place.error("structure", "{}") == "Say which playground with \"file\". There are \"a.toml\" and \"b.toml\".")
        #expect(try place.text("check").contains("2 files"))
    }

    @Test func picturesAndImportsAreWrittenToTheGivenOutput() throws {
        let place = try Place(["app.toml": Array(Self.app.utf8)])
        let shown = try #require(try place.ask("picture", #"{"format":"svg"}"#))
        guard case .image(let bytes, mimeType: "image/svg+xml") = shown.contents.first else { return #expect(Bool(false), "no image") }
        #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("<svg"))
        #expect(try place.text("picture", #"{"output":"app.svg"}"#).hasPrefix("Wrote app.svg, \(bytes.count) bytes."))
        #expect(try Data(contentsOf: URL(filePath: place.folder.root + "/app.svg")).starts(with: bytes))
        #expect(try place.error("picture", #"{"output":"app.svg"}"#).contains("already exists"))
    }

    @Test func cancelledCallsHaveNoAnswer() throws {
        let place = try Place.samples()
        for (tool, arguments) in [
            ("check", "{}"), ("diff", #"{"file":"neko.toml","old":"mail.toml"}"#), ("inspect", #"{"file":"neko.toml"}"#),
            ("inspect", #"{"file":"neko.toml","node":"home"}"#), ("picture", #"{"file":"neko.toml"}"#), ("playgrounds", "{}"),
        ] {
            #expect(try place.ask(tool, arguments, isCancelled: { true }) == nil, "\(tool)")
        }
    }

    @Test func searchesByMeaningFindReferenceEntries() {
        for (query, id) in [
            ("numberOfLines", "label.numberOfLines"), ("safe area guide", "constraint:"), ("present sheet", "action.present"),
            ("dark mode colours", "playground.colors"), ("popover", "controller.modalPresentationStyle"), ("rotate", "events:"),
        ] {
            let hits = ReferenceSearch(query).hits.prefix(12).map(\.line)
            #expect(hits.contains { $0.hasPrefix(id) }, "\(query): \(hits)")
        }
        #expect(ReferenceSearch("the of a").hits.isEmpty)
    }

    @Test func schemasHaveTheParametersThatToolsRead() throws {
        for tool in ToolBox.tools {
            let schema = try #require(tool.json["inputSchema"])
            let properties = try #require(schema["properties"]?.members)
            #expect(properties.map(\.name) == tool.parameters.map(\.name))
            #expect(properties.allSatisfy { $0.value["description"]?.string?.isEmpty == false })
            // The default value in a schema is permitted by the schema.
            for (property, parameter) in zip(properties, tool.parameters) {
                if let standard = property.value["default"] { #expect(parameter.accepts(standard), "\(tool.name).\(property.name)") }
            }
            #expect(Set(tool.required).isSubset(of: tool.parameters.map(\.name)))
        }
    }
}
