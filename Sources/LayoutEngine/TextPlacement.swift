import PlaygroundModel
import TextMetrics

/// The lines of text a view shows in the frame it got.
struct TextPlacement {
    let pixels: PixelGrid

    /// A label cuts the text to the lines that fit its height, as UILabel does; one line is always drawn.
    func place(_ text: ViewText, in frame: Rect) -> LaidOutText {
        let height = frame.height - text.insets.top - text.insets.bottom
        guard frame.width > 0, frame.height > 0 else { return laidOut(text, lines: [], isTruncated: false) }
        var limited = text
        let tolerance = 1 / pixels.scale
        if text.wraps, !text.scrolls {
            let fitting = max(1, Int((height + tolerance) / text.font.lineHeight))
            limited.numberOfLines = text.numberOfLines == 0 ? fitting : min(text.numberOfLines, fitting)
        }
        let layout = limited.lines(inFrameWidth: frame.width)
        let overflows = layout.size.height > height + text.insets.top + text.insets.bottom + tolerance
        return laidOut(text, lines: layout.lines.map(\.text), isTruncated: layout.isTruncated || overflows)
    }

    private func laidOut(_ text: ViewText, lines: [String], isTruncated: Bool) -> LaidOutText {
        LaidOutText(
            lines: lines, pointSize: text.font.size, weight: text.font.weight, lineHeight: text.font.lineHeight,
            isTruncated: isTruncated
        )
    }
}
