import PlaygroundModel

/// The elements and attributes of Interface Builder's format that the import knows, and the result of importing each.
///
/// Apple documents neither. The words come from many projects and versions of Xcode. A test checks that no word of the corpus is missing.
/// `traitscope import --vocabulary` prints the words in a folder that the table lacks.
package enum Vocabulary {
    private struct Entry {
        var fate: VocabularyFate
        var values: Set<String>
    }

    private static let table: [VocabularyWord: Entry] = Dictionary(
        rows.flatMap { row in
            row.elements.flatMap { element in
                row.words.map { (VocabularyWord(element, $0.word), Entry(fate: $0.fate, values: $0.values)) }
            }
        }, uniquingKeysWith: { first, _ in first })

    /// The fate of a word, or `nil` if the table lacks it.
    package static func fate(of word: String, in element: Element) -> VocabularyFate? { entry(word, element)?.fate }

    static func isUnsupported(_ word: String, value: String?, in element: Element) -> Bool {
        guard let entry = entry(word, element) else { return true }
        return switch entry.fate {
        case .named: value.map { !entry.values.contains($0) } ?? true
        case .carried: value.map { !entry.values.isEmpty && !entry.values.contains($0) } ?? false
        case .editor, .unseen: false
        }
    }

    private static func entry(_ word: String, _ element: Element) -> Entry? {
        for name in names(of: element) {
            if let entry = table[VocabularyWord(name, word)] ?? table[VocabularyWord(name, "*")] { return entry }
        }
        if word.hasPrefix("<"), lists.contains(element.name), elements.contains(String(word.dropFirst())) {
            return Entry(fate: .carried, values: [])
        }
        return nil
    }

    private static let elements = Set(rows.flatMap(\.elements))
    private static let lists: Set = [
        "objects", "sections", "prototypes", "cells", "subviews", "constraints", "connections", "layoutGuides", "gestureRecognizers",
        "items", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "segments", "keyCommands",
        "userDefinedRuntimeAttributes", "attributedString", "scenes",
    ]

    private static func names(of element: Element) -> [String] {
        var names = [element.name]
        if controls.contains(element.name) { names.append("control") }
        if scrollers.contains(element.name) { names.append("scroller") }
        if element["contentMode"] != nil { names.append("view") }
        if containers.contains(element.name) { names.append("container") }
        if element["sceneMemberID"] == "viewController" || element.name.hasSuffix("Controller") { names.append("controller") }
        return names + ["any"]
    }

    private static let controls = Set(ViewKind.written.filter { $0.facts.isControl }.map { $0.elementName } + ["refreshControl"])
    private static let scrollers: Set = ["scrollView", "tableView", "collectionView", "textView"]
    static let containers: Set = ["navigationController", "splitViewController", "tabBarController", "pageViewController"]

    package static func words(in element: Element) -> [(word: String, value: String?)] {
        element.attributes.sorted { $0.key < $1.key }.map { (word: $0.key, value: Optional($0.value)) }
            + element.children.map { (word: word(of: $0), value: nil) }
    }

    /// The word for a child: the value of a key, or a part. The keys of guides and variations are not properties.
    static func word(of child: Element) -> String {
        guard let key = child["key"], !["variation", "viewLayoutGuide"].contains(child.name) else { return "<" + child.name }
        return ">" + key
    }
}

extension ViewKind {
    var words: String { ViewEntries.words(of: properties) }
}
