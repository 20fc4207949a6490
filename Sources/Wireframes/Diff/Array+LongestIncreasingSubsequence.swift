extension [Int] {
    /// Takes O(n log n). Of several longest subsequences, returns the one with the lowest last number.
    func longestIncreasingSubsequence() -> [Int] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: count)
        for (index, number) in enumerated() {
            let length = tails.partitioningIndex { self[$0] >= number }
            if length > 0 { previous[index] = tails[length - 1] }
            if length == tails.count { tails.append(index) } else { tails[length] = index }
        }
        var result: [Int] = []
        var index = tails.last ?? -1
        while index >= 0 {
            result.append(self[index])
            index = previous[index]
        }
        return result.reversed()
    }

    private func partitioningIndex(where belongsInSecondPart: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
