import PlaygroundModel
import PlaygroundPipeline
import Wireframes

/// A device of the page in the state in which the page begins.
struct DeviceStart: Sendable {
    let app: DeviceApp
    let picture: DevicePicture
    /// With the log of how it came there.
    let wireframe: DeviceWireframe

    init(_ playground: Playground, on configuration: DeviceConfiguration, after events: [Event]) {
        var app = DeviceApp(playground, on: configuration)
        var log = app.launchLog
        for event in events { log += app.apply(event) }
        let lines = log.filter { !$0.isVerbose }.map { LogLine($0) }
        picture = app.picture()
        wireframe = app.wireframe(log: DeviceLog(lines)).recorded
        self.app = app
    }
}

/// The states of one device. Where the page shows it more than once, say upright and on its side, those share them.
struct DeviceExploration: Sendable {
    let device: Device
    let graph: StateGraph
    /// The state in which each begins, by the id of its configuration.
    let starts: [String: Int]

    /// - Parameter stateLimit: The most states to take for each device on the page.
    static func all(from starts: [DeviceStart], stateLimit: Int) -> [DeviceExploration] {
        var order: [Device] = []
        for start in starts where !order.contains(start.device) { order.append(start.device) }
        return order.map { device in
            DeviceExploration(of: device, from: starts.filter { $0.device == device }, stateLimit: stateLimit)
        }
    }

    private init(of device: Device, from starts: [DeviceStart], stateLimit: Int) {
        let (graph, places) = StateExplorer.graph(from: starts.map(\.app), limit: stateLimit * starts.count)
        self.device = device
        self.graph = graph
        self.starts = Dictionary(
            zip(starts.map(\.app.configuration.id), places), uniquingKeysWith: { first, _ in first }
        )
    }

    /// How many of the nearest states come with what the inspector says: traits differ everywhere, and for all states its
    /// sentences would outweigh everything else.
    var explainedCount: Int { Self.explainedStates * starts.count }

    /// For each time the device is on the page.
    private static let explainedStates = 20
}

extension DeviceStart {
    fileprivate var device: Device { app.configuration.device }
}
