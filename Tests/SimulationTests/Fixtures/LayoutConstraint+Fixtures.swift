import PlaygroundModel

extension LayoutConstraint {
    /// `view.attribute == other.attribute + constant`, or `view.attribute == constant` if there is no other view.
    static func make(
        _ view: ViewID, _ attribute: LayoutAttribute, _ other: LayoutAnchor? = nil, _ constant: Double = 0
    ) -> LayoutConstraint {
        let path = DocumentPath().appending("constraints").appending("\(view).\(attribute) \(constant)")
        return LayoutConstraint(
            id: .init(path: path), source: "\(view).\(attribute)", first: LayoutAnchor(.view(view), attribute), relation: .equal,
            multiplier: 1, second: other, constant: constant, priority: .required
        )
    }

    /// A view at a fixed position in the root view.
    static func place(_ view: ViewID, at frame: Rect) -> [LayoutConstraint] {
        [
            .make(view, .left, LayoutAnchor(.rootView, .left), frame.minX), .make(view, .top, LayoutAnchor(.rootView, .top), frame.minY),
            .make(view, .width, nil, frame.width), .make(view, .height, nil, frame.height),
        ]
    }

    /// Two adjacent views. The first has the given width, the second fills the rest.
    static func columns(_ first: ViewID, width: Double, _ second: ViewID) -> [LayoutConstraint] {
        let sides = [first, second].flatMap { view in
            [LayoutAttribute.top, .bottom].map { LayoutConstraint.make(view, $0, LayoutAnchor(.rootView, $0)) }
        }
        return sides + [
            .make(first, .left, LayoutAnchor(.rootView, .left)), .make(first, .width, nil, width),
            .make(second, .left, LayoutAnchor(.view(first), .right)), .make(second, .right, LayoutAnchor(.rootView, .right)),
        ]
    }
}
