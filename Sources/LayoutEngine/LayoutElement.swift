import PlaygroundModel

struct LayoutElement: Hashable, Sendable {
    var content: IntrinsicContent
    /// The distances from the frame's edges to the alignment rectangle's edges, in points.
    var alignmentRectInsets: EdgeInsets
    var text: ViewText?
    var stack: StackDescription?
    var hugging: AxisPriorities
    var compressionResistance: AxisPriorities
    var wraps: Bool
    var isSpacer: Bool
    var written = IntrinsicContent.none

    struct AxisPriorities: Hashable, Sendable {
        var horizontal: LayoutPriority
        var vertical: LayoutPriority

        subscript(axis: LayoutAttribute.Axis) -> LayoutPriority { axis == .horizontal ? horizontal : vertical }
    }

    init(_ view: LayoutRequest.View, stack: StackDescription?, traits: LayoutTraits) {
        text = ViewText(view, traits: traits)
        let traitsOfView = traits.overridden(by: view.traitOverrides)
        content = IntrinsicContent(of: view, text: text, traits: traitsOfView)
        alignmentRectInsets = view.properties.insets(.alignmentRectInsets)
            ?? view.symbolMetrics(in: traitsOfView)?.alignmentRectInsets ?? ControlSizes(profile: traits.profile).alignmentRectInsets(of: view.kind)
        self.stack = stack
        wraps = text?.wraps == true && text?.scrolls == false
        isSpacer = view.kind == .spacer
        let properties = view.properties
        hugging = AxisPriorities(
            horizontal: properties.priority(.horizontalHuggingPriority) ?? .defaultLow,
            vertical: properties.priority(.verticalHuggingPriority) ?? .defaultLow
        )
        compressionResistance = AxisPriorities(
            horizontal: properties.priority(.horizontalCompressionResistancePriority) ?? .defaultHigh,
            vertical: properties.priority(.verticalCompressionResistancePriority) ?? .defaultHigh
        )
    }

    static func elements(of request: LayoutRequest, tree: ViewTree, traits: LayoutTraits) -> [LayoutElement] {
        let views = request.views
        var elements: [LayoutElement] = views.indices.map { place in
            let view = views[place]
            let stack = view.kind == .stack
                ? StackDescription(view, arranged: tree.subviews[place], views: views) : nil
            return LayoutElement(view, stack: stack, traits: traits)
        }
        for constraint in request.constraints {
            guard constraint.second == nil, constraint.relation == .equal, constraint.priority >= .required,
                  case .view(let id) = constraint.first.item, let view = tree.index(of: id)
            else { continue }
            switch constraint.first.attribute {
            case .width: elements[view].written.width = constraint.constant
            case .height: elements[view].written.height = constraint.constant
            default: break
            }
        }
        return elements
    }
}

extension ViewProperties {
    func priority(_ property: ViewProperty) -> LayoutPriority? { number(property).map(LayoutPriority.init) }
}
