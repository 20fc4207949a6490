import PlaygroundModel

/// Views with one root, and what holds them together: what a class is made of.
struct Content {
    /// What the views stand in.
    enum Root {
        /// The view of a controller.
        case controller
        /// The class is itself a view.
        case view
        /// The content view of a cell.
        case contentView
    }

    var root: Root
    /// Without what stands in the rows of lists.
    var views: [ViewDefinition]
    var constraints: [LayoutConstraint] = []
    var adaptive: [AdaptiveElement] = []
    /// The controllers whose views stand among them.
    var children: [ControllerID] = []
    /// The lists among the views, with what stands in them.
    var lists: [ViewID: [ViewDefinition]] = [:]
    /// The views that are components, with what they are given.
    var uses: [ViewID: ClassUse] = [:]

    /// The root as the receiver of a call: with its dot.
    var receiver: String {
        switch root {
        case .controller: "view."
        case .view: ""
        case .contentView: "contentView."
        }
    }

    func view(_ id: ViewID) -> ViewDefinition? { views.first { $0.id == id } }

    /// The views that stand in the root, without guides.
    var topLevel: [ViewID] {
        let nested = Set(views.flatMap { $0.subviews })
        return views.filter { $0.kind != .layoutGuide && !nested.contains($0.id) }.map { $0.id }
    }

    /// The views that are there only while an adaptive element holds.
    var conditional: Set<ViewID> { Set(adaptive.flatMap { $0.install }) }
}

extension Content {
    /// A controller's, with the views of its lists set apart.
    init(_ controller: ControllerDefinition) {
        self.init(
            root: .controller, views: controller.views, constraints: controller.constraints, adaptive: controller.adaptive,
            children: controller.kind.word == "container" ? controller.kind.children : [])
        setListsApart()
    }

    /// A cell's, header's or footer's, whose views have the names that they have in it.
    init(cell: ViewDefinition, _ views: [ViewDefinition]) {
        let prefix = cell.id.name + "."
        let local: (ViewID) -> ViewID = { $0.name.hasPrefix(prefix) ? ViewID(String($0.name.dropFirst(prefix.count))) : $0 }
        self.init(root: .contentView, views: views, constraints: (cell.cellConstraints ?? []).map { $0.renamed(local, root: nil) })
    }

    mutating func setListsApart() {
        for list in views where list.kind.isList {
            let prefix = list.id.name + "."
            lists[list.id] = views.filter { $0.id.name.hasPrefix(prefix) }
            views.removeAll { $0.id.name.hasPrefix(prefix) }
        }
        for index in views.indices where views[index].kind.isList { views[index].subviews = [] }
    }
}

/// A view of a component's class: which class it is, and what it is made with.
struct ClassUse {
    /// An argument of the class's initialiser.
    struct Argument {
        enum Value {
            case text(String)
            case image(String, DocumentPath)
            /// The value of a property; `given` is what the use says for it.
            case value(PropertyValue, ViewProperty, ViewDefinition, given: String?)
        }

        var label: String
        var value: Value
    }

    var component: String
    var arguments: [Argument] = []
    /// Whether the items of rows bring arguments, which are then set with `configure(…)`.
    var isFilledByItem = false
    /// The closures that views in it call, and whose they are.
    var actions: [(member: String, view: ViewID, action: Action, path: DocumentPath)] = []
}
