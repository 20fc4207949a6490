/// UIPageViewController with its data source.
public struct PageDefinition: Hashable, Sendable {
    public enum NavigationOrientation: String, CaseIterable, Hashable, Sendable {
        case horizontal, vertical
    }

    public var viewControllers: [ControllerID]
    public var navigationOrientation: NavigationOrientation
    /// Whether the data source has `presentationCount(for:)`, which adds a page control below horizontal pages.
    public var showsPageControl: Bool

    public init(
        viewControllers: [ControllerID], navigationOrientation: NavigationOrientation = .horizontal,
        showsPageControl: Bool = false
    ) {
        self.viewControllers = viewControllers
        self.navigationOrientation = navigationOrientation
        self.showsPageControl = showsPageControl
    }
}
