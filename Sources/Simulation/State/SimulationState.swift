import PlaygroundModel

/// The part of a device's app that events can change. Equal states show the same screen.
public struct SimulationState: Hashable, Sendable {
    public var environment: Environment { _read { yield box.value.environment } _modify { yield &box.value.environment } }
    /// The window's root, then the presented controllers, back to front. Empty only if the root is undefined.
    public var layers: [ControllerInstance] { _read { yield box.value.layers } _modify { yield &box.value.layers } }

    public var firstResponder: FirstResponder? { _read { yield box.value.firstResponder } _modify { yield &box.value.firstResponder } }
    /// The controller whose bar has the open overflow menu. The next event closes it.
    public var overflowMenu: ControllerInstance.ID? { _read { yield box.value.overflowMenu } _modify { yield &box.value.overflowMenu } }
    /// The row that shows its swipe actions. Every other event closes them.
    public var swipedRow: SwipedRow? { _read { yield box.value.swipedRow } _modify { yield &box.value.swipedRow } }
    public var touch: TouchState? { _read { yield box.value.touch } _modify { yield &box.value.touch } }
    /// The device's orientation. `nil` if the interface has the same orientation.
    var heldOrientation: InterfaceOrientation? { _read { yield box.value.heldOrientation } _modify { yield &box.value.heldOrientation } }
    public var homeScreen: HomeScreen { _read { yield box.value.homeScreen } _modify { yield &box.value.homeScreen } }
    /// The dynamic quick actions (UIApplication.shortcutItems), which persist after the app ends.
    public var shortcutItems: [QuickAction] { _read { yield box.value.shortcutItems } _modify { yield &box.value.shortcutItems } }

    private var loadedViews: Set<ControllerInstance.ID> {
        _read { yield box.value.loadedViews.ids }
        _modify { yield &box.value.loadedViews.ids }
    }

    /// The stored fields are behind one reference, because each event adds a state to the history and compares it.
    private struct Fields: Hashable, Sendable {
        var environment: Environment
        var layers: [ControllerInstance]
        var firstResponder: FirstResponder?
        var overflowMenu: ControllerInstance.ID?
        var swipedRow: SwipedRow?
        var touch: TouchState?
        var heldOrientation: InterfaceOrientation?
        var homeScreen = HomeScreen()
        var shortcutItems: [QuickAction] = []
        var loadedViews = LoadedViews()
    }

    /// The loaded views. All values are equal, because loaded views do not change the screen.
    private struct LoadedViews: Hashable, Sendable {
        var ids: Set<ControllerInstance.ID> = []

        static func == (one: LoadedViews, other: LoadedViews) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }

    private var box: CopyOnWrite<Fields>

    init(environment: Environment, layers: [ControllerInstance]) {
        box = CopyOnWrite(Fields(environment: environment, layers: layers))
    }

    /// Whether the app runs. Otherwise it receives no callbacks, and its state is that of the next launch.
    var isRunning: Bool { homeScreen.app != .notRunning }

    mutating func launch(_ playground: Playground) {
        var factory = InstanceFactory(playground: playground, living: [])
        layers = factory.make(playground.rootViewController).map { [$0] } ?? []
        firstResponder = nil
        loadedViews = []
    }

    /// - Returns: The controllers whose views were not loaded.
    mutating func load(_ onScreen: [ControllerInstance.ID]) -> [ControllerInstance.ID] {
        let new = onScreen.filter { !loadedViews.contains($0) }
        let loaded = loadedViews.union(new).intersection(instances.map { $0.id })
        if loaded != loadedViews { loadedViews = loaded }
        return new
    }

    /// All living controllers, including covered and kept ones. Layers are ordered back to front, and parents come before children.
    public var instances: [ControllerInstance] {
        layers.flatMap { $0.subtree }
    }

    public var textBytes: Int { instances.reduce(0) { $0 + $1.textBytes + $1.changes.textBytes } }

    func hasRoom(forText bytes: Int) -> Bool { bytes == 0 || textBytes + bytes <= PlaygroundLimits.stateBytes }

    func path(to id: ControllerInstance.ID) -> [ControllerInstance] {
        layers.lazy.compactMap { $0.path(to: id) }.first ?? []
    }

    func parent(of id: ControllerInstance.ID) -> ControllerInstance? {
        path(to: id).dropLast().last
    }

    func instance(_ id: ControllerInstance.ID) -> ControllerInstance? {
        path(to: id).last
    }

    func layerIndex(of id: ControllerInstance.ID) -> Int? {
        layers.firstIndex { $0.path(to: id) != nil }
    }

    mutating func update(_ id: ControllerInstance.ID, _ change: (inout ControllerInstance) -> Void) {
        for index in layers.indices {
            layers[index].update(id, change)
        }
    }
}
