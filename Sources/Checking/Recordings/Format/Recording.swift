import PlaygroundModel

/// What UIKit did with an app on one device, step by step: format 1 of `record.json`.
///
/// The app that `traitscope eject` writes records one. Whatever a recording does not say is not compared.
public struct Recording: Hashable, Sendable {
    /// The version of the format that this program reads and writes.
    public static let format = 1

    public struct Device: Hashable, Sendable {
        /// Of the device table.
        public var id: String?
        /// Apple's name: `iPhone 17 Pro`.
        public var name: String
        /// `utsname.machine`, or that of the simulated device: `iPhone18,1`.
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
        /// `23F77`.
        public var build: String?

        public init(name: String = "iOS", version: String, build: String? = nil) {
            self.name = name
            self.version = version
            self.build = build
        }
    }

    /// How the app was built.
    public struct Build: Hashable, Sendable {
        public var xcode: String?
        public var sdk: String?
        /// The oldest system that the app runs on.
        public var deployment: String?

        public init(xcode: String? = nil, sdk: String? = nil, deployment: String? = nil) {
            self.xcode = xcode
            self.sdk = sdk
            self.deployment = deployment
        }
    }

    public struct Screen: Hashable, Sendable {
        /// Upright, in points (UIScreen.fixedCoordinateSpace).
        public var size: Size
        /// Pixels a point.
        public var scale: Double

        public init(size: Size, scale: Double) {
            self.size = size
            self.scale = scale
        }
    }

    /// A launch of the app, and what happened then.
    public struct Run: Hashable, Sendable {
        /// That of the scenario, if it was one of the file.
        public var name: String?
        /// The first is the launch.
        public var steps: [RecordedStep]

        public init(name: String? = nil, steps: [RecordedStep]) {
            self.name = name
            self.steps = steps
        }
    }

    /// Where the numbers are from, if no recorder wrote them: a publication.
    public var source: String?
    public var device: Device
    public var system: System
    public var build: Build?
    public var screen: Screen
    /// The methods that the recorder listened to, as callbacks have them; `nil` where it is not known.
    public var methods: [String]?
    public var runs: [Run]

    public init(
        source: String? = nil, device: Device, system: System, build: Build? = nil, screen: Screen, methods: [String]? = nil, runs: [Run]
    ) {
        self.source = source
        self.device = device
        self.system = system
        self.build = build
        self.screen = screen
        self.methods = methods
        self.runs = runs
    }
}
