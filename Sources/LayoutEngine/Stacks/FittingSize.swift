import PlaygroundModel

/// The intrinsic size of a view. For a stack view: "the sum of the sizes along the axis, the largest across it".
struct FittingSize {
    let elements: [LayoutElement]
    /// The heights of wrapping labels by view, once their widths are known. Other labels have one line.
    var wrappedHeights: [Int: Double] = [:]

    func length(of view: Int, on axis: LayoutAttribute.Axis) -> Double? {
        guard let stack = elements[view].stack else {
            return (axis == .vertical ? wrappedHeights[view] : nil) ?? elements[view].content.length(on: axis)
        }
        let views = axis == stack.axis ? stack.shown : stack.shown + stack.hidden.map { $0.view }
        let lengths = views.map { elements[$0].written.length(on: axis) ?? length(of: $0, on: axis) }
        guard lengths.contains(where: { $0 != nil }) else { return nil }
        if axis != stack.axis { return lengths.compactMap { $0 }.max() }
        return lengths.reduce(0) { $0 + ($1 ?? 0) } + stack.spacingAfter.dropLast().reduce(0, +)
    }

    /// The fractions of the arranged subviews' own lengths in the sum of all lengths and spacings.
    func shares(of stack: StackDescription) -> [Double] {
        let lengths = stack.shown.map { max(0, length(of: $0, on: stack.axis) ?? 0) }
        let whole = lengths.reduce(0, +) + stack.spacingAfter.dropLast().reduce(0, +)
        return lengths.map { whole > 0 ? $0 / whole : 0 }
    }

    func wraps(_ view: Int) -> Bool { elements[view].stack.map { $0.shown.contains(where: wraps) } ?? elements[view].wraps }
}
