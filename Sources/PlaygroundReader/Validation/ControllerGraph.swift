import PlaygroundModel

/// The references between the controllers of a playground.
struct ControllerGraph {
    /// A reference to a controller. The path is that of the reference or its list.
    struct Link {
        var target: ControllerID
        var path: DocumentPath
    }

    let controllers: [ControllerDefinition]
    let byID: [ControllerID: ControllerDefinition]
    let findings: Findings

    init(_ controllers: [ControllerDefinition], findings: Findings) {
        self.controllers = controllers
        self.findings = findings
        byID = Dictionary(firstOf: controllers.map { ($0.id, $0) })
    }

    /// Reports controllers that contain themselves, too deep nesting, and navigation controllers on another's stack.
    func checkContainment() {
        checkCycles()
        for controller in controllers { checkNavigation(controller) }
    }

    /// Reports unreachable controllers. `roots` are the root controller and the targets of quick actions.
    func checkUse(from roots: [ControllerID]) {
        let reached = reachable(from: roots)
        // A file may be included for only some of its controllers. The others are not reported.
        for controller in controllers where !reached.contains(controller.id) && !findings.isIncluded(controller.path) {
            findings.report(ValidationMistake.unusedController(controller.id.name), at: .key(controller.path))
        }
    }

    /// Reports overrides with a source controller that neither contains nor leads to the overriding controller.
    func checkLenders() {
        var below: [ControllerID: Set<ControllerID>] = [:]
        for controller in controllers {
            for override in controller.overrides {
                guard let source = override.source else { continue }
                if below[source] == nil { below[source] = reachable(from: [source]) }
                guard below[source]?.contains(controller.id) == false else { continue }
                findings.report(
                    ValidationMistake.notAnAncestor(source.name, of: controller.id.name),
                    at: .value(override.path.appending("traits").appending(OverrideReader.sourceKey)))
            }
        }
    }

    /// Reports variables that are never set. An alert may set variables of any controller.
    func checkVariables() {
        let byAlerts = Set(controllers.filter { if case .alert = $0.kind { true } else { false } }.flatMap { $0.changedVariables })
        for controller in controllers where !controller.variables.isEmpty {
            let changed = byAlerts.union(controller.changedVariables)
            for variable in controller.variables where !changed.contains(variable.name) {
                findings.report(ValidationMistake.constantVariable(variable.name), at: .key(variable.path))
            }
        }
    }

    func checkLargeTitles() {
        guard !controllers.contains(where: { $0.navigationOptions.prefersLargeTitles }) else { return }
        for controller in controllers where controller.navigationItem.largeTitleDisplayMode == .always {
            findings.report(ValidationMistake.largeTitleNowhere, at: .key(controller.path.appending("largeTitleDisplayMode")))
        }
    }

    func checkToolbars() {
        guard controllers.allSatisfy({ $0.navigationOptions.isToolbarHidden }) else { return }
        for controller in controllers where !controller.toolbarItems.isEmpty {
            findings.report(ValidationMistake.toolbarNowhere, at: .key(controller.path.appending("toolbarItems")))
        }
    }

    /// Reports sheets without an active detent in compact height, if a device can be rotated to compact height. Also reports detents that a
    /// device's own version does not support.
    func checkDetents(on devices: [DeviceConfiguration], root: ControllerID, _ profile: BehaviourProfile) {
        let own = devices.map { (configuration: $0, profile: $0.profile(under: profile)) }
        let set = own.filter { $0.configuration.environment().systemVersion != nil }.map { $0.profile }
        let older = set.first { !$0.has(.detents) } ?? set.first { !$0.has(.customDetents) }
        let orientations = controllers.filter { $0.id == root.plain || $0.supportedInterfaceOrientations != nil }
            .map { $0.supportedInterfaceOrientations ?? Set(InterfaceOrientation.allCases) }
        let isTurned = own.contains { configuration, profile in
            let device = configuration.device
            let app = profile.app.supportedInterfaceOrientations[device.idiom] ?? Set(InterfaceOrientation.allCases)
            return profile.has(.detents) && device.landscape?.verticalSizeClass == .compact
                && orientations.contains { $0.contains { $0.isLandscape && app.contains($0) } }
        }
        for controller in controllers {
            let options = controller.presentation
            let path = controller.path.appending("detents")
            if let older, !older.has(.detents), profile.has(.detents), !options.detents.isEmpty {
                findings.report(ValidationMistake.notYetThere("detents", .detents, older), at: .key(path))
            } else if let older, !older.has(.customDetents), profile.has(.customDetents),
                      let index = options.detents.firstIndex(where: { if case .height = $0 { true } else { false } }) {
                findings.report(ValidationMistake.notYetThere("a custom detent", .customDetents, older), at: .value(path.appending(index)))
            }
            let areAllMedium = !options.detents.isEmpty && options.detents.allSatisfy { $0 == .medium }
            let isSheet = [.automatic, .pageSheet, .formSheet, .popover].contains(options.modalPresentationStyle)
            guard isTurned, isSheet, areAllMedium, options.prefersEdgeAttachedInCompactHeight else { continue }
            findings.report(ValidationMistake.noActiveDetent, at: .value(path))
        }
    }

    /// Reports return values of only the older delegate method, if a device also adapts presentations in regular width.
    func checkAnswers(on devices: [DeviceConfiguration]) {
        let adapting = devices.first { configuration in
            let landscape = configuration.device.landscape
            return landscape?.horizontalSizeClass == .regular && landscape?.verticalSizeClass == .compact
        }
        guard let adapting else { return }
        for controller in controllers where controller.presentation.adaptivePresentationStyleInCompactWidth != nil
            && controller.presentation.adaptivePresentationStyle == nil {
            let key = controller.path.appending("adaptivePresentationStyleForPresentationController")
            findings.report(ValidationMistake.answerInCompactWidthAlone(device: adapting.device.writtenID), at: .key(key))
        }
    }

    /// Reports orientations that UIKit does not ask for, and orientations that exclude all of the app's.
    func checkOrientations(root: ControllerID, app: AppDeclaration) {
        let restricted = controllers.filter { $0.supportedInterfaceOrientations != nil }
        guard !restricted.isEmpty else { return }
        let actions = controllers.flatMap { $0.actions.map { $0.action } }
        let contained = Set(controllers.flatMap { self.contained(in: $0).map { $0.target.plain } })
        for controller in restricted {
            let key = controller.path.appending("supportedInterfaceOrientations")
            let isPresented = actions.contains { action in
                switch action {
                case .present(let id, _), .show(let id), .showDetail(let id): id.plain == controller.id
                default: false
                }
            }
            if contained.contains(controller.id), controller.id != root.plain, !isPresented {
                findings.report(ValidationMistake.orientationsNotAsked(controller.id.name), at: .key(key))
            }
            let own = controller.supportedInterfaceOrientations ?? []
            let lacks = app.deviceFamily.contains { idiom in
                (idiom == .phone || app.requiresFullScreen || !app.supportsAllOrientations(on: idiom))
                    && own.isDisjoint(with: app.supportedInterfaceOrientations[idiom] ?? Set(InterfaceOrientation.allCases))
            }
            if lacks { findings.report(ValidationMistake.noCommonOrientation, at: .value(key)) }
        }
    }

    private func reachable(from roots: [ControllerID]) -> Set<ControllerID> {
        // Arguments are ignored.
        var pending = roots.map { $0.plain }
        var reached = Set(pending)
        while let id = pending.popLast() {
            guard let controller = byID[id] else { continue }
            var next = contained(in: controller).map { $0.target }
            next += controller.actions.compactMap { $0.action.target }
            next += controller.views.compactMap { $0.peek?.preview }
            if let adapted = controller.presentation.viewControllerForAdaptivePresentationStyle { next.append(adapted) }
            pending += next.map { $0.plain }.filter { reached.insert($0).inserted }
        }
        return reached
    }

    func contained(in controller: ControllerDefinition) -> [Link] {
        let answers = controller.split.map { self.answers(of: $0.delegate) } ?? []
        let links = (controller.kind.links + answers).map { Link(target: $0.child, path: controller.path.appending($0.key)) }
        guard let search = controller.navigationItem.searchController, let results = controller.searchResultsController else { return links }
        return links + [Link(target: results, path: search.path.appending("searchResultsController"))]
    }

    private func answers(of delegate: SplitDefinition.Delegate) -> [(key: String, child: ControllerID)] {
        [
            ("primaryViewControllerForCollapsing", delegate.primaryForCollapsing),
            ("primaryViewControllerForExpanding", delegate.primaryForExpanding),
            ("separateSecondary", delegate.separateSecondary),
        ].compactMap { key, controller in controller.map { (key: key, child: $0) } }
    }

    private func checkNavigation(_ controller: ControllerDefinition) {
        if case .navigation(let root) = controller.kind {
            checkIsNoNavigation(root, at: controller.path.appending("rootViewController"))
        }
        if case .arrangement = controller.kind {
            for link in contained(in: controller) where byID[link.target.plain]?.kind.hasBars == true {
                findings.report(ValidationMistake.navigationInArrangement(link.target.name), at: .value(link.path))
            }
        }
        for (action, path) in controller.actions {
            if case .push(let target) = action { checkIsNoNavigation(target, at: path.appending("push")) }
        }
    }

    private func checkIsNoNavigation(_ target: ControllerID, at path: DocumentPath) {
        guard case .navigation = byID[target.plain]?.kind else { return }
        findings.report(ValidationMistake.navigationInNavigation(target.name), at: .value(path))
    }
}

extension ControllerDefinition {
    fileprivate var changedVariables: [String] { actions.flatMap { $0.action.variableChanges }.map { $0.name } }
}

extension ControllerGraph {
    private func checkCycles() {
        var heights: [ControllerID: Int] = [:]
        for controller in controllers where heights[controller.id] == nil {
            visit(controller, chain: [controller.id], heights: &heights)
        }
        if let tall = controllers.first(where: { heights[$0.id, default: 0] > PlaygroundLimits.controllerDepth }) {
            findings.report(ValidationMistake.controllersTooDeep(limit: PlaygroundLimits.controllerDepth), at: .key(tall.path))
        }
    }

    /// Visits controllers depth-first. A limit protects the call stack. Deeper controllers are visited separately.
    private func visit(
        _ controller: ControllerDefinition, chain: [ControllerID], heights: inout [ControllerID: Int]
    ) {
        var height = 1
        for link in contained(in: controller) {
            if let start = chain.firstIndex(of: link.target) {
                reportCycle(Array(chain[start...]), closedBy: link)
                continue
            }
            guard let next = byID[link.target] else { continue }
            if heights[next.id] == nil, chain.count <= PlaygroundLimits.controllerDepth {
                visit(next, chain: chain + [next.id], heights: &heights)
            }
            height = max(height, 1 + heights[next.id, default: 1])
        }
        heights[controller.id] = height
    }

    private func place(of link: Link) -> Findings.DocumentPart {
        findings.place(of: link.target.name, inListAt: link.path)
    }

    private func reportCycle(_ chain: [ControllerID], closedBy link: Link) {
        typealias Step = (place: Findings.DocumentPart, label: String)
        let steps = zip(chain, chain.dropFirst()).compactMap { container, next -> Step? in
            guard let step = byID[container].flatMap({ contained(in: $0).first { $0.target == next } }) else { return nil }
            return (place(of: step), "\(container) contains \(next)")
        }
        let names = (chain + [link.target]).map { $0.name }
        findings.report(ValidationMistake.controllerCycle(names), at: place(of: link), related: steps)
    }
}

extension ControllerKind {
    fileprivate var hasBars: Bool {
        switch self {
        case .navigation, .tabBar, .split: true
        case .view, .container, .page, .arrangement, .alert: false
        }
    }
}

extension DeviceConfiguration {
    fileprivate func profile(under profile: BehaviourProfile) -> BehaviourProfile {
        var own = profile
        own.version = environment().systemVersion ?? device.systemVersion(askedFor: profile.version)
        return own
    }
}
