import PlaygroundModel

extension LogEntry {
    /// The entry as a sentence, such as *show* **detail**: home? no · nav? yes → **push**.
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
        case .presented(let instance, let presenter, let form):
            [.emphasis("presented "), .name(instance), .plain(" \(form.phrase), from "), .name(presenter)]
        case .dismissed(let instances):
            [.emphasis("dismissed ")] + Self.list(instances)
        case .replaced(let old, let new, let container):
            (old.map { [.emphasis("replaced "), .name($0), .plain(" with ")] } ?? [.emphasis("put ")])
                + [.name(new), .plain(" in "), .name(container)]
        case .unwound(let instance):
            [.emphasis("unwound "), .plain("to "), .name(instance)]
        case .selectedTab(let instance, let tabBar):
            [.emphasis("selected "), .strong(instance?.description ?? "More"), .plain(" in "), .name(tabBar)]
        case .sidebarChanged(let tabs, let isHidden):
            [.name(tabs), .plain(" "), .code("sidebar.isHidden"), .plain(": ")]
                + Self.change(from: String(!isHidden), to: String(isHidden))
        case .largeTitle(let navigation, let collapses, let view):
            [.plain("the large title of "), .name(navigation), .plain(collapses ? " collapses with " : " is large again with "), .strong(view.name)]
        case .largeTitleStays(let navigation, let followed, let view):
            [.strong(view.name), .plain(" scrolls, and the large title of "), .name(navigation), .plain(" stays, because ")]
                + (followed?.sentence(for: view) ?? [.plain("the bar follows no view")])
        case .bars(let navigation, let hides, let hiding):
            [.name(navigation), .plain(hides ? " hides its bars: " : " shows its bars again: "), .code(hiding.rawValue)]
        case .tabBar(let tabs, let isMinimized):
            [.name(tabs), .plain(isMinimized ? " minimizes its tab bar: " : " expands its tab bar: "), .code("tabBarMinimizeBehavior")]
        case .scrolled(let view, let controller, let target):
            [.strong(view.name), .plain(" of "), .name(controller), .plain(" scrolls to show "), .strong(target.name)]
        case .turnedPage(let page, let controller):
            [.emphasis("turned "), .name(controller), .plain(" to "), .name(page)]
        case .askedDelegate(let instance, let method, let answer):
            [.plain("the delegate of "), .name(instance), .plain(" "), .code(method.rawValue)]
                + (answer.map { [.plain(" → "), .strong($0)] } ?? [])
        case .calledDelegate(let instance, let method, let style):
            [.plain("the delegate of "), .name(instance), .plain(" "), .code(method.rawValue), .plain(": ")]
                + [.strong(style.rawValue)]
        case .collapsed(let split, let child, let merged):
            [.name(split), .plain(" "), .emphasis("collapsed "), .plain("onto "), .name(child)]
                + (merged.isEmpty ? [.plain(", merging nothing")] : [.plain(", with ")] + Self.list(merged) + [.plain(" on top")])
        case .expanded(let split, let secondary, let isSeparated):
            [.name(split), .plain(" "), .emphasis("expanded")] + Self.secondary(secondary, isSeparated)
        case .displayModeChanged(let split, let old, let new):
            [.name(split), .plain(" "), .code("displayMode"), .plain(": ")] + Self.change(from: old.rawValue, to: new.rawValue)
        case .released(let instance, let split):
            [.name(split), .plain(" released "), .name(instance), .plain(", which it had kept")]
        case .adapted(let instance, let old, let new):
            [.name(instance), .plain(" "), .emphasis("adapted"), .plain(": ")] + Self.change(from: old.rawValue, to: new.rawValue)
        case .selectedDetent(let instance, let detent):
            [.name(instance), .plain(" is at the detent "), .strong(detent.word)]
        case .movedByKeyboard(let instance, let detent, let appears):
            (appears ? [.plain("the keyboard moves "), .name(instance)] : [.name(instance), .plain(" goes back")])
                + (detent.map { [.plain(" to the detent "), .strong($0.word)] } ?? [.plain(appears ? " up" : "")])
        case .movedToDetent(let instance, let old, let new):
            [.name(instance), .plain(" moves from the detent "), .strong(old.word), .plain(" to "), .strong(new.word)]
                + [.plain(", because "), .strong("medium"), .plain(" is only active in regular height")]
        case .turned(let orientation, let controller):
            [.plain("the interface "), .emphasis("rotated "), .plain("to "), .strong(orientation.rawValue)] + (controller.map {
                [.plain(", because of "), .code("supportedInterfaceOrientations"), .plain(" of "), .name($0), .plain(" and the app")]
            } ?? [.plain(", to match the device")])
        case .noActiveDetent(let instance): LogFact.Reason.lacksActiveDetent(instance.description)
        case .willTransitionToTraits(let instance, let changes):
            Self.callback("willTransition(to:with:)", to: instance) + Self.list(changes)
        case .viewWillTransition(let instance, let old, let new):
            Self.callback("viewWillTransition(to:with:)", to: instance) + Self.change(from: old.inWords, to: new.inWords)
        case .traitCollectionDidChange(let instance, let changes):
            Self.callback("traitCollectionDidChange(_:)", to: instance) + Self.list(changes)
        case .traitCollectionDidChangeFromNothing(let instance):
            Self.callback("traitCollectionDidChange(nil)", to: instance) + [.plain("its first appearance")]
        case .environmentTraitsDidChange(let environment, let changes):
            environment.sentence + [.plain(" "), .code("traitCollectionDidChange(_:)"), .plain(": ")] + Self.list(changes)
        case .appearance(let callbacks):
            Array(callbacks.map { [.code($0.method.rawValue), .plain(" ")] + Self.list($0.controllers) }
                .joined(separator: [.plain(" · ")]))
        case .posted(let notification):
            notification.sentence
        case .adaptiveElementUpdated(_, let element, let holds):
            [.strong(element.description), .plain(holds ? " now holds" : " no longer holds")]
        case .effectiveGeometryUpdated(let old, let new):
            [.plain("the scene's delegate "), .code("windowScene(_:didUpdateEffectiveGeometry:)"), .plain(": ")] + new.sentence(from: old)
        case .sceneUpdated(let old, let new):
            [.plain("the scene's delegate "), .code("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"), .plain(": ")]
                + new.sentence(from: old)
        case .windowReplaced(let asked, let given):
            [.plain("the window "), .strong(asked.word), .plain(" is not available: the app gets "), .strong(given.word)]
        case .hingeUpdated(let posture):
            [.code("UIHinge.status"), .plain(": "), .strong(posture.status.rawValue), .plain(", at \(posture.angle.pointText)°")]
        case .displaySwitched(let toInner, let orientation):
            [.plain("the scene moves to the \(toInner ? "inner" : "outer") display, in "), .strong(orientation.rawValue)]
        case .divisionUpdated(let isActive, let frame):
            [.code("reservedRegions(kind: .division)"), .plain(": "), .strong(isActive ? "active" : "not active"),
             .plain(", at \(frame.inWords)")]
        case .touch(let outcome, let subject):
            outcome.sentence(about: subject)
        case .homeScreen(let outcome):
            outcome.sentence
        case .takesSnapshots:
            [.plain("the system takes snapshots for the app switcher: the app briefly gets another layout")]
        case .delegateCall(let call):
            call.sentence
        case .shortcutItemsSet(let titles):
            [.code("UIApplication.shortcutItems"), .plain(": "), .strong(titles.isEmpty ? "none" : titles.joined(separator: ", "))]
        case .quickActionLeftOut(let leftOut):
            [.plain(leftOut.text)]
        case .viewChanged(let view, let property, let value):
            [.strong(view.name), .code(".\(property.rawValue)"), .plain(": "), .strong(value.words)]
        case .variableChanged(let name, let value):
            [.strong(name), .plain(": "), .strong(value.words)]
        case .choseAction(let reasons):
            [.plain("chose this action: "), .plain(reasons.map { $0.inWords }.joined(separator: "; "))]
        case .textInput(let call, let view, let kind):
            call.sentence(view, kind)
        case .search(let call, let instance):
            [.plain("the search controller of "), .name(instance), .plain(" "), .code(call.rawValue)]
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
            [.plain("\(asked.controller)? \(asked.answer.word)")]
        }
        return Array(answers.joined(separator: [.plain(" · ")]))
    }

    private static func secondary(_ secondary: ControllerInstance.ID?, _ isSeparated: Bool) -> [LogFragment] {
        guard let secondary else { return [.plain(", with nothing for the secondary column")] }
        return [.plain(isSeparated ? ", taking " : ", with "), .name(secondary)]
            + [.plain(isSeparated ? " off the stack as the secondary" : " as the secondary")]
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
    fileprivate static func name(_ instance: ControllerInstance.ID) -> LogFragment { .strong(instance.inWords) }
}

extension Event {
    fileprivate var sentence: [LogFragment] {
        switch self {
        case .environment(let event): event.sentence
        case .container(let event): event.sentence
        case .touch(let event): event.sentence
        case .homeScreen(let event): event.sentence
        }
    }
}

extension LogFact.TraitEnvironment {
    fileprivate var sentence: [LogFragment] {
        switch self {
        case .screen: [.plain("the screen")]
        case .windowScene: [.plain("the window scene")]
        case .window: [.plain("the window")]
        case .presentationController(let instance): [.plain("the presentation controller of "), .name(instance)]
        case .views(let views, let instance):
            [.plain(views.count == 1 ? "the view " : "the views "), .strong(views.map { $0.name }.joined(separator: ", "))]
                + [.plain(" of "), .name(instance)]
        }
    }
}

extension Action {
    fileprivate var sentence: [LogFragment] {
        if let target { return [.emphasis("\(verb) "), .strong(target.inWords)] }
        return switch self {
        case .unwind(let id): [.emphasis("\(verb) "), .strong(id.name)]
        case .showColumn(let column), .hideColumn(let column): [.emphasis("\(verb) "), .strong(column.rawValue)]
        case .setShortcutItems(let items): [.emphasis("\(verb) "), .strong(items.map { $0.title }.joined(separator: ", "))]
        default: [.emphasis(verb)]
        }
    }
}

extension LogFact.Answer {
    fileprivate var word: String {
        switch self {
        case .doesNotOverride: "no"
        case .refuses: "no, it refuses"
        case .takes: "yes"
        }
    }
}

extension PresentationForm {
    fileprivate var phrase: String {
        switch self {
        case .fullScreen: "in full screen, without the views behind it"
        case .overFullScreen: "over the full screen, with the views behind it"
        case .currentContext: "in the current context, without the views of that context"
        case .overCurrentContext: "over the current context, with the views of that context behind it"
        case .pageSheet: "as a page sheet"
        case .formSheet: "as a form sheet"
        case .sheet: "as a sheet"
        case .popover: "as a popover"
        case .alert: "as an alert"
        case .actionSheet: "as an action sheet"
        }
    }
}

extension LogFact.TargetOutcome {
    fileprivate var sentence: [LogFragment] {
        switch self {
        case .push: [.strong("push")]
        case .replaceColumn(let column, _):
            [.strong(column == .secondary ? "detail replaced" : "\(column.rawValue) replaced")]
        case .forwardToChild(let child, _): [.plain("forwarded to \(child): "), .strong("push")]
        case .presentFromSplit: [.plain("its child does not override show: "), .strong("modal")]
        case .presentForDetail(let detail, _): [.plain("\(detail) does not override show: "), .strong("modal")]
        case .replaceChild: [.strong("child replaced")]
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
        case .keyboard(let moment, let frame):
            [.code("UIResponder.\(moment.rawValue)"), .plain(": "),
             .strong(frame.inWords)]
        case .showDetailTargetDidChange(let split):
            [.code("UIViewController.showDetailTargetDidChangeNotification"), .plain(" from "), .strong(split.description)]
        }
    }
}

extension PropertyValue {
    public var words: String {
        switch self {
        case .string(let text): "“\(text)”"
        case .list(let values): values.map { $0.shown ?? $0.words }.joined(separator: ", ")
        case .time: "another time"
        case .bool(let isTrue): String(isTrue)
        case .number(let number): number.pointText
        case .color(let color): color.words
        case .font: "another font"
        case .insets(let insets): insets.inWords
        case .size(let size): size.inWords
        case .transform(let transform): transform.inWords
        case .gradient(let gradient): gradient.inWords
        case .effect(let effect): effect.inWords
        case .corners(let corners): corners.inWords
        case .symbolConfiguration(let configuration): configuration.inWords
        case .compositionalLayout(let layout): layout.inWords
        }
    }
}

extension Color {
    fileprivate var words: String {
        switch self {
        case .semantic(let name): name.rawValue
        case .rgb(let red, let green, let blue, _): "rgb \(red) \(green) \(blue)"
        case .dynamic(let light, let dark): "\(light.words) (dark: \(dark.words))"
        }
    }
}
