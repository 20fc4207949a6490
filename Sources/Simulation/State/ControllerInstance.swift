import PlaygroundModel

/// A living controller: an instance of a definition, with its children. Showing a definition creates a new instance each time.
public struct ControllerInstance: Hashable, Sendable, Identifiable {
    /// Distinguishes instances of one definition: `detail`, then `detail#2`.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        public var controller: ControllerID
        public var serial: Int

        public init(_ controller: ControllerID, serial: Int = 1) {
            self.controller = controller
            self.serial = serial
        }

        public var description: String {
            serial == 1 ? controller.name : "\(controller.name)#\(serial)"
        }

        /// The ID with the controller's arguments, for messages: `letter#2(sender: Marina)`.
        public var inWords: String { description + controller.argumentsInWords }
    }

    public var id: ID { _read { yield box.value.id } _modify { yield &box.value.id } }
    /// UIViewController.children. The stack of a navigation controller, root first.
    public var children: [ControllerInstance] { _read { yield box.value.children } _modify { yield &box.value.children } }
    public var container: ContainerState? { _read { yield box.value.container } _modify { yield &box.value.container } }
    /// The controller's ControllerDefinition.textBytes.
    var textBytes: Int { _read { yield box.value.textBytes } _modify { yield &box.value.textBytes } }
    public var changes: ViewChanges { _read { yield box.value.changes } _modify { yield &box.value.changes } }
    public var presentation: Presentation? { _read { yield box.value.presentation } _modify { yield &box.value.presentation } }

    /// The stored fields are behind one reference, because states, hierarchies and reducers pass instances on.
    private struct Fields: Hashable, Sendable {
        var id: ID
        var children: [ControllerInstance] = []
        var container: ContainerState?
        var textBytes = 0
        var changes = ViewChanges()
        var presentation: Presentation?
    }

    private var box: CopyOnWrite<Fields>

    init(id: ID) { box = CopyOnWrite(Fields(id: id)) }

    /// The instance and its descendants, parents first, followed by the kept instances outside the hierarchy.
    public var subtree: [ControllerInstance] {
        [self] + children.flatMap { $0.subtree } + keptInstances.flatMap { $0.subtree }
    }

    var subtreeInHierarchy: [ControllerInstance] {
        [self] + children.flatMap { $0.subtreeInHierarchy }
    }

    private var keptInstances: [ControllerInstance] {
        let columns = split?.keptInstances ?? []
        guard case .inPlace(of: let presented) = presentation?.standIn else { return columns }
        return columns + [presented]
    }

    public var split: SplitState? {
        get { if case .split(let state) = container { state } else { nil } }
        set { container = newValue.map(ContainerState.split) }
    }

    public var tabBar: TabBarState? {
        get { if case .tabBar(let state) = container { state } else { nil } }
        set { container = newValue.map(ContainerState.tabBar) }
    }

    public var currentPage: Int? {
        get { if case .page(let index) = container { index } else { nil } }
        set { container = newValue.map { .page(currentIndex: $0) } }
    }

    func path(to id: ID) -> [ControllerInstance]? {
        if self.id == id { return [self] }
        for child in children {
            if let path = child.path(to: id) { return [self] + path }
        }
        return nil
    }

    mutating func update(_ id: ID, _ change: (inout ControllerInstance) -> Void) {
        if self.id == id {
            change(&self)
            return
        }
        for index in children.indices {
            children[index].update(id, change)
        }
    }
}
