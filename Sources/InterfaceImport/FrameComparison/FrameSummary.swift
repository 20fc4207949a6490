import PlaygroundModel

/// Counts of frames, grouped by their distance from the recorded frames.
package struct FrameSummary: Sendable {
    package struct Count: Hashable, Sendable {
        package var all = 0
        package var withinHalf = 0
        package var withinOne = 0
        package var withinTwo = 0

        mutating func add(_ difference: Double) {
            all += 1
            // Recorded frames are rounded to pixels, so the tolerance allows for rounding.
            let slack = 1e-6
            if difference <= 0.5 + slack { withinHalf += 1 }
            if difference <= 1 + slack { withinOne += 1 }
            if difference <= 2 + slack { withinTwo += 1 }
        }
    }

    package var total = Count()
    /// Frames that UIKit cannot have computed. They are included in no other count.
    package var stale = Count()
    /// Views whose size the canvas remembers. They are included in no other count.
    package var remembered = Count()
    package var kinds: [(name: String, count: Count)]
    package var reasons: [(reason: FrameComparison.Row.Reason, count: Int)]

    package init(_ rows: [FrameComparison.Row]) {
        var byKind: [String: Count] = [:]
        var byReason: [FrameComparison.Row.Reason: Int] = [:]
        for row in rows where row.isStale { stale.add(row.difference) }
        for row in rows where !row.isStale && row.isRemembered { remembered.add(row.difference) }
        for row in rows where !row.isStale && !row.isRemembered {
            total.add(row.difference)
            byKind[row.kind, default: Count()].add(row.difference)
            if let reason = row.reason { byReason[reason, default: 0] += 1 }
        }
        kinds = byKind.map { ($0.key, $0.value) }.sorted { ($1.count.all, $0.name) < ($0.count.all, $1.name) }
        reasons = byReason.map { ($0.key, $0.value) }.sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
    }
}
