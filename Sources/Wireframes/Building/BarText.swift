import PlaygroundModel
import TextMetrics

/// Text in bars and alerts. Bars ignore Dynamic Type.
struct BarText {
    private let traits: TraitCollection
    private var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

    init(_ traits: TraitCollection) {
        self.traits = traits
    }

    func text(
        _ line: String, size: Double, weight: FontWeight = .regular, lineHeight: Double, isNatural: Bool = false,
        color: Color? = nil
    ) -> NodeText {
        NodeText(
            lines: [line], pointSize: size, weight: traits.legibilityWeight == .bold ? .bold : weight,
            lineHeight: lineHeight, alignment: isNatural ? (isRightToLeft ? .right : .left) : .center, color: color
        )
    }

    /// The second line of a menu's row.
    func menuSubtitle(_ line: String, width: Double) -> NodeText {
        var text = text(line, size: 14, lineHeight: 18, isNatural: true, color: .semantic(.secondaryLabel))
        text.lines = TextLayout(line, font: Font(size: 14, weight: text.weight), width: width).lines.map { $0.text }
        return text
    }

    /// The width of the longest line in points, including a margin for the page's rounding.
    func width(of text: NodeText) -> Double {
        let font = Font(size: text.pointSize, weight: text.weight)
        return (text.lines.map(font.width).max() ?? 0).rounded(.up) + 1
    }
}
