import LayoutEngine
import PlaygroundModel
import Simulation

struct ClaimCheck {
    let moment: ScenarioMoment

    /// The finding against a claim. `nil` if the claim holds.
    func failure(of claim: Claim) -> ClaimFinding? {
        let finding = finding(against: claim.fact)
        guard claim.isNegated else { return finding }
        return finding == nil ? ClaimFinding(.theSame, reasons(for: claim.fact)) : nil
    }

    private func finding(against fact: ExpectedFact) -> ClaimFinding? {
        switch fact {
        case .top(let name):
            let top = moment.scene.homeScreen == nil ? moment.scene.controllers.last : nil
            guard top?.id.isNamed(name) != true else { return nil }
            return ClaimFinding(top.map { .controllers([$0.id.description]) } ?? .noController, events)
        case .onScreen(let name):
            if moment.isOnScreen(name) { return nil }
            return ClaimFinding(moment.instance(name) == nil ? .notOnScreen(name) : .covered(name), events)
        case .stack(let name, let expected):
            guard let navigation = moment.instance(name) else { return ClaimFinding(.notOnScreen(name), events) }
            return controllers(navigation.children.map { $0.id }, expected)
        case .shows(let name, let expected):
            guard let container = moment.controller(name) else { return ClaimFinding(.notOnScreen(name), events) }
            return controllers(moment.shown(by: container), expected)
        case .presentation(let name, let form): return presentation(of: name, form)
        case .detent(let name, let detent):
            let found = moment.controller(name)?.presentation?.selectedDetent
            return found == detent ? nil : ClaimFinding(.detent(found), events)
        case .arrow(let name, let arrow):
            let found = moment.controller(name)?.presentation?.arrow?.direction
            return found == arrow ? nil : ClaimFinding(.arrow(found), events)
        case .split(let name, let mode): return split(name, mode)
        case .trait(let name, let trait, let value): return self.trait(trait, of: name, value)
        case .barTitle(let name, let title):
            guard let bar = moment.controller(name)?.navigationBar else { return ClaimFinding(.noBar, events) }
            return bar.title == title ? nil : ClaimFinding(.text(bar.title), events)
        case .backButtonTitle(let name, let title):
            guard let bar = moment.controller(name)?.navigationBar else { return ClaimFinding(.noBar, events) }
            return bar.backButtonTitle == title ? nil : ClaimFinding(.text(bar.backButtonTitle), events)
        case .visible, .length, .text, .truncated, .lines, .property: return ViewCheck(moment: moment).finding(against: fact)
        case .state(let query):
            let (name, subject) = query.subject.unqualified
            guard let owner = moment.owner(of: query) else { return ClaimFinding(.notOnScreen(name), events) }
            let found = moment.simulation.stateValue(of: subject, in: owner)
            return query.holds(for: found?.value) ? nil : ClaimFinding(.state(found))
        case .log(let patterns): return log(patterns)
        case .preview(let name): return preview(name)
        case .menu(let titles):
            guard let actions = moment.scene.touch.actions else { return ClaimFinding(.noMenu, events) }
            let found = actions.items.map { $0.title }
            return found == titles ? nil : ClaimFinding(.titles(found), events)
        case .quickActions(let titles):
            guard let menu = moment.scene.homeScreen?.menu else { return ClaimFinding(.noMenu, events) }
            let found = menu.entries.compactMap { entry -> String? in
                if case .action(let action, _, _) = entry { action.title } else { nil }
            }
            return found == titles ? nil : ClaimFinding(.titles(found), events)
        case .firstResponder(let element): return firstResponder(element)
        case .homeScreen(let isInFront):
            let found = moment.scene.homeScreen != nil
            return found == isInFront ? nil : ClaimFinding(.homeScreen(found), events)
        }
    }

    private func controllers(_ found: [ControllerInstance.ID], _ expected: [String]) -> ClaimFinding? {
        let areSame = found.count == expected.count && zip(found, expected).allSatisfy { $0.isNamed($1) }
        return areSame ? nil : ClaimFinding(.controllers(found.map { $0.description }), events)
    }

    private func presentation(of name: String, _ form: PresentedForm?) -> ClaimFinding? {
        guard let controller = moment.controller(name) else {
            return form == nil ? nil : ClaimFinding(.notOnScreen(name), events)
        }
        let found = controller.presentation?.form
        return found?.rawValue == form?.rawValue ? nil : ClaimFinding(.form(found), events)
    }

    private func split(_ name: String, _ mode: SplitDefinition.DisplayMode?) -> ClaimFinding? {
        guard let controller = moment.controller(name) else { return ClaimFinding(.notOnScreen(name), events) }
        guard let split = controller.split else { return ClaimFinding(.noSplit) }
        let found = split.isCollapsed ? nil : split.displayMode
        guard found != mode else { return nil }
        return ClaimFinding(.displayMode(found), origins(of: .horizontalSizeClass, controller) + events)
    }

    private func trait(_ trait: Trait, of name: String, _ value: TraitValue?) -> ClaimFinding? {
        guard let controller = moment.controller(name) else { return ClaimFinding(.notOnScreen(name), events) }
        let found = controller.traits.collection[trait]
        return found == value ? nil : ClaimFinding(.trait(found), origins(of: trait, controller))
    }

    private func origins(of trait: Trait, _ controller: SceneController) -> [ClaimFinding.Reason] {
        (controller.traits.origins[trait] ?? []).map { .origin(trait, $0) }
    }

    private func log(_ patterns: [String]) -> ClaimFinding? {
        let texts = moment.logTexts
        var (next, rest): (Int, [UInt8]) = (0, [])
        for pattern in patterns {
            let wanted = LogPattern(pattern)
            if let end = wanted.end(in: rest) {
                rest.removeFirst(end)
                continue
            }
            if let index = texts[next...].firstIndex(where: wanted.matches) {
                (next, rest) = (index + 1, Array(texts[index].dropFirst(wanted.end(in: texts[index]) ?? 0)))
                continue
            }
            if texts[..<next].contains(where: wanted.matches) { return ClaimFinding(.entryTooEarly(pattern), events) }
            let counts = texts.map(wanted.matchCount)
            let nearest = counts.max().flatMap { best in best > 0 ? counts.firstIndex(of: best) : nil }
            return ClaimFinding(.noEntry(pattern, nearest: nearest.map { moment.log[$0] }), events)
        }
        return nil
    }

    private func preview(_ name: String?) -> ClaimFinding? {
        let found = moment.scene.touch.preview?.controllers.first?.id
        switch (found, name) {
        case (nil, nil): return nil
        case (nil, _?): return ClaimFinding(.noPreview, events)
        case (let found?, let name): return name.map(found.isNamed) == true ? nil : ClaimFinding(.controllers([found.description]), events)
        }
    }

    private func firstResponder(_ element: ElementName?) -> ClaimFinding? {
        guard let found = moment.simulation.state.firstResponder else {
            return element == nil ? nil : ClaimFinding(.noFirstResponder, events)
        }
        if let element, found.controller.isNamed(element.controller), found.view == element.view { return nil }
        return ClaimFinding(.element("\(found.controller).\(found.view)"), events)
    }

    /// The step's last log entries about controllers on screen.
    private var events: [ClaimFinding.Reason] {
        moment.log.filter { $0.fact.movesControllers }.suffix(Self.shownEntries).map { .log($0) }
    }

    private static let shownEntries = 5

    private func reasons(for fact: ExpectedFact) -> [ClaimFinding.Reason] {
        switch fact {
        case .trait(let name, let trait, _): moment.controller(name).map { origins(of: trait, $0) } ?? []
        case .visible(let element, _), .length(let element, _, _), .text(let element, _), .truncated(let element, _),
             .lines(let element, _), .property(let element, _, _):
            ViewCheck(moment: moment).reasons(for: element, axis: nil)
        default: events
        }
    }
}

extension LogFact {
    fileprivate var movesControllers: Bool {
        switch self {
        case .soughtTarget, .pushed, .popped, .presented, .dismissed, .replaced, .unwound, .selectedTab, .sidebarChanged, .turnedPage, .largeTitle, .largeTitleStays, .bars, .tabBar, .scrolled,
             .askedDelegate, .calledDelegate, .collapsed, .expanded, .displayModeChanged, .released, .adapted, .selectedDetent, .movedByKeyboard, .touch,
             .movedToDetent, .noActiveDetent, .turned, .takesSnapshots, .homeScreen, .ignored, .windowReplaced: true
        default: false
        }
    }
}
