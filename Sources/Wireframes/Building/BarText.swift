import PlaygroundModel
import TextMetrics

/// Text in bars, which ignores Dynamic Type, and in alerts.
struct BarText {
    private let traits: TraitCollection
    private var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

    init(_ traits: TraitCollection) {
        self.traits = traits
    }

    /// - Parameter isNatural: Aligns the text at the leading edge instead of centring it.
    func text(
        _ line: String, size: Double, weight: FontWeight = .regular, lineHeight: Double, isNatural: Bool = false,
        color: Color? = nil
    ) -> NodeText {
        NodeText(
            lines: [line], pointSize: size, weight: traits.legibilityWeight == .bold ? .bold : weight,
            lineHeight: lineHeight, alignment: isNatural ? (isRightToLeft ? .right : .left) : .center, color: color
        )
    }

    /// The width of a text, with a margin for the page's rounding.
    func width(of text: NodeText) -> Double {
        let font = Font(size: text.pointSize, weight: text.weight)
        return (text.lines.map(font.width).max() ?? 0).rounded(.up) + 1
    }
}
