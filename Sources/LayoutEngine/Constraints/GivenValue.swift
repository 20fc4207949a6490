import PlaygroundModel

/// A number in constraints that is set from outside. It can change while the constraints stay the same.
enum GivenValue: Hashable, Sendable {
    case rootSize(LayoutAttribute.Axis)
    case windowOrigin(LayoutAttribute.Axis)
    case windowSize(LayoutAttribute.Axis)
    /// The inset of a guide of the root view (`nil`) or of a view.
    case inset(LayoutGuide, view: Int?, Edge)
    /// The intrinsic height of a wrapping label, which follows from its width.
    case wrappedHeight(Int)
    /// The width that a wrapping label saves compared to one line, once its width is known.
    case wrappedSaving(Int)

    /// The height that a view of a `fillProportionally` column gains because text wraps.
    case proportionGain(Int)

    /// Whether required constraints may override the value.
    var yields: Bool { if case .wrappedSaving = self { true } else { false } }

    enum Edge: Hashable, Sendable { case top, left, bottom, right }

    /// Whether the value follows from views' frames, and so from the solution itself.
    var followsFrames: Bool {
        switch self {
        case .rootSize, .windowOrigin, .windowSize: false
        case .inset(_, let view, _): view != nil
        case .wrappedHeight, .wrappedSaving, .proportionGain: true
        }
    }
}

extension EdgeInsets {
    subscript(edge: GivenValue.Edge) -> Double {
        switch edge {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
    }
}
