import PlaygroundModel
import SourceDiagnostics

/// Names from UIKit or elsewhere with other spellings in playgrounds.
enum FamiliarName {
    /// The hint for an unknown key. `subject` is the description of the table with its article, or `ListReader.rowWord`.
    static func hint(forKey key: String, in subject: String) -> String? {
        switch (subject, key) {
        case ("a section", "title"), ("a section", "headerTitle"): "the text above a section is its header: header = \"…\""
        case ("a section", "footerTitle"): "the text below a section is its footer: footer = \"…\""
        case ("rows", "title"), ("items", "title"): "the text of a cell has the key text: text = \"…\""
        case ("rows", "subtitle"): "the second text of a cell is its detailText: detailText = \"…\""
        case ("rows", "style"): "the style of a cell is its cellStyle: cellStyle = \"subtitle\""
        case ("rows", _) where ViewProperty(rawValue: key).map { $0.applies(to: .label) && $0.isOfCellLabels } == true:
            "the label of the text has it: textLabel = { \(key) = … }"
        case ("a row", "data"): hint(forListAt: key)
        case ("collection", "rows"): "a collection has items: items = […]"
        case ("table", "items"): "a table has rows: rows = […]"
        case ("a controller", "image"): "the image belongs to the tab: tabBarItem = { image = \"star\" }"
        case ("a controller", "largeTitle"): "large titles belong to the navigation controller: prefersLargeTitles = true"
        case ("label", "color"), ("button", "color"), ("textField", "color"), ("textView", "color"):
            "the colour of a text is its textColor: textColor = \"systemRed\""
        case ("button", "style"): "a button has buttonStyle = \"filled\""
        case ("stack", "subviews"): "a stack lists its views as arrangedSubviews"
        case ("a view", "views"): "a view lists its subviews, which are views of the controller: subviews = [\"photo\"]"
        case ("segmentedControl", "items"): "the titles of the segments are segments = [\"One\", \"Two\"]"
        case ("a device", "fold"), ("a device", "folded"), ("a device", "hinge"): "a device that folds has a posture: posture = \"open\""
        case (_, "sizeClass"): "write horizontalSizeClass or verticalSizeClass"
        default: nil
        }
    }

    static func key(for key: String, in subject: String) -> String? {
        switch (subject, key) {
        case ("a section", "title"), ("a section", "headerTitle"): "header"
        case ("a section", "footerTitle"): "footer"
        case ("rows", "title"), ("items", "title"): "text"
        case ("rows", "subtitle"): "detailText"
        case ("rows", "style"): "cellStyle"
        case ("segmentedControl", "items"): "segments"
        case ("collection", "rows"): "items"
        case ("table", "items"): "rows"
        case ("label", "color"), ("button", "color"), ("textField", "color"), ("textView", "color"): "textColor"
        case ("button", "style"): "buttonStyle"
        case ("stack", "subviews"): "arrangedSubviews"
        default: nil
        }
    }

    /// The hint for a value of another type.
    static func hint(for value: DocumentValue, at key: String) -> String? {
        switch (key, value) {
        case (_, .array): hint(forListAt: key)
        case ("accessoryView", .string(let kind)): "write accessoryView = { kind = \(kind.quoted) }"
        case ("window", .table), ("split", .table): "a window's size is one text: window = \"700x900\""
        case ("leftView", .table), ("rightView", .table): "an image is written by its name: \(key) = \"person\""
        default: nil
        }
    }

    private static func hint(forListAt key: String) -> String? {
        switch key {
        case "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "pinnedTrailingGroup": "each item has a name: \(key).save = { title = \"Save\" }"
        case "imageSize", "itemSize", "headerReferenceSize", "footerReferenceSize": "write \(key) = { width = 80, height = 80 }"
        case "data": "a list of data makes one row for each element: rows = { data = […], text = \"{name}\" }; of a collection, items"
        case "actions": "each action has a name: actions.ok = { title = \"OK\" }"
        case "textFields": "each text field has a name: textFields.name = { placeholder = \"Name\" }"
        case "views": "each view has a name: views.photo = { kind = \"image\" }"
        default: nil
        }
    }

    /// The action for a string such as `showDetail trail`.
    static func action(for words: String, at key: String, among verbs: [String]) -> String? {
        let parts = words.split(separator: " ")
        guard parts.count == 2, verbs.contains(String(parts[0])) else { return nil }
        return "write \(key) = { \(parts[0]) = \"\(parts[1])\" }"
    }

    /// The kind for a name from UIKit, such as `table` for `UITableView` or `tableView`.
    static func kind(for name: String, among known: [String]) -> String? {
        let plain = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
        let word = plain.prefix(1).lowercased() + plain.dropFirst()
        return known.first { word == $0 || word == $0 + "View" }
    }

    /// The equations for a combined attribute. `item` is the view with a dot.
    static func equations(for attribute: String, of item: String) -> String? {
        let attributes: [LayoutAttribute] = switch attribute {
        case "edges": [.top, .left, .bottom, .right]
        case "center": [.centerX, .centerY]
        case "size": [.width, .height]
        default: []
        }
        guard !attributes.isEmpty, !item.isEmpty else { return nil }
        let equations = attributes.map { "\"\(item)\($0.rawValue) == superview.\($0.rawValue)\"" }
        return "write \(equations.joined(separator: ", "))"
    }

    static func item(for name: String) -> String? { ["view", "self"].contains(name) ? "superview" : nil }

    /// The valid name for a title, such as `addItem` for `Add item`. `nil` if no valid name is possible.
    static func plainName(for text: String) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let first = words.first, first.first?.isLetter == true else { return nil }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    }
}
