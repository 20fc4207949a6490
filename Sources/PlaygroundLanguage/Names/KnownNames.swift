import PlaygroundModel

/// UIKit names and values that playgrounds lack. Each has a sentence: the replacement, or the reason why nothing is drawn. The
/// reader warns about such a key or value and draws the rest.
public enum KnownNames {
    public struct Entry: Hashable, Sendable {
        public let name: String
        /// The replacement, or the reason why the name has no effect.
        public let sentence: String
        /// The key with the same value, or the value with the same effect. `nil` if there is none.
        public let key: String?

        public var advice: String { key.map { "\(sentence) Write \($0)." } ?? sentence }
    }

    /// `nil` for tables that do not describe UIKit objects: there an unknown key is a mistake. `known` are the keys of the table.
    public static func entry(for name: String, in subject: String, known: [String] = []) -> Entry? {
        subjects.contains(subject) ? entry(for: name, known: known) : nil
    }

    public static func entry(for name: String, known: [String] = []) -> Entry? {
        all.first { $0.name == name } ?? method(name, known: known)
    }

    /// The entry of a method that sets, adds or removes a value: the value's key or sentence. `setTitle` sets *title*.
    private static func method(_ name: String, known: [String]) -> Entry? {
        guard let verb = verbs.first(where: { name.hasPrefix($0) }), let first = name.dropFirst(verb.count).first, first.isUppercase
        else { return nil }
        let noun = String(name.dropFirst(verb.count))
        let value = first.lowercased() + noun.dropFirst()
        let names = [value, "is\(noun)", "\(value)s"]
        let sentence = "UIKit's methods are not called."
        if let key = names.first(where: known.contains) { return Entry(name: name, sentence: sentence, key: key) }
        if let entry = all.first(where: { names.contains($0.name) }) {
            return Entry(name: name, sentence: "\(sentence) \(entry.sentence)", key: entry.key)
        }
        return names.contains { ViewProperty(rawValue: $0) != nil } ? Entry(name: name, sentence: "\(sentence) The value is a key of another view.", key: nil) : nil
    }

    private static let verbs = ["set", "add", "insert", "remove", "register", "push", "pop", "present", "bring", "send"]

    private static let subjects = [
        "a view", "a controller", "an item", "an alert's action", "a tab bar item", "a sidebar", "a navigation bar",
        "a search controller", "a bar's appearance", "attributes of a text", "a section", "a header or footer", "a cell", "a cell's label", "a row",
        "a preview action", "a swipe action", "a layout", "a section's layout", "an item of a layout", "a boundary item", "a background",
    ]

    /// The entry of a value of UIKit's enumerations. A view's class counts as its kind: `UIToolbar`.
    public static func value(_ value: String, of key: String) -> Entry? {
        guard key == "kind", value.hasPrefix("UI"), let initial = value.dropFirst(2).first else { return values["\(key):\(value)"] }
        return values["\(key):\(initial.lowercased())\(value.dropFirst(3))"]
    }

    /// The entries in the order of ``text``.
    public static let all: [Entry] = entries(text)

    /// The entries by key and value: `kind:toolbar`.
    static let values = Dictionary(uniqueKeysWithValues: entries(valueText).map { ($0.name, $0) })

    private static func entries(_ text: String) -> [Entry] {
        var entries: [Entry] = []
        var sentence = ""
        for line in text.split(separator: "\n") {
            guard line.first == " " else {
                sentence = String(line)
                continue
            }
            for word in line.split(separator: " ") {
                let parts = word.split(separator: "=")
                entries.append(Entry(name: String(parts[0]), sentence: sentence, key: parts.count > 1 ? String(parts[1]) : nil))
            }
        }
        return entries
    }
}
