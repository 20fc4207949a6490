/// A playground that is being written, in the order of its text.
struct DraftPlayground {
    var comments: [String] = []
    var entries: [TOMLValue.Entry] = []
    var app: [TOMLValue.Entry] = []
    /// Colours, translations and quick actions.
    var sections: [DraftSectionOfApp] = []
    /// What becomes a kind of view, in the form of a controller.
    var components: [DraftController] = []
    var controllers: [DraftController] = []
}

/// A table of the playground that says something of the whole app.
struct DraftSectionOfApp {
    var heading: String
    var entries: [TOMLValue.Entry]
    /// Whether it is one of several under the heading.
    var isElement = false
}

struct DraftController {
    var name: String
    var comments: [String] = []
    var entries: [TOMLValue.Entry] = []
    var content = DraftContent()
    var adaptive: [DraftAdaptiveElement] = []
    /// Whether it stands for a controller of another storyboard.
    var isReference = false

    /// Takes over the views and constraints of a finished drafter.
    mutating func take(_ drafter: ContentDrafter) {
        (content, adaptive) = (drafter.content, drafter.adaptive.elements)
    }

    /// Its kind as the entries have it.
    var kind: String { entries.first { $0.key == "kind" }?.value.string ?? "view" }

    /// Whether there is nothing of it to see.
    var isEmpty: Bool { isReference || content.views.isEmpty && kind == "view" }
}

/// Views and what holds them together: a controller's, or a cell's.
struct DraftContent {
    var views: [DraftView] = []
    var constraints: [DraftConstraint] = []
    /// What is said of the root view.
    var comments: [String] = []

    /// The views that stand in the root view, in order.
    var topLevel: Set<String> = []
}

struct DraftView {
    var name: String
    /// The id of the object it was made of; `nil` for one the document does not have.
    var object: String?
    var comments: [String] = []
    /// What is said of it that is no reason to give it a heading of its own.
    var remark: String?
    var entries: [TOMLValue.Entry] = []
    /// Of a table or collection view.
    var sections: [DraftSection] = []
    /// What the sections list: `rows` or `items`.
    var rowsKey = "rows"
    /// Headers and footers with views of their own, by the table's key for them.
    var edges: [DraftEdge] = []

    /// Gives a key another value, or its first.
    mutating func set(_ entry: TOMLValue.Entry) {
        if let index = entries.firstIndex(where: { $0.key == entry.key }) { entries[index] = entry } else { entries.append(entry) }
    }
}

/// `tableHeaderView` or `tableFooterView` of a table.
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
    /// The id of the constraint it was made of; `nil` for one that the document does not have.
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
