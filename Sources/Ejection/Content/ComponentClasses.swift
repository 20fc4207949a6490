import PlaygroundModel

/// The components of a playground, as classes of views.
///
/// A placeholder in a property becomes a parameter of the initializer. If parameters fill anything else with different values, the
/// component has no class, and its views are written where it is used. If rows fill a component, a method takes the parameters, because a
/// cell is reused for many items.
final class ComponentClasses {
    private unowned let run: EjectionRun
    private var classes: [String: ComponentClass] = [:]
    private(set) var imageArguments: Set<String> = []

    init(run: EjectionRun) {
        self.run = run
        var instances: [String: [ComponentInstance]] = [:]
        var lists: [ListContent] = []
        for controller in run.playground.controllers {
            let content = Content(controller)
            collect(content, into: &instances)
            for list in content.listContents(run.document) {
                for row in list.rows { collect(Content(cell: row.cell, row.views), data: row.data, into: &instances) }
                if list.rows.contains(where: { row in row.views.contains { $0.use != nil } }) { lists.append(list) }
            }
        }
        for component in order(of: run.playground.components.filter { instances[$0.name] != nil }, instances) {
            do {
                classes[component.name] = try componentClass(component, of: instances[component.name] ?? [])
            } catch {
                run.remark(
                    "the component \(component.name) does not become a class: \(error.reason). Its views are written where it is used",
                    at: component.path)
            }
        }
        findConfigured(lists)
        for instance in instances.values.joined() {
            guard let component = classes[instance.use.component] else { continue }
            for parameter in component.parameters where parameter.isImage {
                guard let text = instance.text(of: parameter.name) else { continue }
                imageArguments.insert(text)
                component.writer.imageCandidates[parameter.name, default: []].insert(text)
            }
        }
    }

    private func collect(_ content: Content, data: [String: String]? = nil, into instances: inout [String: [ComponentInstance]]) {
        var rest = content
        for view in content.views {
            guard var instance = ComponentInstance(view.id, takenFrom: &rest) else { continue }
            instance.data = data
            instances[instance.use.component, default: []].append(instance)
            collect(instance.content, into: &instances)
        }
    }

    /// A class for all uses, or, if the uses in rows do not fit, a class for the other uses.
    private func componentClass(
        _ component: ComponentDefinition, of all: [ComponentInstance]
    ) throws(ComponentClass.Refusal) -> ComponentClass {
        do {
            return try ComponentClass(component, of: all, others: classes, run: run)
        } catch {
            let fixed = all.filter { $0.data == nil }
            guard !fixed.isEmpty, fixed.count < all.count else { throw error }
            let ofFixed = try ComponentClass(component, of: fixed, others: classes, run: run)
            ofFixed.isForCells = false
            run.remark(
                "the component \(component.name) does not become a class in cells: \(error.reason). Its views are written there",
                at: component.path)
            return ofFixed
        }
    }

    private func order(of components: [ComponentDefinition], _ instances: [String: [ComponentInstance]]) -> [ComponentDefinition] {
        let inner = instances.mapValues { Set($0[0].content.views.compactMap { $0.use?.component }) }
        var (ordered, rest) = ([ComponentDefinition](), components)
        while !rest.isEmpty {
            let next = rest.firstIndex { inner[$0.name]?.isDisjoint(with: rest.map(\.name)) == true } ?? 0
            ordered.append(rest.remove(at: next))
        }
        return ordered
    }

    /// Finds the classes that rows fill, and the classes that receive parameters from them.
    private func findConfigured(_ lists: [ListContent]) {
        for list in lists {
            for shape in RowShape.shapes(of: list, document: run.document, components: self) {
                for instance in instances(in: list.rows[shape.members[0]]) where shape.arguments[instance.root.id] != nil {
                    classes[instance.use.component]?.configure { classes[$0] }
                }
            }
        }
    }

    func instances(in row: ListContent.Row) -> [ComponentInstance] {
        var rest = Content(cell: row.cell, row.views)
        return row.views.compactMap { view in
            guard let name = view.use?.component, classes[name]?.isForCells == true else { return nil }
            return ComponentInstance(view.id, takenFrom: &rest)
        }
    }

    func textParameters(of component: String) -> [ComponentClass.Parameter] {
        classes[component]?.parameters.filter { $0.source == nil } ?? []
    }

    /// The content with each component's views replaced by one view. `shape` contains the rows that fill a cell's content.
    func folded(_ content: Content, shape: RowShape? = nil) -> Content {
        var folded = content
        for view in content.views {
            guard let component = view.use.flatMap({ classes[$0.component] }), shape == nil || component.isForCells,
                  let instance = ComponentInstance(view.id, takenFrom: &folded),
                  let index = folded.views.firstIndex(where: { $0.id == view.id })
            else { continue }
            component.isUsed = true
            folded.uses[view.id] = component.use(of: instance, filledBy: shape?.arguments[view.id] ?? [:])
            folded.views[index].properties.values = view.properties.values.filter { instance.use.ownProperties.contains($0.key) }
        }
        return folded
    }

    func isTappable(_ component: String) -> Bool { classes[component]?.isTappable == true }

    /// Whether a view of the class keeps its arguments.
    func keepsParameters(_ component: String) -> Bool { classes[component]?.isConfigured == false }

    /// Turns a parameter into a property that other classes read.
    func expose(_ member: String, of component: String) { classes[component]?.exposedParameters.insert(member) }

    func noteMaking(of component: String) { classes[component]?.isMadeWithValues = true }

    /// The expression for a view in a component. The view is then no longer private.
    func expression(_ view: ViewID, in component: String) -> String? { classes[component]?.writer.exposedExpression(view) }

    /// Writes the files of the used classes. Nested components follow the classes that use them.
    func writeFiles() {
        var pending = classes.keys.sorted()
        while !pending.isEmpty {
            let next = pending.first { name in !pending.contains { $0 != name && classes[$0]?.nested.contains(name) == true } }
                ?? pending[0]
            pending.removeAll { $0 == next }
            if let component = classes[next], component.isUsed { run.files.append(component.file()) }
        }
    }
}

extension Content {
    fileprivate func listContents(_ document: DocumentTable) -> [ListContent] {
        views.filter(\.kind.isList).map { ListContent($0, lists[$0.id] ?? [], document: document) }
    }
}

struct ComponentInstance {
    let use: ComponentUse
    let root: ViewDefinition
    /// The values of the row that contains the use. `nil` outside rows.
    var data: [String: String]?
    let content: Content
    /// The actions of the component's views, which the controller performs.
    let actions: [(view: ViewID, action: Action, path: DocumentPath)]

    /// Moves a component's views and constraints out of the surrounding content. `nil`, without any change, if the view is not a component
    /// or if another view contains one of the component's views.
    init?(_ id: ViewID, takenFrom content: inout Content) {
        guard let root = content.view(id), let use = root.use else { return nil }
        let prefix = id.name + "."
        func isInside(_ view: ViewID) -> Bool { view.name.hasPrefix(prefix) }
        let inner = content.views.filter { isInside($0.id) }
        let placed = Set(root.subviews + inner.flatMap(\.subviews))
        guard root.subviews.allSatisfy(isInside), inner.allSatisfy({ placed.contains($0.id) || $0.kind == .layoutGuide }),
              !inner.contains(where: { $0.kind.isList || $0.returnAction != nil || $0.peek != nil })
        else { return nil }
        let own = [DocumentPath.Component.key("components"), .key(use.component)]
        // Constraints between an outer component and a nested one belong to the outer component.
        func isTaken(_ path: DocumentPath, _ views: Set<ViewID>) -> Bool {
            guard !views.isEmpty, path.components.first == own[0] else { return false }
            return views.allSatisfy { $0 == id && path.components.starts(with: own) || isInside($0) }
        }
        let local: (ViewID) -> ViewID = { isInside($0) ? ViewID(String($0.name.dropFirst(prefix.count))) : $0 }
        let constraints = content.constraints.filter { isTaken($0.id.path, $0.views) }
        // The state belongs to the controller, so conditions on it remain there.
        func isTaken(_ element: AdaptiveElement) -> Bool { element.condition.queries.isEmpty && isTaken(element.path, element.views) }
        let adaptive = content.adaptive.filter(isTaken)
        self.use = use
        self.root = root
        actions = inner.compactMap { view in view.tap.map { (local(view.id), $0, view.tapPath) } }
        self.content = Content(
            root: .view, views: inner.map { $0.renamed(local) }, constraints: constraints.map { $0.renamed(local, root: id) },
            adaptive: adaptive.map { $0.renamed(local, root: id) })
        content.views.removeAll { isInside($0.id) }
        content.constraints.removeAll { isTaken($0.id.path, $0.views) }
        content.adaptive.removeAll(where: isTaken)
        if let index = content.views.firstIndex(where: { $0.id == id }) { content.views[index].subviews = [] }
    }

    func text(of parameter: String) -> String? { use.text(of: parameter, filledFrom: data) }
}

extension ComponentUse {
    /// An argument as a string. `nil` for an array or a table. `data` contains the values of the row that contains the use.
    func text(of parameter: String, filledFrom data: [String: String]?) -> String? {
        guard case .string(let text)? = arguments[parameter], let data else { return arguments[parameter]?.text }
        return PlaceholderText.fill(text, with: data)
    }
}

extension AdaptiveElement {
    var views: Set<ViewID> {
        constraints.reduce(into: Set(install + set.map(\.view) + otherwise.map(\.view))) { $0.formUnion($1.views) }
    }

    func renamed(_ name: (ViewID) -> ViewID, root: ViewID) -> AdaptiveElement {
        var copy = self
        copy.constraints = constraints.map { $0.renamed(name, root: root) }
        copy.install = install.map(name)
        copy.set = set.map { $0.renamed(name) }
        copy.otherwise = otherwise.map { $0.renamed(name) }
        return copy
    }
}
