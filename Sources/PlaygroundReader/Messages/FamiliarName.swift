import SourceDiagnostics

/// Names that a person may know from UIKit or elsewhere, and what a playground has in their place. Their spelling is not near.
enum FamiliarName {
    /// What to say of a key that a table does not have.
    ///
    /// - Parameter subject: What the table describes, with its article, or the word for rows that the reader has.
    static func hint(forKey key: String, in subject: String) -> String? {
        switch (subject, key) {
        case ("a section", "title"), ("a section", "headerTitle"): "the text above a section is its header: header = \"…\""
        case ("a section", "footerTitle"): "the text below a section is its footer: footer = \"…\""
        case ("rows", "title"), ("items", "title"): "the text of a cell is its text: text = \"…\""
        case ("rows", "subtitle"): "the second text of a cell is its detailText: detailText = \"…\""
        case ("collection", "rows"): "a collection has items: items = […]"
        case ("table", "items"): "a table has rows: rows = […]"
        case ("stack", "subviews"): "a stack lists its views as arrangedSubviews"
        case (_, "sizeClass"): "there is one for each direction: horizontalSizeClass and verticalSizeClass"
        default: nil
        }
    }

    /// What to say where a list stands in place of a table of names.
    static func hint(forListAt key: String) -> String? {
        switch key {
        case "leftBarButtonItems", "rightBarButtonItems", "toolbarItems": "each item has a name: \(key).save = { title = \"Save\" }"
        case "imageSize", "itemSize", "headerReferenceSize", "footerReferenceSize": "write \(key) = { width = 80, height = 80 }"
        case "views": "each view has a name: views.photo = { kind = \"image\" }"
        default: nil
        }
    }

    /// The name without what a name cannot have: `addItem` of `Add item`; `nil` where nothing is left.
    static func plainName(for text: String) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let first = words.first, first.first?.isLetter == true else { return nil }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    }
}
