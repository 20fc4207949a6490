import PlaygroundModel

/// The positions of anchors in a layout, in the root view's coordinates.
struct AnchorPositions: Sendable {
    /// The item's rectangle, and the anchor's position on the constraint's axis, or its length.
    struct Position: Hashable, Sendable {
        var rect: Rect
        var value: Double
        var item: AnchoredItem
    }

    private let request: LayoutRequest
    let result: LayoutResult
    private let tree: ViewTree
    let traits: LayoutTraits
    private let elements: [LayoutElement]
    private let scrolling: ScrolledAnchors

    init(_ request: LayoutRequest, _ result: LayoutResult) {
        self.request = request
        self.result = result
        tree = ViewTree(request.views)
        traits = LayoutTraits(request.traits, profile: request.profile)
        elements = LayoutElement.elements(of: request, tree: tree, traits: traits)
        scrolling = ScrolledAnchors(
            views: request.views, tree: tree, isRightToLeft: traits.isRightToLeft, profile: traits.profile
        )
    }

    /// - Parameter other: The constraint's other anchor, which determines the meaning of a scroll view's edge.
    func position(of anchor: LayoutAnchor, beside other: LayoutAnchor?) -> Position? {
        guard let item = item(anchor.item) else { return nil }
        let meant = scrolling.anchor(item, anchor.attribute, beside: other.flatMap { self.item($0.item) })
        let margins = anchor.attribute.isWithinMargins ? meant.item.margins : meant.item
        let rect = rect(of: margins)
        let attribute = anchor.attribute.resolved(isRightToLeft: traits.isRightToLeft)
        let value = value(attribute, on: anchor.attribute.axis, of: rect, item)
        return Position(rect: rect, value: value + meant.offset, item: meant.item)
    }

    func surplus(of constraint: LayoutConstraint, _ first: Position, _ second: Position?) -> Double {
        let (value, other) = values(of: constraint, first, second)
        return value - constraint.multiplier * (other ?? 0) - constraint.constant
    }

    /// The numbers on both sides of a constraint. In right-to-left layouts, leading and trailing positions count from the right.
    func values(of constraint: LayoutConstraint, _ first: Position, _ second: Position?) -> (Double, Double?) {
        guard let second else { return (first.value, nil) }
        guard !constraint.first.attribute.isDimension else { return (first.value, second.value) }
        let directional = [constraint.first, constraint.second].contains { $0?.attribute.isDirectional == true }
        let isMirrored = traits.isRightToLeft && directional
        let reference = reference(for: constraint, first, second, isMirrored: isMirrored)
        return isMirrored ? (reference - first.value, reference - second.value) : (first.value - reference, second.value - reference)
    }

    private func reference(
        for constraint: LayoutConstraint, _ first: Position, _ second: Position, isMirrored: Bool
    ) -> Double {
        guard constraint.multiplier != 1 else { return isMirrored ? request.size.width : 0 }
        let outer = rect(of: tree.commonSuperview(first.item, second.item))
        guard constraint.first.attribute.axis == .horizontal else { return outer.minY }
        return isMirrored ? outer.maxX : outer.minX
    }

    /// A position's line crosses the middle of the overlap of both items. A size has a line in each of its views.
    func lines(of constraint: LayoutConstraint, _ first: Position, _ second: Position?) -> [ConstraintLine] {
        guard !constraint.first.attribute.isDimension, let second else {
            let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
            return zip(attributes, [first, second].compactMap { $0 }).filter { $1.item.isView }.map {
                Self.line(along: $0.axis, $1.rect)
            }
        }
        if constraint.first.attribute.axis == .horizontal {
            let y = Self.middle(first.rect.minY...first.rect.maxY, second.rect.minY...second.rect.maxY)
            return [ConstraintLine(start: Point(x: second.value, y: y), end: Point(x: first.value, y: y))]
        }
        let x = Self.middle(first.rect.minX...first.rect.maxX, second.rect.minX...second.rect.maxX)
        return [ConstraintLine(start: Point(x: x, y: second.value), end: Point(x: x, y: first.value))]
    }

    private static func line(along axis: LayoutAttribute.Axis, _ rect: Rect) -> ConstraintLine {
        axis == .horizontal
            ? ConstraintLine(start: Point(x: rect.minX, y: rect.midY), end: Point(x: rect.maxX, y: rect.midY))
            : ConstraintLine(start: Point(x: rect.midX, y: rect.minY), end: Point(x: rect.midX, y: rect.maxY))
    }

    private static func middle(_ first: ClosedRange<Double>, _ second: ClosedRange<Double>) -> Double {
        let (low, high) = (max(first.lowerBound, second.lowerBound), min(first.upperBound, second.upperBound))
        return low <= high ? (low + high) / 2 : (first.lowerBound + first.upperBound) / 2
    }

    func rect(of item: LayoutItem) -> Rect? { self.item(item).map { rect(of: $0) } }

    private func item(_ item: LayoutItem) -> AnchoredItem? {
        switch item {
        case .rootView: .rootView
        case .window: .window
        case .guide(let guide, nil): .guide(guide, of: nil)
        case .view(let id): tree.index(of: id).map(AnchoredItem.view)
        case .guide(let guide, let id?): tree.index(of: id).map { .guide(guide, of: $0) }
        }
    }

    private func frame(_ view: Int) -> Rect { result.frames[request.views[view].id] ?? .zero }

    private func alignmentRect(_ view: Int) -> Rect { frame(view).inset(by: elements[view].alignmentRectInsets) }

    private func rect(of item: AnchoredItem) -> Rect {
        let root = RootGuides(request, traits: traits)
        switch item {
        case .rootView: return Rect(origin: .zero, size: request.size)
        case .window:
            let origin = Point(x: -request.originInWindow.x, y: -request.originInWindow.y)
            return Rect(origin: origin, size: request.windowSize)
        case .view(let view): return alignmentRect(view)
        case .guide(let guide, nil):
            return Rect(origin: .zero, size: request.size).inset(by: root.insets(of: guide))
        case .guide(.contentLayoutGuide, let view?):
            let content = result.contents[request.views[view].id] ?? ScrollContent(size: frame(view).size)
            let origin = Point(x: frame(view).minX + content.insets.left, y: frame(view).minY + content.insets.top)
            return Rect(origin: origin, size: content.size)
        case .guide(let guide, let view?):
            let guides = ViewGuides(
                views: request.views, tree: tree, root: root, traits: traits,
                contentSize: { result.contents[request.views[$0].id]?.size }, frame: frame)
            return frame(view).inset(by: guides.insets(of: guide, view: view))
        }
    }

    private func value(
        _ attribute: LayoutAttribute.Resolved, on axis: LayoutAttribute.Axis, of rect: Rect, _ item: AnchoredItem
    ) -> Double {
        let isHorizontal = axis == .horizontal
        return switch attribute {
        case .minEdge: isHorizontal ? rect.minX : rect.minY
        case .maxEdge: isHorizontal ? rect.maxX : rect.maxY
        case .center: isHorizontal ? rect.midX : rect.midY
        case .size: isHorizontal ? rect.width : rect.height
        case .firstBaseline: baseline(Baselines(elements: elements).first(of: item)) ?? rect.maxY
        case .lastBaseline: baseline(Baselines(elements: elements).last(of: item)) ?? rect.maxY
        }
    }

    private func baseline(_ baseline: Baselines.Baseline?) -> Double? {
        baseline.map { (baseline: Baselines.Baseline) in
            let rect = alignmentRect(baseline.view)
            return rect.minY + rect.height * baseline.share + baseline.offset
        }
    }
}
