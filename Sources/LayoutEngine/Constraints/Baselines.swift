import PlaygroundModel

/// The baselines of views (UIView.forFirstBaselineLayout, forLastBaselineLayout): of a text, of a stack's subview, or the bottom edge.
struct Baselines: Sendable {
    struct Baseline: Hashable, Sendable {
        /// The offset is measured from this view's alignment rectangle.
        var view: Int
        /// The position in the view's height where the offset begins: 0 at the top, 1 at the bottom.
        var share: Double
        /// The offset in points, downwards.
        var offset: Double
    }

    let elements: [LayoutElement]

    /// `nil` if the item's bottom edge is its baseline.
    func first(of item: AnchoredItem) -> Baseline? {
        guard case .view(let view) = item else { return nil }
        let (place, content) = content(of: view, isFirst: true)
        guard let offset = content.firstBaseline else { return Self.bottom(of: place) }
        let surplus = elements[place].alignmentRectInsets.top
        return baseline(of: place, share: 0, offset: offset - surplus)
    }

    func last(of item: AnchoredItem) -> Baseline? {
        guard case .view(let view) = item else { return nil }
        let (place, content) = content(of: view, isFirst: false)
        guard content.firstBaseline != nil else { return Self.bottom(of: place) }
        let surplus = elements[place].alignmentRectInsets.bottom
        return baseline(of: place, share: 1, offset: surplus - content.lastBaseline)
    }

    private static func bottom(of view: Int) -> Baseline { Baseline(view: view, share: 1, offset: 0) }

    /// A text field and a button centre their text at any height, so the offset is measured from the centre.
    private func baseline(of view: Int, share: Double, offset: Double) -> Baseline {
        let content = elements[view].content
        guard content.centresText, let height = content.height else { return Baseline(view: view, share: share, offset: offset) }
        return Baseline(view: view, share: 0.5, offset: offset + (share - 0.5) * height)
    }

    /// The subview with a stack view's baseline: the first or last in a column, the tallest in a row.
    private func content(of view: Int, isFirst: Bool) -> (view: Int, content: IntrinsicContent) {
        guard let stack = elements[view].stack, let next = baselineSubview(of: stack, isFirst: isFirst) else {
            return (view, elements[view].content)
        }
        return content(of: next, isFirst: isFirst)
    }

    private func baselineSubview(of stack: StackDescription, isFirst: Bool) -> Int? {
        if stack.axis == .vertical { return isFirst ? stack.shown.first : stack.shown.last }
        return stack.shown.enumerated().max { first, second in
            let heights = (fittingHeight(first.element), fittingHeight(second.element))
            return heights.0 != heights.1 ? heights.0 < heights.1 : first.offset > second.offset
        }?.element
    }

    private func fittingHeight(_ view: Int) -> Double {
        FittingSize(elements: elements).length(of: view, on: .vertical) ?? 0
    }
}
