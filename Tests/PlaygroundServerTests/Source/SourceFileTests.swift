import Files
import Foundation
import PlaygroundModel
import TemporaryFolders
import Testing
@testable import PlaygroundServer

/// Reading and writing the text of a served playground.
@Suite struct SourceFileTests {
    private let folder: TemporaryFolder
    private let site: PlaygroundFolderSite

    init() throws {
        folder = try TemporaryFolder()
        site = try .make(in: folder)
    }

    private func text(_ name: String = "test.toml") throws -> String {
        try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
    }

    private func write(_ text: String, to path: String = "/test.toml", over tag: EntityTag) async throws -> EntityTag {
        try await site.write(Array(text.utf8), to: path, over: tag)
    }

    private var tag: EntityTag {
        get async throws { try await site.source(at: "/test").entityTag }
    }

    @Test func textsAreServedFromDiskAtThePageAndAtTheirOwnAddress() async throws {
        try folder.write("# saved, and not read yet", to: "test.toml")
        for path in ["/test", "/test.toml"] {
            let source = try await site.source(at: path)
            #expect(String(decoding: source.bytes, as: UTF8.self) == "# saved, and not read yet")
            #expect(source.name == "test.toml" && source.address == "/test.toml" && source.readOnly == nil)
        }
    }

    @Test func unchangedTextsAreOverwritten() async throws {
        let next = try await write("# new", over: tag)
        #expect(try text() == "# new")
        #expect(try await tag == next)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["test.toml"])
    }

    @Test func newPlaygroundsHaveAPageEvenWhileTheyAreRead() async throws {
        await site.beginReading("new.toml")
        _ = try await site.create(Array(PlaygroundText.make().utf8), at: "/new.toml")
        #expect(try await site.source(at: "/new").name == "new.toml")
    }

    @Test func changedTextsAreNotOverwritten() async throws {
        let tag = try await tag
        try folder.write("# theirs", to: "test.toml")
        await #expect(throws: SourceFile.Refusal.changed("test.toml")) { try await write("# mine", over: tag) }
        #expect(try text() == "# theirs")
    }

    @Test func removedFilesAreNotCreatedAgain() async throws {
        let tag = try await tag
        try folder.remove("test.toml")
        await #expect(throws: SourceFile.Refusal.missing("test.toml")) { try await write("# mine", over: tag) }
        #expect(!FileManager.default.fileExists(atPath: folder.path(of: "test.toml")))
    }

    @Test func foldersInPlaceOfTheFileAreNotReplaced() async throws {
        let tag = try await tag
        try folder.remove("test.toml")
        try folder.makeFolder("test.toml")
        await #expect(throws: SourceFile.Refusal.unreadable("test.toml", reason: "it is not a file")) { try await write("# mine", over: tag) }
    }

    @Test func linksAreKeptAndTheirTargetsWritten() async throws {
        try folder.makeFolder("real")
        try folder.move("test.toml", to: "real/other.toml")
        try folder.link("test.toml", to: "real/other.toml")
        _ = try await write("# new", over: tag)
        #expect(try text("real/other.toml") == "# new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "test.toml")) == "real/other.toml")
    }

    @Test func linksOutOfTheFolderAreNeitherReadNorWritten() async throws {
        let tag = try await tag
        let elsewhere = try TemporaryFolder()
        try elsewhere.write(PlaygroundText.make(), to: "secret.toml")
        try folder.remove("test.toml")
        try folder.link("test.toml", to: elsewhere.path(of: "secret.toml"))
        await #expect(throws: SourceFile.Refusal.outside("test.toml")) { try await site.source(at: "/test.toml") }
        await #expect(throws: SourceFile.Refusal.outside("test.toml")) { try await write("# mine", over: tag) }
        #expect(try String(contentsOfFile: elsewhere.path(of: "secret.toml"), encoding: .utf8) == PlaygroundText.make())
    }

    @Test(arguments: ["/", "/other.toml", "/../test.toml", "/test/", "/.reference", "/notes.txt", "/.hidden.toml"])
    func onlyServedPlaygroundsHaveTexts(path: String) async throws {
        try folder.write("secret", to: "notes.txt")
        try folder.write("secret", to: ".hidden.toml")
        await #expect(throws: SourceFile.Refusal.missing(String(path.dropFirst()))) { try await site.source(at: path) }
        await #expect(throws: SourceFile.Refusal.missing(String(path.dropFirst()))) {
            try await write("# mine", to: path, over: EntityTag(of: Array("secret".utf8)))
        }
    }

    @Test func includedFilesOfASingleFileAreNotWritten() async throws {
        try folder.write("include = [\"part.toml\"]\n" + PlaygroundText.make(), to: "test.toml")
        try folder.write("[numbers]\nwide = 8", to: "part.toml")
        let alone = try PlaygroundFolderSite(PlaygroundLocation(folder.path(of: "test.toml")), templates: .embedded, logger: .quiet)
        #expect(try await alone.source(at: "/").name == "test.toml")
        #expect(await alone.document(at: DocumentAddress(path: "/part.toml", socketPath: "")).status == .ok)
        await #expect(throws: SourceFile.Refusal.missing("part.toml")) { try await alone.source(at: "/part.toml") }
    }

    @Test func textThatIsNotUTF8IsNeitherWrittenNorReplaced() async throws {
        let tag = try await tag
        await #expect(throws: SourceFile.Refusal.notText) { try await site.write([0x61, 0xFF], to: "/test", over: tag) }
        try Data([0x23, 0xFF]).write(to: URL(fileURLWithPath: folder.path(of: "test.toml")))
        #expect(try await site.source(at: "/test").readOnly == "test.toml is not UTF-8.")
    }

    @Test func textsBeyondTheLimitAreNotWritten() async throws {
        let limit = PlaygroundLimits.playgroundBytes
        let longest = "#" + String(repeating: "a", count: limit - 1)
        let tag = try await write(longest, over: tag)
        await #expect(throws: SourceFile.Refusal.tooLarge("test.toml", size: limit + 1)) { try await write(longest + "a", over: tag) }
        #expect(try text() == longest)
    }

    // MARK: Messages to a page

    @Test func pagesWithAnOpenEditorAreNotifiedOfSavesAfterThePicture() async throws {
        let tab = Tab(try #require(await site.openPage(at: "/test")))
        await tab.say(#"{"type":"hello","events":[]}"#)
        _ = try await tab.update()
        try folder.write("# nobody reads this\n" + PlaygroundText.make(), to: "test.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "test.toml")]))
        while let update = try await tab.update() { #expect(update.type != "saved") }
        await tab.say(#"{"type":"followSource"}"#)
        #expect(try await tab.update() == nil)
        // This save changes nothing.
        let text = "# a comment\n" + PlaygroundText.make()
        try folder.write(text, to: "test.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "test.toml")]))
        var updates: [Tab.Update] = []
        while let update = try await tab.update() { updates.append(update) }
        let saved = try #require(updates.last)
        #expect(saved.type == "saved" && updates.dropLast().allSatisfy { $0.type != "saved" })
        let tag = try await tag
        #expect(tag == EntityTag(of: Array(text.utf8)))
        #expect(saved.json.contains(#""tag":"\#(tag.text.replacing("\"", with: "\\\""))""#))
    }
}

extension PlaygroundFolderSite {
    fileprivate func beginReading(_ name: String) { _ = readings.begin(name) }
}
