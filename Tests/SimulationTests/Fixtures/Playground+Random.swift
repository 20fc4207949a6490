import PlaygroundModel

extension Playground {
    /// A random app of nested containers, with overrides and adaptive elements that depend on the width, and views with trait
    /// overrides.
    static func random(using random: inout some RandomNumberGenerator) -> Playground {
        var maker = RandomPlaygroundMaker()
        let root = maker.controller(depth: 0, using: &random)
        for id: ControllerID in ["page", "sheet"] { maker.add(.make(id, views: RandomPlaygroundMaker.views), using: &random) }
        return Playground(
            title: "Random", profile: BehaviourProfile(version: [8, 12, 13, 16, 17, 18, 26].randomElement(using: &random) ?? 26),
            devices: [], rootViewController: root, controllers: maker.controllers
        )
    }
}

private struct RandomPlaygroundMaker {
    private(set) var controllers: [ControllerDefinition] = []
    private var count = 0

    /// Views that show controllers from any screen. Two of the views override traits.
    static let views: [ViewDefinition] = {
        let taps: [(ViewID, Action)] = [
            ("show", .show("page")), ("detail", .showDetail("page")), ("form", .present("sheet", style: .formSheet)),
            ("full", .present("sheet", style: .fullScreen)), ("pop", .pop), ("close", .dismiss), ("toggle", .sidebar(.toggle)),
            ("primary", .showColumn(.primary)), ("hide", .hideColumn(.primary)),
        ]
        var views = taps.map { ViewDefinition.make($0.0, tap: $0.1) }
        views[0].traitOverrides = .make(style: .dark)
        views[1].traitOverrides = .make(horizontal: .regular)
        return views + [.make("box", .view, subviews: ["show", "detail"])]
    }()

    /// Adds a controller with its descendants.
    mutating func controller(depth: Int, using random: inout some RandomNumberGenerator) -> ControllerID {
        count += 1
        let id = ControllerID("c\(count)")
        let isLeaf = depth >= 3 || (depth > 0 && Int.random(in: 0..<4, using: &random) == 0)
        guard !isLeaf else {
            add(.make(id, views: Self.views), using: &random)
            return id
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            add(.make(id, .navigation(rootViewController: controller(depth: depth + 1, using: &random))), using: &random)
        case 1:
            let (left, right) = (controller(depth: depth + 1, using: &random), controller(depth: depth + 1, using: &random))
            let width = Double.random(in: 100...300, using: &random).rounded()
            let columns = LayoutConstraint.columns(ViewID(left.name), width: width, ViewID(right.name))
            add(.make(id, .container(children: [left, right]), constraints: columns), using: &random)
        case 2:
            let (first, second) = (controller(depth: depth + 1, using: &random), controller(depth: depth + 1, using: &random))
            let style: SplitDefinition.Style = Bool.random(using: &random) ? .unspecified : .doubleColumn
            add(.make(id, .split(SplitDefinition(style: style, primary: first, secondary: second))), using: &random)
        case 3:
            let tabs = (0..<2).map { _ in controller(depth: depth + 1, using: &random) }
            add(.make(id, .tabBar(TabBarDefinition(
                viewControllers: tabs, mode: .tabSidebar,
                sidebar: .init(preferredLayout: Bool.random(using: &random) ? .tile : .overlap)
            )), views: []), using: &random)
        default:
            let pages = (0..<2).map { _ in controller(depth: depth + 1, using: &random) }
            add(.make(id, .page(PageDefinition(viewControllers: pages))), using: &random)
        }
        return id
    }

    /// Gives a controller adaptive elements and overrides for its children and itself.
    mutating func add(_ definition: ControllerDefinition, using random: inout some RandomNumberGenerator) {
        var definition = definition
        definition.adaptive = (0..<2).map { index in
            var element = AdaptiveElement.make(index, when: Self.condition(using: &random))
            element.path = definition.path.appending("adaptive").appending(index)
            return element
        }
        let subjects: [ControllerID?] = definition.kind.children.map { $0 } + [nil]
        definition.overrides = subjects.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.map { child in
            let traits: TraitCollection = [
                .make(horizontal: .compact), .make(horizontal: .regular), .make(vertical: .compact), .make(style: .dark),
            ].randomElement(using: &random) ?? TraitCollection()
            return .make(child, traits, when: Self.condition(using: &random))
        }
        controllers.append(definition)
    }

    private static func condition(using random: inout some RandomNumberGenerator) -> Condition {
        let width = Double.random(in: 250...1100, using: &random).rounded()
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: return .width(atLeast: width, atMost: nil)
        case 2: return .width(atLeast: nil, atMost: width)
        case 3: return .horizontal(.compact)
        default: return .orientation(.landscape)
        }
    }
}
