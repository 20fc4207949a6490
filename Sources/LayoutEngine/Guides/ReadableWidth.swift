import PlaygroundModel

/// UIView.readableContentGuide: limits text to a line length that reads well.
enum ReadableWidth {
    /// The width at the default content size category, measured on an iPad of 1024 points.
    private static let widthAtLarge = 672.0

    /// The greatest width in points.
    ///
    /// UIKit's widths at other categories are not published, and doubtful here. This follows the body font's size, so that a
    /// line holds about the same number of characters, which is what the guide is for.
    static func maximum(in category: ContentSizeCategory) -> Double {
        let growth = TextStyle.body.pointSize(in: category) / TextStyle.body.pointSize(in: .large)
        return (widthAtLarge * growth).rounded()
    }

    /// The insets of the readable guide: centred within the margins, and never wider than the maximum.
    static func insets(inside margins: EdgeInsets, width: Double, traits: LayoutTraits) -> EdgeInsets {
        let surplus = width - margins.left - margins.right - maximum(in: traits.contentSizeCategory)
        guard surplus > 0 else { return margins }
        return margins + EdgeInsets(left: surplus / 2, right: surplus / 2)
    }
}

extension LayoutRequest {
    /// Why what constraints hold to the readable width is doubtful; `nil` where they do not, and where it is known or does not
    /// limit.
    public var readableWidthDoubt: String? {
        let traits = LayoutTraits(traits, profile: profile)
        guard traits.contentSizeCategory != .large, constraints.contains(where: { $0.namesReadableContent }) else { return nil }
        let root = RootGuides(self, traits: traits)
        guard root.readableContent != root.layoutMargins else { return nil }
        return "no source was found for the readable width at another text size than large"
    }
}

extension LayoutConstraint {
    fileprivate var namesReadableContent: Bool {
        [first.item, second?.item].contains { item in
            if case .guide(.readableContent, of: _)? = item { true } else { false }
        }
    }
}
