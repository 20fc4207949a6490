import PlaygroundModel

/// A playground in the order of its text.
struct DraftPlayground {
    var comments: [String] = []
    var entries: [TOMLValue.Entry] = []
    var app: [TOMLValue.Entry] = []
    var sections: [DraftSectionOfApp] = []
    /// Views that stand outside of controllers, as components.
    var components: [DraftController] = []
    var controllers: [DraftController] = []
}

struct DraftSectionOfApp {
    var heading: String
    var entries: [TOMLValue.Entry]
    /// Whether it is an element of an array of tables.
    var isElement = false
}

struct DraftController {
    var name: String
    var comments: [String] = []
    var entries: [TOMLValue.Entry] = []
    var content = DraftContent()
    var adaptive: [DraftAdaptiveElement] = []
    var isReference = false
    /// Of a view in no controller's view, on the canvas: its size in the document.
    var looseSize: Size?

    mutating func take(_ drafter: ContentDrafter) {
        (content, adaptive) = (drafter.content, drafter.adaptive.elements)
    }

    var kind: String { entries.first { $0.key == "kind" }?.value.string ?? "view" }

    var isEmpty: Bool { isReference || content.views.isEmpty && kind == "view" }
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
    /// The id of its object; `nil` for a view that the document does not have.
    var object: String?
    var comments: [String] = []
    /// A comment that needs no heading.
    var remark: String?
    var entries: [TOMLValue.Entry] = []
    var sections: [DraftSection] = []
    /// The key of the sections' lists: `rows` or `items`.
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
    /// The id of its object; `nil` for a constraint that the document does not have.
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
