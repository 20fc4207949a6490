import PlaygroundModel

enum HomeScreenReducer {
    static func reduce(_ event: HomeScreenEvent, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let received = [LogEntry(.received(.homeScreen(event)))]
        let input: HomeScreen.Input
        switch event {
        case .home: input = .home
        case .tapIcon: input = .tapIcon
        case .pressIcon(let force): input = .pressIcon(force)
        case .longPressIcon: input = .longPressIcon
        case .quickAction(let name): input = .choose(QuickActionMenu(of: state, in: context.playground).action(named: name))
        case .editHomeScreen: input = .editHomeScreen
        case .terminate: input = .terminate
        case .setShortcutItems(let types): return received + setShortcutItems(types, in: &state, context)
        }
        let entries = apply(input, in: &state, context)
        if case .pressIcon = event, entries.isEmpty { return [] }
        return received + entries
    }

    static func apply(_ input: HomeScreen.Input, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let before = state.homeScreen.app
        let outcomes = state.homeScreen.apply(input, HomeScreen.Rules(state, context))
        return outcomes.flatMap { settle($0, from: before, in: &state, context) }
    }

    private static func settle(
        _ outcome: HomeScreen.Outcome, from before: HomeScreen.AppState,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let entry = LogEntry(.homeScreen(outcome))
        switch outcome {
        case .wentHome:
            return Touches.interrupt(in: &state, context) + [entry] + log(DelegateCalls(context.playground).leave)
                + Snapshots.take(of: &state, context)
        case .terminated:
            let ended = Touches.interrupt(in: &state, context)
            state.touch = nil
            // The state is reset for the next launch, so that all apps that do not run are equal.
            state.launch(context.playground)
            return ended + [entry] + log(DelegateCalls(context.playground).terminate(from: before))
        case .activated(let from, let action):
            return [entry] + activate(from: from, with: action, in: &state, context)
        case .menuOpened:
            return [entry] + QuickActionMenu(of: state, in: context.playground).leftOut.map {
                LogEntry(.quickActionLeftOut($0), path: $0.action.path)
            }
        case .ignored(let obstacle):
            return .ignored(.touch(.homeScreen(obstacle)))
        case .forceClamped, .noQuickActions, .menuClosed, .editingBegan, .editingEnded:
            return [entry]
        }
    }

    private static func log(_ calls: [DelegateCall]) -> [LogEntry] { calls.map { LogEntry(.delegateCall($0)) } }

    private static func activate(
        from before: HomeScreen.AppState, with action: QuickAction?,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let isCold = before == .notRunning
        let delegate = DelegateCalls(context.playground)
        let calls = isCold ? delegate.launch(with: action?.type) : delegate.activate(with: action?.type)
        let handler = calls.first { $0.performs } ?? calls.first { $0.bringsShortcutItem }
        let isActiveFirst = DelegateCalls.activatesBeforeAppearing[context.profile]
        var entries: [LogEntry] = [], appeared: [LogEntry] = []
        for call in calls {
            entries.append(LogEntry(.delegateCall(call)))
            if isCold, call.makesWindow(in: context.profile) {
                state.launch(context.playground)
                for entry in Settling.tell([], in: &state, context) {
                    guard isActiveFirst, case .appearance(let callbacks) = entry.fact else { entries.append(entry); continue }
                    entries.append(LogEntry(.appearance(callbacks.filter { $0.method != .viewDidAppear }), path: entry.path))
                    appeared.append(LogEntry(.appearance(callbacks.filter { $0.method == .viewDidAppear }), path: entry.path))
                }
            }
            if let action, call == handler {
                entries += follow(action, deliveredBy: call.performs ? .performAction : .launch, in: &state, context)
            }
        }
        return entries + appeared
    }

    private static func follow(
        _ action: QuickAction, deliveredBy delivery: QuickActions.Route.Delivery, in state: inout SimulationState,
        _ context: SimulationContext
    ) -> [LogEntry] {
        guard let route = context.playground.quickActions.route(of: action, deliveredBy: delivery),
              let front = context.hierarchy(of: state).onScreen.last?.id ?? state.layers.last?.id
        else { return .ignored(.touch(.noRoute(action, delivery)), at: action.path) }
        return Actions.perform(route.action, by: Sender(controller: front, path: route.path), in: &state, context)
    }

    private static func setShortcutItems(
        _ types: [String], in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard state.isRunning else { return .ignored(.touch(.appNotRunning)) }
        let known = state.shortcutItems + context.playground.writtenShortcutItems
        let unknown = types.filter { type in !known.contains { $0.type == type } }
        let items = types.compactMap { type in known.first { $0.type == type } }
        return unknown.map { LogEntry(.ignored(.touch(.unknownShortcutItem($0)))) }
            + state.setShortcutItems(items, at: nil)
    }
}

extension QuickActionMenu {
    init(of state: SimulationState, in playground: Playground) {
        self.init(static: playground.quickActions.static, dynamic: state.shortcutItems, profile: playground.profile)
    }
}

extension HomeScreen.Rules {
    fileprivate init(_ state: SimulationState, _ context: SimulationContext) {
        let profile = context.profile
        press = if !profile.has(.quickActions) {
            .beforeQuickActions(version: profile.version)
        } else if !context.device.hasForceTouch {
            .noForceTouch
        } else {
            state.environment.isForceTouchEnabled ? nil : .switchedOff
        }
        longPressOpensMenu = profile.has(.quickActionsByLongPress)
        hasMenu = !QuickActionMenu(of: state, in: context.playground).isEmpty
    }
}

extension DelegateCalls {
    fileprivate init(_ playground: Playground) {
        self.init(profile: playground.profile, handlesAtLaunch: playground.quickActions.handlesAtLaunch)
    }
}

extension Playground {
    fileprivate var writtenShortcutItems: [QuickAction] {
        quickActions.dynamic + controllers.flatMap { $0.actions }.flatMap { $0.action.shortcutItems }
    }
}

extension DelegateCall {
    fileprivate var performs: Bool {
        switch self {
        case .performAction, .scenePerformAction: true
        default: false
        }
    }

    /// Whether the call delivers the quick action to the app. No other call delivers it then.
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

extension HomeScreenEvent {
    var sentence: [LogFragment] {
        switch self {
        case .home: [.emphasis("went "), .strong("home")]
        case .tapIcon: [.emphasis("tapped "), .plain("the app's icon")]
        case .pressIcon(let force): [.emphasis("pressed "), .plain("the app's icon with force \(force)")]
        case .longPressIcon: [.emphasis("held a finger on "), .plain("the app's icon")]
        case .quickAction(let type): [.emphasis("chose "), .plain("the quick action "), .strong(type)]
        case .editHomeScreen: [.emphasis("chose "), .strong("Edit Home Screen")]
        case .terminate: [.emphasis("ended "), .plain("the app in the switcher")]
        case .setShortcutItems(let types):
            [
                .emphasis("set "), .code("shortcutItems"), .plain(" to "),
                .strong(types.isEmpty ? "none" : types.joined(separator: ", ")),
            ]
        }
    }
}
