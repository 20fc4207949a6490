import PlaygroundReader
import Testing
@testable import PlaygroundServer

@Suite struct PlaygroundShelfTests {
    private let folder: TemporaryFolder
    private var shelf: PlaygroundShelf

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(PlaygroundText.make(), to: "test.toml")
        shelf = PlaygroundShelf(try PlaygroundLocation(folder.path), firstVersion: 100)
    }

    private func item() throws -> PlaygroundShelf.Item { try #require(shelf.items["test.toml"]) }

    @Test func whatIsThereIsReadAtOnce() throws {
        #expect(shelf.names == ["test.toml"])
        #expect(try item().reading.playground?.title == "Test")
        #expect(try item().version == 100)
    }

    @Test mutating func aFileThatWasOnlyTouchedIsNoChange() throws {
        try folder.write(PlaygroundText.make(), to: "test.toml")
        let isChanged = shelf.read("test.toml")
        #expect(!isChanged)
        #expect(try item().version == 100)
    }

    @Test mutating func aChangedFileIsReadUnderANewVersion() throws {
        let revision = shelf.revision
        try folder.write(PlaygroundText.make(title: "Other"), to: "test.toml")
        let isChanged = shelf.read("test.toml")
        #expect(isChanged)
        #expect(try item().lastGood?.playground?.title == "Other")
        #expect(try item().version > 100)
        #expect(shelf.revision > revision)
    }

    @Test mutating func aBadFileKeepsTheLastGoodReadingBesideIt() throws {
        try folder.write("title = ", to: "test.toml")
        shelf.read("test.toml")
        #expect(try item().reading.playground == nil)
        #expect(try item().lastGood?.playground?.title == "Test")
        #expect(shelf.listedNames == ["test.toml"])
    }

    @Test mutating func aFileThatVanishesKeepsItsPlaceUntilItReturns() throws {
        try folder.remove("test.toml")
        let hasVanished = shelf.read("test.toml")
        #expect(hasVanished)
        #expect(try item().reading.diagnostics.map(\.code) == ["file-missing"])
        #expect(try item().lastGood?.playground?.title == "Test")
        #expect(shelf.names == ["test.toml"] && shelf.listedNames == [])

        let hasVanishedAgain = shelf.read("test.toml")
        #expect(!hasVanishedAgain)

        try folder.write(PlaygroundText.make(), to: "test.toml")
        let hasReturned = shelf.read("test.toml")
        #expect(hasReturned)
        #expect(try item().reading.diagnostics.isEmpty)
        #expect(shelf.listedNames == ["test.toml"])
    }

    @Test mutating func aFileThatNeverWasIsNoChange() {
        let isChanged = shelf.read("nothing.toml")
        #expect(!isChanged)
        #expect(shelf.names == ["test.toml"])
    }

    @Test mutating func touchingAllMakesEveryPageOutOfDate() throws {
        shelf.touchAll()
        #expect(try item().version > 100)
        #expect(try item().reading.playground?.title == "Test")
    }
}
