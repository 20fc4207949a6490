/// Lengths by which edges are known to be off, and the differences that say so: what stands at such an edge is off by as much.
struct KnownShifts {
    fileprivate struct Known {
        var points: Double
        var place: Int
    }

    /// Those along one axis.
    fileprivate struct Axis {
        /// In the order in which they were found.
        var known: [Known] = []
        /// By their length in tenths of a point, the first of each.
        var tenths: [Int: Int] = [:]
    }

    private var horizontal = Axis()
    private var vertical = Axis()
    private let tolerance: Double
    /// Of how many the pairs are looked at, between which something may stand.
    fileprivate static let paired = 24

    init(tolerance: Double) {
        self.tolerance = tolerance
    }

    mutating func add(_ shift: EdgeShift, from place: Int) {
        for points in [shift.left, shift.right] where abs(points) > tolerance { horizontal.add(points, place) }
        for points in [shift.top, shift.bottom] where abs(points) > tolerance { vertical.add(points, place) }
    }

    /// The difference from which a shift of all edges follows, if it does: each is off as a known edge is, or as what stands in the
    /// middle of two.
    func cause(of shift: EdgeShift) -> Int? {
        var found: Int?
        for (points, axis) in [(shift.left, horizontal), (shift.right, horizontal), (shift.top, vertical), (shift.bottom, vertical)] {
            guard abs(points) > tolerance else { continue }
            guard let place = axis.cause(of: points, tolerance) else { return nil }
            found = found ?? place
        }
        return found
    }
}

extension KnownShifts.Axis {
    fileprivate mutating func add(_ points: Double, _ place: Int) {
        let tenth = Self.tenth(points)
        guard tenths[tenth] == nil else { return }
        tenths[tenth] = known.count
        known.append(KnownShifts.Known(points: points, place: place))
    }

    fileprivate func cause(of points: Double, _ tolerance: Double) -> Int? {
        if let one = nearest(to: points, tolerance) { return one.place }
        for (index, one) in known.prefix(KnownShifts.paired).enumerated() {
            if abs(one.points / 2 - points) <= tolerance { return one.place }
            let others = known.prefix(KnownShifts.paired)[(index + 1)...]
            if others.contains(where: { abs(($0.points + one.points) / 2 - points) <= tolerance }) { return one.place }
        }
        return nil
    }

    /// The one that comes next to a length, if it is within the tolerance.
    private func nearest(to points: Double, _ tolerance: Double) -> KnownShifts.Known? {
        let (low, high) = (Self.tenth(points - tolerance), Self.tenth(points + tolerance))
        // With a great tolerance there are fewer shifts than tenths.
        let near = high - low < known.count ? (low...high).compactMap { tenths[$0].map { known[$0] } } : known
        return near.filter { abs($0.points - points) <= tolerance }.min { abs($0.points - points) < abs($1.points - points) }
    }

    private static func tenth(_ points: Double) -> Int { Int((points * 10).rounded()) }
}
