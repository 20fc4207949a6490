import PlaygroundModel
import TOMLReading

enum TextCollector {
    private static let keys: Set<String> = [
        "title", "text", "placeholder", "subtitle", "detailText", "message", "prompt", "header", "footer", "backButtonTitle", "badgeValue",
    ]

    static func texts(in index: KeyIndex) -> [String] {
        var texts: [String] = []
        var seen: Set<String> = []
        for part in ["controllers", "components", "quickActions"] {
            if let node = index.child(part, of: .root) { collect(node, key: "", in: index, &texts, &seen) }
        }
        return texts
    }

    private static func collect(
        _ node: KeyIndex.NodeID, key: String, in index: KeyIndex, _ texts: inout [String], _ seen: inout Set<String>
    ) {
        if keys.contains(key), let text = index.string(of: node), !text.isEmpty, seen.insert(text).inserted { texts.append(text) }
        for (key, child) in index.entries(of: node) { collect(child, key: key, in: index, &texts, &seen) }
        for element in index.elements(of: node) { collect(element, key: key, in: index, &texts, &seen) }
    }
}
