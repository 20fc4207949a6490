import PlaygroundModel

struct CoveringBars {
    struct Bar {
        /// The height in points, including the screen's safe area.
        var height: Double
        var look = BarLook()
    }

    var top: Bar?
    var bottom: Bar?
}

extension HierarchyResolver {
    /// The frame of a child of a navigation or tab bar controller. It extends under translucent bars. It begins at an opaque bar, or at an
    /// edge that its extended layout excludes, with an empty safe area there (UIViewController.edgesForExtendedLayout,
    /// extendedLayoutIncludesOpaqueBars). Without a bar it extends under the status bar. A navigation controller extends under outer bars,
    /// and its content accounts for them (recalled; Interface Builder's frames agree with both).
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
        edges.contains(edge) && (bar.look.isTranslucent || includesOpaqueBars)
    }
}
