import PlaygroundModel

/// The text size of the canvas. Documents do not record it, so it is the size that explains the heights of most labels. A size other than
/// the default must explain at least two more labels (frames of two projects, at `extraSmall`). Labels with a fixed font size, several
/// lines or a designable class are ignored.
enum RecordedTextSize {
    private static let sizes = ContentSizeCategory.allCases.filter { $0 != .unspecified && !$0.isAccessibilityCategory }
    /// The tolerance in points: half a pixel of a 2× screen, and rounding.
    private static let tolerance = 0.26

    static func category(of document: InterfaceBuilderDocument, pixels scale: Double) -> ContentSizeCategory {
        let texts = document.objects.flatMap(\.subtree).compactMap { text(of: $0, in: document) }
        guard !texts.isEmpty else { return .large }
        let counts = sizes.map { category in
            (category: category, count: texts.count { text in
                let line = text.style.pointSize(in: category) * SymbolMetrics.lineHeight
                return abs((line * scale).rounded(.up) / scale - text.height) < tolerance
            })
        }
        let usual = counts.first { $0.category == .large }?.count ?? 0
        guard let best = counts.max(by: { $0.count < $1.count }), best.count >= usual + 2 else { return .large }
        return best.category
    }

    private static func text(of label: Element, in document: InterfaceBuilderDocument) -> (style: TextStyle, height: Double)? {
        guard label.name == "label", label.number("numberOfLines") ?? 1 == 1, let id = label.id, document.designableSizes[id] == nil,
              let style = label.value(of: "fontDescription")?["style"].flatMap({ FontValue.styles[$0] }),
              let height = ViewElement.frame(of: label)?.height
        else { return nil }
        return (style, height)
    }
}
