import PlaygroundModel

/// The controller, view or item that a finding is about.
public struct LintPlace: Hashable, Sendable {
    public var controller: ControllerID
    /// A view or a bar item of the controller; `nil` for the controller itself.
    public var view: ViewID?
    public var path: DocumentPath

    public init(controller: ControllerID, view: ViewID? = nil, path: DocumentPath) {
        self.controller = controller.plain
        self.view = view
        self.path = path
    }

    /// As events name it: `inbox.list`.
    public var name: String { view.map { "\(controller).\($0)" } ?? controller.name }
}
