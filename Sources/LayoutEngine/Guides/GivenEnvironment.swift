import PlaygroundModel

struct GivenEnvironment: Hashable, Sendable {
    var root: RootGuides
    var originInWindow: Point
    var windowSize: Size

    init(_ request: LayoutRequest, traits: LayoutTraits) {
        root = RootGuides(request, traits: traits)
        originInWindow = request.originInWindow
        windowSize = request.windowSize
    }

    /// The number in points. `nil` for values that follow from views' frames.
    func number(_ value: GivenValue) -> Double? {
        switch value {
        case .rootSize(.horizontal): root.size.width
        case .rootSize(.vertical): root.size.height
        case .windowOrigin(.horizontal): -originInWindow.x
        case .windowOrigin(.vertical): -originInWindow.y
        case .windowSize(.horizontal): windowSize.width
        case .windowSize(.vertical): windowSize.height
        case .inset(let guide, nil, let edge): root.insets(of: guide)[edge]
        case .inset(_, .some, _), .wrappedHeight, .wrappedSaving, .proportionGain: nil
        }
    }
}
