import Testing
@testable import Files

@Suite struct ProcessMemoryTests {
    /// An allocator keeps freed memory below a block that is still in use.
    @Test func freedMemoryIsReturned() {
        var blocks = (0..<100_000).map { _ in [UInt8](repeating: 1, count: 1500) }
        let last = [UInt8](repeating: 1, count: 1500)
        let full = ProcessMemory.resident
        #expect(full > 150_000_000)
        blocks = []
        ProcessMemory.releaseFreedMemory()
        #expect(full - ProcessMemory.resident > 75_000_000)
        #expect(last.count == 1500 && blocks.isEmpty)
    }
}
