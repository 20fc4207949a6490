import PlaygroundModel

/// A controller that lives: an instance of a definition, as each show makes a new one, with its children.
public struct ControllerInstance: Hashable, Sendable, Identifiable {
    /// Tells instances of one definition apart: `detail`, then `detail#2`.
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

        /// The description with the controller's arguments, for sentences: `letter#2(sender: Marina)`.
        public var inWords: String { description + controller.argumentsInWords }
    }

    public var id: ID
    /// UIViewController.children: of a navigation controller its stack, the root first.
    public var children: [ControllerInstance] = []
    /// `nil` for controllers that remember nothing beside their children.
    public var container: ContainerState?
    /// ControllerDefinition.textBytes.
    var textBytes = 0
    /// What people and actions made of its views.
    public var changes = ViewChanges()
    /// `nil` unless the controller was presented.
    public var presentation: Presentation?

    /// The instance and all that live through it, a parent before its children; last the controllers that a split view or a
    /// presentation keeps outside of the hierarchy.
    public var subtree: [ControllerInstance] {
        [self] + children.flatMap { $0.subtree } + keptInstances.flatMap { $0.subtree }
    }

    /// The instance and its descendants, without what a split view or a presentation keeps outside of the hierarchy.
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

    /// The instances from this one down to the one with an id, both included; `nil` where it is not in this tree.
    func path(to id: ID) -> [ControllerInstance]? {
        if self.id == id { return [self] }
        for child in children {
            if let path = child.path(to: id) { return [self] + path }
        }
        return nil
    }

    /// Changes the instance with an id, wherever in this tree it is.
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
