import PlaygroundModel

extension DeviceSimulation {
    /// Turns, resizes or resets the device, and delivers the callbacks.
    mutating func changeEnvironment(_ event: Event, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let old = state.environment
        var new = old
        var entries: [LogEntry] = []
        if let obstacle = apply(event, to: &new, &entries) { return [LogEntry(.ignored(obstacle))] }
        guard new != old else { return entries + [LogEntry(.ignored(.nothingNew))] }
        guard isRunning else {
            state.environment = new
            _ = launch(containerLayout)
            return entries
        }
        let before = AppearanceDelivery.Moment(layers: state.layers, controllers: livingControllers(containerLayout))
        let (forms, known) = (presentationForms(containerLayout), Set(state.instances.map(\.id)))
        state.environment = new
        if old.orientation != new.orientation || old.window != new.window { forgetWhatWasRevealed() }
        var structure = settle(containerLayout)
        let adapted = adaptPresentations(from: forms, containerLayout)
        if !adapted.isEmpty { structure += adapted + settle(containerLayout) }
        let after = AppearanceDelivery.Moment(layers: state.layers, controllers: livingControllers(containerLayout))
        let delivery = TransitionDelivery(
            before: before.controllers, after: after.controllers, structure: structure, oldEnvironment: old, newEnvironment: new,
            profile: playground.profile
        )
        let newcomers = Set(state.instances.map(\.id)).subtracting(known)
        let delivered = delivery.entries + (newcomers.isEmpty ? [] : appearance(of: newcomers, containerLayout))
            + AppearanceDelivery(from: before, to: after).entries
        return entries + (delivered.isEmpty ? [LogEntry(.ignored(.nobodyConcerned))] : delivered)
    }

    /// An app that does not run hears of nothing; its state is what it will be when it is launched.
    var isRunning: Bool { state.homeScreen.app != .notRunning }

    /// Writes what an event asks for into an environment.
    ///
    /// - Returns: why the device cannot do it, if it cannot.
    private func apply(_ event: Event, to environment: inout Environment, _ entries: inout [LogEntry]) -> LogFact.Reason? {
        switch event {
        case .rotate(let orientation):
            guard configuration.device.fullScreen(in: orientation) != nil else {
                return .orientationNotSupported(orientation)
            }
            environment.orientation = orientation
            entries += fitWindow(in: &environment)
        case .window(let window):
            environment.window = window
            entries += fitWindow(in: &environment)
            if window != .fullScreen && environment.window == .fullScreen { return .windowNotSupported(window) }
        case .userInterfaceStyle(let style): environment.userInterfaceStyle = style
        case .preferredContentSizeCategory(let category): environment.preferredContentSizeCategory = category
        case .layoutDirection(let direction): environment.layoutDirection = direction
        case .accessibilityContrast(let contrast): environment.accessibilityContrast = contrast
        case .legibilityWeight(let weight): environment.legibilityWeight = weight
        case .forceTouch(let isEnabled): environment.isForceTouchEnabled = isEnabled
        case .tap, .back, .backIn, .dismiss, .selectTab, .sidebar, .showColumn, .hideColumn, .swipe, .edgeSwipe, .tapDimmed,
             .detent, .touch, .homeScreen, .systemVersion:
            break
        }
        return nil
    }

    /// Replaces a window the device does not have in the orientation: portrait has no half, for one.
    func fitWindow(in environment: inout Environment) -> [LogEntry] {
        let asked = environment.window
        environment.window = configuration.device.nearestWindow(
            to: asked, in: environment.orientation, profile: playground.profile
        )
        return environment.window == asked ? [] : [LogEntry(.windowReplaced(asked, with: environment.window))]
    }
}
