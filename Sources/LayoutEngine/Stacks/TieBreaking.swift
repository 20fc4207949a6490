import PlaygroundModel

/// Decides which of several arranged subviews with equal priorities is resized. UIKit only documents that "the stack
/// view resizes the arranged views based on their index". This chooses the last one, among those a designer would
/// choose. Weights near 1 decide within a priority's level and overrule no priority.
struct TieBreaking: Hashable, Sendable {
    /// By view. 1 for views outside stack views.
    private(set) var shrinking: [Double]
    private(set) var stretching: [Double]

    init(_ views: [LayoutRequest.View], _ elements: [LayoutElement], _ tree: ViewTree) {
        shrinking = Array(repeating: 1, count: elements.count)
        stretching = shrinking
        // All stack views together: views of a nested one may tie with views of the outer one.
        let arranged = tree.depthFirst.filter { view in
            guard let stack = tree.superview[view].flatMap({ elements[$0].stack }) else { return false }
            // Wrapping labels keep their ties: the arrangement shares the row among them.
            return !(elements[view].wraps && stack.sharesRowAmongTexts)
        }
        Self.weigh(arranged, by: { views[$0].kind.staysWhole ? 0 : 1 }, into: &shrinking)
        Self.weigh(arranged, by: { views[$0].kind.stretchiness }, into: &stretching)
    }

    private static func weigh(_ views: [Int], by rank: (Int) -> Int, into weights: inout [Double]) {
        let ordered = (0...2).flatMap { wanted in views.filter { rank($0) == wanted } }
        for (place, view) in ordered.enumerated() {
            weights[view] = PriorityStrength.tieBreakingWeight(place, of: ordered.count)
        }
    }
}

extension ViewKind {
    /// A label can cut or wrap its text. A control has only one size.
    fileprivate var staysWhole: Bool { self != .label }

    /// Kinds whose new views hug least in Interface Builder come first.
    fileprivate var stretchiness: Int {
        switch facts.huggingPriority {
        case 750...: 0
        case 251...: 1
        default: 2
        }
    }
}
