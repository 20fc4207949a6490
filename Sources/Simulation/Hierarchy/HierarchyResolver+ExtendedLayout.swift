import PlaygroundModel

/// The bars of navigation and tab bar controllers that cover a controller's upper and lower edge.
struct CoveringBars {
    struct Bar {
        /// The covered height of the controller in points, including the screen's safe area.
        var height: Double
        var isTranslucent: Bool
    }

    var top: Bar?
    var bottom: Bar?
}

extension HierarchyResolver {
    /// The frame of a child of a navigation or tab bar controller: under the bars, or between them where they are opaque or its extended
    /// layout excludes that edge. There nothing covers it, so that its safe area and layout guides begin at its own edge
    /// (UIViewController.edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars).
    ///
    /// A hidden bar has no edge: a child then extends under the status bar, which does not count as a bar. A navigation controller always
    /// extends under the outer bars, and leaves them to its content (recalled; Interface Builder's frames agree with it, but would with the
    /// other rule).
    func room(
        for child: ControllerInstance, in frame: Rect, safeAreaInsets: EdgeInsets, under bars: CoveringBars
    ) -> (frame: Rect, safeAreaInsets: EdgeInsets, bars: CoveringBars) {
        guard let definition = playground.controller(child.id.controller), !definition.kind.isNavigation else {
            return (frame, safeAreaInsets, bars)
        }
        let layout = definition.extendedLayout
        var remaining = bars
        var taken = EdgeInsets.zero
        if let bar = bars.top, !layout.reaches(.top, under: bar) {
            taken.top = bar.height
            remaining.top = nil
        }
        if let bar = bars.bottom, !layout.reaches(.bottom, under: bar) {
            taken.bottom = bar.height
            remaining.bottom = nil
        }
        let room = frame.inset(by: taken)
        let inContainer = room.relative(to: frame.origin)
        return (room, safeAreaInsets.remaining(in: inContainer, of: frame.size), remaining)
    }
}

extension ExtendedLayout {
    fileprivate func reaches(_ edge: Edge, under bar: CoveringBars.Bar) -> Bool {
        edges.contains(edge) && (bar.isTranslucent || includesOpaqueBars)
    }
}
