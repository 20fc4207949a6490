import Testing
@testable import Wireframes

struct DeviceLogTests {
    private func lines(_ words: String...) -> [LogLine] {
        words.map { LogLine(pieces: [LogLine.Piece(.plain, $0)], isVerbose: $0.hasPrefix("verbose")) }
    }

    @Test func logsContinueLogsWithTheSameBeginning() {
        var log = DeviceLog(lines("launched"))
        let before = log
        log.insert(lines("tapped", "pushed"), at: 1)
        #expect(log.continuation(of: before)?.lines == lines("tapped", "pushed"))
        #expect(log.continuation(of: log)?.lines == [])
        #expect(log.continuation(of: before)?.dropped == 0)
        #expect(log.continuation(of: DeviceLog(lines("started"))) == nil)
    }

    @Test func replacedPassagesLoseTheirLines() throws {
        var log = DeviceLog(lines("launched"))
        log.insert(lines("typed A", "set hint"), at: 1)
        var next = DeviceLog(lines("launched"))
        next.insert(lines("typed Ad", "set hint"), at: 1)
        let change = try #require(next.continuation(of: log))
        #expect(change.dropped == 2 && change.lines == lines("typed Ad", "set hint"))
        #expect(DeviceLog(lines("launched")).continuation(of: log)?.dropped == 2)
        // Lines before a kept passage are inserted. The page keeps the times of a complete log.
        var longer = DeviceLog(lines("launched"))
        longer.insert(lines("reloaded"), at: 1)
        longer.insert(lines("typed A", "set hint"), at: 2)
        #expect(longer.continuation(of: log) == nil)
    }

    @Test func logsWithTheSamePassagesAreEqual() {
        #expect(DeviceLog(lines("launched")) == DeviceLog(lines("launched")))
        #expect(DeviceLog(lines("launched")) != DeviceLog(lines("launched", "tapped")))
    }

    @Test func emptyPassagesAreNotAdded() {
        var log = DeviceLog()
        let isMore = log.insert([], at: 0)
        #expect(!isMore && log.passages.isEmpty && log.lineCount == 0)
    }

    @Test func verboseLinesAndPassagesOfOnlyThemAreOmitted() {
        var log = DeviceLog(lines("launched", "verbose screen"))
        log.insert(lines("verbose window"), at: 1)
        log.insert(lines("tapped"), at: 2)
        #expect(log.brief.lines == lines("launched", "tapped"))
        #expect(log.brief.passages.count == 2 && log.brief.lineCount == 2)
        let plain = DeviceLog(lines("launched"))
        #expect(plain.brief == plain)
    }

    @Test func theOldestPassagesAreTrimmed() {
        var log = DeviceLog(lines("a", "b"))
        log.insert(lines("c"), at: 1)
        log.insert(lines("d", "e"), at: 2)
        var cut = log
        let gone = cut.trim(toLines: 2, upToPassage: 3)
        #expect(gone == 2 && cut.lines == lines("d", "e") && cut.lineCount == 2)
        var held = log
        let goneOfOne = held.trim(toLines: 2, upToPassage: 1)
        #expect(goneOfOne == 1 && held.lines == lines("c", "d", "e") && held.lineCount == 3)
        var long = log
        let whole = long.trim(toLines: 1, upToPassage: 3)
        #expect(whole == 2 && long.lines == lines("e") && long.lineCount == 1)
        log.keep(first: 1)
        #expect(log.lines == lines("a", "b") && log.lineCount == 2)
    }
}
