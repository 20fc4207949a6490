import PlaygroundModel

/// The lines of a section in UICollectionViewFlowLayout. Full lines spread from edge to edge, a single item is centred.
struct FlowLines {
    /// The length across the direction of scrolling, without the section's insets.
    let room: Double
    let spacing: Double

    struct Line: Equatable {
        var items: Range<Int>
        var places: [Double]
    }

    func lines(of lengths: [Double]) -> [Line] {
        guard let first = lengths.first else { return [] }
        return lengths.allSatisfy { $0 == first } ? columns(first, count: lengths.count) : mixed(lengths)
    }

    /// Equal items are in columns: two of 50 with spacing 10 are at 0 and 65 in 375 (Interface Builder's frames).
    private func columns(_ length: Double, count: Int) -> [Line] {
        // Items without width would fit without limit.
        let fitting = max(1, Int(clamping: (room + spacing) / (length + spacing) + 1e-9))
        let gap = fitting == 1 ? 0 : (room - length * Double(fitting)) / Double(fitting - 1)
        let start = fitting == 1 ? (room - length) / 2 : 0
        let number = min(fitting, count)
        return stride(from: 0, to: count, by: number).map { first in
            let items = first..<min(first + number, count)
            return Line(items: items, places: items.map { start + Double($0 - first) * (length + gap) })
        }
    }

    /// Lines of different items. The last line keeps the minimum spacing.
    private func mixed(_ lengths: [Double]) -> [Line] {
        var lines: [Line] = []
        var first = 0
        while first < lengths.count {
            var (end, used) = (first + 1, lengths[first])
            while end < lengths.count, used + spacing + lengths[end] <= room + 1e-9 {
                used += spacing + lengths[end]
                end += 1
            }
            lines.append(line(first..<end, lengths, slack: room - used, isLast: end == lengths.count))
            first = end
        }
        return lines
    }

    private func line(_ items: Range<Int>, _ lengths: [Double], slack: Double, isLast: Bool) -> Line {
        guard items.count > 1 else { return Line(items: items, places: [slack / 2]) }
        let gap = spacing + (isLast ? 0 : slack / Double(items.count - 1))
        var place = 0.0
        let places = items.map { item in
            defer { place += lengths[item] + gap }
            return place
        }
        return Line(items: items, places: places)
    }
}
