import PlaygroundModel
import TOMLReading

/// The components of a playground as classes of views.
///
/// The model has a component's views wherever it is used, filled with what it is given there. All uses are compared: what is the same in
/// all of them is the class's, what a placeholder filled is a parameter of its initialiser. A component whose uses differ otherwise
/// is no class: its views are written where they stand.
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
        for controller in run.playground.controllers {
            let content = Content(controller)
            collect(content, table, into: &instances)
            for cell in content.cells(run.document) { collect(cell, table, isInCell: true, into: &instances) }
        }
        for name in table.keys {
            guard let all = instances[name], !all.isEmpty else { continue }
            do {
                classes[name] = try ComponentClass(name, of: all, document: run.document, run: run)
            } catch {
                run.remark("the component \(name) is no class: \(error.reason). Its views are written where it is used",
                    at: DocumentPath([.key("components"), .key(name)]))
            }
        }
        for instance in instances.values.joined() {
            guard let component = classes[instance.component] else { continue }
            for parameter in component.parameters where parameter.isImage {
                guard let text = instance.text(of: parameter.name, component, run.document) else { continue }
                imageArguments.insert(text)
                component.writer.imageCandidates[parameter.name, default: []].insert(text)
            }
        }
    }

    private func collect(
        _ content: Content, _ table: DocumentTable, isInCell: Bool = false, into instances: inout [String: [ComponentInstance]]
    ) {
        var rest = content
        for view in content.views {
            guard let name = componentName(of: view, table), rest.view(view.id) != nil, !isInCell || isFixed(view),
                  let instance = ComponentInstance(name, view.id, takenFrom: &rest)
            else { continue }
            instances[name, default: []].append(instance)
            collect(instance.content, table, into: &instances)
        }
    }

    /// Whether a use says all that it gives itself: what the item of a row brings cannot be an argument of what is made once for a cell.
    private func isFixed(_ view: ViewDefinition) -> Bool {
        guard let table = run.document.table(at: view.path) else { return false }
        return !table.entries.contains { entry in
            if case .string(let text) = entry.value { text.contains("{") } else { false }
        }
    }

    private func componentName(of view: ViewDefinition, _ table: DocumentTable) -> String? {
        guard view.kind == .view, let kind = run.document.string(at: view.path.appending("kind")), table[kind] != nil else { return nil }
        return kind
    }

    /// The content with components in place of the views that they consist of.
    ///
    /// - Parameter isInCell: Whether it is that of a cell, which is filled by many items.
    func folded(_ content: Content, isInCell: Bool = false) -> Content {
        guard case .table(let table)? = run.document["components"] else { return content }
        var folded = content
        for view in content.views {
            guard let name = componentName(of: view, table), folded.view(view.id) != nil, let component = classes[name], !isInCell || isFixed(view)
            else { continue }
            var rest = folded
            guard let instance = ComponentInstance(name, view.id, takenFrom: &rest) else { continue }
            folded = rest
            component.isUsed = true
            folded.uses[view.id] = component.use(of: instance, run.document)
            if let index = folded.views.firstIndex(where: { $0.id == view.id }) {
                folded.views[index].subviews = []
                let own = component.ownProperties(of: instance, run.document)
                folded.views[index].properties.values = folded.views[index].properties.values.filter { own.contains($0.key) }
            }
        }
        return folded
    }

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
    /// What stands in the rows of its lists.
    fileprivate func cells(_ document: DocumentTable) -> [Content] {
        views.filter(\.kind.isList).flatMap { list in
            ListContent(list, lists[list.id] ?? [], document: document).rows.map { Content(cell: $0.cell, $0.views) }
        }
    }
}

/// One use of a component: its views under the names that they have in it.
struct ComponentInstance {
    let component: String
    /// The view that the use is, with what the component and the use say of it.
    let root: ViewDefinition
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
        func isOwn(_ path: DocumentPath) -> Bool { path.components.first == .key("components") }
        func isWithin(_ views: Set<ViewID>) -> Bool { !views.isEmpty && views.allSatisfy { $0 == id || isInside($0) } }
        let local: (ViewID) -> ViewID = { isInside($0) ? ViewID(String($0.name.dropFirst(prefix.count))) : $0 }
        let constraints = content.constraints.filter { isOwn($0.id.path) && isWithin($0.views) }
        let adaptive = content.adaptive.filter { isOwn($0.path) && isWithin($0.views) }
        self.component = component
        self.root = root
        actions = inner.compactMap { view in view.tap.map { (local(view.id), $0, view.path.appending("tap")) } }
        self.content = Content(
            root: .view, views: inner.map { $0.renamed(local) }, constraints: constraints.map { $0.renamed(local, root: id) },
            adaptive: adaptive.map { $0.renamed(local, root: id) })
        content.views.removeAll { isInside($0.id) }
        content.constraints.removeAll { isOwn($0.id.path) && isWithin($0.views) }
        content.adaptive.removeAll { isOwn($0.path) && isWithin($0.views) }
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
        case .string(let text)?: text
        case .integer(let number)?: "\(number)"
        case .float(let number)?: number.shortText
        case .boolean(let flag)?: "\(flag)"
        case .date?, .array?, .table?, nil: nil
        }
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
