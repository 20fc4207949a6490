import Testing
@testable import PlaygroundServer

@Suite struct ChangeCoalescerTests {
    private var coalescer = ChangeCoalescer(delays: .init(
        unfinishedWrite: .milliseconds(12), replacement: .milliseconds(100), endlessWrite: .milliseconds(250)
    ))
    private let start = ContinuousClock.now

    private func moment(_ milliseconds: Int) -> ContinuousClock.Instant {
        start.advanced(by: .milliseconds(milliseconds))
    }

    @Test mutating func finishedWriteIsReadyAtOnce() {
        coalescer.record(.finished("/a"), at: moment(0))
        #expect(coalescer.takeReady(at: moment(0)) == ChangeBatch(paths: ["/a"]))
        #expect(coalescer.takeReady(at: moment(1000)) == nil)
    }

    @Test mutating func unclosedWriteIsReadyAfterTwelveMillisecondsOfQuiet() {
        coalescer.record(.modified("/a"), at: moment(0))
        coalescer.record(.modified("/a"), at: moment(8))
        #expect(coalescer.takeReady(at: moment(19)) == nil)
        #expect(coalescer.nextDeadline == moment(20))
        #expect(coalescer.takeReady(at: moment(20)) == ChangeBatch(paths: ["/a"]))
        #expect(coalescer.nextDeadline == nil)
    }

    @Test mutating func truncationFollowedByContentAndCloseIsOneChange() {
        coalescer.record(.emptied("/a"), at: moment(0))
        #expect(coalescer.takeReady(at: moment(40)) == nil)
        coalescer.record(.modified("/a"), at: moment(41))
        coalescer.record(.finished("/a"), at: moment(42))
        #expect(coalescer.takeReady(at: moment(42)) == ChangeBatch(paths: ["/a"]))
        #expect(coalescer.takeReady(at: moment(1000)) == nil)
    }

    @Test mutating func deletionWaitsForAReplacement() {
        coalescer.record(.removed("/a"), at: moment(0))
        #expect(coalescer.takeReady(at: moment(99)) == nil)
        coalescer.record(.finished("/a"), at: moment(99))
        #expect(coalescer.takeReady(at: moment(99)) == ChangeBatch(paths: ["/a"]))
        #expect(coalescer.nextDeadline == nil)
    }

    @Test mutating func deletionWithoutReplacementIsReported() {
        coalescer.record(.removed("/a"), at: moment(0))
        #expect(coalescer.takeReady(at: moment(100)) == ChangeBatch(paths: ["/a"]))
    }

    @Test mutating func attributeChangesCauseNoDelay() {
        coalescer.record(.finished("/a"), at: moment(0))
        coalescer.record(.touched("/a"), at: moment(1))
        #expect(coalescer.takeReady(at: moment(1)) == ChangeBatch(paths: ["/a"]))
        // Attribute changes are not reported while the file is being written.
        coalescer.record(.modified("/a"), at: moment(2))
        coalescer.record(.touched("/a"), at: moment(3))
        #expect(coalescer.takeReady(at: moment(3)) == nil)
        #expect(coalescer.takeReady(at: moment(14)) == ChangeBatch(paths: ["/a"]))
    }

    @Test mutating func endlesslyWrittenFilesAreReportedNevertheless() {
        for step in stride(from: 0, to: 250, by: 5) {
            coalescer.record(.modified("/log"), at: moment(step))
            #expect(coalescer.takeReady(at: moment(step)) == nil)
        }
        #expect(coalescer.takeReady(at: moment(250)) == ChangeBatch(paths: ["/log"], overdue: ["/log"]))
    }

    @Test mutating func quietFileDoesNotWaitForABusyOne() {
        coalescer.record(.modified("/busy"), at: moment(0))
        coalescer.record(.finished("/quiet"), at: moment(1))
        #expect(coalescer.takeReady(at: moment(1)) == ChangeBatch(paths: ["/quiet"]))
        #expect(coalescer.takeReady(at: moment(12)) == ChangeBatch(paths: ["/busy"]))
    }

    @Test mutating func lostEventsAreReportedAtOnce() {
        coalescer.record(.lost, at: moment(0))
        #expect(coalescer.takeReady(at: moment(0)) == ChangeBatch(mayHaveMissedSome: true))
    }
}
