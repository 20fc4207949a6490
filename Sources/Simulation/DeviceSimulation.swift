import PlaygroundModel

/// A playground's app on one device: a value that takes events and returns UIKit's reactions. Equal states react to equal events equally.
/// 1. A reducer in `Events` changes the state, with a constant ``SimulationContext``, through `Containers` and `Actions`.
/// 2. ``Settling`` collapses and expands split views and adapts presentations.
/// 3. The new ``Hierarchy`` is resolved once and kept.
/// 4. ``HierarchyChange`` compares the two hierarchies and returns the callbacks.
public struct DeviceSimulation: Sendable {
    public private(set) var configuration: DeviceConfiguration
    /// The file's playground with the device's version of iOS and language.
    public private(set) var playground: Playground
    /// The playground of the file.
    public private(set) var requestedPlayground: Playground
    public internal(set) var state: SimulationState
    public private(set) var launchLog: [LogEntry] = []

    private var memory = HierarchyMemory()

    /// - Parameter environment: The configuration's by default. Orientation and window are replaced by the nearest available ones.
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

    public mutating func identify(as configuration: DeviceConfiguration) {
        self.configuration = configuration
    }

    /// - Returns: The event, then its effects in UIKit's order. Empty for a press that changes only its force.
    public mutating func apply(_ event: Event) -> [LogEntry] {
        if let obstacle = state.obstacle(to: event) { return [LogEntry(.received(event)), LogEntry(.ignored(obstacle))] }
        let (before, former) = (state, playground)
        var said = withContext { state, context -> [LogEntry] in
            context.event = event
            return switch event {
            case .environment(let event): EnvironmentReducer.reduce(event, in: &state, context)
            case .container(let event): ContainerReducer.reduce(event, in: &state, context)
            case .touch(let event): TouchReducer.reduce(event, in: &state, context)
            case .homeScreen(let event): HomeScreenReducer.reduce(event, in: &state, context)
            }
        }
        if !event.showsOverflow { state.overflowMenu = nil }
        if !event.mayShowSwipeActions { state.swipedRow = nil }
        if !state.environment.runsAsIn(before.environment) {
            playground = requestedPlayground.asRun(on: configuration.device, in: state.environment)
            said += resume(after: former)
        }
        return withContext { state, context in
            Settling.tell(said, in: &state, context) + Touches.end(after: event, from: before, in: &state, context)
        }
    }

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

    /// Returns to a state of this app, or of another app on the device, without callbacks.
    public mutating func restore(_ state: SimulationState, of playground: Playground) {
        self.state = state
        replacePlayground(by: playground)
        withContext { $1.announced = $0.isRunning ? $1.hierarchy(of: $0) : nil }
    }

    /// - Parameter playground: A playground with the version of iOS that it requests.
    mutating func replacePlayground(by playground: Playground) {
        requestedPlayground = playground
        self.playground = playground.asRun(on: configuration.device, in: state.environment)
    }

    /// A read-only context. Results are not cached.
    var readOnlyContext: SimulationContext {
        context(HierarchyMemory(latest: memory.latest))
    }

    var currentHierarchy: Hierarchy { readOnlyContext.hierarchy(of: state) }

    public func scene() -> Scene {
        let hierarchy = currentHierarchy
        var scene = Scene(
            device: configuration.device.inUse(in: state.environment), environment: state.environment, screenSize: hierarchy.geometry.screenSize,
            window: hierarchy.geometry.frame, safeAreaInsets: hierarchy.geometry.safeAreaInsets, regions: hierarchy.geometry.regions,
            traits: hierarchy.windowTraits, controllers: hierarchy.onScreen, doubts: hierarchy.geometry.doubts
        )
        scene.windowing = hierarchy.geometry.windowing
        scene.isStatusBarHidden = hierarchy.geometry.isStatusBarHidden && !state.homeScreen.isVisible
        if !state.homeScreen.isVisible { scene.statusBarStyle = readOnlyContext.resolver(for: state).statusBarStyle(state.layers) }
        scene.isBoxed = hierarchy.geometry.isBoxed
        scene.windowControls = hierarchy.geometry.controls(
            isRightToLeft: hierarchy.windowTraits.collection.layoutDirection == .rightToLeft)
        scene.isBesidePhone = hierarchy.geometry.isBesidePhone && !state.homeScreen.isVisible
        if hierarchy.geometry.isBesidePhone, state.homeScreen.isVisible {
            scene.screenSize = configuration.device.screenSize(in: state.environment.orientation)
        }
        scene.touch = touchScene(hierarchy)
        scene.homeScreen = homeScreenScene()
        // A preview hides all of these.
        if scene.homeScreen == nil, scene.touch.preview == nil {
            scene.keyboard = hierarchy.keyboard
            scene.overflowMenu = hierarchy.overflowMenu(in: state)
            scene.swipedRow = state.swipedRow
        }
        return scene
    }

    /// The layouts of a scene's controllers, including previewed ones.
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
    fileprivate func asRun(on device: Device, in environment: Environment) -> Playground {
        var playground = translated(into: environment.language)
        let version = environment.systemVersion ?? device.systemVersion(askedFor: profile.version)
        if version != profile.version { playground.profile.version = version }
        if environment.language != profile.language { playground.profile.language = environment.language }
        return playground
    }
}

extension Environment {
    fileprivate func runsAsIn(_ other: Environment) -> Bool {
        systemVersion == other.systemVersion && language == other.language
    }
}

/// Equal values show the same screen and react equally.
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
