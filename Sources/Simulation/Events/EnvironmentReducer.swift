import PlaygroundModel

/// Turns, resizes or resets the device.
enum EnvironmentReducer {
    /// - Returns: what the log says of it before anybody is told.
    static func reduce(_ event: EnvironmentEvent, in app: inout DeviceSimulation) -> [LogEntry] {
        let received = [LogEntry(.received(.environment(event)))]
        if case .systemVersion(let version) = event { return received + app.changeSystem(to: version) }
        if case .language(let language) = event { return received + app.changeLanguage(to: language) }
        let old = app.state.environment
        var new = old
        new.take(event)
        let device = app.configuration.device
        if case .rotate(let orientation) = event, device.fullScreen(in: orientation) == nil {
            return received + [LogEntry(.ignored(.orientationNotSupported(orientation)))]
        }
        let replaced = fitWindow(of: device, in: &new, app.playground.profile)
        if case .window(let window) = event, window != .fullScreen, new.window == .fullScreen {
            return received + [LogEntry(.ignored(.windowNotSupported(window)))]
        }
        guard new != old else { return received + replaced + [LogEntry(.ignored(.nothingNew))] }
        app.state.environment = new
        guard app.isRunning else {
            app.launch()
            return received + replaced
        }
        if old.orientation != new.orientation || old.window != new.window { forgetWhatWasRevealed(in: &app.state) }
        return received + replaced
    }

    /// Replaces a window the device does not have in the orientation: portrait has no half, for one.
    static func fitWindow(
        of device: Device, in environment: inout Environment, _ profile: BehaviourProfile
    ) -> [LogEntry] {
        let asked = environment.window
        environment.window = device.nearestWindow(to: asked, in: environment.orientation, profile: profile)
        return environment.window == asked ? [] : [LogEntry(.windowReplaced(asked, with: environment.window))]
    }

    /// A column that somebody had shown over the secondary does not outlast a change of the window's size, nor does a sidebar
    /// that would not show of itself.
    private static func forgetWhatWasRevealed(in state: inout SimulationState) {
        for instance in state.instances where instance.split?.chosenColumns ?? 0 > 0 {
            state.update(instance.id) { $0.split?.chosenColumns = nil }
        }
        for instance in state.instances where instance.tabBar?.isSidebarHidden == false {
            state.update(instance.id) { $0.tabBar?.isSidebarHidden = nil }
        }
    }
}

extension EnvironmentEvent {
    /// The event in words, for the log.
    var sentence: [LogFragment] {
        switch self {
        case .rotate(let orientation): [.emphasis("rotated "), .plain("to "), .strong(orientation.rawValue)]
        case .window(.resizable(let size)):
            [.emphasis("resized "), .plain("the window to "), .strong(size.inWords)]
        case .window(let window): [.emphasis("changed "), .plain("the window to "), .strong(window.word)]
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
