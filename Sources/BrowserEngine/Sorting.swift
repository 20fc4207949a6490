// A sort that is compiled only once. The compiler copies the standard library's sort for each element type, with two kilobytes each. This
// one sorts the indices of the elements, which always have the same type. It is stable, like the standard library's.

extension Sequence {
    func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return SortedPlaces.places(count: elements.count) { areInIncreasingOrder(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    func sorted() -> [Element] { sorted { $0 < $1 } }
}

extension Array {
    mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        self = sorted(by: areInIncreasingOrder)
    }
}

enum SortedPlaces {
    /// The numbers below `count`, in the order of their elements. Runs are merged, and their length doubles each time.
    @inline(never)
    static func places(count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
        var (places, merged) = (Array(0..<count), Array(0..<count))
        var length = 1
        while length < count {
            for start in stride(from: 0, to: count, by: 2 * length) {
                let (middle, end) = (min(start + length, count), min(start + 2 * length, count))
                var (left, right) = (start, middle)
                for place in start..<end {
                    if right < end, left == middle || isBefore(places[right], places[left]) {
                        merged[place] = places[right]
                        right += 1
                    } else {
                        merged[place] = places[left]
                        left += 1
                    }
                }
            }
            swap(&places, &merged)
            length *= 2
        }
        return places
    }
}
