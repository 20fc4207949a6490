import Foundation
import PlaygroundModel
import SeededRandom
import SourceDiagnostics
import Testing

@testable import PlaygroundReader

@Suite struct RereadingTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// The files to edit, by their paths in the package: the bundled playgrounds, and those of the page tests.
    private static let files: [String] = ["Playgrounds", "Tests/Browser/playgrounds", "Tests/Browser/playgrounds/apps"].flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path)) ?? []
        return names.filter { $0.hasSuffix(".toml") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The folder of a file. Another file in it may have been edited, too.
    private struct Folder {
        let url: URL
        var edited: [String: String] = [:]

        func bytes(of name: String) -> [UInt8]? {
            if let text = edited[name] { return Array(text.utf8) }
            return (try? Data(contentsOf: url.appending(path: name))).map { [UInt8]($0) }
        }

        func read(_ text: String, after former: PlaygroundFile.ReadResult? = nil) -> PlaygroundFile.ReadResult {
            PlaygroundFile.read(bytes: Array(text.utf8), fileName: "edited.toml", attachment: bytes, after: former)
        }
    }

    @Test(arguments: files)
    func `an incremental reading equals a complete one after any edit`(file: String) throws {
        let url = Self.package.appending(path: file)
        var folder = Folder(url: url.deletingLastPathComponent())
        var text = EditedText(try String(contentsOf: url, encoding: .utf8))
        let included = folder.read(text.text).includes.first
        var part = try included.map { EditedText(try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8)) }
        var random = SeededGenerator(seed: file.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
        var reading = folder.read(text.text)
        for _ in 0..<(Sweeps.areRun ? 30 : 6) {
            if let included, Int.random(in: 0..<4, using: &random) == 0 {
                part?.edit(using: &random)
                folder.edited[included] = part?.text
            } else {
                text.edit(using: &random)
            }
            reading = folder.read(text.text, after: reading)
            try expectSame(reading, folder.read(text.text))
        }
    }

    private func expectSame(_ reading: PlaygroundFile.ReadResult, _ fresh: PlaygroundFile.ReadResult) throws {
        try #require(reading.playground == fresh.playground)
        try #require(reading.diagnostics == fresh.diagnostics)
        #expect(reading.source == fresh.source)
        #expect(reading.attachments == fresh.attachments)
        #expect(reading.includes == fresh.includes)
        #expect(reading.includedSources == fresh.includedSources)
        #expect(reading.isFragment == fresh.isFragment)
        for controller in fresh.playground?.controllers ?? [] {
            for path in [controller.path] + controller.views.map(\.path) + controller.constraints.map(\.id.path) {
                try #require(reading.span(of: path) == fresh.span(of: path))
            }
        }
    }

    // MARK: Reused results

    private static let text = """
        devices = ["iphone-8"]
        [app]
        rootViewController = "home"
        [controllers.home]
        title = "Home"
        views.next = { kind = "button", title = "Next", tap = { show = "detail" } }
        [controllers.detail]
        title = "Detail"
        """

    private func isKept(_ id: ControllerID, of former: PlaygroundFile.ReadResult, in reading: PlaygroundFile.ReadResult) throws -> Bool {
        let (old, new) = (try #require(former.playground?.controller(id)), try #require(reading.playground?.controller(id)))
        return old.isTriviallyIdentical(to: new)
    }

    private func read(_ text: String, after former: PlaygroundFile.ReadResult) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml", after: former)
    }

    @Test func `a save that changes one controller reads only that controller`() throws {
        let former = PlaygroundFile.ReadResult(Self.text)
        let reading = read("# moves all lines\n" + Self.text.replacing("\"Next\"", with: "\"Go on\""), after: former)
        #expect(try isKept("detail", of: former, in: reading))
        #expect(try !isKept("home", of: former, in: reading))
        #expect(reading.playground?.controller("home")?.views.first?.properties.string(.title) == "Go on")
        #expect(reading.span(of: .make("controllers", "detail", "title"))?.start.line == 9)
    }

    @Test func `files that include one another are read once`() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<3).map { number in
            ("\(number).toml", Array("""
                include = ["\((number + 1) % 3).toml"]
                devices = ["iphone-8"]
                [app]
                rootViewController = "screen-\(number)"
                [colors]
                color-\(number) = "#ff8800"
                [controllers.screen-\(number)]
                title = "Screen \(number)"
                views.next = { kind = "button", title = "Next", textColor = "color-\(number)", tap = { show = "screen-\((number + 1) % 3)" } }
                """.utf8))
        })
        func read(_ name: String, after former: PlaygroundFile.ReadResult? = nil) -> PlaygroundFile.ReadResult {
            PlaygroundFile.read(bytes: files[name] ?? [], fileName: name, attachment: { files[$0] }, after: former)
        }
        let first = read("0.toml")
        for name in ["1.toml", "2.toml"] {
            let reading = read(name, after: first)
            try expectSame(reading, read(name))
            for number in 0..<3 { #expect(try isKept(ControllerID("screen-\(number)"), of: first, in: reading)) }
        }
    }

    @Test func `after a save with a mistake everything else is still known`() throws {
        let former = PlaygroundFile.ReadResult(Self.text)
        let broken = read(Self.text.replacing("\"Next\"", with: "\"Next"), after: former)
        #expect(broken.playground == nil)
        let mended = read(Self.text, after: broken)
        #expect(try isKept("detail", of: former, in: mended))
        #expect(try isKept("home", of: former, in: mended))
    }

    @Test(arguments: ["ios = \"12\"", "[metrics]\ngap = 4", "[colors]\nwarm = \"#ff8800\"", "[strings.de]\n\"Next\" = \"Weiter\""])
    func `an added common definition causes all controllers to be read`(addition: String) throws {
        let former = PlaygroundFile.ReadResult(Self.text)
        let text = addition.hasPrefix("[") ? "\(Self.text)\n\(addition)" : "\(addition)\n\(Self.text)"
        #expect(try !isKept("detail", of: former, in: read(text, after: former)))
    }

    @Test func `text that differs only in Unicode composition is different`() throws {
        let former = PlaygroundFile.ReadResult(Self.text.replacing("Detail\"", with: "Caf\u{E9}\""))
        let reading = read(Self.text.replacing("Detail\"", with: "Cafe\u{301}\""), after: former)
        #expect(try !isKept("detail", of: former, in: reading))
        #expect(reading.playground?.controller("detail")?.title.map { Array($0.utf8) } == Array("Cafe\u{301}".utf8))
    }

    @Test func `findings about a controller are repeated at its new position`() throws {
        let text = Self.text + "\ncolour = \"red\""
        let former = PlaygroundFile.ReadResult(text)
        let reading = read("# moves all lines\n" + text, after: former)
        #expect(former.codes == ["unknown-key"])
        #expect(reading.codes == ["unknown-key"])
        #expect(reading.diagnostics.first?.span?.start.line == former.diagnostics.first?.span.map { $0.start.line + 1 })
    }

    @Test func `a component used by an unchanged controller counts as used`() throws {
        let text = Self.text + """

            views.card = { kind = "card", word = "Text" }
            [components.card]
            parameters = ["word"]
            views.label = { kind = "label", text = "{word}" }
            """
        let former = PlaygroundFile.ReadResult(text)
        let reading = read(text.replacing("\"Next\"", with: "\"Go on\""), after: former)
        #expect(try isKept("detail", of: former, in: reading))
        #expect(reading.codes == former.codes)
    }

    private static let played = text + """

        [[scenarios]]
        name = "The detail opens"
        events = ["tap home.next"]
        expect = [{ top = "detail" }]
        """

    /// The address of the storage of scenarios. Scenarios that are read again have another address.
    private func scenarios(of reading: PlaygroundFile.ReadResult) throws -> UnsafeRawPointer? {
        try #require(reading.playground).scenarios.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
    }

    @Test func `a save that changes a text reads no scenario`() throws {
        let former = PlaygroundFile.ReadResult(Self.played)
        let reading = read("# moves all lines\n" + Self.played.replacing("\"Next\"", with: "\"Go on\""), after: former)
        #expect(try scenarios(of: reading) == scenarios(of: former))
        #expect(reading.playground?.scenarios.count == 1)
    }

    @Test(arguments: [("views.next", "views.onward"), ("\"button\"", "\"button\", isEnabled = false"), ("tap home.next", "tap detail")])
    func `a scenario is read again when an element that it names has changed`(before: String, after: String) throws {
        let former = PlaygroundFile.ReadResult(Self.played)
        let text = Self.played.replacing(before, with: after)
        let reading = read(text, after: former)
        try expectSame(reading, PlaygroundFile.ReadResult(text))
        #expect(try scenarios(of: reading) != scenarios(of: former))
    }
}
