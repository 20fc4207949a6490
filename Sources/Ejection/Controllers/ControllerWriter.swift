import PlaygroundModel

struct ControllerWriter {
    let run: EjectionRun
    let controller: ControllerDefinition

    /// The file with the controller's class. `nil` for an alert that is made by its presenter's class.
    func file() -> EjectedFile? {
        if case .alert(let alert) = controller.kind {
            guard run.ownerClass(ofAlert: controller.id) == nil else { return nil }
            return AlertWriter(run: run, controller: controller, alert: alert).file()
        }
        let shared = run.shared(controller.id)
        let controller = shared?.template ?? controller
        let parameters = shared?.expressions ?? run.parameterExpressions(of: controller)
        let content = run.components.folded(Content(controller))
        let metrics = run.document.table(at: controller.path)?.metrics ?? [:]
        let reserved = UIKitMembers.ofControllers.union(shared == nil ? [] : [SharedController.property])
        let writer = ClassWriter(run, content, controller: controller, parameters: parameters, metrics: metrics, reserved: reserved)
        writer.imageCandidates = run.imageCandidates(of: controller.id)
        for field in shared?.fields ?? [] where field.isImage { writer.imageCandidates[field.member] = Set(field.values) }
        writer.claimNames()
        writer.claimState()
        let name = run.names.controller(controller.id)
        if let shared { writer.followingTypes.append(run.content(of: shared, type: name)) }
        ControllerBody(writer: writer, controller: controller).write()
        return EjectedFile(path: "Controllers/\(name).swift", text: writer.source(of: name, superclass: controller.kind.facts.className))
    }
}

extension ClassWriter {
    func source(of name: String, superclass: String, at path: DocumentPath? = nil) -> String {
        var lines = SwiftLines()
        for module in imports.sorted() { lines.add("import \(module)") }
        lines.separate()
        if let path = path ?? controller?.path { lines.add(run.otherComments(below: path)) }
        let inherited = ([superclass] + protocols).joined(separator: ", ")
        lines.block("final class \(name): \(inherited)") { lines in
            if !metricsUsed.isEmpty { writeMetrics(&lines) }
            for closure in closures { lines.add("var \(closure): (() -> Void)?") }
            for part in [properties, initializers, methods] where !part.isEmpty {
                lines.separate()
                lines.add(part)
            }
        }
        for other in extensions {
            lines.separate()
            lines.block("extension \(name): \(other.name)") { $0.add(other.body) }
        }
        for nested in followingTypes {
            lines.separate()
            lines.add(nested)
        }
        return lines.text
    }

    private func writeMetrics(_ lines: inout SwiftLines) {
        lines.block("private enum Metrics") { lines in
            for name in metricsUsed.sorted() {
                lines.add("static let \(metricMembers[name] ?? name): CGFloat = \(SwiftLiteral.number(metrics[name] ?? 0))")
            }
        }
    }
}

struct ControllerBody {
    let writer: ClassWriter
    let controller: ControllerDefinition

    private var run: EjectionRun { writer.run }

    func write() {
        switch controller.kind {
        case .view, .container: writeViewController()
        case .navigation(let root): writeNavigation(root)
        case .split(let split): SplitWriter(writer: writer, split: split).write(whole: self)
        case .tabBar(let tabs): TabBarWriter(writer: writer, tabs: tabs).write(whole: self)
        case .page(let page): PageWriter(writer: writer, page: page).write(whole: self)
        case .arrangement(let arrangement): writeArrangement(arrangement)
        case .alert: break
        }
        writeOrientations()
        writeRequests()
        writer.writeAlerts()
        writer.writeDeferredCalls()
        writeParameters()
    }

    private func writeOrientations() {
        guard let orientations = controller.supportedInterfaceOrientations else { return }
        let words = InterfaceOrientation.allCases.filter(orientations.contains).map { ".\($0.rawValue)" }
        writer.methods.declaration("override var supportedInterfaceOrientations: UIInterfaceOrientationMask") { lines in
            lines.add("[\(words.joined(separator: ", "))]")
        }
    }

    private func writeParameters() {
        guard run.shared(controller.id) == nil else { return writer.declareParameters([(SharedController.property, "Content")]) }
        let parameters = run.parameters(of: controller.id).filter { writer.texts.parameters[$0.name] != nil }
        writer.declareParameters(parameters.map { ($0.member, "String") })
    }

    func writeInitializer(_ superInit: SwiftExpression, _ more: (inout SwiftLines) -> Void = { _ in }) {
        let signature = run.signature(of: controller.id)
        var body = SwiftLines()
        writeEarly(&body)
        more(&body)
        guard !body.isEmpty || !signature.isEmpty || superInit != Self.plainInit else { return }
        writer.initializers.declaration("init(\(signature))") { lines in
            if run.shared(controller.id) != nil { lines.add(ClassWriter.storing(SharedController.property)) }
            for parameter in run.parameters(of: controller.id) where writer.texts.parameters[parameter.name] != nil {
                lines.add(ClassWriter.storing(parameter.member))
            }
            lines.add(superInit)
            lines.add(body)
        }
        writer.writeUnavailableCoder()
    }

    static let plainInit: SwiftExpression = "super.init(nibName: nil, bundle: nil)"

    /// Writes settings that containers, bars and presentations need before the view is loaded.
    private func writeEarly(_ lines: inout SwiftLines) {
        let texts = writer.texts
        if let title = controller.title {
            if run.needsTitleEarly(controller) {
                lines.assign("title", texts.shown(title))
            } else {
                writer.setUp.assign("title", texts.shown(title))
            }
        }
        if let item = controller.tabBarItem, run.tab(of: controller) == nil { writeTabBarItem(item, &lines) }
        lines.add(.initializer, of: controller, run)
        if controller.additionalSafeAreaInsets != .zero {
            lines.assign("additionalSafeAreaInsets", .insets(controller.additionalSafeAreaInsets))
        }
        PresentationWriter(writer: writer, controller: controller).write(&lines)
    }

    private func writeTabBarItem(_ item: TabBarItem, _ lines: inout SwiftLines) {
        let path = controller.path.appending("tabBarItem")
        if item.automaticallyActivatesSearch {
            run.remark("a UISearchTab activates the search by itself, and the tabs of this deployment target are no UITab", at: path)
        }
        if let system = item.systemItem, item.title == nil, item.image == nil {
            lines.assign("tabBarItem", .call("UITabBarItem", [.init("tabBarSystemItem", word: ".\(system.rawValue)"), .init("tag", word: "0")]))
        } else {
            let title = item.title.map(writer.texts.shown) ?? "nil"
            lines.assign("tabBarItem", .call("UITabBarItem", [
                .init("title", item.title == nil || item.title == controller.title ? (controller.title == nil ? "nil" : "title") : title),
                .init("image", item.image.map { writer.image($0, at: path.appending("image")) } ?? "nil"), .init("selectedImage", word: "nil"),
            ]))
        }
        if let badge = item.badgeValue { lines.assign("tabBarItem.badgeValue", writer.texts.shown(badge)) }
    }

    private func writeViewController() {
        for child in writer.content.children {
            writer.properties.separate()
            let name = writer.childNames[child] ?? child.name
            let isOwn = child.arguments.isEmpty
            writer.properties.assign("private \(isOwn ? "let" : "lazy var") \(name)", run.making(child, writer.texts))
        }
        writer.writeViews()
        writeInitializer(Self.plainInit)
        writeRoot()
        NavigationItemWriter(writer: writer, controller: controller).write()
        writer.writeHierarchy()
        writeChildren()
        writer.writeConstraints()
        writeOverrides()
        writer.writeAdaptation()
        if controller.prefersStatusBarHidden {
            writer.methods.declaration("override var prefersStatusBarHidden: Bool") { $0.add("true") }
        }
        if controller.preferredStatusBarStyle != .default {
            writer.methods.declaration("override var preferredStatusBarStyle: UIStatusBarStyle") {
                $0.add(".\(controller.preferredStatusBarStyle.rawValue)")
            }
        }
        if controller.endsEditingOnTap { writeEndEditing() }
        writeBehaviour()
        writeViewDidLoad()
    }

    func writeBehaviour() {
        writer.writeLists()
        writer.writePickers()
        writer.writeReturnActions()
        writer.writePeeks()
    }

    private func writeRoot() {
        if let color = controller.backgroundColor { writer.setUp.assign("view.backgroundColor", run.expression(color)) }
        if let margins = controller.layoutMargins {
            writer.setUp.add("viewRespectsSystemMinimumLayoutMargins = false")
            writer.setUp.assign("view.layoutMargins", .insets(margins))
        }
        writer.writeExtendedEdges(controller.extendedLayout.edges)
        writer.setUp.add(.rootView, of: controller, run)
        writer.setUp.assign("view.accessibilityIdentifier", run.identifier(of: controller.id))
    }

    private func writeChildren() {
        guard !writer.content.children.isEmpty else { return }
        let children = writer.content.children.compactMap { writer.childNames[$0] }
        writer.setUp.add("addChildren()")
        writer.methods.declaration("private func addChildren()") { lines in
            guard children.count > 1 else { return embed(children[0], &lines) }
            lines.block("for child in [\(children.joined(separator: ", "))] as [UIViewController]") { embed("child", &$0) }
        }
    }

    private func embed(_ child: String, _ lines: inout SwiftLines) {
        lines.add("addChild(\(child))")
        lines.add("\(child).view.translatesAutoresizingMaskIntoConstraints = false")
        lines.add("view.addSubview(\(child).view)")
        lines.add("\(child).didMove(toParent: self)")
    }

    private func writeEndEditing() {
        let (local, method) = (writer.scope.claim(own: "recognizer"), writer.scope.claim(own: "endEditing"))
        writer.setUp.add("let \(local) = UITapGestureRecognizer(target: self, action: #selector(\(method)))")
        // Rows and controls must also receive the taps.
        writer.setUp.add("\(local).cancelsTouchesInView = false")
        writer.setUp.add("view.addGestureRecognizer(\(local))")
        writer.methods.declaration("@objc private func \(method)()") { $0.add("view.endEditing(true)") }
    }

    func writeViewDidLoad() {
        guard !writer.setUp.isEmpty else { return }
        var whole = SwiftLines()
        whole.declaration("override func viewDidLoad()") { lines in
            lines.add("super.viewDidLoad()")
            lines.add(writer.setUp)
        }
        whole.separate()
        whole.add(writer.methods)
        writer.methods = whole
    }

    private func writeNavigation(_ root: ControllerID) {
        let own = run.parameters(of: root).map(\.name)
        let given = Dictionary(uniqueKeysWithValues: own.map { ($0, root.arguments[$0] ?? "{\($0)}") })
        let passing = TextWriter(
            run: run, parameters: Dictionary(uniqueKeysWithValues: run.parameters(of: controller.id).map { ($0.name, $0.member) }))
        let making = run.making(root.with(given), passing)
        writeInitializer(.call("super.init", [.init("rootViewController", making)])) { lines in
            lines.add(.navigationController, of: controller, run)
            BarLookWriter(run: run, look: controller.barLook, bar: "navigationBar").write(&lines)
        }
        writeOverrides()
        writeViewDidLoad()
    }

    func writeOverrides() { OverrideWriter(writer: writer, controller: controller).write() }

    /// Writes a stack that shows the two children like a split arrangement. UIArrangementViewController is too new to use.
    private func writeArrangement(_ arrangement: ArrangementDefinition) {
        run.remark("UIArrangementViewController (iOS 27.1) is written as a container with a stack", at: controller.path)
        var content = writer.content
        content.children = arrangement.controllers
        writer.content = content
        for child in content.children { writer.childNames[child] = writer.scope.claim(child.name, kind: "ViewController") }
        for child in content.children {
            writer.properties.assign("private let \(writer.childNames[child] ?? "")", run.making(child, writer.texts))
        }
        let views = content.children.compactMap { writer.childNames[$0] }.map { SwiftExpression.word("\($0).view") }
        writeInitializer(Self.plainInit)
        writer.methods.declaration("override func viewDidLoad()") { lines in
            lines.add("super.viewDidLoad()")
            lines.add("// UIArrangementViewController (iOS 27.1) does this itself, and separates the two at the fold.")
            lines.assign("let stackView", .call("UIStackView", [.init("arrangedSubviews", .array(views))]))
            if !arrangement.axes.contains(.horizontal) { lines.add("stackView.axis = .vertical") }
            lines.add("stackView.distribution = .fillEqually")
            lines.add("stackView.frame = view.bounds")
            lines.add("stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
            for child in content.children { lines.add("addChild(\(writer.childNames[child] ?? ""))") }
            lines.add("view.addSubview(stackView)")
            for child in content.children { lines.add("\(writer.childNames[child] ?? "").didMove(toParent: self)") }
        }
    }

    private func writeRequests() {
        for action in TargetedAction.allCases where controller.handles[action] == .replaceChild { writeReplacing(action) }
        guard !controller.refusedActions.isEmpty else { return }
        let refused = TargetedAction.allCases.filter(controller.refusedActions.contains)
        writer.methods.declaration("override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool") { lines in
            let selectors = refused.map { "#selector(UIViewController.\($0.methodName)(_:sender:))" }
            lines.add("let refused = [\(selectors.joined(separator: ", "))]")
            lines.add("return !refused.contains(action) && super.canPerformAction(action, withSender: sender)")
        }
    }

    private func writeReplacing(_ action: TargetedAction) {
        run.resources.supportExtensions.insert(.replacingChild)
        writer.methods.declaration("override func \(action.methodName)(_ vc: UIViewController, sender: Any?)") { lines in
            lines.add("replaceChild(holding: sender, with: vc)")
        }
    }
}

extension EjectionRun {
    /// Whether the title is shown before the controller's view is loaded: by a tab bar, or by a back button above a column.
    fileprivate func needsTitleEarly(_ controller: ControllerDefinition) -> Bool {
        guard ["view", "container"].contains(controller.kind.word), controller.tabBarItem == nil, shared(controller.id) == nil,
              parameters(of: controller.id).isEmpty
        else { return true }
        return isInTabOrColumn(controller.id, within: playground.controllers.count)
    }

    private func isInTabOrColumn(_ id: ControllerID, within depth: Int) -> Bool {
        depth > 0 && playground.controllers.contains { other in
            guard other.kind.children.contains(where: { $0.plain == id.plain }) else { return false }
            switch other.kind {
            case .tabBar, .split: return true
            default: return isInTabOrColumn(other.id, within: depth - 1)
            }
        }
    }
}

extension TargetedAction {
    var methodName: String {
        switch self {
        case .show: "show"
        case .showDetail: "showDetailViewController"
        }
    }
}
