@testable import Files
import Testing

struct WorkThreadsTests {
    /// Under load the queue is never empty, so finished work must be released.
    @Test func busyQueuesHoldOnlyWaitingWork() {
        var waiting = WorkThreads.Waiting()
        let done = Counter()
        for _ in 0..<10 { waiting.add { done.increment() } }
        for _ in 0..<10_000 {
            waiting.add { done.increment() }
            waiting.take()()
        }
        #expect(done.value == 10_000)
        #expect(waiting.heldCount <= 20)
    }

    @Test func workIsTakenInOrder() {
        var waiting = WorkThreads.Waiting()
        let log = Log()
        for number in 0..<7 { waiting.add { log.numbers.append(number) } }
        for _ in 0..<3 { waiting.take()() }
        waiting.add { log.numbers.append(7) }
        for _ in 0..<5 { waiting.take()() }
        #expect(log.numbers == Array(0..<8))
    }

    private final class Counter: @unchecked Sendable {
        private(set) var value = 0
        func increment() { value += 1 }
    }

    private final class Log: @unchecked Sendable {
        var numbers: [Int] = []
    }
}
