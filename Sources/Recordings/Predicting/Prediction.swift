import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// A run of the app as the engine plays it, told in the form of a recording.
public struct Prediction: Sendable {
    /// A step, and what it was made of.
    public struct Step: Sendable {
        public var step: RecordedStep
        public var picture: DevicePicture
    }

    private var app: DeviceApp
    public let profile: BehaviourProfile

    public init(_ playground: Playground, on configuration: DeviceConfiguration) {
        app = DeviceApp(playground, on: configuration)
        var profile = playground.profile
        for case .systemVersion(let version) in configuration.settings { profile.version = version }
        self.profile = profile
    }

    /// The launch.
    public mutating func launch() -> Step {
        let log = app.launchLog
        return step(nil, log)
    }

    /// What an event leads to.
    public mutating func step(after event: Event) -> Step {
        let log = app.apply(event)
        return step(event, log)
    }

    private mutating func step(_ event: Event?, _ log: [LogEntry]) -> Step {
        let picture = app.picture()
        return Step(step: RecordedStep(event?.description, picture, log), picture: picture)
    }

    /// What the engine expects a recorder to write of a device.
    ///
    /// - Parameter runs: By their names, with what happens in each.
    public static func recording(
        of playground: Playground, _ device: Recording.Device, _ system: Recording.System, _ screen: Recording.Screen,
        runs: [(name: String?, events: [Event])]
    ) -> Recording? {
        var recording = Recording(device: device, system: system, screen: screen, runs: [])
        guard let staged = RecordedDevice(of: recording) else { return nil }
        recording.runs = runs.map { name, events in
            var prediction = Prediction(playground, on: staged.configuration)
            let launch = prediction.launch().step
            return Recording.Run(name: name, steps: [launch] + events.map { prediction.step(after: $0).step })
        }
        return recording
    }
}

extension RecordedStep {
    fileprivate init(_ event: String?, _ picture: DevicePicture, _ log: [LogEntry]) {
        self.init(event: event)
        let scene = picture.scene
        isComplete = true
        orientation = scene.environment.orientation
        window = Surface(frame: scene.window, safeArea: scene.safeAreaInsets, traits: scene.traits.collection.words)
        for controller in scene.controllers {
            let name = controller.id.description
            controllers[name] = Surface(
                frame: controller.frame, safeArea: controller.safeAreaInsets, traits: controller.traits.collection.words)
            add(controller.bars(in: scene), of: name)
            if controller.presentation?.form.isElevated == true { sheets[name] = controller.frame }
            let views = PredictedViews(controller, picture.layouts[controller.id])
            for view in controller.views { self.views["\(name).\(view.id)"] = views.view(view) }
        }
        keyboard = scene.keyboard?.frame
        callbacks = log.flatMap { Callback.all(in: $0.fact) }
    }

    private mutating func add(_ bars: [RecordedBar.Kind: Rect], of controller: String) {
        for (kind, frame) in bars { self.bars["\(controller).\(kind.rawValue)"] = frame }
    }
}

extension TraitCollection {
    /// The specified traits by UIKit's names.
    var words: [String: String] {
        Dictionary(specifiedTraits.map { ($0.name, self[$0]?.description ?? "") }) { first, _ in first }
    }
}

extension SceneController {
    /// As UIKit has them: UINavigationBar with its large title and its search bar, UITabBar down to the container's edge.
    fileprivate func bars(in scene: Scene) -> [RecordedBar.Kind: Rect] {
        var bars: [RecordedBar.Kind: Rect] = [:]
        if let bar = navigationBar, !bar.isVertical {
            bars[.navigationBar] = Rect(x: bar.frame.minX, y: bar.frame.minY, width: bar.frame.width, height: bar.height)
        }
        if let toolbar { bars[.toolbar] = toolbar.frame }
        if let tabBar, case .bottom = tabBar.placement {
            bars[.tabBar] = Rect(
                x: tabBar.frame.minX, y: tabBar.frame.minY, width: tabBar.frame.width, height: frame.maxY - tabBar.frame.minY)
        }
        return bars
    }
}
