import PlaygroundModel

extension ControllerDefinition: LanguageSubject {
    public static func blank(of kind: String?) -> ControllerDefinition {
        let none = ControllerID("")
        let blank: ControllerKind = switch kind {
        case "navigation": .navigation(rootViewController: none)
        case "container": .container(children: [])
        case "split": .split(SplitDefinition(primary: none))
        case "tabBar": .tabBar(TabBarDefinition(viewControllers: []))
        case "page": .page(PageDefinition(viewControllers: []))
        case "arrangement": .arrangement(ArrangementDefinition(primary: none))
        case "alert": .alert(AlertDefinition())
        default: .view
        }
        return ControllerDefinition(id: none, path: DocumentPath(), kind: blank)
    }

    // The definition of one kind. Setting it has no effect on other kinds.

    var split: SplitDefinition? {
        get { if case .split(let split) = kind { split } else { nil } }
        set { if let newValue { kind = .split(newValue) } }
    }

    var tabBar: TabBarDefinition? {
        get { if case .tabBar(let tabBar) = kind { tabBar } else { nil } }
        set { if let newValue { kind = .tabBar(newValue) } }
    }

    var page: PageDefinition? {
        get { if case .page(let page) = kind { page } else { nil } }
        set { if let newValue { kind = .page(newValue) } }
    }

    var arrangement: ArrangementDefinition? {
        get { if case .arrangement(let arrangement) = kind { arrangement } else { nil } }
        set { if let newValue { kind = .arrangement(newValue) } }
    }

    var alert: AlertDefinition? {
        get { if case .alert(let alert) = kind { alert } else { nil } }
        set { if let newValue { kind = .alert(newValue) } }
    }
}
