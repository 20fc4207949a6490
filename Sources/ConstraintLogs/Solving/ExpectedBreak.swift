import PlaygroundModel

/// The constraints of a conflict that UIKit may break, for a paste that ends before it says so: those with the greatest key of LayoutEngine's
/// `BreakingKey`, as far as the list has it. The list has no order of siblings, and no recording decides between relation and attribute.
public struct ExpectedBreak: Sendable {
    /// In the order of the list.
    public let candidates: [Int]
    public var isCertain: Bool { candidates.count == 1 }

    init(of conflict: LogConflict, in log: ConstraintLog) {
        let equations = conflict.constraints.compactMap { place in log.equation(place).map { (place: place, equation: $0) } }
        func ranked(_ item: LoggedItem.ID) -> LoggedItem.ID {
            log.items[item].isInsetGuide ? log.items[item].superview ?? item : item
        }
        let items = Set(equations.flatMap { $0.equation.items.map(ranked) })
        let latest = items.filter { item in !items.contains { log.items.isInside($0, item) } }
        // Frames and the guides of iOS 7 to 10 hold (two public logs).
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
                // Written in both directions, the one from an ancestor that is placed by its frame breaks. The list does not say whether it is.
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

        /// `nil` for a constraint without the latest item.
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
