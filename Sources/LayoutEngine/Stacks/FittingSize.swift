import PlaygroundModel

/// The fitting size of a view: its intrinsic size, or for a stack view that of its arranged subviews and spacing ("the sum of the sizes
/// along the axis, the largest across it").
struct FittingSize {
    let elements: [LayoutElement]

    /// In points; `nil` where the view has none.
    func length(of view: Int, on axis: LayoutAttribute.Axis) -> Double? {
        guard let stack = elements[view].stack else { return elements[view].content.length(on: axis) }
        let lengths = stack.shown.map { length(of: $0, on: axis) }
        guard lengths.contains(where: { $0 != nil }) else { return nil }
        if axis != stack.axis { return lengths.compactMap { $0 }.max() }
        return lengths.reduce(0) { $0 + ($1 ?? 0) } + stack.spacingAfter.dropLast().reduce(0, +)
    }
}
