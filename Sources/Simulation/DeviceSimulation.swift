import PlaygroundModel

/// A playground's app on one device: a value that takes events and says what UIKit would have done.
///
/// Same state and event, same answer. An event goes this way:
///
/// 1. One of the four reducers, in `Events`, changes the state. What a reducer does to the hierarchy it does by the
///    operations in `Containers` and, for what elements ask for, by `Actions`.
/// 2. What follows of itself is settled: split views collapse and expand, presentations adapt (`settle`).
/// 3. The hierarchy of the new state is worked out, once, and kept (``Hierarchy``).
/// 4. Everybody is told of the difference, once (``HierarchyChange``).
public struct DeviceSimulation: Sendable {
    public private(set) var configuration: DeviceConfiguration
    /// As the device runs it: with its version of iOS, which may be another than the file's, and in its language.
    public private(set) var playground: Playground
    /// As the file has it, whatever version of iOS and language the device has.
    public private(set) var requestedPlayground: Playground
    public internal(set) var state: SimulationState
    /// What was told at the launch.
    public private(set) var launchLog: [LogEntry] = []

    /// The hierarchy worked out last.
    private var latest: Hierarchy?
    /// The hierarchy that everybody was told of last; `nil` while the app does not run.
    var told: Hierarchy?
    private var layouts = ControllerLayouts()

    /// Launches the app.
    ///
    /// - Parameter environment: how the device is held and set; by default as the configuration says, with the settings of
    ///   a fresh device. An orientation or window that the device does not have becomes the nearest it has.
    public init(playground: Playground, configuration: DeviceConfiguration, environment: Environment? = nil) {
        self.configuration = configuration
        var environment = environment ?? configuration.environment()
        requestedPlayground = playground
        if environment.systemVersion == playground.profile.version { environment.systemVersion = nil }
        if !playground.languages.contains(environment.language) { environment.take(.language(.base)) }
        let asRun = playground.asRun(in: environment)
        self.playground = asRun
        let device = configuration.device
        environment.orientation = device.nearestOrientation(to: environment.orientation)
        environment.window = device.nearestWindow(
            to: environment.window, in: environment.orientation, profile: asRun.profile
        )
        state = SimulationState(environment: environment, layers: [])
        state.shortcutItems = asRun.quickActions.dynamic
        launch()
        launchLog = tell([])
    }

    /// The device goes by another name and id from now on; it is the same device in all else.
    public mutating func identify(as configuration: DeviceConfiguration) {
        self.configuration = configuration
    }

    /// The version of iOS that the file asks for.
    var requestedVersion: Int { requestedPlayground.profile.version }

    /// Makes the root controller, which joins the window; nobody is told yet.
    mutating func launch() {
        var factory = InstanceFactory(playground: playground, living: [])
        state.layers = factory.make(playground.rootViewController).map { [$0] } ?? []
    }

    /// Lets an event happen.
    ///
    /// - Returns: the event, then what it led to, in UIKit's order; nothing for a press that only changes its force.
    public mutating func apply(_ event: Event) -> [LogEntry] {
        if let obstacle = state.obstacle(to: event) { return [LogEntry(.received(event)), LogEntry(.ignored(obstacle))] }
        let before = state
        let said = switch event {
        case .environment(let event): EnvironmentReducer.reduce(event, in: &self)
        case .container(let event): ContainerReducer.reduce(event, in: &self)
        case .touch(let event): TouchReducer.reduce(event, in: &self)
        case .homeScreen(let event): HomeScreenReducer.reduce(event, in: &self)
        }
        return tell(said) + TouchReducer.endTouch(after: event, from: before, in: &self)
    }

    /// Goes to a state that this app, or another of the same device, was in. Nobody is told.
    public mutating func restore(_ state: SimulationState, of playground: Playground) {
        self.state = state
        replacePlayground(by: playground)
        told = isRunning ? hierarchy() : nil
    }

    /// Exchanges the file that the app is made of. The state stays as it is.
    ///
    /// - Parameter playground: with the version of iOS that it asks for.
    mutating func replacePlayground(by playground: Playground) {
        requestedPlayground = playground
        runRequestedSystem()
    }

    /// Takes the version of iOS from the device's environment, else from the file, and the texts in the device's language.
    mutating func runRequestedSystem() {
        playground = requestedPlayground.asRun(in: state.environment)
    }

    // MARK: What there is now

    /// An app that does not run hears of nothing; its state is what it will be when it is launched.
    var isRunning: Bool { state.homeScreen.app != .notRunning }

    /// The hierarchy of the state, worked out where that has not been done.
    mutating func hierarchy() -> Hierarchy {
        if let latest, latest.isOf(state, playground) { return latest }
        var resolver = resolver(with: layouts.take())
        let hierarchy = resolver.hierarchy(of: state.layers)
        layouts = resolver.takeLayouts()
        layouts.keep(Set((state.instances + (state.touch?.preview?.subtree ?? [])).map { $0.id }))
        latest = hierarchy
        return hierarchy
    }

    /// The same, for one who only looks.
    var currentHierarchy: Hierarchy {
        if let latest, latest.isOf(state, playground) { return latest }
        var resolver = resolver()
        return resolver.hierarchy(of: state.layers)
    }

    /// - Parameter layouts: those to go on from.
    func resolver(with layouts: ControllerLayouts = ControllerLayouts()) -> HierarchyResolver {
        HierarchyResolver(
            playground: playground, device: configuration.device, environment: state.environment, after: latest,
            layouts: layouts
        )
    }

    /// What stands on the screen now.
    public func scene() -> Scene {
        let hierarchy = currentHierarchy
        var scene = Scene(
            device: configuration.device, environment: state.environment, screenSize: hierarchy.geometry.screenSize,
            window: hierarchy.geometry.frame, safeAreaInsets: hierarchy.geometry.safeAreaInsets,
            traits: hierarchy.windowTraits, controllers: hierarchy.onScreen
        )
        scene.touch = touchScene(hierarchy)
        scene.homeScreen = homeScreenScene()
        return scene
    }

    /// The layouts of the controllers that a scene of this app shows, previewed ones included.
    public mutating func layouts(of scene: Scene) -> [ControllerInstance.ID: ControllerLayouts.Layout] {
        let shown = scene.controllers + (scene.touch.preview?.controllers ?? [])
        var found: [ControllerInstance.ID: ControllerLayouts.Layout] = [:]
        for controller in shown where controller.hasLayout {
            found[controller.id] = layouts.layout(
                of: controller, windowSize: scene.window.size, windowTraits: scene.traits.collection,
                profile: playground.profile
            )
        }
        return found
    }

    func definition(of instance: ControllerInstance.ID) -> ControllerDefinition? {
        playground.controller(instance.controller)
    }
}

extension Playground {
    /// As a device runs it.
    fileprivate func asRun(in environment: Environment) -> Playground {
        var playground = translated(into: environment.language)
        let version = environment.systemVersion ?? profile.version
        if version != profile.version { playground.profile.version = version }
        return playground
    }
}

/// Two apps are equal that show the same and go on alike.
extension DeviceSimulation: Hashable {
    public static func == (one: DeviceSimulation, other: DeviceSimulation) -> Bool {
        one.state == other.state && one.configuration == other.configuration
            && one.requestedPlayground == other.requestedPlayground
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(configuration)
        hasher.combine(state)
    }
}
