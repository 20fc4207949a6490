import PlaygroundModel

/// Which of several arranged subviews with equal priorities gives way.
///
/// UIKit only says that "the stack view resizes the arranged views based on their index"; here the last gives way, among
/// those a designer would choose. Weights near 1 within the priority's level decide, so no priority is overruled.
struct TieBreaking: Hashable, Sendable {
    /// The weight against shrinking, by view; 1 for views outside stack views.
    private(set) var shrinking: [Double]
    /// The weight against stretching.
    private(set) var stretching: [Double]

    init(_ views: [LayoutRequest.View], _ elements: [LayoutElement], _ tree: ViewTree) {
        shrinking = Array(repeating: 1, count: elements.count)
        stretching = shrinking
        // Those of all stack views together: views of a nested one may tie with views of the outer one.
        let arranged = tree.depthFirst.filter { view in
            guard let stack = tree.superview[view].flatMap({ elements[$0].stack }) else { return false }
            // Labels that wrap keep their ties: how those share a row is for the arrangement to say.
            return !(elements[view].wraps && stack.sharesRowAmongTexts)
        }
        Self.weigh(arranged, by: { views[$0].kind.staysWhole ? 0 : 1 }, into: &shrinking)
        Self.weigh(arranged, by: { views[$0].kind.stretchiness }, into: &stretching)
    }

    /// Weights that fall with the rank, and within a rank with the order.
    private static func weigh(_ views: [Int], by rank: (Int) -> Int, into weights: inout [Double]) {
        let ordered = (0...2).flatMap { wanted in views.filter { rank($0) == wanted } }
        for (place, view) in ordered.enumerated() {
            weights[view] = PriorityStrength.tieBreakingWeight(place, of: ordered.count)
        }
    }
}

extension ViewKind {
    /// A label can show its text cut or wrapped; a control has one size only.
    fileprivate var staysWhole: Bool { self != .label }

    /// Which are stretched first: those of which Interface Builder has new views hug their content least.
    fileprivate var stretchiness: Int {
        switch facts.huggingPriority {
        case 750...: 0
        case 251...: 1
        default: 2
        }
    }
}
