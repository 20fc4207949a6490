import Foundation
import Testing
@testable import Files

/// Streams that another process made non-blocking, as programs in a terminal do.
@Suite struct DescriptorTests {
    private func pipe(notBlocking end: Int) throws -> (input: Int32, output: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(Foundation.pipe(&ends) == 0 && fcntl(ends[end], F_SETFL, O_NONBLOCK) == 0)
        return (ends[0], ends[1])
    }

    @Test func `writing waits for the reader of a full pipe`() throws {
        let (input, output) = try pipe(notBlocking: 1)
        let size = 300_000
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            usleep(50_000)
            var (left, buffer) = (size, [UInt8](repeating: 0, count: size))
            while left > 0 {
                let count = read(input, &buffer, left)
                if count <= 0 { break }
                left -= count
            }
            isRead.signal()
        }
        var attempts = 0
        try Descriptor(output).write([UInt8](repeating: 1, count: size)) { attempts += 1 }
        isRead.wait()
        #expect(attempts < 1000)
        for end in [input, output] { close(end) }
    }

    @Test func `reading waits for the writer of an empty pipe`() throws {
        let (input, output) = try pipe(notBlocking: 0)
        Thread.detachNewThread {
            usleep(20_000)
            _ = write(output, "late", 4)
            close(output)
        }
        #expect(try Descriptor(input).beginning(10) == Array("late".utf8))
        close(input)
    }
}
