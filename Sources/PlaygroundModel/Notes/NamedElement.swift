/// A controller, view or bar item by its name in a file: `inbox` or `inbox.list`.
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
