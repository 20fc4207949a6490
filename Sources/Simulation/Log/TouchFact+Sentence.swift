import PlaygroundModel

extension PressOutcome {
    func sentence(about subject: TouchSubject) -> [LogFragment] {
        let view = LogFragment.strong(subject.view.name)
        let preview = LogFragment.strong(subject.preview?.name ?? "nothing")
        switch self {
        case .forceClamped(let share):
            return [.plain("a force of \(share.pointText) counts as \(Force(share: share).share.pointText)")]
        case .previewAvailable:
            return [.code("previewingContext(_:viewControllerForLocation:)"), .plain(": "), preview]
        case .noPreview where subject.isMenu:
            return [.code("contextMenuInteraction(_:configurationForMenuAtLocation:)"), .plain(": "), .code("nil")]
        case .noPreview:
            return [.code("previewingContext(_:viewControllerForLocation:)"), .plain(": "), .code("nil")]
        case .peeked:
            return [.emphasis("peeked "), .plain("at "), preview, .plain(" from "), view]
        case .popped where subject.isMenu:
            return [.code("contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"), .plain(": "), preview]
        case .popped:
            return [.code("previewingContext(_:commit:)"), .plain(": "), preview]
        case .actionsRevealed:
            return [.plain("the actions of "), preview, .plain(" are revealed")]
        case .menuOpened where !subject.hasPreview:
            return [.emphasis("opened "), .plain("the menu of "), view]
        case .menuOpened:
            return [
                .code("contextMenuInteraction(_:configurationForMenuAtLocation:)"), .plain(": a menu and "), preview,
            ]
        case .groupOpened(let position):
            return [.emphasis("opened "), .plain("group "), .strong(position.text)]
        case .groupClosed(let position):
            return [.emphasis("closed "), .plain("group "), .strong(position.text)]
        case .chose(let action):
            return [.emphasis("chose "), .strong(action.title)]
        case .ended(let ending):
            return [.plain("\(subject.isMenu ? "the menu" : "the peek") of "), view, .plain(" ends: \(ending.words)")]
        case .ignored(let obstacle):
            return obstacle.sentence
        }
    }
}

extension PressEnding {
    fileprivate var words: String {
        switch self {
        case .lifted: "the finger was lifted before the pop"
        case .tappedOutside: "a tap outside it"
        case .interrupted: "interrupted"
        case .touchesCancelled: "the finger was lost"
        }
    }
}

extension PressObstacle {
    var sentence: [LogFragment] {
        switch self {
        case .forceIsNoNumber: [.plain("the force is not a number")]
        case .noFinger: [.plain("no finger is on the screen")]
        case .nothingOpen: [.plain("nothing is open")]
        case .noPeek: [.plain("there is no peek")]
        case .noActions: [.plain("the preview has no actions")]
        case .actionsNotRevealed: [.plain("the actions are not revealed yet: swipe up first")]
        case .actionsRevealedAlready: [.plain("the actions are already on screen")]
        case .noSuchAction(let position): [.plain("there is no action "), .strong(position.text)]
        case .groupNotOpen(let position): [.plain("group "), .strong(position.text), .plain(" is not open")]
        case .groupIsOpen(let position): [.plain("group "), .strong(position.text), .plain(" covers it")]
        case .actionDisabled(let title): [.strong(title), .plain(" is disabled")]
        case .otherThingOpen: [.plain("something is already open")]
        case .fingerHoldsPeek: [.plain("the finger that opened the peek is still down")]
        case .previewTakesNoTap: [.plain("a peek ignores taps: press harder to pop it")]
        case .poppedAlready: [.plain("the preview has popped")]
        case .longPressSaysNothing: [.plain("a peek ignores long presses: press with force")]
        case .pressSaysNothing: [.plain("force has no effect here: the menu opens with a long press")]
        }
    }
}

extension TouchObstacle {
    var sentence: [LogFragment] {
        switch self {
        case .phase(let obstacle): obstacle.sentence
        case .inert(let reason): [.plain(reason.text.clause)]
        case .noPeek(let view, _): [.strong(view.name), .plain(" has no "), .code("peek"), .plain(" and no "), .code("menu")]
        case .homeScreen(let obstacle): obstacle.sentence
        case .homeScreenInFront: [.plain("the home screen is in front of the app")]
        case .somethingOpen: [.plain("a peek or a menu is open")]
        case .noRoute(let action, let delivery):
            [.strong(action.title), .plain(" ("), .code(action.type), .plain(") has no route for "), .code(delivery.rawValue)]
        case .unknownShortcutItem(let type): [.plain("the file has no quick action "), .code(type)]
        case .appNotRunning: [.plain("the app is not running")]
        }
    }
}

extension HomeScreen.Obstacle {
    fileprivate var sentence: [LogFragment] {
        switch self {
        case .appInFront: [.plain("the app is in front of the home screen")]
        case .forceIsNoNumber: [.plain("the force is not a number")]
        case .noFinger: [.plain("no finger is on the screen")]
        case .noForceTouch: [.plain("this device has no 3D Touch")]
        case .switchedOff: [.plain("3D Touch is switched off in Settings")]
        case .beforeQuickActions(let version): [.plain("quick actions came with iOS 9; this playground runs iOS \(version)")]
        case .menuNotOpen: [.plain("no menu is open")]
        case .menuIsOpen: [.plain("the menu is open")]
        case .noSuchAction: [.plain("the menu has no such quick action")]
        case .editing: [.plain("the home screen is being edited")]
        case .nothingOpen: [.plain("nothing is open")]
        case .notRunning: [.plain("the app is not running")]
        case .atHomeAlready: [.plain("the home screen is already in front")]
        case .notInThisMenu: [.plain("menus have this entry from iOS 13")]
        }
    }
}

extension HomeScreen.Outcome {
    var sentence: [LogFragment] {
        switch self {
        case .forceClamped(let share):
            [.plain("a force of \(share.pointText) counts as \(Force(share: share).share.pointText)")]
        case .wentHome: [.plain("the app leaves the screen for the "), .strong("home screen")]
        case .activated(.notRunning, with: nil): [.emphasis("launched "), .plain("the app")]
        case .activated(.notRunning, with: let action?): [.emphasis("launched "), .plain("the app with "), .strong(action.title)]
        case .activated(_, with: nil): [.plain("the app comes back")]
        case .activated(_, with: let action?): [.plain("the app comes back with "), .strong(action.title)]
        case .menuOpened: [.plain("the "), .strong("quick actions"), .plain(" open")]
        case .noQuickActions: [.plain("the icon has no quick actions: three short taps")]
        case .menuClosed: [.plain("the quick actions close")]
        case .editingBegan: [.plain("the icons jiggle")]
        case .editingEnded: [.plain("the icons stop jiggling")]
        case .terminated: [.plain("the app is ended in the switcher")]
        case .ignored(let obstacle): obstacle.sentence
        }
    }
}

extension DelegateCall {
    var sentence: [LogFragment] {
        switch self {
        case .willFinishLaunching(let item?), .sceneWillConnect(let item?):
            [.code(method), .plain(": "), .strong(item)]
        case .didFinishLaunching(let item, let returns):
            [.code(method), .plain(": \(item.map { "\($0), " } ?? "")returns "), .code("\(returns)")]
        case .performAction(let item), .scenePerformAction(let item):
            [.code(method), .plain(": "), .strong(item)]
        default: [.code(method)]
        }
    }
}

extension [Int] {
    var text: String { map { String($0) }.joined(separator: ".") }
}

extension String {
    /// A whole sentence, adapted to be the end of another sentence.
    fileprivate var clause: String {
        let keepsCase = prefix(2).allSatisfy { $0.isUppercase } || first?.isNumber == true
        let initial = keepsCase ? String(prefix(1)) : prefix(1).lowercased()
        return initial + dropFirst().dropLast(hasSuffix(".") ? 1 : 0)
    }
}
