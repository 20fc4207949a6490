import PlaygroundModel

struct ViewNames {
    private var names: [String: String] = [:]
    private var giver: NameGiver

    static let reserved = ["superview", "window"] + LayoutGuide.ofEveryView.flatMap(\.names)
        + LayoutAttribute.allCases.map(\.rawValue)

    /// - Parameter taken: Names used in the same constraints, such as the names of embedded controllers.
    init(outlets: OutletNames, taken: [String] = []) {
        self.outlets = outlets
        giver = NameGiver(reserved: Self.reserved + taken)
    }

    private let outlets: OutletNames

    mutating func name(of element: Element) -> String {
        if let id = element.id, let name = names[id] { return name }
        let name = giver.give(proposal(for: element))
        if let id = element.id { names[id] = name }
        return name
    }

    mutating func newName(_ proposal: String) -> String { giver.give(proposal) }

    private func proposal(for element: Element) -> String {
        let noun = Self.noun(for: element)
        if let outlet = element.id.flatMap({ outlets[$0] }).flatMap(Words.identifier) { return outlet }
        for text in [element["userLabel"], element["restorationIdentifier"], Self.identifier(of: element)].compactMap({ $0 }) {
            if let name = Words.camelCase(Words.of(text)) { return name }
        }
        guard let text = Self.text(of: element) else { return noun }
        let words = Words.opening(text)
        let suffix = Words.of(noun).last.map { [$0] } ?? []
        return Words.camelCase(words.last == suffix.first ? words : words + suffix).flatMap {
            words.contains { !($0.first?.isNumber ?? true) } ? $0 : nil
        } ?? noun
    }

    private static func identifier(of element: Element) -> String? {
        element.value(of: "accessibilityConfiguration")?["identifier"]
    }

    private static func text(of element: Element) -> String? {
        let texts = [
            element.string("text"), element.value(of: "configuration")?["title"], element.value(of: "normal")?["title"],
            element["placeholder"], element["image"], element["title"], element.list("segments").first?["title"],
            element["buttonType"] == "close" ? "close" : nil,
        ]
        return texts.compactMap { $0 }.first { !$0.isEmpty }
    }

    private static func noun(for element: Element) -> String {
        if let custom = element["customClass"], let name = Words.camelCase(Words.of(custom)) { return name }
        return switch element.name {
        case "textField": "field"
        case "tableView", "collectionView": "list"
        case "activityIndicatorView": "spinner"
        case "wkWebView": "web"
        case "containerView": "container"
        case "switch": "toggle"
        case "visualEffectView": "blur"
        default: ViewKindTable.kinds[element.name]?.rawValue ?? element.name
        }
    }
}
