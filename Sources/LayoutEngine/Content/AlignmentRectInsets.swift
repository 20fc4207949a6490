import PlaygroundModel

/// UIView.alignmentRectInsets: constraints and intrinsic sizes apply to the alignment rectangle, inside the frame.
extension ControlSizes {
    /// The distances from the frame's edges to the alignment rectangle's edges, in points.
    func alignmentRectInsets(of kind: ViewKind) -> EdgeInsets {
        switch kind {
        case .switch: Self.switchAlignmentRectInsets[profile]
        case .slider: Self.sliderAlignmentRectInsets[profile]
        case .segmentedControl: Self.segmentedControlAlignmentRectInsets[profile]
        default: .zero
        }
    }

    static let switchAlignmentRectInsets: VersionTable<EdgeInsets> = [
        .since(8, EdgeInsets(right: 2), "Interface Builder's frames of iOS 9 to 26"),
    ]
    static let sliderAlignmentRectInsets: VersionTable<EdgeInsets> = [
        .since(8, EdgeInsets(left: 2, bottom: 1, right: 2), "Interface Builder's frames of iOS 9 to 13"),
        .since(26, .zero, "Interface Builder's frames"),
    ]
    static let segmentedControlAlignmentRectInsets: VersionTable<EdgeInsets> = [
        .since(8, EdgeInsets(bottom: 1), "Interface Builder's frames of iOS 9 to 17"),
    ]
}

extension EdgeInsets {
    func atOrigin(of axis: LayoutAttribute.Axis) -> Double { axis == .horizontal ? left : top }

    func total(on axis: LayoutAttribute.Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}

extension IntrinsicContent {
    func inset(by insets: EdgeInsets) -> IntrinsicContent {
        var content = self
        content.width = width.map { max(0, $0 - insets.left - insets.right) }
        content.height = height.map { max(0, $0 - insets.top - insets.bottom) }
        return content
    }
}
