import PlaygroundModel

/// UIView.readableContentGuide: limits text to a readable line length.
enum ReadableWidth {
    /// The width in points at the default content size category, measured on an iPad of 1024 points.
    private static let widthAtLarge = 672.0

    /// The maximum width in points. It is doubtful at other categories, for which UIKit publishes no width: these widths follow
    /// the body font, so that a line has about the same number of characters.
    static func maximum(in category: ContentSizeCategory) -> Double {
        let growth = TextStyle.body.pointSize(in: category) / TextStyle.body.pointSize(in: .large)
        return (widthAtLarge * growth).rounded()
    }

    static func insets(inside margins: EdgeInsets, width: Double, traits: LayoutTraits) -> EdgeInsets {
        let surplus = width - margins.left - margins.right - maximum(in: traits.contentSizeCategory)
        guard surplus > 0 else { return margins }
        return margins + EdgeInsets(left: surplus / 2, right: surplus / 2)
    }
}

extension ReadableWidth {
    /// The inset at the side without bars, with vertical bars, in points: measured on both displays of the simulated iPhone
    /// Duo (kusumotoa/iPhoneDuoLab; confidence medium). The margins at the other side are inferred.
    private static let besideVerticalBars = 52.0

    static func insets(inside margins: EdgeInsets, barSide: BarColumn.Edge) -> EdgeInsets {
        var insets = margins
        switch barSide {
        case .left: insets.right = max(besideVerticalBars, margins.right)
        case .right: insets.left = max(besideVerticalBars, margins.left)
        }
        return insets
    }
}

extension LayoutRequest {
    var barSide: BarColumn.Edge? {
        let edge = BarColumn.Edge(traits.verticalBarEdge, in: traits.layoutDirection)
        switch edge {
        case .left: return safeAreaInsets.left > 0 ? edge : nil
        case .right: return safeAreaInsets.right > 0 ? edge : nil
        case nil: return nil
        }
    }

    /// The reason why the readable width is uncertain, if constraints use it and it limits the width.
    public var readableWidthDoubt: String? {
        let traits = LayoutTraits(traits, profile: profile)
        guard traits.contentSizeCategory != .large, constraints.contains(where: { $0.namesReadableContent }) else { return nil }
        let root = RootGuides(self, traits: traits)
        guard root.readableContent != root.layoutMargins else { return nil }
        return "no source was found for the readable width at text sizes other than large"
    }
}

extension LayoutConstraint {
    fileprivate var namesReadableContent: Bool {
        [first.item, second?.item].contains { item in
            if case .guide(.readableContent, of: _)? = item { true } else { false }
        }
    }
}
