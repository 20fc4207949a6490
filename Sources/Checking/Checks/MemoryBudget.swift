import Files

/// The resident memory that the program may use, in bytes.
package struct MemoryBudget: Sendable {
    package let bytes: Int
    private let used: @Sendable () -> Int

    /// - Parameter used: The memory in use, in bytes.
    package init(bytes: Int = 1 << 30, used: @escaping @Sendable () -> Int = { ProcessMemory.resident }) {
        self.bytes = bytes
        self.used = used
    }

    /// Whether memory use still exceeds the budget after freed memory was returned to the system.
    var isExceeded: Bool {
        guard used() > bytes else { return false }
        ProcessMemory.releaseFreedMemory()
        return used() > bytes
    }
}
