import Files
import Foundation
import PlaygroundReader
import TemporaryFolders
import Testing
@testable import PlaygroundServer

@Suite struct PlaygroundStoreTests {
    private let folder: TemporaryFolder
    private var store: PlaygroundStore

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(PlaygroundText.make(), to: "test.toml")
        store = PlaygroundStore(try PlaygroundLocation(folder.path), firstVersion: 100)
    }

    private func item() throws -> PlaygroundStore.Item { try #require(store.items["test.toml"]) }

    @Test func existingFilesAreReadAtOnce() throws {
        #expect(store.names == ["test.toml"])
        #expect(try item().reading.playground?.title == "Test")
        #expect(try item().version == 100)
    }

    @Test mutating func touchedFilesAreNotChanges() throws {
        try folder.write(PlaygroundText.make(), to: "test.toml")
        let isChanged = store.read("test.toml")
        #expect(!isChanged)
        #expect(try item().version == 100)
    }

    @Test mutating func changedFilesHaveANewVersion() throws {
        let revision = store.revision
        try folder.write(PlaygroundText.make(title: "Other"), to: "test.toml")
        let isChanged = store.read("test.toml")
        #expect(isChanged)
        #expect(try item().lastGood?.playground?.title == "Other")
        #expect(try item().version > 100)
        #expect(store.revision > revision)
    }

    @Test mutating func invalidFilesKeepTheLastValidReading() throws {
        try folder.write("title = ", to: "test.toml")
        store.read("test.toml")
        #expect(try item().reading.playground == nil)
        #expect(try item().lastGood?.playground?.title == "Test")
        #expect(store.listedNames == ["test.toml"])
    }

    @Test mutating func missingFilesKeepTheirPositionUntilTheyReturn() throws {
        try folder.remove("test.toml")
        let hasVanished = store.read("test.toml")
        #expect(hasVanished)
        #expect(try item().reading.diagnostics.map(\.code) == ["file-missing"])
        #expect(try item().lastGood?.playground?.title == "Test")
        #expect(store.names == ["test.toml"] && store.listedNames == [])

        let hasVanishedAgain = store.read("test.toml")
        #expect(!hasVanishedAgain)

        try folder.write(PlaygroundText.make(), to: "test.toml")
        let hasReturned = store.read("test.toml")
        #expect(hasReturned)
        #expect(try item().reading.diagnostics.isEmpty)
        #expect(store.listedNames == ["test.toml"])
    }

    @Test mutating func unknownFilesAreNotChanges() {
        let isChanged = store.read("nothing.toml")
        #expect(!isChanged)
        #expect(store.names == ["test.toml"])
    }

    @Test mutating func linksOutOfTheFolderAreNotFollowed() throws {
        let outside = try TemporaryFolder()
        try outside.write(PlaygroundText.make(title: "Secret"), to: "secret.toml")
        try folder.link("link.toml", to: outside.path(of: "secret.toml"))
        try folder.link("alias.toml", to: "test.toml")
        try folder.link("door", to: outside.path)
        store = PlaygroundStore(try PlaygroundLocation(folder.path), firstVersion: 1)
        #expect(store.listedNames == ["alias.toml", "link.toml", "test.toml"])
        #expect(store.items["link.toml"]?.reading.diagnostics.map(\.code) == ["file-outside"])
        #expect(store.items["alias.toml"]?.reading.playground?.title == "Test")
        store.read("door/secret.toml")
        #expect(store.items["door/secret.toml"]?.reading.playground == nil)
        // A file named on the command line is permitted.
        let alone = PlaygroundStore(try PlaygroundLocation(folder.path(of: "link.toml")), firstVersion: 1)
        #expect(alone.items["secret.toml"]?.reading.playground?.title == "Secret")
        withExtendedLifetime(outside) {}
    }

    @Test mutating func pathsWithoutAFileAreReported() throws {
        #expect(mkfifo(folder.path(of: "pipe.toml"), 0o600) == 0)
        store.read("pipe.toml")
        #expect(store.items["pipe.toml"]?.reading.diagnostics.map(\.code) == ["file-unreadable"])
    }

    @Test func attachmentsAreReadOnce() throws {
        try folder.write("first", to: "Info.plist")
        let reader = AttachmentReader(AttachmentFolder(of: folder.path(of: "test.toml")))
        #expect(reader.bytes(of: "Info.plist") == Array("first".utf8))
        #expect(reader.bytes(of: "Other.plist") == nil)
        try folder.write("second", to: "Info.plist")
        try folder.write("second", to: "Other.plist")
        #expect(reader.bytes(of: "Info.plist") == Array("first".utf8))
        #expect(reader.bytes(of: "Other.plist") == nil)
        #expect(reader.files == ["Info.plist": Array("first".utf8), "Other.plist": nil])
    }

    @Test mutating func touchAllMakesEveryPageOutOfDate() throws {
        store.touchAll()
        #expect(try item().version > 100)
        #expect(try item().reading.playground?.title == "Test")
    }
}
