import InterfaceBuilder

/// What a person would call the controllers of a storyboard.
struct ControllerNames {
    private var names: [String: String] = [:]

    init(_ document: InterfaceBuilderDocument) {
        var giver = NameGiver()
        let controllers = document.scenes.map(\.controller)
        // A container is called after its content, so that comes first.
        for controller in controllers where !Self.isContainer(controller) {
            guard let id = controller.id else { continue }
            names[id] = giver.give(Self.proposal(for: controller) ?? "screen", numbering: "-")
        }
        for controller in controllers where Self.isContainer(controller) {
            guard let id = controller.id else { continue }
            names[id] = giver.give(Self.proposal(for: controller) ?? containerName(controller), numbering: "-")
        }
    }

    subscript(id: String) -> String? { names[id] }

    private static func isContainer(_ controller: Element) -> Bool {
        ["navigationController", "splitViewController", "tabBarController", "pageViewController"].contains(controller.name)
    }

    private func containerName(_ controller: Element) -> String {
        switch controller.name {
        case "navigationController":
            let root = controller.list("connections").first { $0["relationship"] == "rootViewController" }
            return (root?["destination"].flatMap { names[$0] }).map { "\($0)-nav" } ?? "nav"
        case "splitViewController": return "split"
        case "tabBarController": return "tabs"
        default: return "pages"
        }
    }

    private static func proposal(for controller: Element) -> String? {
        let item = controller.value(of: "navigationItem")
        let texts = [
            controller["storyboardIdentifier"], controller["userLabel"], customClass(of: controller), controller["title"],
            item?["title"], controller["referencedIdentifier"], controller["storyboardName"],
        ]
        return texts.compactMap { $0 }.compactMap { Words.kebabCase(withoutKind(Words.of($0))) }.first
    }

    /// A class of the app; its name says little of a container.
    private static func customClass(of controller: Element) -> String? {
        isContainer(controller) ? nil : controller["customClass"]
    }

    /// `SettingsTableViewController` is called `settings`; prefixes of a class are left.
    private static func withoutKind(_ words: [String]) -> [String] {
        let kinds: Set = ["view", "controller", "vc", "table", "collection", "storyboard", "scene", "hosting"]
        let kept = words.reversed().drop { kinds.contains($0) }.reversed()
        return kept.isEmpty ? words : Array(kept)
    }
}
