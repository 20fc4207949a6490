import PlaygroundModel

/// UIView.readableContentGuide: limits text to a readable line length.
enum ReadableWidth {
    /// The width at the default content size category, measured on an iPad of 1024 points.
    private static let widthAtLarge = 672.0

    /// The greatest width in points.
    ///
    /// UIKit's widths at other categories are not published, and doubtful here. They follow the body font's size, so that a line holds
    /// about the same number of characters, the purpose of the guide.
    static func maximum(in category: ContentSizeCategory) -> Double {
        let growth = TextStyle.body.pointSize(in: category) / TextStyle.body.pointSize(in: .large)
        return (widthAtLarge * growth).rounded()
    }

    /// The insets of the readable guide: centred within the margins, and at most as wide as the maximum.
    static func insets(inside margins: EdgeInsets, width: Double, traits: LayoutTraits) -> EdgeInsets {
        let surplus = width - margins.left - margins.right - maximum(in: traits.contentSizeCategory)
        guard surplus > 0 else { return margins }
        return margins + EdgeInsets(left: surplus / 2, right: surplus / 2)
    }
}

extension ReadableWidth {
    /// In points, from the edge without bars, with vertical bars: measured on the simulator of the iPhone Duo, on both of its displays
    /// (kusumotoa/iPhoneDuoLab; confidence medium). That the other side has the margins is inferred.
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
    /// The side with vertical bars, if the view extends there.
    var barSide: BarColumn.Edge? {
        let edge = BarColumn.Edge(traits.verticalBarEdge, in: traits.layoutDirection)
        switch edge {
        case .left: return safeAreaInsets.left > 0 ? edge : nil
        case .right: return safeAreaInsets.right > 0 ? edge : nil
        case nil: return nil
        }
    }

    /// Why the readable width is uncertain, if constraints use it, it is not known, and it limits the width.
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
