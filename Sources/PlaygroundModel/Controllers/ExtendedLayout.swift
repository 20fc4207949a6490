/// How far a root view extends under the bars of its navigation or tab bar controller.
public struct ExtendedLayout: Hashable, Sendable {
    /// UIRectEdge.
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        case top, left, bottom, right
    }

    /// UIViewController.edgesForExtendedLayout. Only `top` and `bottom` have bars.
    public var edges = Set(Edge.allCases)
    /// UIViewController.extendedLayoutIncludesOpaqueBars.
    public var includesOpaqueBars = false

    public init() {}
}
