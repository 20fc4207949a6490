import PlaygroundModel

/// A playground's app on one device: a value that takes events and says what UIKit would have done.
///
/// Same state and event, same answer. A copy is a point to go back to.
///
/// Where an operation takes a `containerLayout`, pass the same one each time: it places the children of container
/// controllers, on whose sizes conditions and callbacks depend.
public struct DeviceSimulation: Hashable, Sendable {
    public let configuration: DeviceConfiguration
    /// With the version of iOS that the device runs, which may be another than the file's.
    public internal(set) var playground: Playground
    /// The version that the file asks for.
    var requestedVersion: Int
    public internal(set) var state: SimulationState

    /// The playground as the file has it, whatever version of iOS the device runs.
    public var requestedPlayground: Playground {
        var playground = playground
        playground.profile.version = requestedVersion
        return playground
    }

    /// Launches the app.
    ///
    /// - Parameter environment: how the device is held and set; by default as the configuration says, with the settings of
    ///   a fresh device. An orientation or window that the device does not have becomes the nearest it has.
    public init(
        playground: Playground, configuration: DeviceConfiguration, environment: Environment? = nil,
        containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) {
        self.configuration = configuration
        var environment = environment ?? configuration.environment
        var playground = playground
        requestedVersion = playground.profile.version
        if environment.systemVersion == requestedVersion { environment.systemVersion = nil }
        playground.profile.version = environment.systemVersion ?? requestedVersion
        self.playground = playground
        let device = configuration.device
        environment.orientation = device.nearestOrientation(to: environment.orientation)
        environment.window = device.nearestWindow(
            to: environment.window, in: environment.orientation, profile: playground.profile
        )
        state = SimulationState(environment: environment, layers: [])
        state.shortcutItems = playground.quickActions.dynamic
        _ = launch(containerLayout)
    }

    /// Makes the root controller and lets it join the window, where split views may collapse at once.
    mutating func launch(_ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        var factory = InstanceFactory(playground: playground, living: [])
        state.layers = factory.make(playground.rootViewController).map { [$0] } ?? []
        return settle(containerLayout)
    }

    /// What stands on the screen now.
    public func scene(
        containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) -> Scene {
        let resolver = resolver(.onScreen, containerLayout)
        var scene = Scene(
            device: configuration.device, environment: state.environment, screenSize: resolver.geometry.screenSize,
            window: resolver.geometry.frame, safeAreaInsets: resolver.geometry.safeAreaInsets,
            traits: resolver.windowTraits, controllers: resolver.controllers(of: state.layers)
        )
        scene.touch = touchScene(resolver)
        scene.homeScreen = homeScreenScene(resolver)
        return scene
    }

    /// Lets an event happen.
    ///
    /// - Returns: the event, then what it led to, in UIKit's order; nothing for a press that only changes its force.
    public mutating func apply(
        _ event: Event, containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) -> [LogEntry] {
        if let obstacle = state.obstacle(to: event) { return [LogEntry(.received(event)), LogEntry(.ignored(obstacle))] }
        let before = state
        let entries = handle(event, containerLayout)
        return entries + endTouch(after: event, from: before, containerLayout)
    }

    private mutating func handle(_ event: Event, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        switch event {
        case .rotate, .window, .userInterfaceStyle, .preferredContentSizeCategory, .layoutDirection,
             .accessibilityContrast, .legibilityWeight, .forceTouch:
            return [LogEntry(.received(event))] + changeEnvironment(event, containerLayout)
        case .systemVersion(let version):
            return [LogEntry(.received(event))] + changeSystem(to: version, containerLayout)
        case .tap, .back, .backIn, .dismiss, .selectTab, .sidebar, .showColumn, .hideColumn, .swipe, .edgeSwipe, .tapDimmed,
             .detent, .touch, .homeScreen:
            let before = state.layers
            let entries = touch(event, containerLayout)
            return state.layers == before ? entries : entries + followUp(before, entries, containerLayout)
        }
    }

    private mutating func touch(_ event: Event, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        switch event {
        case .tap(let controller, let view): return tap(view, in: controller, containerLayout)
        case .touch(let event): return apply(event, containerLayout)
        case .homeScreen(let event): return apply(event, containerLayout)
        default: break
        }
        let received = LogEntry(.received(event))
        return [received] + effects(of: event, containerLayout)
    }

    private mutating func effects(of event: Event, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        switch event {
        case .back: goBack(in: nil, containerLayout)
        case .backIn(let controller): goBack(in: controller, containerLayout)
        case .dismiss: dismissFrontmost()
        case .selectTab(let index): selectTab(index, containerLayout)
        case .sidebar(let change): changeSidebar(change, containerLayout)
        case .showColumn(let column): frontSplit(containerLayout) { $0.showColumn(column, of: $1, containerLayout) }
        case .hideColumn(let column): frontSplit(containerLayout) { $0.hideColumn(column, of: $1, containerLayout) }
        case .swipe(let direction): swipe(direction, containerLayout)
        case .edgeSwipe(let edge): swipe(from: edge, containerLayout)
        case .tapDimmed: tapDimmed(containerLayout)
        case .detent(let detent): select(detent, containerLayout)
        case .tap, .touch, .homeScreen, .rotate, .window, .userInterfaceStyle, .preferredContentSizeCategory,
             .layoutDirection, .accessibilityContrast, .legibilityWeight, .forceTouch, .systemVersion: []
        }
    }

    func resolver(
        _ extent: HierarchyResolver.Extent, _ containerLayout: @escaping ContainerLayout
    ) -> HierarchyResolver {
        HierarchyResolver(
            playground: playground, device: configuration.device, environment: state.environment, extent: extent,
            containerLayout: containerLayout
        )
    }

    /// Every controller that lives in the hierarchy, with what it has.
    func livingControllers(_ containerLayout: @escaping ContainerLayout) -> [SceneController] {
        resolver(.living, containerLayout).controllers(of: state.layers)
    }

    func controllersOnScreen(_ containerLayout: @escaping ContainerLayout) -> [SceneController] {
        resolver(.onScreen, containerLayout).controllers(of: state.layers)
    }

    func definition(of instance: ControllerInstance.ID) -> ControllerDefinition? {
        playground.controller(instance.controller)
    }
}

extension DeviceConfiguration {
    /// A fresh device, held as the playground asks.
    public var environment: Environment {
        Environment(orientation: orientation, window: window)
    }
}
