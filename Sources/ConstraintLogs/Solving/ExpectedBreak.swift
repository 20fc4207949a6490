import PlaygroundModel

/// The constraints that UIKit may break in a conflict, if the paste ends before stating the broken constraint: those with the greatest key
/// of LayoutEngine's `BreakingKey`, as far as the list shows it. The list does not show the order of siblings, and no recording decides
/// between relation and attribute.
public struct ExpectedBreak: Sendable {
    /// The candidates in the order of the list.
    public let candidates: [Int]
    public var isCertain: Bool { candidates.count == 1 }

    init(of conflict: LogConflict, in log: ConstraintLog) {
        let equations = conflict.constraints.compactMap { place in log.equation(place).map { (place: place, equation: $0) } }
        func ranked(_ item: LoggedItem.ID) -> LoggedItem.ID {
            log.items[item].isInsetGuide ? log.items[item].superview ?? item : item
        }
        let items = Set(equations.flatMap { $0.equation.items.map(ranked) })
        let latest = items.filter { item in !items.contains { log.items.isInside($0, item) } }
        // UIKit does not break frames and the guides of iOS 7 to 10 (two public logs).
        let breakable = equations.filter { ![.autoresizing, .layoutSupport].contains(log.owner($0.place)) }
        var found: Set<Int> = []
        for item in latest {
            let keys = breakable.compactMap { place, equation in Key(equation, latest: item, ranked).map { (place: place, key: $0) } }
            for parts in [[\Key.relation, \.attribute], [\.attribute, \.relation]] {
                var best = keys
                for part in parts {
                    let greatest = best.map { $0.key[keyPath: part] }.max()
                    best = best.filter { $0.key[keyPath: part] == greatest }
                }
                // Of two opposite constraints the one from an ancestor placed by its frame breaks. The list does not show the placement.
                let isOneWay = Set(best.map { $0.key.isReversed }).count < 2
                let greatest = best.map { $0.key.constant }.max()
                found.formUnion(best.filter { !isOneWay || $0.key.constant == greatest }.map { $0.place })
            }
        }
        candidates = found.sorted()
    }

    private struct Key {
        let relation: Int
        let attribute: Int
        let constant: Double
        let isReversed: Bool

        /// `nil` for a constraint that does not involve the latest item.
        init?(_ equation: LoggedEquation, latest: LoggedItem.ID, _ ranked: (LoggedItem.ID) -> LoggedItem.ID) {
            let multiplier = equation.multiplier
            if ranked(equation.first.item) == latest {
                (attribute, constant, isReversed) = (equation.first.attribute.breakingOrder, equation.constant, false)
                relation = equation.relation.breakingOrder
            } else if let second = equation.second, ranked(second.item) == latest {
                (attribute, constant, isReversed) = (second.attribute.breakingOrder, -equation.constant / multiplier, true)
                relation = (multiplier > 0 ? equation.relation.mirrored : equation.relation).breakingOrder
            } else {
                return nil
            }
        }
    }
}
