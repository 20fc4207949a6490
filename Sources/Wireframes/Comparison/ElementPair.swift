import PlaygroundModel

struct ElementPair {
    private let first: ScreenElement?
    private let second: ScreenElement?
    private let element: ScreenElement
    private let isWithinMissing: Bool

    static func all(_ first: [ScreenElement], _ second: [ScreenElement]) -> [ElementPair] {
        let left = Dictionary(firstOf: first.map { ($0.id, $0) })
        let right = Dictionary(firstOf: second.map { ($0.id, $0) })
        func isWithinMissing(_ element: ScreenElement) -> Bool { element.superview.map { left[$0] == nil || right[$0] == nil } ?? false }
        return first.map { ElementPair(first: $0, second: right[$0.id], element: $0, isWithinMissing: isWithinMissing($0)) }
            + second.filter { left[$0.id] == nil }.map {
                ElementPair(first: nil, second: $0, element: $0, isWithinMissing: isWithinMissing($0))
            }
    }

    var presence: Comparison.NodeDifference? {
        let (one, other) = (Self.word(first), Self.word(second))
        // If the superview is missing too, only the superview is reported.
        let isSaid = (first == nil || second == nil) && isWithinMissing
        return one == other || isSaid ? nil : difference(one, other)
    }

    var frames: Comparison.NodeDifference? {
        guard let first, let second, !first.isHidden, !second.isHidden, first.frame != second.frame else { return nil }
        return difference(first.frame.inWords, second.frame.inWords)
    }

    private static func word(_ element: ScreenElement?) -> String { element.map { $0.isHidden ? "hidden" : "present" } ?? "absent" }

    private func difference(_ first: String, _ second: String) -> Comparison.NodeDifference {
        Comparison.NodeDifference(
            node: element.id, name: element.name, controller: element.view == nil ? nil : element.controller.id.description,
            kind: element.kind, first: first, second: second
        )
    }
}
