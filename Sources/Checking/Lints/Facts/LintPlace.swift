import PlaygroundModel

public struct LintPlace: Hashable, Sendable {
    public var controller: ControllerID
    public var view: ViewID?
    public var path: DocumentPath

    public init(controller: ControllerID, view: ViewID? = nil, path: DocumentPath) {
        self.controller = controller.plain
        self.view = view
        self.path = path
    }

    /// The name used in events: `inbox.list`.
    public var name: String { view.map { "\(controller).\($0)" } ?? controller.name }
}
