import ConstraintSolver
import PlaygroundModel

/// Decides which of several views with equal priorities is resized. UIKit documents only that "the stack view resizes the arranged views
/// based on their index". Weights near 1 decide within a priority's level and overrule no priority.
struct TieBreaking: Hashable, Sendable {
    /// Weights of arranged subviews' content, by view. 1 for other views. The first of equal views gives way, both ways (recordings
    /// of iOS 26.0: 81.5, 151 and 39.5 points where there are too few, 138.5, 0 and 37.5 where there are too many).
    private(set) var shrinking: [Double]
    private(set) var stretching: [Double]
    /// The views in the order in which constraints first name them.
    private let named: [Int]

    init(_ views: [LayoutRequest.View], _ constraints: [LayoutConstraint], _ elements: [LayoutElement], _ tree: ViewTree) {
        shrinking = Array(repeating: 1, count: elements.count)
        stretching = shrinking
        named = Self.order(of: constraints, in: tree, count: views.count)
        // All stack views are ordered together: views of a nested stack may tie with views of the outer stack.
        let arranged = tree.depthFirst.filter { view in
            guard let stack = tree.superview[view].flatMap({ elements[$0].stack }) else { return false }
            // Wrapping labels keep their ties, because the arrangement shares the row among them.
            return !(elements[view].wraps && stack.sharesRowAmongTexts)
        }
        Self.weigh(arranged, by: { views[$0].kind.staysWhole ? 0 : 1 }, into: &shrinking)
        Self.weigh(arranged, by: { views[$0].kind.facts.huggingPriority >= 750 ? 0 : 1 }, into: &stretching)
    }

    private static func weigh(_ views: [Int], by rank: (Int) -> Int, into weights: inout [Double]) {
        let ordered = (0...1).flatMap { wanted in views.reversed().filter { rank($0) == wanted } }
        for (place, view) in ordered.enumerated() {
            weights[view] = PriorityStrength.tieBreakingWeight(place, of: ordered.count)
        }
    }

    private static func order(of constraints: [LayoutConstraint], in tree: ViewTree, count: Int) -> [Int] {
        var (order, isNamed): ([Int], [Bool]) = ([], Array(repeating: false, count: count))
        func name(_ view: Int?) {
            guard let view, !isNamed[view] else { return }
            isNamed[view] = true
            order.append(view)
        }
        for constraint in constraints {
            for anchor in [constraint.first, constraint.second] {
                if case .view(let id)? = anchor?.item { name(tree.index(of: id)) }
            }
        }
        for view in 0..<count { name(view) }
        return order
    }

    /// The strengths of the sizes that views without a stack view prefer where priorities decide nothing, for sizes below and above the
    /// preferred size: the first view that a constraint names keeps its size where there is too little space and stretches where there is
    /// too much. Wrapping labels stretch first horizontally, the last named label of several (25 recordings of iOS 26.1).
    func defaultSizes(wrapping: (Int) -> Bool, on axis: LayoutAttribute.Axis) -> [(below: Strength, above: Strength)] {
        var sizes = named.map { _ in (below: PriorityStrength.defaultSize(1), above: PriorityStrength.defaultSize(1)) }
        for (place, view) in named.enumerated() { sizes[view].below = PriorityStrength.defaultSize(weight(place)) }
        let wrapping = axis == .horizontal ? named.filter(wrapping) : []
        let others = named.reversed().filter { !wrapping.contains($0) }
        for (place, view) in (others + wrapping).enumerated() { sizes[view].above = PriorityStrength.defaultSize(weight(place)) }
        return sizes
    }

    private func weight(_ place: Int) -> Double { PriorityStrength.tieBreakingWeight(place, of: named.count) }
}

extension ViewKind {
    /// A label can truncate or wrap its text. A control has only one size.
    fileprivate var staysWhole: Bool { self != .label }
}
