import PlaygroundModel

/// A playground's app on one device: a value that takes events and says what UIKit would have done.
///
/// Same state and event, same answer. A copy is a point to go back to.
///
/// Where an operation takes a `containerLayout`, pass the same one each time: it places the children of container
/// controllers, on whose sizes conditions and callbacks depend.
public struct DeviceSimulation: Hashable, Sendable {
    public let configuration: DeviceConfiguration
    public internal(set) var playground: Playground
    public internal(set) var state: SimulationState

    /// Launches the app.
    ///
    /// - Parameter environment: how the device is held and set; by default as the configuration says, with the settings of
    ///   a fresh device. An orientation or window that the device does not have becomes the nearest it has.
    public init(playground: Playground, configuration: DeviceConfiguration, environment: Environment? = nil) {
        self.configuration = configuration
        self.playground = playground
        var environment = environment ?? configuration.environment
        let device = configuration.device
        environment.orientation = device.nearestOrientation(to: environment.orientation)
        environment.window = device.nearestWindow(
            to: environment.window, in: environment.orientation, profile: playground.profile
        )
        var factory = InstanceFactory(playground: playground, living: [])
        let root = factory.make(playground.rootViewController)
        state = SimulationState(environment: environment, layers: root.map { [$0] } ?? [])
    }

    /// What stands on the screen now.
    public func scene(
        containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) -> Scene {
        let resolver = resolver(.onScreen, containerLayout)
        return Scene(
            device: configuration.device, environment: state.environment, screenSize: resolver.geometry.screenSize,
            window: resolver.geometry.frame, safeAreaInsets: resolver.geometry.safeAreaInsets,
            traits: resolver.windowTraits, controllers: resolver.controllers(of: state.layers)
        )
    }

    /// Lets an event happen.
    ///
    /// - Returns: the event, then what it led to, in UIKit's order.
    public mutating func apply(
        _ event: Event, containerLayout: @escaping ContainerLayout = ContainerLayoutRequest.fillContainer
    ) -> [LogEntry] {
        switch event {
        case .tap(let controller, let view):
            return tap(view, in: controller, containerLayout)
        case .back:
            return [LogEntry(.received(event))] + goBack(containerLayout)
        case .dismiss:
            return [LogEntry(.received(event))] + dismissFrontmost()
        case .rotate, .window, .userInterfaceStyle, .preferredContentSizeCategory, .layoutDirection,
             .accessibilityContrast, .legibilityWeight, .forceTouch:
            return [LogEntry(.received(event))] + changeEnvironment(event, containerLayout)
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

    /// Every controller that lives, with what it has.
    func livingControllers(_ containerLayout: @escaping ContainerLayout) -> [SceneController] {
        resolver(.living, containerLayout).controllers(of: state.layers)
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
