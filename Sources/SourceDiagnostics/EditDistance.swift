/// Optimal string alignment: the fewest insertions, deletions, replacements and swaps, without editing a part twice.
enum EditDistance {
    /// The number of edits. `nil` if it exceeds `cutOff`.
    static func between(_ left: [Character], _ right: [Character], cutOff: Int) -> Int? {
        guard abs(left.count - right.count) <= cutOff else { return nil }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in right.indices {
                let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        let edits = last[right.count]
        return edits <= cutOff ? edits : nil
    }
}
