import PlaygroundModel

/// A minimal set of constraints of a log that cannot hold together.
public struct LogConflict: Sendable {
    public let constraints: [Int]
    public let assumptions: [LogAssumption]
    /// The values that the others leave for each one: in a large conflict, only for the first `LogSystem.closeLimit` and the broken one.
    public let demands: [Int: ConstraintDemand]
    /// The constraints, the assumptions, and the sizes that would become negative.
    let rows: [LogRow]

    init(_ rows: [LogRow], in system: LogSystem) {
        self.rows = rows
        constraints = rows.compactMap { $0.place }.sorted()
        assumptions = rows.compactMap { if case .assumption(let assumption) = $0 { assumption } else { nil } }
        // Demands account for the sizes of all items, including those outside the contradiction.
        var (besides, asked, known) = (rows, constraints, Set(rows))
        if constraints.count <= LogSystem.closeLimit {
            besides += system.sizes(ofItemsIn: constraints).filter { known.insert($0).inserted }
        } else {
            let broken = system.log.brokenPlace
            asked = constraints.prefix(LogSystem.closeLimit) + constraints.dropFirst(LogSystem.closeLimit).filter { $0 == broken }
        }
        demands = system.demands(on: asked, in: besides)
    }

    var hasSizes: Bool { rows.count > constraints.count + assumptions.count }
}

extension ConstraintLog {
    private static let conflictLimit = 4

    /// Whether there are too many required constraints to try every order and to try assumptions.
    var isLong: Bool { constraints.count { $0.equation?.isRequired == true } > LogSystem.closeLimit }

    /// The conflicts of the log, smallest first. Each remains after the previous ones are solved. The result is deterministic: orders and
    /// the choice between sets of equal size depend only on the list.
    func conflicts(work: SolverWork = SolverWork()) -> [LogConflict] {
        let system = LogSystem(self, work: work)
        var places = system.required
        var found: [LogConflict] = []
        while found.count < Self.conflictLimit, let rows = smallestConflict(among: places, besides: [], in: system) {
            let conflict = LogConflict(rows, in: system)
            found.append(conflict)
            guard let dropped = givingWay(in: conflict) else { break }
            places.removeAll { $0 == dropped }
        }
        if !found.isEmpty || isLong { return found }
        // Apps may have changed the margins, so they come last.
        let items = system.items(in: places)
        let likely = likelyAssumptions(about: items)
        for assumptions in [likely, likely + standardMargins(among: items)] where !assumptions.isEmpty {
            if let rows = smallestConflict(among: places, besides: assumptions.map(LogRow.assumption), in: system) {
                return [LogConflict(rows, in: system)]
            }
        }
        return []
    }

    /// The constraint that gives way: the broken one if it is in the conflict, otherwise the last one.
    func givingWay(in conflict: LogConflict) -> Int? {
        brokenPlace.flatMap { conflict.constraints.contains($0) ? $0 : nil } ?? conflict.constraints.last
    }

    private func smallestConflict(among places: [Int], besides assumptions: [LogRow], in system: LogSystem) -> [LogRow]? {
        let background = system.sizes(ofItemsIn: places) + assumptions
        var best: (rows: [LogRow], size: (Int, Int))?
        for order in orders(of: places) {
            guard let rows = system.conflict(among: background + order.map(LogRow.constraint)) else { break }
            let size = (rows.count { $0.place != nil }, brokenPlace.map { rows.contains(.constraint($0)) } == true ? 0 : 1)
            if best.map({ size < $0.size }) ?? true { best = (rows, size) }
        }
        return best?.rows
    }

    /// The orders in which constraints are added, which decide which conflict is found first.
    private func orders(of places: [Int]) -> [[Int]] {
        guard !isLong else { return [places] }
        var orders: [[Int]] = [places, places.reversed()]
        if let brokenPlace, places.contains(brokenPlace) { orders.append([brokenPlace] + places.filter { $0 != brokenPlace }) }
        if places.count <= 30 { orders += places.indices.dropFirst().map { Array(places[$0...] + places[..<$0]) } }
        return orders
    }

    /// UIKit's constraints on guides and baselines, for a list that lacks them.
    private func likelyAssumptions(about used: [LoggedItem.ID]) -> [LogAssumption] {
        let guides = used.filter { items[$0].isInsetGuide }.flatMap { guide in
            owner(of: guide).map { LogAssumption.guide(guide, liesWithin: $0) } ?? []
        }
        let superviews = used.filter { items[$0].isImplied && !items[$0].isGuide }.flatMap { implied -> [LogAssumption] in
            guard let view = items[implied].inner.first, let other = onlyNeighbour(of: view, besides: implied) else { return [] }
            return LogAssumption.view(view, in: implied, standsIn: other)
        }
        let anchors = equations.flatMap { $0.anchors }.filter { $0.attribute.isBaseline }
        return guides + superviews + used.filter { item in anchors.contains { $0.item == item } }.flatMap(LogAssumption.baselines)
    }

    /// The margins of views whose own margin constraints are not in the list.
    private func standardMargins(among used: [LoggedItem.ID]) -> [LogAssumption] {
        used.filter { items[$0].isImplied && items[$0].label == LoggedItem.marginsGuideLabel }.flatMap { guide in
            items[guide].superview.map { LogAssumption.standardMargins(guide, of: $0) } ?? []
        }
    }

    /// The view that owns a guide: the named one, or the only view with subviews.
    private func owner(of guide: LoggedItem.ID) -> LoggedItem.ID? {
        if let known = items[guide].superview, !items[known].isImplied { return known }
        let superviews = items.ids.filter { !items[$0].inner.isEmpty && !items[$0].isImplied && !items[$0].isGuide }
        return superviews.count == 1 ? superviews[0] : nil
    }

    private func onlyNeighbour(of view: LoggedItem.ID, besides implied: LoggedItem.ID) -> LoggedItem.ID? {
        let related = equations.map { $0.items }.filter { $0.contains(view) }
        let neighbours = Set(related.joined()).subtracting([view, implied])
        guard neighbours.count == 1, let only = neighbours.first, !items[only].isGuide else { return nil }
        return only
    }
}

extension LoggedItem {
    var isInsetGuide: Bool {
        ["UIViewSafeAreaLayoutGuide", Self.marginsGuideLabel, "UIViewReadableContentGuide"].contains(label)
    }
}
