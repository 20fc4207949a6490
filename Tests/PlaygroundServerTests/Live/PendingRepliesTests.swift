import PlaygroundPipeline
import Testing
@testable import PlaygroundServer

@Suite struct PendingRepliesTests {
    private var replies = PendingReplies()

    private mutating func all() -> [PendingReplies.Reply] {
        var all: [PendingReplies.Reply] = []
        while let reply = replies.next() { all.append(reply) }
        return all
    }

    @Test mutating func repliesAreInTheOrderOfTheQuestions() {
        replies.add(.inspection(device: "a", node: "1"))
        replies.add(.error("no"))
        #expect(all() == [.inspection(device: "a", node: "1"), .error("no")])
    }

    @Test mutating func repeatedQuestionsAreAnsweredOnce() {
        for _ in 0..<100 { replies.add(.inspection(device: "a", node: "1")) }
        replies.add(.inspection(device: "a", node: "2"))
        #expect(all() == [.inspection(device: "a", node: "1"), .inspection(device: "a", node: "2")])
    }

    @Test mutating func onlyTheNewestQuestionsAreKept() {
        for number in 0..<20_000 { replies.add(.inspection(device: "a", node: "\(number)")) }
        #expect(all() == (19_984..<20_000).map { .inspection(device: "a", node: "\($0)") })
    }
}
