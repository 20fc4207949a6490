/// The extent of a root view under the bars of its navigation or tab bar controller.
public struct ExtendedLayout: Hashable, Sendable {
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        case top, left, bottom, right
    }

    /// The edges at which the view extends under bars. Only `top` and `bottom` have bars.
    public var edges = Set(Edge.allCases)
    public var includesOpaqueBars = false

    public init() {}
}
