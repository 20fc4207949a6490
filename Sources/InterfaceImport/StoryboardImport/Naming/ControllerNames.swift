struct ControllerNames {
    private var names: [String: String] = [:]

    /// `references` contains ids of placeholders whose controllers are named by their own documents. `taken` contains the names of other
    /// documents' controllers in the same playground. `prefix` makes a taken name unique.
    init(_ document: InterfaceBuilderDocument, references: Set<String> = [], taken: Set<String> = [], prefix: String? = nil) {
        // In constraints, the name of an embedded controller refers to its view.
        var giver = NameGiver(reserved: ViewNames.reserved + taken)
        func give(_ name: String) -> String {
            giver.give(taken.contains(name) ? prefix.map { "\($0)-\(name)" } ?? name : name, numbering: "-")
        }
        let controllers = document.scenes.map(\.controller).filter { $0.id.map { !references.contains($0) } ?? true }
        for controller in controllers.filter({ !Self.isContainer($0) }) + controllers.filter(Self.isContainer) {
            guard let id = controller.id else { continue }
            names[id] = give(Self.proposal(for: controller) ?? kindName(of: controller))
        }
    }

    subscript(id: String) -> String? { names[id] }

    var all: some Collection<String> { names.values }

    mutating func refer(_ id: String, to name: String) { names[id] = name }

    private static func isContainer(_ controller: Element) -> Bool { Vocabulary.containers.contains(controller.name) }

    private func kindName(of controller: Element) -> String {
        switch controller.name {
        case "navigationController":
            let root = controller.list("connections").first { $0["relationship"] == "rootViewController" }
            return (root?["destination"].flatMap { names[$0] }).map { "\($0)-nav" } ?? "nav"
        case "splitViewController": return "split"
        case "tabBarController": return "tabs"
        case "pageViewController": return "pages"
        default: return "screen"
        }
    }

    private static func proposal(for controller: Element) -> String? {
        let given = [controller["storyboardIdentifier"], controller["userLabel"]]
        // A container's class is not descriptive, and its title belongs to its content.
        let texts = isContainer(controller) ? given : given + [
            controller["customClass"], controller["title"], controller.value(of: "navigationItem")?["title"],
            controller.value(of: "tabBarItem")?["title"], controller["referencedIdentifier"], controller["storyboardName"],
        ]
        return texts.compactMap { $0 }.compactMap { Words.kebabCase(withoutKind(Words.of($0))) }.first
    }

    /// `SettingsTableViewController` becomes `settings`. Prefixes of class names are kept.
    private static func withoutKind(_ words: [String]) -> [String] {
        let kinds: Set = ["view", "controller", "vc", "table", "collection", "storyboard", "scene", "hosting"]
        let kept = words.reversed().drop { kinds.contains($0) }.reversed()
        return kept.isEmpty ? words : Array(kept)
    }
}
