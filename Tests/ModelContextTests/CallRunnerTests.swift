import Foundation
import Synchronization
import Testing
@testable import ModelContext

/// Memory used by calls is returned to the system when no call is running.
@Suite struct CallRunnerTests {
    private let given = AsyncStream<Void>.makeStream()
    private let count = Counter()

    private final class Counter: Sendable {
        let value = Mutex(0)
    }

    private var runner: CallRunner {
        CallRunner { [given, count] in
            count.value.withLock { $0 += 1 }
            given.continuation.yield()
        }
    }

    private func expectGiven(_ expected: Int) async {
        for await _ in given.stream { break }
        #expect(count.value.withLock { $0 } == expected)
    }

    @Test func memoryIsReturnedAfterACall() async {
        let runner = runner
        #expect(await runner.run { _ in 7 } == 7)
        await expectGiven(1)
    }

    @Test func memoryIsReturnedAfterTheLastOfSeveralCalls() async {
        let runner = runner
        let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let calls = [first, second].map { gate in
            Task {
                await runner.run { _ -> Int? in
                    begin.yield()
                    gate.wait()
                    return 1
                }
            }
        }
        var beginnings = begun.makeAsyncIterator()
        for _ in calls { _ = await beginnings.next() }
        first.signal()
        #expect(await calls[0].value == 1)
        #expect(count.value.withLock { $0 } == 0)
        second.signal()
        #expect(await calls[1].value == 1)
        await expectGiven(1)
    }

    /// The call is notified of the cancellation, and its resources are returned as for any other call.
    @Test func memoryIsReturnedAfterACancelledCall() async {
        let runner = runner
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let call = Task {
            await runner.run { isCancelled -> [Int]? in
                begin.yield()
                while !isCancelled() { usleep(1000) }
                return nil
            }
        }
        for await _ in begun { break }
        call.cancel()
        #expect(await call.value == nil)
        await expectGiven(1)
    }
}
