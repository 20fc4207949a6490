/// How far a controller's root view reaches under the bars of the navigation or tab bar controller it stands in.
public struct ExtendedLayout: Hashable, Sendable {
    /// UIRectEdge.
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        case top, left, bottom, right
    }

    /// UIViewController.edgesForExtendedLayout. Only `top` and `bottom` have bars.
    public var edges = Set(Edge.allCases)
    /// UIViewController.extendedLayoutIncludesOpaqueBars: whether it reaches under bars that are not translucent, too.
    public var includesOpaqueBars = false

    public init() {}
}
