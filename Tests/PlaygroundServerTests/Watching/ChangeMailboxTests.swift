import Testing
@testable import PlaygroundServer

@Suite struct ChangeMailboxTests {
    @Test func unreadBatchesAreMergedIntoOne() async throws {
        let mailbox = ChangeMailbox()
        for number in 0..<1000 { mailbox.post(ChangeBatch(paths: ["/\(number % 3)"])) }
        mailbox.post(ChangeBatch(mayHaveMissedSome: true))
        mailbox.finish()
        #expect(await mailbox.next() == ChangeBatch(paths: ["/0", "/1", "/2"], mayHaveMissedSome: true))
        #expect(await mailbox.next() == nil)
    }

    @Test func readerWaitsForTheNextBatch() async throws {
        let mailbox = ChangeMailbox()
        async let batch = mailbox.next()
        mailbox.post(ChangeBatch(paths: ["/a"]))
        #expect(await batch == ChangeBatch(paths: ["/a"]))
    }
}
