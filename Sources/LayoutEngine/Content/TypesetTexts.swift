import PlaygroundModel
import TextMetrics

/// The texts of views as last set in lines: breaking lines costs more than solving, and often the old lines still hold.
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

    /// The widths at which a text has the same lines. Lines that were filled as far as they go stay as they are while the
    /// widest still fits; a single line stays however wide the frame becomes. A text that is cut changes with every point.
    private static func frameWidths(
        of layout: TextLayout, _ text: ViewText, from frameWidth: Double
    ) -> ClosedRange<Double> {
        guard !layout.isTruncated else { return frameWidth...frameWidth }
        let widest = (layout.lines.map { $0.width }.max() ?? 0) + text.insets.left + text.insets.right
        return min(widest, frameWidth)...(layout.lines.count > 1 ? frameWidth : .infinity)
    }

    /// Called when a view's text changes.
    mutating func forget(_ view: Int) {
        layouts[view] = nil
    }
}
