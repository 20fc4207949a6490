import PlaygroundModel

struct SplitWriter {
    let writer: ClassWriter
    let split: SplitDefinition

    private var run: EjectionRun { writer.run }

    func write(whole: ControllerBody) {
        let superInit = split.isColumnStyle ? .word("super.init(style: .\(split.style.rawValue))") : ControllerBody.plainInit
        for id in namedByDelegate { writer.properties.assign("private let \(run.localName(of: id))", run.making(id, writer.texts)) }
        whole.writeInitializer(superInit) { lines in
            writeColumns(&lines)
            if split.preferredDisplayMode != .automatic { lines.add("preferredDisplayMode = .\(split.preferredDisplayMode.rawValue)") }
            if split.preferredSplitBehavior != .automatic {
                lines.add("preferredSplitBehavior = .\(split.preferredSplitBehavior.rawValue)")
            }
            writeWidth(split.primaryWidth, "Primary", &lines)
            if split.isColumnStyle { writeWidth(split.supplementaryWidth, "Supplementary", &lines) }
            if let width = split.minimumSecondaryWidth {
                lines.addAvailable(since: 26, run.deployment) { $0.add("minimumSecondaryColumnWidth = \(SwiftLiteral.number(width))") }
            }
            if !split.presentsWithGesture { lines.add("presentsWithGesture = false") }
            if split.delegate != SplitDefinition.Delegate() { lines.add("delegate = self") }
        }
        if split.offersDetailToSecondary {
            run.remark(
                "showDetailViewController is left to UIKit, which does not offer it to the secondary controller", at: whole.controller.path)
        }
        writeDelegate()
        whole.writeOverrides()
        whole.writeViewDidLoad()
    }

    private func writeColumns(_ lines: inout SwiftLines) {
        guard split.isColumnStyle else {
            let columns = [split.primary, split.secondary].compactMap { $0 }
            return lines.assign("viewControllers", .array(columns.map(making)))
        }
        for column in split.columns {
            guard let id = split.controller(in: column) else { continue }
            lines.add(.call("setViewController", [.init(nil, making(id)), .init("for", word: ".\(column.rawValue)")]))
        }
    }

    private func making(_ id: ControllerID) -> SwiftExpression {
        isNamedByDelegate(id) ? .word(run.localName(of: id)) : run.making(id, writer.texts)
    }

    private func writeWidth(_ width: SplitDefinition.ColumnWidth, _ column: String, _ lines: inout SwiftLines) {
        let member = "\(column)ColumnWidth"
        if let preferred = width.preferred { lines.add("preferred\(member) = \(SwiftLiteral.number(preferred))") }
        if let fraction = width.fraction { lines.add("preferred\(member)Fraction = \(SwiftLiteral.number(fraction))") }
        if let minimum = width.minimum { lines.add("minimum\(member) = \(SwiftLiteral.number(minimum))") }
        if let maximum = width.maximum { lines.add("maximum\(member) = \(SwiftLiteral.number(maximum))") }
    }

    private var namedByDelegate: [ControllerID] {
        let delegate = split.delegate
        return [delegate.primaryForCollapsing, delegate.primaryForExpanding, delegate.separateSecondary].compactMap { $0 }
            .reduce(into: []) { named, id in
                if !named.contains(where: { $0.name == id.name }) { named.append(id) }
            }
    }

    private func isNamedByDelegate(_ id: ControllerID) -> Bool { namedByDelegate.contains { $0.name == id.name } }

    private func writeDelegate() {
        let delegate = split.delegate
        var body = SwiftLines()
        if let column = delegate.topColumnForCollapsing {
            body.declaration(
                "func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column"
            ) { lines in
                if let path = writer.controller?.path { lines.add(run.comments(at: path.appending("topColumnForCollapsing"))) }
                lines.add(".\(column.rawValue)")
            }
        }
        if let id = delegate.primaryForCollapsing {
            body.declaration("func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?") {
                $0.add(making(id))
            }
        }
        if let id = delegate.primaryForExpanding {
            body.declaration("func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?") {
                $0.add(making(id))
            }
        }
        if let answer = delegate.collapseSecondaryOntoPrimary {
            body.declaration(
                "func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool"
            ) { $0.add(answer ? "true" : "false") }
        }
        if let id = delegate.separateSecondary {
            body.declaration(
                "func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?"
            ) { $0.add(making(id)) }
        }
        guard !body.isEmpty else { return }
        writer.extensions.append(("UISplitViewControllerDelegate", body))
    }
}

/// Writes a tab bar controller. It uses UITab in apps that target iOS 18.
struct TabBarWriter {
    let writer: ClassWriter
    let tabs: TabBarDefinition

    private var run: EjectionRun { writer.run }

    func write(whole: ControllerBody) {
        writer.writeViews()
        whole.writeInitializer(ControllerBody.plainInit) { lines in
            if run.deployment >= 18 {
                writeTabs(&lines)
            } else {
                lines.assign("viewControllers", .array(tabs.viewControllers.map { run.making($0, writer.texts) }))
            }
            var since18 = SwiftLines()
            if tabs.mode != .automatic { since18.add("mode = .\(tabs.mode.rawValue)") }
            writeSidebar(&since18)
            if !since18.isEmpty { lines.addAvailable(since: 18, run.deployment) { $0.add(since18) } }
            lines.add(.tabBarController, of: whole.controller, run)
            BarLookWriter(run: run, look: whole.controller.barLook, bar: "tabBar").write(&lines)
        }
        if let accessory = tabs.bottomAccessory { writeAccessory(accessory) }
        whole.writeOverrides()
        writer.writeAdaptation()
        whole.writeBehaviour()
        whole.writeViewDidLoad()
    }

    private func writeAccessory(_ accessory: ViewID) {
        writer.writeHierarchy()
        writer.writeConstraints()
        if !writer.content.conditional.contains(accessory) { writer.showInBar(accessory, in: &writer.setUp) }
    }

    private func writeSidebar(_ lines: inout SwiftLines) {
        let sidebar = tabs.sidebar
        if sidebar.isHidden { lines.add("sidebar.isHidden = true") }
        if sidebar.preferredLayout != .automatic { lines.add("sidebar.preferredLayout = .\(sidebar.preferredLayout.rawValue)") }
        if sidebar.preferredPlacement != .automatic {
            lines.addAvailable(since: 27, run.deployment) { $0.add("sidebar.preferredPlacement = .\(sidebar.preferredPlacement.rawValue)") }
        }
    }

    /// Writes tabs. A badge is set on the tab, because UITab creates its controller only when the tab is selected.
    private func writeTabs(_ lines: inout SwiftLines) {
        var scope = NameScope(reserved: UIKitMembers.ofControllers.union(writer.texts.parameters.values))
        let all = tabs.viewControllers.map { id -> SwiftExpression in
            let tab = tab(id)
            let item = run.tabOwner(of: id)?.tabBarItem, badge = run.firstBadge(of: id)
            let activates = item?.systemItem == .search && item?.automaticallyActivatesSearch == true
            guard badge != nil || activates else { return tab }
            let name = scope.claim(id.name, noun: "Tab")
            lines.assign("let \(name)", tab)
            if let badge { lines.assign("\(name).badgeValue", writer.texts.shown(badge)) }
            if activates { lines.addAvailable(since: 26, run.deployment) { $0.add("\(name).automaticallyActivatesSearch = true") } }
            return .word(name)
        }
        lines.assign("tabs", .array(all))
    }

    private func tab(_ id: ControllerID) -> SwiftExpression {
        let definition = run.tabOwner(of: id)
        let item = definition?.tabBarItem
        let path = (definition?.path ?? DocumentPath()).appending("tabBarItem").appending("image")
        if let item, item.systemItem == .search, item.title == nil, item.image == nil {
            return .closure("UISearchTab", [], "_ in \(run.making(id, writer.texts).text)")
        }
        let title = item?.title ?? run.shownTitle(of: id)
        return .closure(item?.systemItem == .search ? "UISearchTab" : "UITab", [
            .init("title", title.map(writer.texts.shown) ?? "\"\""),
            .init("image", item?.image.map { writer.image($0, at: path) } ?? "nil"),
            .init("identifier", SwiftLiteral.text(id.name)),
        ], "_ in \(run.making(id, writer.texts).text)")
    }
}

extension EjectionRun {
    /// The expression for the `UITab` that shows a controller or its stack, and that replaces its `tabBarItem`. `nil` if there is none.
    func tab(of controller: ControllerDefinition) -> String? {
        guard deployment >= 18 else { return nil }
        let shown = playground.controllers.flatMap { other -> [ControllerID] in
            if case .tabBar(let tabs) = other.kind { tabs.viewControllers } else { [] }
        }
        if shown.contains(where: { $0.plain == controller.id.plain }) { return "tab" }
        return shown.contains { root(of: $0)?.plain == controller.id.plain } ? "navigationController?.tab" : nil
    }

    /// The controller that provides the item of a tab: the tab's own controller, or the root of its stack.
    func tabOwner(of id: ControllerID) -> ControllerDefinition? {
        let own = definition(of: id)
        guard own?.tabBarItem == nil, let root = root(of: id).flatMap(definition), root.tabBarItem != nil else { return own }
        return root
    }

    private func root(of id: ControllerID) -> ControllerID? {
        if case .navigation(let root)? = definition(of: id)?.kind { root } else { nil }
    }

    /// The badge of a controller's tab, with the initial values of the controller's variables.
    func firstBadge(of id: ControllerID) -> String? { tabOwner(of: id)?.showing([:]).tabBarItem?.badgeValue }

    func shownTitle(of id: ControllerID) -> String? {
        guard let definition = playground.controller(id) else { return nil }
        if let title = definition.title { return title }
        if case .navigation(let root) = definition.kind { return shownTitle(of: root) }
        return nil
    }
}

struct PageWriter {
    let writer: ClassWriter
    let page: PageDefinition

    private var run: EjectionRun { writer.run }

    func write(whole: ControllerBody) {
        writer.properties.assign("private let pages: [UIViewController]", .array(page.viewControllers.map { run.making($0, writer.texts) }))
        let orientation = page.navigationOrientation.rawValue
        whole.writeInitializer(.word("super.init(transitionStyle: .scroll, navigationOrientation: .\(orientation))")) { lines in
            lines.add("dataSource = self")
            lines.add("setViewControllers(Array(pages.prefix(1)), direction: .forward, animated: false)")
        }
        var body = SwiftLines()
        body.declaration(
            "func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?"
        ) { lines in
            lines.add("guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }")
            lines.add("return pages[index - 1]")
        }
        body.declaration(
            "func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?"
        ) { lines in
            lines.add("guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }")
            lines.add("return pages[index + 1]")
        }
        if page.showsPageControl { writePageControl(&body) }
        writer.extensions.append(("UIPageViewControllerDataSource", body))
        whole.writeOverrides()
        whole.writeViewDidLoad()
    }

    private func writePageControl(_ body: inout SwiftLines) {
        body.declaration("func presentationCount(for pageViewController: UIPageViewController) -> Int") { $0.add("pages.count") }
        body.declaration("func presentationIndex(for pageViewController: UIPageViewController) -> Int") { lines in
            lines.add("viewControllers?.first.flatMap(pages.firstIndex) ?? 0")
        }
    }
}
