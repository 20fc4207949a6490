import PlaygroundModel

/// Constraints of a log that cannot hold together, though they could if any one of them were gone.
public struct LogConflict: Sendable {
    /// Their places in the list, ascending.
    public let constraints: [Int]
    /// The sizes that would fall below nothing.
    public let sizes: [(item: LoggedItem.ID, axis: LayoutAttribute.Axis)]
    /// What has to hold besides, and does not stand in the log.
    public let assumptions: [LogAssumption]
    /// What the others leave to each of them.
    public let demands: [Int: ConstraintDemand]

    var rows: [LogRow] {
        constraints.map(LogRow.constraint) + sizes.map { LogRow.size($0.item, $0.axis) } + assumptions.map(LogRow.assumption)
    }

    init(_ rows: [LogRow], in system: LogSystem) {
        var (constraints, sizes, assumptions): ([Int], [(item: LoggedItem.ID, axis: LayoutAttribute.Axis)], [LogAssumption]) = ([], [], [])
        for row in rows {
            switch row {
            case .constraint(let place): constraints.append(place)
            case .size(let item, let axis): sizes.append((item, axis))
            case .assumption(let assumption): assumptions.append(assumption)
            }
        }
        self.constraints = constraints.sorted()
        self.sizes = sizes
        self.assumptions = assumptions
        // What the others leave is asked with the sizes of all items, not with those of the contradiction alone.
        let besides = rows.filter { if case .size = $0 { false } else { true } } + system.sizes(ofItemsIn: self.constraints)
        var demands: [Int: ConstraintDemand] = [:]
        for place in self.constraints { demands[place] = system.demand(on: place, besides: besides) }
        self.demands = demands
    }
}

extension ConstraintLog {
    /// How many conflicts of one log are looked for.
    private static let conflictLimit = 4
    /// In a longer list the smallest conflict is not looked for in every order.
    private static let orderLimit = 200

    /// The conflicts of the log, the smallest first. One that only shows when the first is solved comes after it.
    ///
    /// What is found is the same in every run: the orders that are tried, and which of two sets of one size is taken, follow from
    /// the list alone.
    func conflicts() -> [LogConflict] {
        let system = LogSystem(self)
        var places = system.required
        var found: [LogConflict] = []
        while found.count < Self.conflictLimit, let rows = smallestConflict(among: places, besides: [], in: system) {
            let conflict = LogConflict(rows, in: system)
            found.append(conflict)
            // The search goes on without what the system broke, or else without the last.
            let dropped = brokenPlace.flatMap { conflict.constraints.contains($0) ? $0 : nil } ?? conflict.constraints.last
            guard let dropped else { break }
            places.removeAll { $0 == dropped }
        }
        if found.isEmpty {
            let assumptions = likelyAssumptions(in: system).map(LogRow.assumption)
            if !assumptions.isEmpty, let rows = smallestConflict(among: places, besides: assumptions, in: system) {
                found.append(LogConflict(rows, in: system))
            }
        }
        return found
    }

    private func smallestConflict(among places: [Int], besides assumptions: [LogRow], in system: LogSystem) -> [LogRow]? {
        let background = system.sizes(ofItemsIn: places) + assumptions
        let orders = orders(of: places)
        var best: [LogRow]?
        for order in orders {
            guard let rows = system.conflict(among: background + order.map(LogRow.constraint)) else { break }
            if best.map({ isBetter(rows, than: $0) }) ?? true { best = rows }
        }
        return best
    }

    /// The orders in which constraints are added: which conflict is found first depends on them.
    private func orders(of places: [Int]) -> [[Int]] {
        var orders = [places]
        guard places.count <= Self.orderLimit else { return orders }
        orders.append(places.reversed())
        if let brokenPlace, places.contains(brokenPlace) { orders.append([brokenPlace] + places.filter { $0 != brokenPlace }) }
        if places.count <= 30 {
            for start in places.indices.dropFirst() { orders.append(Array(places[start...] + places[..<start])) }
        }
        return orders
    }

    private func isBetter(_ rows: [LogRow], than best: [LogRow]) -> Bool {
        let (count, bestCount) = (constraintCount(rows), constraintCount(best))
        if count != bestCount { return count < bestCount }
        return hasBroken(rows) && !hasBroken(best)
    }

    private func constraintCount(_ rows: [LogRow]) -> Int {
        rows.count { if case .constraint = $0 { true } else { false } }
    }

    private func hasBroken(_ rows: [LogRow]) -> Bool {
        brokenPlace.map { rows.contains(.constraint($0)) } ?? false
    }

    // MARK: What is likely to hold

    /// What UIKit's own constraints say of guides and baselines, for a list from which they are missing.
    private func likelyAssumptions(in system: LogSystem) -> [LogAssumption] {
        var assumptions: [LogAssumption] = []
        let used = system.items(in: system.required)
        for item in used where items[item].isInsetGuide {
            guard let view = owner(of: item, among: used) else { continue }
            for edge in [LayoutAttribute.left, .right, .top, .bottom] {
                assumptions.append(.guideInside(guide: item, view: view, edge: edge))
            }
        }
        for item in used where items[item].isImplied && !items[item].isGuide {
            guard let view = used.first(where: { items.superviews[$0] == item }), let other = onlyNeighbour(of: view, besides: item) else { continue }
            for edge in [LayoutAttribute.left, .top] { assumptions.append(.superview(of: view, implied: item, is: other, edge: edge)) }
        }
        for item in used where hasBaseline(item) {
            for baseline in [LayoutAttribute.firstBaseline, .lastBaseline] {
                assumptions.append(.baselineInside(item, baseline: baseline, edge: .top))
                assumptions.append(.baselineInside(item, baseline: baseline, edge: .bottom))
            }
        }
        return assumptions
    }

    /// The view of which an item is a guide: the one that the log names, or the only one in which others stand.
    private func owner(of guide: LoggedItem.ID, among used: [LoggedItem.ID]) -> LoggedItem.ID? {
        if let known = items.superviews[guide], !items[known].isImplied { return known }
        let superviews = Set(items.superviews.values).filter { !items[$0].isImplied && !items[$0].isGuide }
        return superviews.count == 1 ? superviews.first : nil
    }

    /// The one item that a view is related to, besides the superview that was made up for it.
    private func onlyNeighbour(of view: LoggedItem.ID, besides implied: LoggedItem.ID) -> LoggedItem.ID? {
        var neighbours: Set<LoggedItem.ID> = []
        for constraint in constraints {
            guard let equation = constraint.equation, equation.items.contains(view) else { continue }
            neighbours.formUnion(equation.items.filter { $0 != view && $0 != implied })
        }
        guard neighbours.count == 1, let only = neighbours.first, !items[only].isGuide else { return nil }
        return only
    }

    private func hasBaseline(_ item: LoggedItem.ID) -> Bool {
        constraints.contains { constraint in
            [constraint.equation?.first, constraint.equation?.second].contains { anchor in
                anchor?.item == item && (anchor?.attribute == .firstBaseline || anchor?.attribute == .lastBaseline)
            }
        }
    }
}

extension LoggedItem {
    /// A guide of a view's insets, which stands within the view.
    var isInsetGuide: Bool {
        ["UIViewSafeAreaLayoutGuide", Self.marginsGuideLabel, "UIViewReadableContentGuide"].contains { label == $0 }
    }
}
