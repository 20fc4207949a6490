import Files
import PlaygroundReader
import TemporaryFolders
import Testing
@testable import PlaygroundServer

struct UnconfirmedReadingsTests {
    private let folder: TemporaryFolder
    private var unconfirmed = UnconfirmedReadings()
    private let start = ContinuousClock.now

    init() throws {
        folder = try TemporaryFolder()
    }

    /// - Parameter text: The contents of the file. `nil` if there is no file.
    private func reading(_ text: String?) throws -> PlaygroundStore.FileReading {
        if let text { try folder.write(text, to: "test.toml") }
        let item = PlaygroundStore.Item(
            contents: .unreadable("before"), paths: [], reading: .missing(fileName: "test.toml"), version: 1)
        return try PlaygroundStore.FileReading("test.toml", in: PlaygroundLocation(folder.path), after: item)
    }

    private static let good = "[app]\nrootViewController = \"home\"\n[controllers.home]\n"

    @Test mutating func validPlaygroundsNeedNoConfirmation() throws {
        #expect(unconfirmed.delay(confirming: try reading(Self.good), at: start) == nil)
    }

    @Test mutating func mistakesAreConfirmedByALaterEqualReading() throws {
        let broken = try reading("x =")
        #expect(unconfirmed.delay(confirming: broken, at: start) == UnconfirmedReadings.confirmationDelay)
        #expect(unconfirmed.delay(confirming: broken, at: start + .milliseconds(40)) == .milliseconds(60))
        #expect(unconfirmed.delay(confirming: broken, at: start + UnconfirmedReadings.confirmationDelay) == nil)
    }

    @Test mutating func differentMistakesRestartTheConfirmation() throws {
        #expect(unconfirmed.delay(confirming: try reading("x ="), at: start) == UnconfirmedReadings.confirmationDelay)
        let later = start + .milliseconds(99)
        #expect(unconfirmed.delay(confirming: try reading("x = ["), at: later) == UnconfirmedReadings.confirmationDelay)
        #expect(unconfirmed.delay(confirming: try reading(Self.good), at: later) == nil)
        #expect(unconfirmed.delay(confirming: try reading("x ="), at: start + .seconds(1)) == UnconfirmedReadings.confirmationDelay)
    }

    @Test(arguments: ["", nil]) mutating func emptyOrMissingFilesAreConfirmedLater(_ text: String?) throws {
        #expect(unconfirmed.delay(confirming: try reading(text), at: start) == UnconfirmedReadings.longConfirmationDelay)
    }
}
