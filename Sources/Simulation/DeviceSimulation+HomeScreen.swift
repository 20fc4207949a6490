import PlaygroundModel

extension DeviceSimulation {
    /// What happens around the app: at the home button, on the home screen, in the switcher.
    mutating func apply(_ event: HomeScreenEvent, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let received = [LogEntry(.received(.homeScreen(event)))]
        let input: HomeScreen.Input
        switch event {
        case .home: input = .home
        case .tapIcon: input = .tapIcon
        case .pressIcon(let force): input = .pressIcon(force)
        case .longPressIcon: input = .longPressIcon
        case .quickAction(let name): input = .choose(quickActionMenu.action(named: name))
        case .editHomeScreen: input = .editHomeScreen
        case .terminate: input = .terminate
        case .setShortcutItems(let types): return received + setShortcutItems(types)
        }
        let entries = applyToHomeScreen(input, containerLayout)
        if case .pressIcon = event, entries.isEmpty { return [] }
        return received + entries
    }

    /// Lets the home screen take an input, and the app what comes of it.
    mutating func applyToHomeScreen(
        _ input: HomeScreen.Input, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let before = state.homeScreen.app
        let outcomes = state.homeScreen.apply(input, homeScreenRules)
        return outcomes.flatMap { settle($0, from: before, containerLayout) }
    }

    /// The menu that the app's icon has now.
    var quickActionMenu: QuickActionMenu {
        QuickActionMenu(
            static: playground.quickActions.static, dynamic: state.shortcutItems, profile: playground.profile
        )
    }

    private var homeScreenRules: HomeScreen.Rules {
        let profile = playground.profile
        let obstacle: HomeScreen.Obstacle? = if !profile.hasQuickActions {
            .beforeQuickActions(version: profile.version)
        } else if !configuration.device.hasForceTouch {
            .noForceTouch
        } else {
            state.environment.isForceTouchEnabled ? nil : .switchedOff
        }
        return HomeScreen.Rules(
            press: obstacle, longPressOpensMenu: profile.opensQuickActionsByLongPress, hasMenu: !quickActionMenu.isEmpty
        )
    }

    // MARK: What comes of it

    private mutating func settle(
        _ outcome: HomeScreen.Outcome, from before: HomeScreen.AppState, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let entry = LogEntry(.homeScreen(outcome))
        switch outcome {
        case .wentHome:
            return interruptTouch(containerLayout) + [entry] + log(delegateCalls.leave)
        case .terminated:
            let ended = interruptTouch(containerLayout)
            state.touch = nil
            // What the app will be when it is launched again: two apps that do not run are alike.
            _ = launch(containerLayout)
            return ended + [entry] + log(delegateCalls.terminate(from: before))
        case .activated(let from, let action):
            return [entry] + activate(from: from, with: action, containerLayout)
        case .menuOpened:
            return [entry] + quickActionMenu.leftOut.map { LogEntry(.quickActionLeftOut($0), path: $0.action.path) }
        case .ignored(let obstacle):
            return [LogEntry(.ignored(.touch(.homeScreen(obstacle))))]
        case .forceClamped, .noQuickActions, .menuClosed, .editingBegan, .editingEnded:
            return [entry]
        }
    }

    private var delegateCalls: DelegateCalls {
        DelegateCalls(profile: playground.profile, handlesAtLaunch: playground.quickActions.handlesAtLaunch)
    }

    private func log(_ calls: [DelegateCall]) -> [LogEntry] { calls.map { LogEntry(.delegateCall($0)) } }

    /// The delegate's calls in order; the window is made and the quick action's route taken where the app would do so.
    private mutating func activate(
        from before: HomeScreen.AppState, with action: QuickAction?, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let isCold = before == .notRunning
        let calls = isCold ? delegateCalls.launch(with: action?.type) : delegateCalls.activate(with: action?.type)
        let handler = calls.first(where: \.performs) ?? calls.first(where: \.bringsShortcutItem)
        var entries: [LogEntry] = []
        for call in calls {
            entries.append(LogEntry(.delegateCall(call)))
            if isCold, call.makesWindow(in: playground.profile) {
                entries += launch(containerLayout) + appearanceLog(containerLayout: containerLayout)
            }
            if let action, call == handler { entries += follow(action, containerLayout) }
        }
        return entries
    }

    /// The route of a quick action, taken by what is in front.
    private mutating func follow(_ action: QuickAction, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        guard let route = playground.quickActions.route(of: action),
              let front = controllersOnScreen(containerLayout).last?.id ?? state.layers.last?.id
        else { return [LogEntry(.ignored(.touch(.noRoute(action))), path: action.path)] }
        return perform(route.action, by: Sender(controller: front, path: route.path), containerLayout)
    }

    // MARK: Dynamic quick actions

    /// UIApplication.shortcutItems is set by the app's own code.
    mutating func setShortcutItems(_ items: [QuickAction], at path: DocumentPath?) -> [LogEntry] {
        guard items != state.shortcutItems else { return [LogEntry(.ignored(.nothingNew), path: path)] }
        state.shortcutItems = items
        return [LogEntry(.shortcutItemsSet(items.map(\.title)), path: path)]
    }

    private mutating func setShortcutItems(_ types: [String]) -> [LogEntry] {
        guard state.homeScreen.app != .notRunning else { return [LogEntry(.ignored(.touch(.appNotRunning)))] }
        let known = state.shortcutItems + playground.writtenShortcutItems
        let unknown = types.filter { type in !known.contains { $0.type == type } }
        let items = types.compactMap { type in known.first { $0.type == type } }
        return unknown.map { LogEntry(.ignored(.touch(.unknownShortcutItem($0)))) } + setShortcutItems(items, at: nil)
    }
}

extension Playground {
    /// The dynamic quick actions that are written down anywhere in the playground.
    fileprivate var writtenShortcutItems: [QuickAction] {
        quickActions.dynamic + controllers.flatMap(\.actions).flatMap { action, _ in
            if case .setShortcutItems(let items) = action { items } else { [QuickAction]() }
        }
    }
}

extension DelegateCall {
    /// Whether the call asks the app to perform a quick action.
    fileprivate var performs: Bool {
        switch self {
        case .performAction, .scenePerformAction: true
        default: false
        }
    }

    /// Whether the app finds a quick action in what the call brings, and is not asked again.
    fileprivate var bringsShortcutItem: Bool {
        switch self {
        case .sceneWillConnect(shortcutItem: .some), .didFinishLaunching(shortcutItem: .some, returns: false): true
        default: false
        }
    }

    fileprivate func makesWindow(in profile: BehaviourProfile) -> Bool {
        switch self {
        case .sceneWillConnect: true
        case .didFinishLaunching: !profile.hasScenes
        default: false
        }
    }
}
