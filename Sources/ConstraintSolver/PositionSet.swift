/// A growing set of small integers, visited in order: the pivots that a sparse right-hand side reaches, without sorting.
struct PositionSet {
    private var words = FlatArray<UInt64>()

    mutating func perform(_ operation: StorageOperation) {
        words.perform(operation)
    }

    mutating func extend(to count: Int) {
        words.extend(to: (count >> 6) + 1, with: 0)
    }

    @inline(__always)
    func insert(_ position: Int) {
        words[position >> 6] |= 1 << UInt64(truncatingIfNeeded: position & 63)
    }

    @inline(__always)
    func popFirst(from position: Int) -> Int? {
        var index = position >> 6
        while index < words.count {
            let word = words[index]
            if word != 0 {
                words[index] = word & (word &- 1)
                return index << 6 | word.trailingZeroBitCount
            }
            index &+= 1
        }
        return nil
    }

    @inline(__always)
    func popLast(from position: Int) -> Int? {
        var index = position >> 6
        while index >= 0 {
            let word = words[index]
            if word != 0 {
                let bit = 63 &- word.leadingZeroBitCount
                words[index] = word & ~(1 << UInt64(truncatingIfNeeded: bit))
                return index << 6 | bit
            }
            index &-= 1
        }
        return nil
    }
}
