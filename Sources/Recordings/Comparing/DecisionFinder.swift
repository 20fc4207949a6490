import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// Finds what of ours decided a value of a step.
struct DecisionFinder {
    let picture: DevicePicture
    let profile: BehaviourProfile
    let views = ViewIndex()
    private let controllers: [String: SceneController]
    private let named: [String: (controller: String, view: ResolvedView)]

    init(picture: DevicePicture, profile: BehaviourProfile) {
        self.picture = picture
        self.profile = profile
        let pairs = picture.scene.controllers.map { ($0.id.description, $0) }
        controllers = Dictionary(pairs) { $1 }
        named = Dictionary(pairs.flatMap { name, controller in controller.views.map { ("\(name).\($0.id)", (name, $0)) } }) { first, _ in first }
    }

    private var scene: Scene { picture.scene }
    private var device: Device { scene.device }
    private static let deviceTable = "AppleDevices/devices.toml"

    // MARK: The device

    func windowSafeArea() -> Decision {
        if let doubt = doubt(about: .safeArea) {
            return Decision("the safe area of a window that does not fill the screen", file: "Simulation/Windows/WindowGeometry.swift", doubt: doubt, isOfAll: true)
        }
        let orientation = scene.environment.orientation
        let side = orientation.isPortrait ? "portrait" : "landscape"
        if device.display != nil {
            return Decision(
                "the safe area of \(device.id), \(orientation.rawValue)", file: Self.deviceTable, confidence: device.confidence, source: device.source,
                doubt: device.safeAreaDoubt(in: orientation, under: profile), isOfAll: true)
        }
        if let change = device.safeAreaChange(in: orientation, under: profile) {
            return Decision(
                "the safe area of \(device.id), \(side), from iOS \(change.version) on", file: Self.deviceTable, confidence: change.confidence,
                source: change.source, doubt: change.note, isOfAll: true)
        }
        return Decision(
            "the safe area of \(device.id), \(side)", file: Self.deviceTable, confidence: device.confidence, source: device.source, isOfAll: true)
    }

    func windowFrame() -> Decision {
        guard let doubt = doubt(about: .window) ?? (scene.environment.window == .fullScreen ? nil : "the window's size follows from what was asked for") else {
            return Decision("the screen of \(device.id)", file: Self.deviceTable, confidence: device.confidence, source: device.source, isOfAll: true)
        }
        return Decision("the window", file: "Simulation/Windows/WindowGeometry.swift", doubt: doubt, isOfAll: true)
    }

    func keyboard() -> Decision {
        let row = device.keyboardRow(in: scene.environment.orientation, under: profile)
        let screen = row?.screen ?? device.size
        return Decision(
            "the height of the keyboard on \(screen.width.shortText) × \(screen.height.shortText)",
            file: "PlaygroundModel/Versions/KeyboardHeights.swift", confidence: row?.confidence ?? .low, source: row?.source,
            doubt: scene.keyboard?.doubt, isOfAll: true)
    }

    private func doubt(about subject: WindowDoubt.Subject) -> String? { scene.doubts.first { $0.subject == subject }?.why }

    // MARK: Traits

    func trait(_ trait: Trait, in traits: ResolvedTraits) -> Decision {
        guard let origin = traits.origins[trait]?.last else {
            return Decision("nothing gives it a value here", file: "Simulation/Traits/WindowTraits.swift")
        }
        let isOfDevice = if case .device = origin.source { true } else { false }
        let file: String? = switch origin.source {
        case .device, .innerDisplay: Self.deviceTable
        case .override: nil
        default: "Simulation/Traits"
        }
        let doubt = origin.source.doubt ?? (trait == .horizontalSizeClass ? doubt(about: .horizontalSizeClass) : nil)
            ?? (trait == .verticalSizeClass ? doubt(about: .verticalSizeClass) : nil)
        return Decision(
            origin.source.inWords, file: file, confidence: isOfDevice ? device.confidence : nil, source: isOfDevice ? device.source : nil,
            doubt: doubt, isOfAll: isOfDevice)
    }

    // MARK: Containers

    func controller(_ name: String) -> SceneController? { controllers[name] }

    func parent(of controller: SceneController) -> SceneController? { controller.parent.flatMap { controllers[$0.description] } }

    /// A view of a controller on the screen.
    func view(_ name: String) -> (controller: SceneController, view: ResolvedView)? {
        named[name].flatMap { controller, view in controllers[controller].map { ($0, view) } }
    }

    func frame(of controller: SceneController) -> Decision {
        if let form = controller.presentation?.form { return presentation(form, controller) }
        let place: (String, String) = switch parent(of: controller)?.definition.kind {
        case .split?: ("where a split view puts its columns", "Simulation/Split/SplitLayout.swift")
        case .navigation?: ("where a navigation controller puts its screen", "Simulation/Hierarchy/HierarchyResolver+Navigation.swift")
        case .tabBar?: ("where a tab bar controller puts its screen", "Simulation/Hierarchy/HierarchyResolver+Tabs.swift")
        case nil: ("the root controller fills the window", "Simulation/Hierarchy/HierarchyResolver.swift")
        default: ("where a container puts its children", "Simulation/Hierarchy")
        }
        return Decision(place.0, file: place.1, doubt: controller.frameDoubt)
    }

    func safeArea(of controller: SceneController) -> Decision {
        Decision("what bars and containers add to the safe area of the window", file: "Simulation/Hierarchy", doubt: controller.frameDoubt)
    }

    private func presentation(_ form: PresentationForm, _ controller: SceneController) -> Decision {
        let file = "Simulation/Presentation/AlertMetrics.swift"
        switch form {
        case .alert: return Decision("the size of an alert", file: file, AlertMetrics.table, under: profile)
        case .actionSheet: return Decision("the size of an action sheet", file: file, AlertMetrics.actionSheets, under: profile)
        default:
            return Decision(
                "where a presentation of the form \(form.rawValue) stands", file: "Simulation/Presentation/PresentationLayout.swift",
                doubt: controller.frameDoubt)
        }
    }

    func bar(_ bar: RecordedBar) -> Decision {
        let isPad = device.idiom == .pad
        let file = "Simulation/Hierarchy/BarMetrics.swift"
        switch bar.kind {
        case .navigationBar:
            if controller(bar.controller).map({ isInSheet($0) }) == true {
                return Decision("the height of a navigation bar in a sheet", file: file, BarMetrics.sheetNavigationBarHeights, under: profile)
            }
            let table = isPad ? BarMetrics.padNavigationBarHeights : BarMetrics.phoneNavigationBarHeights
            return Decision("the height of a navigation bar", file: file, table, under: profile)
        case .toolbar:
            let table = isPad ? BarMetrics.padNavigationBarHeights : BarMetrics.phoneToolbarHeights
            return Decision("the height of a toolbar", file: file, table, under: profile)
        case .tabBar:
            guard isPad else {
                return Decision(
                    "the height of a tab bar", file: file, confidence: .medium,
                    source: "Interface Builder's frames up to iOS 18, and a simulator of iOS 27.1", isOfAll: true)
            }
            return Decision("the height of a tab bar", file: file, BarMetrics.padTabBarHeights, under: profile)
        }
    }

    private func isInSheet(_ controller: SceneController) -> Bool {
        var around: SceneController? = controller
        while let one = around {
            if one.presentation?.form.isElevated == true { return true }
            around = parent(of: one)
        }
        return false
    }

    // MARK: Callbacks

    func callback(_ method: String) -> Decision {
        switch method {
        case "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)":
            Decision("who appears and who disappears", file: "Simulation/Changes/AppearanceChange.swift", isOfAll: true)
        case "traitCollectionDidChange(_:)", "willTransition(to:with:)", "viewWillTransition(to:with:)":
            Decision("who is told of a change, and in which order", file: "Simulation/Changes/HierarchyChange.swift", isOfAll: true)
        case "windowScene(_:didUpdateEffectiveGeometry:)", "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)":
            Decision(
                "what the scene's delegate is told", file: "Simulation/Windows/SceneGeometry.swift", doubt: "no source gives its place among the others",
                isOfAll: true)
        default:
            Decision("what is posted of the keyboard", file: "Simulation/Keyboard/KeyboardChange.swift", isOfAll: true)
        }
    }
}
