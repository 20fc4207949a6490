import PlaygroundModel
import TextMetrics

/// The last line breaks of each view's text. Breaking lines costs more than solving, and the old lines are often valid.
struct TypesetTexts: Sendable {
    private var layouts: [(frameWidths: ClosedRange<Double>, layout: TextLayout)?]

    init(count: Int) {
        layouts = Array(repeating: nil, count: count)
    }

    mutating func lines(of text: ViewText, view: Int, frameWidth: Double) -> TextLayout {
        if let last = layouts[view], last.frameWidths.contains(frameWidth) { return last.layout }
        let layout = text.lines(inFrameWidth: frameWidth)
        layouts[view] = (Self.frameWidths(of: layout, text, from: frameWidth), layout)
        return layout
    }

    /// The widths with the same lines. Several lines are valid while the widest fits, one at any larger width, truncated lines at no other.
    private static func frameWidths(
        of layout: TextLayout, _ text: ViewText, from frameWidth: Double
    ) -> ClosedRange<Double> {
        guard !layout.isTruncated else { return frameWidth...frameWidth }
        let widest = (layout.lines.map { $0.width }.max() ?? 0) + text.insets.left + text.insets.right
        return min(widest, frameWidth)...(layout.lines.count > 1 ? frameWidth : .infinity)
    }

    mutating func forget(_ view: Int) {
        layouts[view] = nil
    }
}
