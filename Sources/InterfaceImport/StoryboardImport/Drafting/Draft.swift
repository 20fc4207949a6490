import PlaygroundModel

struct DraftPlayground {
    var comments: [String] = []
    var entries: [TOMLValue.Entry] = []
    var app: [TOMLValue.Entry] = []
    var sections: [DraftSectionOfApp] = []
    var components: [DraftController] = []
    var controllers: [DraftController] = []
}

struct DraftSectionOfApp {
    var heading: String
    var entries: [TOMLValue.Entry]
    var isElement = false
}

struct DraftController {
    var name: String
    var comments: [String] = []
    var entries: [TOMLValue.Entry] = []
    var content = DraftContent()
    var adaptive: [DraftAdaptiveElement] = []
    var isReference = false
    /// Whether code creates the controller's views. They are drawn as a tile.
    var isDrawnByCode = false
    /// The size in the document, for a canvas view outside any controller's view.
    var looseSize: Size?

    mutating func take(_ drafter: ContentDrafter) {
        (content, adaptive) = (drafter.content, drafter.adaptive.elements)
    }

    var kind: String { entries.first { $0.key == "kind" }?.value.string ?? "view" }

    private static let keysThatLeadOn: Set<String> = ["leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "segues"]

    /// Whether a playground that starts with this controller shows content of the document. `others` are the document's controllers.
    func showsContent(among others: [DraftController]) -> Bool {
        if isReference || isDrawnByCode { return false }
        switch kind {
        case "view": return !content.views.isEmpty || entries.contains { Self.keysThatLeadOn.contains($0.key) }
        case "navigation":
            let root = entries.first { $0.key == "rootViewController" }?.value.string
            return others.first { $0.name == root && $0.name != name }?.showsContent(among: others) ?? true
        default: return true
        }
    }
}

struct DraftContent {
    var views: [DraftView] = []
    var constraints: [DraftConstraint] = []
    var comments: [String] = []

    var topLevel: Set<String> = []
    /// The names of layout guides that the code added.
    var guides: [String] = []
}

struct DraftView {
    var name: String
    /// The id of the view's object. `nil` if the document has no such view.
    var object: String?
    var comments: [String] = []
    /// A comment that does not need a heading.
    var remark: String?
    var entries: [TOMLValue.Entry] = []
    var sections: [DraftSection] = []
    var rowsKey = "rows"
    var edges: [DraftEdge] = []

    mutating func set(_ entry: TOMLValue.Entry) {
        if let index = entries.firstIndex(where: { $0.key == entry.key }) { entries[index] = entry } else { entries.append(entry) }
    }
}

struct DraftEdge {
    var key: String
    var object: String?
    var entries: [TOMLValue.Entry]
    var content: DraftContent
}

struct DraftSection {
    var entries: [TOMLValue.Entry] = []
    /// A header and a footer with custom views.
    var edges: [DraftEdge] = []
    var rows: [DraftRow] = []
}

struct DraftRow {
    var object: String?
    var comments: [String] = []
    var entries: [TOMLValue.Entry] = []
    var cell: DraftContent?
}

struct DraftConstraint: Hashable {
    var text: String
    var comment: String?
    /// The id of the constraint's object. `nil` if the document has no such constraint.
    var object: String?
}

struct DraftAdaptiveElement {
    var when: TOMLValue
    var constraints: [DraftConstraint] = []
    var install: [String] = []
    var set: [Assignment] = []
    var otherwise: [Assignment] = []

    var isEmpty: Bool { constraints.isEmpty && install.isEmpty && set.isEmpty && otherwise.isEmpty }

    struct Assignment: Hashable {
        var view: String
        var entry: TOMLValue.Entry
    }
}
