import PlaygroundModel

/// The home screen and the app's state: a value that receives touches outside the app.
///
/// ```
///  app in front ──home──▶ still ──press, long press──▶ menu ──choose──▶ app in front
///       ▲                   │ └──long press, before iOS 13──▶ editing ──home──▶ still
///       └─────tap icon──────┘
/// ```
public struct HomeScreen: Hashable, Sendable {
    public enum AppState: String, Hashable, Sendable, CaseIterable {
        case notRunning, background, front
    }

    /// The state of the home screen. `still` while the app is in front.
    public enum Surface: Hashable, Sendable {
        case still
        case pressing(Force)
        case refused
        case editing
        case menu(fingerIsDown: Bool)
    }

    public struct Rules: Hashable, Sendable {
        public var press: Obstacle?
        public var longPressOpensMenu: Bool = false
        public var hasMenu: Bool = true
    }

    public enum Input: Hashable, Sendable {
        case home, tapIcon, longPressIcon, lift, tapOutside, editHomeScreen, terminate, cancelTouches
        /// A press with a fraction of the maximum force, not yet validated.
        case pressIcon(Double)
        /// The choice of an action. `nil` if the menu does not contain it.
        case choose(QuickAction?)
    }

    public enum Outcome: Hashable, Sendable {
        case forceClamped(Double)
        case wentHome
        case activated(from: AppState, with: QuickAction?)
        case menuOpened
        /// The icon has no quick actions. The haptic engine taps three times.
        case noQuickActions
        case menuClosed
        case editingBegan
        case editingEnded
        case terminated
        case ignored(Obstacle)
    }

    public enum Obstacle: Hashable, Sendable {
        case appInFront
        case forceIsNoNumber
        case noFinger
        case noForceTouch
        case switchedOff
        case beforeQuickActions(version: SystemVersion)
        case menuNotOpen
        case menuIsOpen
        case noSuchAction
        case editing
        case nothingOpen
        case notRunning
        case atHomeAlready
        case notInThisMenu
    }

    public private(set) var app = AppState.front
    public private(set) var surface = Surface.still

    public var isVisible: Bool { app != .front }

    mutating func apply(_ input: Input, _ rules: Rules = Rules()) -> [Outcome] {
        guard app != .front else { return applyInFront(input) }
        switch input {
        case .home: return close(otherwise: .atHomeAlready)
        case .tapIcon: return tapIcon()
        case .pressIcon(let share): return press(share, rules)
        case .longPressIcon: return longPress(rules)
        case .choose(let action): return choose(action)
        case .editHomeScreen: return edit(rules)
        case .lift: return lift()
        case .tapOutside: return close(otherwise: .nothingOpen)
        case .terminate: return terminate()
        case .cancelTouches: return cancelTouches()
        }
    }
}

// MARK: The app in front

extension HomeScreen {
    private mutating func applyInFront(_ input: Input) -> [Outcome] {
        switch input {
        case .home:
            app = .background
            return [.wentHome]
        case .cancelTouches:
            return []
        case .terminate:
            app = .notRunning
            return [.terminated]
        case .tapIcon, .pressIcon, .longPressIcon, .choose, .editHomeScreen, .lift, .tapOutside:
            return [.ignored(.appInFront)]
        }
    }

    private mutating func activate(with action: QuickAction?) -> [Outcome] {
        let before = app
        self = HomeScreen()
        return [.activated(from: before, with: action)]
    }
}

// MARK: The icon

extension HomeScreen {
    private mutating func tapIcon() -> [Outcome] {
        switch surface {
        case .still, .pressing, .refused: activate(with: nil)
        case .editing: [.ignored(.editing)]
        case .menu: [.ignored(.menuIsOpen)]
        }
    }

    private mutating func press(_ share: Double, _ rules: Rules) -> [Outcome] {
        guard !share.isNaN else { return [.ignored(.forceIsNoNumber)] }
        if let obstacle = rules.press { return [.ignored(obstacle)] }
        let force = Force(share: share)
        let clamped: [Outcome] = force.share == share ? [] : [.forceClamped(share)]
        switch surface {
        case .still, .pressing:
            return clamped + press(force, rules)
        case .refused, .menu(fingerIsDown: true):
            return clamped
        case .menu(fingerIsDown: false):
            return [.ignored(.menuIsOpen)]
        case .editing:
            return [.ignored(.editing)]
        }
    }

    /// Handles a press. The menu opens at the force of a peek.
    private mutating func press(_ force: Force, _ rules: Rules) -> [Outcome] {
        guard force >= ForceThreshold.peek.force else {
            surface = .pressing(force)
            return []
        }
        surface = rules.hasMenu ? .menu(fingerIsDown: true) : .refused
        return [rules.hasMenu ? .menuOpened : .noQuickActions]
    }

    /// Handles a long press without force. Before iOS 13 icons jiggle. From iOS 13 the menu opens. On a second, longer press they jiggle.
    private mutating func longPress(_ rules: Rules) -> [Outcome] {
        switch surface {
        case .editing:
            return [.ignored(.editing)]
        case .menu where rules.longPressOpensMenu:
            surface = .editing
            return [.menuClosed, .editingBegan]
        case .menu:
            return [.ignored(.menuIsOpen)]
        case .refused:
            return []
        case .still, .pressing:
            guard rules.longPressOpensMenu, rules.hasMenu else {
                surface = .editing
                return [.editingBegan]
            }
            surface = .menu(fingerIsDown: true)
            return [.menuOpened]
        }
    }
}

// MARK: The menu and the edit mode

extension HomeScreen {
    private mutating func choose(_ action: QuickAction?) -> [Outcome] {
        guard case .menu = surface else { return [.ignored(.menuNotOpen)] }
        guard let action else { return [.ignored(.noSuchAction)] }
        return activate(with: action)
    }

    private mutating func edit(_ rules: Rules) -> [Outcome] {
        guard case .menu = surface else { return [.ignored(.menuNotOpen)] }
        guard rules.longPressOpensMenu else { return [.ignored(.notInThisMenu)] }
        surface = .editing
        return [.menuClosed, .editingBegan]
    }

    private mutating func lift() -> [Outcome] {
        switch surface {
        case .pressing, .refused: surface = .still
        case .menu(fingerIsDown: true): surface = .menu(fingerIsDown: false)
        case .editing: break
        case .still, .menu(fingerIsDown: false): return [.ignored(.noFinger)]
        }
        return []
    }

    private mutating func close(otherwise obstacle: Obstacle) -> [Outcome] {
        switch surface {
        case .still, .pressing, .refused: return [.ignored(obstacle)]
        case .editing, .menu:
            defer { surface = .still }
            return [surface == .editing ? .editingEnded : .menuClosed]
        }
    }

    private mutating func terminate() -> [Outcome] {
        guard app == .background else { return [.ignored(.notRunning)] }
        self = HomeScreen(app: .notRunning)
        return [.terminated]
    }

    private mutating func cancelTouches() -> [Outcome] {
        switch surface {
        case .pressing, .refused: surface = .still
        case .menu: surface = .menu(fingerIsDown: false)
        case .still, .editing: break
        }
        return []
    }
}
