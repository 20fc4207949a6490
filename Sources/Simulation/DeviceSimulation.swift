import PlaygroundModel

/// A playground's app on one device: a value that takes events and says what UIKit would have done.
///
/// Same state and event, same answer. An event goes this way:
///
/// 1. One of the four reducers, in `Events`, changes the state, and reads from a ``SimulationContext`` what no event changes.
///    What a reducer does to the hierarchy it does by the operations in `Containers` and, for what elements ask for, by
///    `Actions`.
/// 2. What follows of itself is settled: split views collapse and expand, presentations adapt (``Settling``).
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

    /// What the next event goes on from.
    private var memory = HierarchyMemory()

    /// Launches the app.
    ///
    /// - Parameter environment: how the device is held and set; by default as the configuration says, with the settings of
    ///   a fresh device. An orientation or window that the device does not have becomes the nearest it has.
    public init(playground: Playground, configuration: DeviceConfiguration, environment: Environment? = nil) {
        self.configuration = configuration
        var environment = environment ?? configuration.environment()
        requestedPlayground = playground
        let device = configuration.device
        if environment.systemVersion == device.systemVersion(askedFor: playground.profile.version) { environment.systemVersion = nil }
        if !playground.languages.contains(environment.language) { environment.take(.language(.base)) }
        let asRun = playground.asRun(on: device, in: environment)
        self.playground = asRun
        if device.hinge == nil { environment.posture = Posture() }
        let inUse = device.inUse(in: environment)
        environment.orientation = inUse.nearestOrientation(to: environment.orientation)
        _ = EnvironmentReducer.fitWindow(of: device, in: &environment, asRun.profile)
        state = SimulationState(environment: environment, layers: [])
        state.shortcutItems = asRun.quickActions.dynamic
        state.launch(asRun)
        launchLog = withContext { Settling.tell([], in: &$0, $1) }
    }

    /// The device goes by another name and id from now on; it is the same device in all else.
    public mutating func identify(as configuration: DeviceConfiguration) {
        self.configuration = configuration
    }

    /// Lets an event happen.
    ///
    /// - Returns: the event, then what it led to, in UIKit's order; nothing for a press that only changes its force.
    public mutating func apply(_ event: Event) -> [LogEntry] {
        if let obstacle = state.obstacle(to: event) { return [LogEntry(.received(event)), LogEntry(.ignored(obstacle))] }
        let (before, former) = (state, playground)
        var said = withContext { state, context in
            switch event {
            case .environment(let event): EnvironmentReducer.reduce(event, in: &state, context)
            case .container(let event): ContainerReducer.reduce(event, in: &state, context)
            case .touch(let event): TouchReducer.reduce(event, in: &state, context)
            case .homeScreen(let event): HomeScreenReducer.reduce(event, in: &state, context)
            }
        }
        // A menu closes with whatever happens next.
        if !event.showsOverflow { state.overflowMenu = nil }
        if !state.environment.runsAsIn(before.environment) {
            playground = requestedPlayground.asRun(on: configuration.device, in: state.environment)
            said += goOn(after: former)
        }
        return withContext { state, context in
            Settling.tell(said, in: &state, context) + Touches.end(after: event, from: before, in: &state, context)
        }
    }

    /// Lets something be done to the state, with what it finds; what it works out is remembered.
    mutating func withContext<Result>(_ body: (inout SimulationState, SimulationContext) -> Result) -> Result {
        let context = context(memory.take())
        defer { memory = context.memory }
        return body(&state, context)
    }

    private func context(_ memory: HierarchyMemory) -> SimulationContext {
        SimulationContext(
            playground: playground, followedVersion: configuration.device.systemVersion(askedFor: requestedPlayground.profile.version),
            device: configuration.device, memory: memory
        )
    }

    /// Goes to a state that this app, or another of the same device, was in. Nobody is told.
    public mutating func restore(_ state: SimulationState, of playground: Playground) {
        self.state = state
        replacePlayground(by: playground)
        withContext { $1.announced = $0.isRunning ? $1.hierarchy(of: $0) : nil }
    }

    /// Exchanges the file that the app is made of. The state stays as it is.
    ///
    /// - Parameter playground: with the version of iOS that it asks for.
    mutating func replacePlayground(by playground: Playground) {
        requestedPlayground = playground
        self.playground = playground.asRun(on: configuration.device, in: state.environment)
    }

    // MARK: What there is now

    /// For one who only looks: what is worked out is not remembered.
    var looking: SimulationContext {
        context(HierarchyMemory(latest: memory.latest))
    }

    var currentHierarchy: Hierarchy { looking.hierarchy(of: state) }

    /// What stands on the screen now.
    public func scene() -> Scene {
        let hierarchy = currentHierarchy
        var scene = Scene(
            device: configuration.device.inUse(in: state.environment), environment: state.environment, screenSize: hierarchy.geometry.screenSize,
            window: hierarchy.geometry.frame, safeAreaInsets: hierarchy.geometry.safeAreaInsets, regions: hierarchy.geometry.regions,
            traits: hierarchy.windowTraits, controllers: hierarchy.onScreen, doubts: hierarchy.geometry.doubts
        )
        scene.windowing = hierarchy.geometry.windowing
        scene.isBoxed = hierarchy.geometry.isBoxed
        scene.isBesidePhone = hierarchy.geometry.isBesidePhone && !state.homeScreen.isVisible
        if hierarchy.geometry.isBesidePhone, state.homeScreen.isVisible {
            scene.screenSize = configuration.device.screenSize(in: state.environment.orientation)
        }
        scene.touch = touchScene(hierarchy)
        scene.homeScreen = homeScreenScene()
        // A preview and what belongs to it stand in its place.
        if scene.homeScreen == nil, scene.touch.preview == nil {
            scene.keyboard = hierarchy.keyboard
            scene.overflowMenu = hierarchy.overflowMenu(in: state)
        }
        return scene
    }

    /// The layouts of the controllers that a scene of this app shows, previewed ones included.
    public mutating func layouts(of scene: Scene) -> [ControllerInstance.ID: ControllerLayouts.Layout] {
        let shown = scene.controllers + (scene.touch.preview?.controllers ?? [])
        var found: [ControllerInstance.ID: ControllerLayouts.Layout] = [:]
        for controller in shown where controller.hasLayout {
            found[controller.id] = memory.layouts.layout(
                of: controller, windowSize: scene.window.size, windowTraits: scene.traits.collection,
                profile: playground.profile
            )
        }
        return found
    }
}

extension Playground {
    /// As a device runs it.
    fileprivate func asRun(on device: Device, in environment: Environment) -> Playground {
        var playground = translated(into: environment.language)
        let version = environment.systemVersion ?? device.systemVersion(askedFor: profile.version)
        if version != profile.version { playground.profile.version = version }
        return playground
    }
}

extension Environment {
    /// Whether a device has a playground run as in another environment.
    fileprivate func runsAsIn(_ other: Environment) -> Bool {
        systemVersion == other.systemVersion && language == other.language
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
