import PlaygroundModel
import TOMLReading

/// The components of a playground as classes of views.
///
/// The model has a component's views wherever it is used, filled with what it is given there. All uses are compared: what is the same in
/// all of them is the class's, what a placeholder filled is a parameter of its initialiser. A component whose uses differ otherwise
/// is no class: its views are written where they stand. One that rows fill has a method that takes its parameters, since a cell is made once
/// and shows many items.
final class ComponentClasses {
    private unowned let run: EjectionRun
    /// By the component's name; those that are no class are missing.
    private var classes: [String: ComponentClass] = [:]
    /// The names of images that uses give.
    private(set) var imageArguments: Set<String> = []

    init(run: EjectionRun) {
        self.run = run
        guard case .table(let table)? = run.document["components"] else { return }
        var instances: [String: [ComponentInstance]] = [:]
        var lists: [ListContent] = []
        for controller in run.playground.controllers {
            let content = Content(controller)
            collect(content, table, into: &instances)
            for list in content.listContents(run.document) {
                for row in list.rows { collect(Content(cell: row.cell, row.views), table, data: row.data, into: &instances) }
                if list.rows.contains(where: { row in row.views.contains { componentName(of: $0, table) != nil } }) { lists.append(list) }
            }
        }
        for name in order(of: table.keys, instances) {
            guard let all = instances[name], !all.isEmpty else { continue }
            do {
                classes[name] = try componentClass(name, of: all)
            } catch {
                run.remark("the component \(name) is no class: \(error.reason). Its views are written where it is used",
                    at: DocumentPath([.key("components"), .key(name)]))
            }
        }
        findConfigured(lists)
        for instance in instances.values.joined() {
            guard let component = classes[instance.component] else { continue }
            for parameter in component.parameters where parameter.isImage {
                guard let text = instance.text(of: parameter.name, component, run.document) else { continue }
                imageArguments.insert(text)
                component.writer.imageCandidates[parameter.name, default: []].insert(text)
            }
        }
    }

    /// - Parameter data: What the row says, where the content is that of a cell.
    private func collect(
        _ content: Content, _ table: DocumentTable, data: [String: String]? = nil, into instances: inout [String: [ComponentInstance]]
    ) {
        var rest = content
        for view in content.views {
            guard let name = componentName(of: view, table), rest.view(view.id) != nil,
                  var instance = ComponentInstance(name, view.id, takenFrom: &rest)
            else { continue }
            instance.data = data
            instances[name, default: []].append(instance)
            collect(instance.content, table, into: &instances)
        }
    }

    /// The class of all uses; where those in rows differ from the others, of the others.
    private func componentClass(_ name: String, of all: [ComponentInstance]) throws(ComponentClass.Refusal) -> ComponentClass {
        do {
            return try ComponentClass(name, of: all, others: classes, document: run.document, run: run)
        } catch {
            let fixed = all.filter { $0.data == nil }
            guard !fixed.isEmpty, fixed.count < all.count else { throw error }
            let component = try ComponentClass(name, of: fixed, others: classes, document: run.document, run: run)
            component.isForCells = false
            run.remark("the component \(name) is no class in cells: \(error.reason). Its views are written there",
                at: DocumentPath([.key("components"), .key(name)]))
            return component
        }
    }

    /// Components after those that stand in them.
    private func order(of names: [String], _ instances: [String: [ComponentInstance]]) -> [String] {
        let inner = names.reduce(into: [:]) { inner, name in
            inner[name] = instances[name]?.first.map { ComponentClass.components(in: $0.content, run.document) } ?? []
        }
        var (ordered, rest) = ([String](), names)
        while !rest.isEmpty {
            let next = rest.first { inner[$0]?.isDisjoint(with: rest) == true } ?? rest[0]
            rest.removeAll { $0 == next }
            ordered.append(next)
        }
        return ordered
    }

    /// Finds the classes whose parameters rows bring, and those that hand theirs on to others.
    private func findConfigured(_ lists: [ListContent]) {
        for list in lists {
            for shape in RowShape.shapes(of: list, document: run.document, components: self) {
                for use in uses(in: list.rows[shape.members[0]]) where shape.arguments[use.root.id] != nil {
                    classes[use.component]?.configure { classes[$0] }
                }
            }
        }
    }

    /// The components that stand in a row's cell.
    func uses(in row: ListContent.Row) -> [ComponentInstance] {
        guard case .table(let table)? = run.document["components"] else { return [] }
        var rest = Content(cell: row.cell, row.views)
        return row.views.compactMap { view in
            guard let name = componentName(of: view, table), rest.view(view.id) != nil, classes[name]?.isForCells == true else { return nil }
            return ComponentInstance(name, view.id, takenFrom: &rest)
        }
    }

    /// The parameters of a component's class that are texts.
    func textParameters(of component: String) -> [ComponentClass.Parameter] {
        classes[component]?.parameters.filter { $0.source == nil } ?? []
    }

    /// What a use in a row gives for a parameter.
    func text(of parameter: String, of use: ComponentInstance, in view: ViewDefinition, _ data: [String: String]) -> String {
        guard let component = classes[use.component] else { return "" }
        var use = use
        use.root = view
        use.data = data
        return use.text(of: parameter, component, run.document) ?? ""
    }

    private func componentName(of view: ViewDefinition, _ table: DocumentTable) -> String? {
        guard let name = run.document.component(of: view), table[name] != nil else { return nil }
        return name
    }

    /// The content with components in place of the views that they consist of.
    ///
    /// - Parameter shape: Of the rows that fill it, where it is that of a cell.
    func folded(_ content: Content, shape: RowShape? = nil) -> Content {
        guard case .table(let table)? = run.document["components"] else { return content }
        var folded = content
        for view in content.views {
            guard let name = componentName(of: view, table), folded.view(view.id) != nil, let component = classes[name],
                  shape == nil || component.isForCells
            else { continue }
            var rest = folded
            guard let instance = ComponentInstance(name, view.id, takenFrom: &rest) else { continue }
            folded = rest
            component.isUsed = true
            folded.uses[view.id] = component.use(of: instance, filledBy: shape?.arguments[view.id] ?? [:], run.document)
            if let index = folded.views.firstIndex(where: { $0.id == view.id }) {
                folded.views[index].subviews = []
                let own = component.ownProperties(of: instance, run.document)
                folded.views[index].properties.values = folded.views[index].properties.values.filter { own.contains($0.key) }
            }
        }
        return folded
    }

    /// A component is made with its arguments.
    func noteMaking(of component: String) { classes[component]?.isMadeWithValues = true }

    /// What a view in a component is called from outside, which is then not private.
    func expression(_ view: ViewID, in component: String) -> String? { classes[component]?.writer.exposedExpression(view) }

    /// The files of the classes that something uses, those that stand in others after them.
    func writeFiles() {
        var pending = classes.keys.sorted()
        while !pending.isEmpty {
            let next = pending.first { name in !pending.contains { $0 != name && classes[$0]?.nested.contains(name) == true } } ?? pending[0]
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

/// One use of a component: its views under the names that they have in it.
struct ComponentInstance {
    let component: String
    /// The view that the use is, with what the component and the use say of it.
    var root: ViewDefinition
    /// What the row says in which it stands; `nil` outside of rows.
    var data: [String: String]?
    /// Its own views, and those of components in it.
    let content: Content
    /// What its views do, as the controller says it.
    let actions: [(view: ViewID, action: Action, path: DocumentPath)]

    /// Takes the views and constraints of a component out of what they stand in; `nil`, and nothing is taken, where another view
    /// has one of its views.
    init?(_ component: String, _ id: ViewID, takenFrom content: inout Content) {
        guard let root = content.view(id) else { return nil }
        let prefix = id.name + "."
        func isInside(_ view: ViewID) -> Bool { view.name.hasPrefix(prefix) }
        let inner = content.views.filter { isInside($0.id) }
        let placed = Set(root.subviews + inner.flatMap(\.subviews))
        guard root.subviews.allSatisfy(isInside), inner.allSatisfy({ placed.contains($0.id) || $0.kind == .layoutGuide }),
              !inner.contains(where: { $0.kind.isList || $0.returnAction != nil || $0.peek != nil })
        else { return nil }
        let own = [DocumentPath.Component.key("components"), .key(component)]
        // What a component says of another one in it, as of a view, is its own.
        func isTaken(_ path: DocumentPath, _ views: Set<ViewID>) -> Bool {
            guard !views.isEmpty, path.components.first == own[0] else { return false }
            return views.allSatisfy { $0 == id && path.components.starts(with: own) || isInside($0) }
        }
        let local: (ViewID) -> ViewID = { isInside($0) ? ViewID(String($0.name.dropFirst(prefix.count))) : $0 }
        let constraints = content.constraints.filter { isTaken($0.id.path, $0.views) }
        let adaptive = content.adaptive.filter { isTaken($0.path, $0.views) }
        self.component = component
        self.root = root
        actions = inner.compactMap { view in view.tap.map { (local(view.id), $0, view.path.appending("tap")) } }
        self.content = Content(
            root: .view, views: inner.map { $0.renamed(local) }, constraints: constraints.map { $0.renamed(local, root: id) },
            adaptive: adaptive.map { $0.renamed(local, root: id) })
        content.views.removeAll { isInside($0.id) }
        content.constraints.removeAll { isTaken($0.id.path, $0.views) }
        content.adaptive.removeAll { isTaken($0.path, $0.views) }
        if let index = content.views.firstIndex(where: { $0.id == id }) { content.views[index].subviews = [] }
    }

    /// Whether the use itself says what a property of its view is.
    func gives(_ property: ViewProperty, _ document: DocumentTable) -> Bool {
        document.value(at: root.path.appending(property.rawValue)) != nil
    }

    /// What the use gives for a parameter, as it is written; else the parameter's standard value.
    func value(of parameter: String, _ component: ComponentClass, _ document: DocumentTable) -> DocumentValue? {
        document.value(at: root.path.appending(parameter)) ?? component.standards[parameter]
    }

    func text(of parameter: String, _ component: ComponentClass, _ document: DocumentTable) -> String? {
        switch value(of: parameter, component, document) {
        case .string(let text)?: data.map { PlaceholderText.fill(text, with: $0) } ?? text
        case .integer(let number)?: "\(number)"
        case .float(let number)?: number.shortText
        case .boolean(let flag)?: "\(flag)"
        case .date?, .array?, .table?, nil: nil
        }
    }
}

extension DocumentTable {
    /// The component that a view is a use of.
    func component(of view: ViewDefinition) -> String? {
        guard view.kind == .view, let kind = string(at: view.path.appending("kind")), ViewKind(rawValue: kind) == nil else { return nil }
        return kind
    }
}

extension AdaptiveElement {
    /// The views that it speaks of.
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
