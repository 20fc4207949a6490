import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// A run of the app in the engine, in the form of a recording.
public struct Prediction: Sendable {
    /// A step, and the ids of views that UIKit lacks or may lack.
    public struct Step: Sendable {
        public var step: RecordedStep
        var unrecorded: Set<String> = []
    }

    private var app: DeviceApp
    let profile: BehaviourProfile

    public init(_ playground: Playground, on configuration: DeviceConfiguration) {
        app = DeviceApp(playground, on: configuration)
        var profile = playground.profile
        for case .systemVersion(let version) in configuration.settings { profile.version = version }
        self.profile = profile
    }

    public mutating func launch() -> Step { Step(nil, app.picture(), app.launchLog) }

    public mutating func step(after event: Event) -> Step {
        let log = app.apply(event)
        return Step(event.description, app.picture(), log)
    }

    /// The recording that the engine predicts for a device, with runs by names and events. `nil` if the device table lacks the device.
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

extension Prediction.Step {
    fileprivate init(_ event: String?, _ picture: DevicePicture, _ log: [LogEntry]) {
        let scene = picture.scene
        step = RecordedStep(event: event)
        step.isComplete = true
        step.orientation = scene.environment.orientation
        step.window = RecordedStep.Surface(frame: scene.window, safeArea: scene.safeAreaInsets, traits: scene.traits.collection.words)
        for controller in scene.controllers {
            let name = controller.id.description
            step.controllers[name] = RecordedStep.Surface(
                frame: controller.frame, safeArea: controller.safeAreaInsets, traits: controller.traits.collection.words)
            for (kind, frame) in controller.bars(in: scene) { step.bars["\(name).\(kind.rawValue)"] = frame }
            if controller.presentation?.form.isElevated == true { step.sheets[name] = controller.frame }
        }
        var superviews: [WireframeNode.ID: ScreenElement] = [:]
        for element in picture.elements {
            superviews[element.id] = element
            guard element.view != nil else { continue }
            step.views[element.id] = RecordedStep.View(element)
            let superview = element.superview.flatMap { superviews[$0] }
            if !element.isRecorded(in: superview) || superview.map({ unrecorded.contains($0.id) }) == true { unrecorded.insert(element.id) }
        }
        step.keyboard = scene.keyboard?.frame
        step.callbacks = log.flatMap { RecordedStep.Callback.all(in: $0.fact) }
    }
}

extension ScreenElement {
    /// Whether UIKit has a view for the element. Guides and spacers have no view, and lists have only visible rows.
    fileprivate func isRecorded(in superview: ScreenElement?) -> Bool {
        guard let kind = view?.definition.kind, kind != .layoutGuide, kind != .spacer else { return false }
        guard let list = superview, list.view?.definition.kind.isList == true else { return true }
        return place.intersects(list.place)
    }
}

extension TraitCollection {
    var words: [String: String] {
        Dictionary(firstOf: specifiedTraits.map { ($0.name, self[$0]?.description ?? "") })
    }
}

extension SceneController {
    /// The frames of the bars as in UIKit: UINavigationBar with its large title and search bar, UITabBar down to the container's edge.
    fileprivate func bars(in scene: Scene) -> [RecordedBarKind: Rect] {
        var bars: [RecordedBarKind: Rect] = [:]
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
