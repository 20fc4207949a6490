extension Array {
    /// Returns a minimal list of the elements, in order, that still fails. Each of its elements is necessary.
    ///
    /// The search removes ever smaller parts, as in Zeller's delta debugging.
    package func shortestFailure(_ fails: ([Element]) -> Bool) -> [Element] {
        var shortest = self
        var part = Swift.max(1, count / 2)
        while true {
            let before = shortest.count
            var start = 0
            while start < shortest.count {
                var shorter = shortest
                shorter.removeSubrange(start..<Swift.min(start + part, shortest.count))
                if fails(shorter) { shortest = shorter } else { start += part }
            }
            if part == 1, shortest.count == before { return shortest }
            part = Swift.max(1, part / 2)
        }
    }
}
