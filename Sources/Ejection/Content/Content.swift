import PlaygroundModel

struct Content {
    enum Root {
        case controller
        /// The class itself is a view.
        case view
        case contentView
    }

    var root: Root
    var views: [ViewDefinition]
    var constraints: [LayoutConstraint] = []
    var adaptive: [AdaptiveElement] = []
    var children: [ControllerID] = []
    /// The views in the rows of each list.
    var lists: [ViewID: [ViewDefinition]] = [:]
    var uses: [ViewID: ClassUse] = [:]

    /// The root view as the receiver of a call, including its dot.
    var receiver: String {
        switch root {
        case .controller: "view."
        case .view: ""
        case .contentView: "contentView."
        }
    }

    func view(_ id: ViewID) -> ViewDefinition? { views.first { $0.id == id } }

    /// The views whose superview is the root. Guides are excluded.
    var topLevel: [ViewID] {
        let nested = Set(views.flatMap { $0.containedViews })
        return views.filter { $0.kind != .layoutGuide && !nested.contains($0.id) }.map { $0.id }
    }

    var conditional: Set<ViewID> { Set(adaptive.flatMap { $0.install }) }
}

extension Content {
    init(_ controller: ControllerDefinition) {
        self.init(
            root: .controller, views: controller.views, constraints: controller.constraints, adaptive: controller.adaptive,
            children: controller.kind.word == "container" ? controller.kind.children : [])
        setListsApart()
    }

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

struct ClassUse {
    struct Argument {
        enum Value {
            case text(String)
            case image(String, DocumentPath)
            /// The value of a property. `given` is the argument as it was written.
            case value(PropertyValue, ViewProperty, ViewDefinition, given: String?)
        }

        var label: String
        var value: Value
    }

    var component: String
    var arguments: [Argument] = []
    var isFilledByItem = false
    var actions: [(member: String, view: ViewID, action: Action, path: DocumentPath)] = []
}
