/// A controller, or one of its views or bar items, as a file names it: `inbox` or `inbox.list`.
public struct NamedElement: Hashable, Sendable {
    public var controller: ControllerID
    /// A view or bar item.
    public var view: ViewID?

    public init(controller: ControllerID, view: ViewID? = nil) {
        self.controller = controller
        self.view = view
    }

    public var name: String { view.map { "\(controller).\($0)" } ?? controller.name }
}
