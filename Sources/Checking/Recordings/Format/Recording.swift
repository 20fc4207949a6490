import PlaygroundModel

/// UIKit's behaviour with an app on one device, step by step: format 1 of `record.json`.
/// The app that `traitscope eject` writes records it. Missing values are not compared.
public struct Recording: Hashable, Sendable {
    /// The version of the format that this program reads and writes.
    public static let format = 1

    public struct Device: Hashable, Sendable {
        public var id: String?
        /// Apple's name: `iPhone 17 Pro`.
        public var name: String
        /// The model from `utsname.machine`. For a simulator, the simulated model: `iPhone18,1`.
        public var model: String?

        public init(id: String? = nil, name: String, model: String? = nil) {
            self.id = id
            self.name = name
            self.model = model
        }
    }

    public struct System: Hashable, Sendable {
        /// `iOS` or `iPadOS`.
        public var name: String
        /// UIDevice.systemVersion: `26.5`, `17.0.1`.
        public var version: String
        public var build: String?

        public init(name: String = "iOS", version: String, build: String? = nil) {
            self.name = name
            self.version = version
            self.build = build
        }
    }

    /// The tools and the deployment target of the app's build.
    public struct Build: Hashable, Sendable {
        public var xcode: String?
        public var sdk: String?
        /// The oldest system that the app supports.
        public var deployment: String?
    }

    public struct Screen: Hashable, Sendable {
        /// The size in portrait, in points (UIScreen.fixedCoordinateSpace).
        public var size: Size
        /// Pixels per point.
        public var scale: Double

        public init(size: Size, scale: Double) {
            self.size = size
            self.scale = scale
        }
    }

    /// A launch of the app, and the events after it.
    public struct Run: Hashable, Sendable {
        /// The name of the scenario, if the run is a scenario of the file.
        public var name: String?
        /// The first step is the launch.
        public var steps: [RecordedStep]
    }

    /// The publication that contains the numbers, if no recorder wrote them.
    public var source: String?
    public var device: Device
    public var system: System
    public var build: Build?
    public var screen: Screen
    /// The methods that the recorder observed, as callbacks name them. `nil` if they are unknown.
    public var methods: [String]?
    public var runs: [Run]
}
