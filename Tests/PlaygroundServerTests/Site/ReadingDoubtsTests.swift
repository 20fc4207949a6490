import PlaygroundReader
import Testing
@testable import PlaygroundServer

struct ReadingDoubtsTests {
    private let folder: TemporaryFolder
    private var doubts = ReadingDoubts()
    private let start = ContinuousClock.now

    init() throws {
        folder = try TemporaryFolder()
    }

    /// - Parameter text: what is there; `nil` for nothing.
    private func look(_ text: String?) throws -> PlaygroundShelf.Look {
        if let text { try folder.write(text, to: "test.toml") }
        let shelf = PlaygroundShelf.Item(
            contents: .unreadable("before"), paths: [], reading: .missing(fileName: "test.toml"), version: 1)
        return try PlaygroundShelf.Look("test.toml", in: PlaygroundLocation(folder.path), after: shelf)
    }

    private static let good = "[app]\nrootViewController = \"home\"\n[controllers.home]\n"

    @Test mutating func aWholePlaygroundIsBelievedAtOnce() throws {
        #expect(doubts.remaining(about: try look(Self.good), at: start) == nil)
    }

    @Test mutating func mistakesAreBelievedWhenALaterLookFindsTheSame() throws {
        let look = try look("x =")
        #expect(doubts.remaining(about: look, at: start) == ReadingDoubts.patience)
        #expect(doubts.remaining(about: look, at: start + .milliseconds(40)) == .milliseconds(60))
        #expect(doubts.remaining(about: look, at: start + ReadingDoubts.patience) == nil)
    }

    @Test mutating func otherMistakesAreDoubtedAnew() throws {
        #expect(doubts.remaining(about: try look("x ="), at: start) == ReadingDoubts.patience)
        let later = start + .milliseconds(99)
        #expect(doubts.remaining(about: try look("x = ["), at: later) == ReadingDoubts.patience)
        #expect(doubts.remaining(about: try look(Self.good), at: later) == nil)
        #expect(doubts.remaining(about: try look("x ="), at: start + .seconds(1)) == ReadingDoubts.patience)
    }

    @Test(arguments: ["", nil]) mutating func whatIsEmptyOrGoneIsDoubtedLonger(_ text: String?) throws {
        #expect(doubts.remaining(about: try look(text), at: start) == ReadingDoubts.longPatience)
    }
}
