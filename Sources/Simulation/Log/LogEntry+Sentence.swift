import PlaygroundModel

extension LogEntry {
    /// The fact in words: *show* **detail**: home? no · nav? yes → **push**.
    public var sentence: [LogFragment] {
        switch fact {
        case .received(let event):
            event.sentence
        case .soughtTarget(let action, _, let asked, let outcome):
            action.sentence + [.plain(": ")] + Self.walk(asked) + [.plain(" → ")] + outcome.sentence
        case .pushed(let instance, let navigation):
            [.emphasis("pushed "), .name(instance), .plain(" onto "), .name(navigation)]
        case .popped(let instances, let navigation):
            [.emphasis("popped ")] + Self.list(instances) + [.plain(" from "), .name(navigation)]
        case .presented(let instance, let presenter):
            [.emphasis("presented "), .name(instance), .plain(" over the full screen, from "), .name(presenter)]
        case .dismissed(let instances):
            [.emphasis("dismissed ")] + Self.list(instances)
        case .willTransitionToTraits(let instance, let changes):
            Self.callback("willTransition(to:with:)", to: instance) + Self.list(changes)
        case .viewWillTransition(let instance, let old, let new):
            Self.callback("viewWillTransition(to:with:)", to: instance) + Self.change(from: old.inWords, to: new.inWords)
        case .traitCollectionDidChange(let instance, let changes):
            Self.callback("traitCollectionDidChange(_:)", to: instance) + Self.list(changes)
        case .traitCollectionDidChangeFromNothing(let instance):
            Self.callback("traitCollectionDidChange(nil)", to: instance) + [.plain("its first appearance")]
        case .posted(let notification):
            notification.sentence
        case .adaptiveElementUpdated(_, let element, let holds):
            [.strong(element.description), .plain(holds ? " holds now" : " holds no longer")]
        case .windowReplaced(let asked, let given):
            [.plain("there is no window "), .strong(asked.word), .plain(" here: the app gets "), .strong(given.word)]
        case .ignored(let reason):
            [.plain("nothing happens: ")] + reason.sentence
        case .droppedOnReload(let instance):
            [.name(instance), .plain(" is no longer in the file, and left the screen")]
        case .addedOnReload(let instance):
            [.name(instance), .plain(" is new in the file, and joined its parent")]
        }
    }

    private static func walk(_ asked: [LogFact.Asked]) -> [LogFragment] {
        let answers = asked.map { asked -> [LogFragment] in
            [.plain("\(asked.controller)? \(asked.answer == .takes ? "yes" : "no")")]
        }
        return Array(answers.joined(separator: [.plain(" · ")]))
    }

    private static func list(_ instances: [ControllerInstance.ID]) -> [LogFragment] {
        Array(instances.map { [LogFragment.name($0)] }.joined(separator: [.plain(", ")]))
    }

    private static func list(_ changes: [LogFact.TraitChange]) -> [LogFragment] {
        let parts = changes.map { change -> [LogFragment] in
            let (old, new) = (change.old?.description ?? "unspecified", change.new?.description ?? "unspecified")
            return [.plain("\(change.trait.name) ")] + Self.change(from: old, to: new)
        }
        return Array(parts.joined(separator: [.plain(", ")]))
    }

    private static func change(from old: String, to new: String) -> [LogFragment] {
        [.plain("\(old) → "), .strong(new)]
    }

    private static func callback(_ method: String, to instance: ControllerInstance.ID) -> [LogFragment] {
        [.name(instance), .plain(" "), .code(method), .plain(": ")]
    }
}

extension LogFragment {
    fileprivate static func name(_ instance: ControllerInstance.ID) -> LogFragment { .strong(instance.description) }
}

extension Size {
    fileprivate var inWords: String { "\(TraitValue.number(width)) × \(TraitValue.number(height))" }
}

extension Event {
    fileprivate var sentence: [LogFragment] {
        switch self {
        case .tap(let controller, let view):
            [.emphasis("tapped "), .strong(view.name), .plain(" in \(controller)")]
        case .back: [.emphasis("tapped "), .strong("back")]
        case .dismiss: [.emphasis("closed "), .plain("what was presented")]
        case .rotate(let orientation): [.emphasis("rotated "), .plain("to "), .strong(orientation.rawValue)]
        case .window(.resizable(let size)):
            [.emphasis("resized "), .plain("the window to "), .strong(size.inWords)]
        case .window(let window): [.emphasis("changed "), .plain("the window to "), .strong(window.word)]
        case .userInterfaceStyle(let style): Self.setting("userInterfaceStyle", style.rawValue)
        case .preferredContentSizeCategory(let category):
            Self.setting("preferredContentSizeCategory", category.rawValue)
        case .layoutDirection(let direction): Self.setting("layoutDirection", direction.rawValue)
        case .accessibilityContrast(let contrast): Self.setting("accessibilityContrast", contrast.rawValue)
        case .legibilityWeight(let weight): Self.setting("legibilityWeight", weight.rawValue)
        case .forceTouch(let isOn):
            [.emphasis("switched "), .plain("3D Touch "), .strong(isOn ? "on" : "off")]
        }
    }

    private static func setting(_ name: String, _ value: String) -> [LogFragment] {
        [.emphasis("set "), .code(name), .plain(" to "), .strong(value)]
    }
}

extension Action {
    fileprivate var sentence: [LogFragment] {
        switch self {
        case .show(let id): [.emphasis("show "), .strong(id.name)]
        case .showDetail(let id): [.emphasis("showDetail "), .strong(id.name)]
        case .present(let id): [.emphasis("present "), .strong(id.name)]
        case .push(let id): [.emphasis("push "), .strong(id.name)]
        case .pop: [.emphasis("pop")]
        case .popToRoot: [.emphasis("popToRoot")]
        case .dismiss: [.emphasis("dismiss")]
        }
    }
}

extension LogFact.TargetOutcome {
    fileprivate var sentence: [LogFragment] {
        switch self {
        case .push: [.strong("push")]
        case .presentModally: [.plain("nobody, so the window's root presents it: "), .strong("modal")]
        }
    }
}

extension LogFact.Notification {
    fileprivate var sentence: [LogFragment] {
        switch self {
        case .deviceOrientationDidChange(let old, let new):
            [.code("UIDevice.orientationDidChangeNotification"), .plain(": \(old.rawValue) → "), .strong(new.rawValue)]
        case .statusBarOrientationWillChange(let new):
            [.code("UIApplication.willChangeStatusBarOrientationNotification"), .plain(": → "), .strong(new.rawValue)]
        case .statusBarOrientationDidChange(let old):
            [.code("UIApplication.didChangeStatusBarOrientationNotification"), .plain(": from "), .strong(old.rawValue)]
        case .contentSizeCategoryDidChange(let new):
            [.code("UIContentSizeCategory.didChangeNotification"), .plain(": → "), .strong(new.rawValue)]
        }
    }
}
