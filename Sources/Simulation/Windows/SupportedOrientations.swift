import PlaygroundModel

/// The orientations that both the app and the deciding controller support. The deciding controller is the window's root, or the front-most
/// presented controller that fills the window. Containers do not ask their children (UIViewController.supportedInterfaceOrientations).
struct SupportedOrientations {
    /// The orientations, never empty.
    private let orientations: Set<InterfaceOrientation>
    let controller: ControllerInstance.ID
    let path: DocumentPath

    /// `nil` if all orientations are supported, or if the system does not ask.
    init?(in state: SimulationState, _ context: SimulationContext) {
        let device = context.device.inUse(in: state.environment)
        let areAnyRestricted = !context.profile.app.supportedInterfaceOrientations.isEmpty
            || context.playground.controllers.contains { $0.supportedInterfaceOrientations != nil }
        guard state.isRunning, areAnyRestricted, device.asksForOrientations(in: state.environment, under: context.profile),
              let deciding = context.resolver(for: state).layerFillingWindow(of: state.layers),
              let definition = context.definition(of: deciding.id)
        else { return nil }
        let own = Set(device.orientations).intersection(definition.supportedInterfaceOrientations ?? Set(InterfaceOrientation.allCases))
        let common = context.profile.app.supportedInterfaceOrientations[device.idiom].map { own.intersection($0) } ?? own
        // Without a common orientation UIKit raises an exception, which the reader reports.
        guard !common.isEmpty else { return nil }
        orientations = common
        controller = deciding.id
        path = definition.path
    }

    func contains(_ orientation: InterfaceOrientation) -> Bool { orientations.contains(orientation) }

    private func nearest(to held: InterfaceOrientation, from current: InterfaceOrientation) -> InterfaceOrientation {
        if contains(held) { return held }
        return contains(current) ? current : InterfaceOrientation.allCases.first(where: contains) ?? current
    }

    static func fit(_ state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let current = state.environment.orientation
        let held = state.heldOrientation ?? current
        let supported = SupportedOrientations(in: state, context)
        let next = supported?.nearest(to: held, from: current) ?? held
        let newlyHeld = next == held ? nil : held
        if state.heldOrientation != newlyHeld { state.heldOrientation = newlyHeld }
        guard next != current else { return [] }
        state.environment.orientation = next
        return [LogEntry(.turned(to: next, for: next == held ? nil : supported?.controller), path: supported?.path)]
    }
}

extension Device {
    /// An open folding display always rotates (Apple talk 111461), and so do windows that do not fill the screen.
    func asksForOrientations(in environment: Environment, under profile: BehaviourProfile) -> Bool {
        guard environment.window == .fullScreen else { return false }
        switch windowing(under: profile, usesWindowedApps: environment.usesWindowedApps) {
        case .compatibilityBox, .besidePhone: return true
        case .phoneAppOnPad, .halves: return false
        case .fullScreen, .splitView, .free:
            guard idiom == .pad else { return !isOpen }
            return switch Self.orientationRules.row(of: profile.version).value {
            case .always: true
            case .withoutMultitasking: profile.app.requiresFullScreen || !profile.app.supportsAllOrientations(on: .pad)
            case .withRequiresFullScreen: profile.app.requiresFullScreen
            }
        }
    }

    public func appOrientations(in environment: Environment, under profile: BehaviourProfile) -> Set<InterfaceOrientation>? {
        asksForOrientations(in: environment, under: profile) ? profile.app.supportedInterfaceOrientations[idiom] : nil
    }

    enum OrientationRule: String, Sendable {
        case always
        case withoutMultitasking = "unless the app supports multitasking"
        case withRequiresFullScreen = "with UIRequiresFullScreen"
    }

    static let orientationRules: VersionTable<OrientationRule> = [
        .since(8, .always, "UIViewController.supportedInterfaceOrientations; openradar 22854526: so in iOS 8.4.1", .high),
        .since(9, .withoutMultitasking, "openradar 22854526; brockmann.com, Orientation Control, Multi-Tasking and iOS 9: not asked if "
            + "all four orientations are declared and UIRequiresFullScreen is not", .high),
        .since(26, .withRequiresFullScreen, "TN3192: all apps are resized and support all orientations, except with UIRequiresFullScreen; "
            + "forums/thread/811216 has portrait in a landscape-only app with it, as a fault of 26.1", .medium),
    ]
}
