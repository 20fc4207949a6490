import PlaygroundModel

/// Decides which of several arranged subviews with equal priorities is resized.
///
/// UIKit only documents that "the stack view resizes the arranged views based on their index"; here the last one is, among those a designer
/// would choose. Weights near 1 within the priority's level decide, so no priority is overruled.
struct TieBreaking: Hashable, Sendable {
    /// The weight against shrinking, by view; 1 for views outside stack views.
    private(set) var shrinking: [Double]
    private(set) var stretching: [Double]

    init(_ views: [LayoutRequest.View], _ elements: [LayoutElement], _ tree: ViewTree) {
        shrinking = Array(repeating: 1, count: elements.count)
        stretching = shrinking
        // All stack views together: views of a nested one may tie with views of the outer one.
        let arranged = tree.depthFirst.filter { view in
            guard let stack = tree.superview[view].flatMap({ elements[$0].stack }) else { return false }
            // Labels that wrap keep their ties: the arrangement decides how those share a row.
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
    /// A label can show its text cut or wrapped; a control has only one size.
    fileprivate var staysWhole: Bool { self != .label }

    /// The rank for stretching: kinds whose new views hug least in Interface Builder come first.
    fileprivate var stretchiness: Int {
        switch facts.huggingPriority {
        case 750...: 0
        case 251...: 1
        default: 2
        }
    }
}
