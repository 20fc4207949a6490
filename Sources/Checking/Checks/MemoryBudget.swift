import Files

/// How much memory the program may take for a piece of work.
package struct MemoryBudget: Sendable {
    /// Of the program as a whole, as the system counts what is in memory.
    package let bytes: Int
    private let used: @Sendable () -> Int

    /// - Parameter used: What is taken now, in bytes.
    package init(bytes: Int = 1 << 30, used: @escaping @Sendable () -> Int = { ProcessMemory.resident }) {
        self.bytes = bytes
        self.used = used
    }

    /// Whether more is taken, also when what was freed is given back.
    var isExceeded: Bool {
        guard used() > bytes else { return false }
        ProcessMemory.giveBack()
        return used() > bytes
    }
}
