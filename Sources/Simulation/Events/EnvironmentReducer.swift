import PlaygroundModel

enum EnvironmentReducer {
    /// Stores a new version of iOS or language. ``DeviceSimulation/apply(_:)`` then replaces the playground.
    static func reduce(_ event: EnvironmentEvent, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let received = [LogEntry(.received(.environment(event)))]
        if case .systemVersion(let version) = event { return received + changeSystem(to: version, in: &state, context) }
        if case .language(let language) = event { return received + changeLanguage(to: language, in: &state, context) }
        let old = state.environment
        var new = old
        new.take(event)
        let device = context.device
        if let reason = refusal(of: event, device, in: old, context.profile) { return received + [LogEntry(.ignored(reason))] }
        if case .rotate(let orientation) = event {
            state.heldOrientation = nil
            if let supported = SupportedOrientations(in: state, context), !supported.contains(orientation) {
                state.heldOrientation = orientation
                return received + [LogEntry].ignored(.orientationRefused(orientation, by: supported.controller), at: supported.path)
            }
        }
        let replaced = fitWindow(of: device, in: &new, context.profile)
        if case .window(let window) = event, window != .fullScreen, new.window == .fullScreen {
            return received + [LogEntry(.ignored(unavailability(of: window, on: device, in: old)))]
        }
        guard new != old else { return received + replaced + [LogEntry(.ignored(.nothingNew))] }
        let former = context.windowTraits(of: state).collection
        state.environment = new
        guard state.isRunning else {
            state.launch(context.playground)
            return received + replaced
        }
        if old.orientation != new.orientation || old.window != new.window {
            hideRevealedColumns(in: &state)
            BarVisibility.fit(after: former, in: &state, context)
        }
        if case .hinge = event, old.posture.status == new.posture.status { return [] }
        return received + hingeEntries(from: old, to: new) + replaced
    }

    /// The hinge's status changes one frame before the display (simulator of iOS 27.1).
    private static func hingeEntries(from old: Environment, to new: Environment) -> [LogEntry] {
        guard old.posture.status != new.posture.status else { return [] }
        let isInner = new.posture.showsInnerDisplay
        let switched = isInner == old.posture.showsInnerDisplay
            ? [] : [LogEntry(.displaySwitched(toInner: isInner, new.orientation))]
        return [LogEntry(.hingeUpdated(new.posture))] + switched
    }

    private static func refusal(
        of event: EnvironmentEvent, _ device: Device, in environment: Environment, _ profile: BehaviourProfile
    ) -> LogFact.Reason? {
        let asked: WindowConfiguration
        let inUse = device.inUse(in: environment)
        switch event {
        case .rotate(let orientation):
            if inUse.fullScreen(in: orientation) == nil { return .orientationNotSupported(orientation) }
            return inUse.staysUpright(in: environment, under: profile) ? .windowStaysUpright : nil
        case .fold, .hinge:
            return device.hinge == nil ? .doesNotFold : nil
        case .interactiveResize(let size):
            if profile.resizesInSteps { return .resizesInSteps }
            asked = .resizable(size)
        case .window(let window):
            asked = window
        case .setting, .systemVersion, .language:
            return nil
        }
        return inUse.windowObstacle(
            to: asked, in: environment.orientation, under: profile, usesWindowedApps: environment.usesWindowedApps
        ).map { $0 == .noSuchWindow ? unavailability(of: asked, on: device, in: environment) : .windowRefused(asked, $0) }
    }

    /// Changes the version of iOS. Choosing the device's default version restores the version in the file.
    private static func changeSystem(
        to version: SystemVersion, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard version != context.profile.version else { return .ignored(.nothingNew) }
        state.environment.systemVersion = version == context.followedVersion ? nil : version
        return []
    }

    private static func changeLanguage(
        to language: AppLanguage, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard context.playground.languages.contains(language) else { return .ignored(.noTexts(in: language)) }
        guard language != state.environment.language else { return .ignored(.nothingNew) }
        state.environment.take(.language(language))
        return []
    }

    /// Replaces a window that is unavailable in the orientation, such as a half in portrait.
    static func fitWindow(
        of device: Device, in environment: inout Environment, _ profile: BehaviourProfile
    ) -> [LogEntry] {
        let asked = environment.window
        let device = device.inUse(in: environment)
        environment.window = device.nearestWindow(
            to: asked, in: environment.orientation, profile: profile, usesWindowedApps: environment.usesWindowedApps)
        if device.staysUpright(in: environment, under: profile) { environment.orientation = .portrait }
        if case .resizable = environment.window {} else { environment.isInteractivelyResizing = false }
        return environment.window == asked ? [] : [LogEntry(.windowReplaced(asked, with: environment.window))]
    }

    /// A folding device offers two halves only while it is open and in landscape.
    private static func unavailability(
        of window: WindowConfiguration, on device: Device, in environment: Environment
    ) -> LogFact.Reason {
        guard device.hinge != nil, window == .leftHalf || window == .rightHalf else { return .windowNotSupported(window) }
        return environment.posture.showsInnerDisplay ? .noSplitInPortrait : .noSplitWhileClosed
    }

    /// A change of the window's size hides a column that the user revealed, and a sidebar that is hidden by default.
    private static func hideRevealedColumns(in state: inout SimulationState) {
        for instance in state.instances where instance.split?.chosenColumns ?? 0 > 0 {
            state.update(instance.id) { $0.split?.chosenColumns = nil }
        }
        for instance in state.instances where instance.tabBar?.isSidebarHidden == false {
            state.update(instance.id) { $0.tabBar?.isSidebarHidden = nil }
        }
    }
}

extension EnvironmentEvent {
    var sentence: [LogFragment] {
        switch self {
        case .rotate(let orientation): [.emphasis("rotated "), .plain("to "), .strong(orientation.rawValue)]
        case .window(.resizable(let size)):
            [.emphasis("resized "), .plain("the window to "), .strong(size.inWords)]
        case .interactiveResize(let size):
            [.emphasis("dragged "), .plain("the window to "), .strong(size.inWords)]
        case .window(let window): [.emphasis("changed "), .plain("the window to "), .strong(window.word)]
        case .fold(.closed): [.emphasis("closed "), .plain("the device")]
        case .fold(.half): [.emphasis("half opened "), .plain("the device")]
        case .fold(.open): [.emphasis("opened "), .plain("the device")]
        case .hinge(let angle): [.emphasis("moved "), .plain("the hinge to "), .strong("\(angle.shortText)°")]
        case .setting(let value): value.sentence
        case .systemVersion(let version): [.emphasis("changed "), .plain("the system to "), .strong("iOS \(version)")]
        case .language(let language): [.emphasis("changed "), .plain("the language to "), .strong(language.word)]
        }
    }
}

extension DeviceSetting.Value {
    fileprivate var sentence: [LogFragment] {
        if setting.isSwitch { return [.emphasis("switched "), .plain("\(setting.title) "), .strong(name)] }
        return [.emphasis("set "), .code(setting.rawValue), .plain(" to "), .strong(name)]
    }
}
