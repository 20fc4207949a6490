import PlaygroundModel
import TOMLReading

extension KeyJoining {
    /// The way of joining included values. Controllers, components, traits, quick actions, allowances, notes, metrics, colours, fonts and
    /// translations are added, each name once. Other values are defaults for the playground's own, except title, summary and lesson.
    static func ofPlayground(_ path: DocumentPath) -> KeyJoining {
        let keys = path.components.compactMap { if case .key(let key) = $0 { key } else { nil } }
        return switch (keys.count, keys.first) {
        case (1, "include"), (1, "title"), (1, "summary"), (1, "lesson"): .left
        case (1, "controllers"), (1, "components"), (1, "traits"), (1, "quickActions"), (1, "app"): .keys
        case (1, "metrics"), (1, "colors"), (1, "fonts"), (1, "strings"), (2, "strings"): .keys
        case (2, "controllers"), (2, "components"), (2, "traits"): .unique
        case (2, "metrics"), (2, "colors"), (2, "fonts"), (3, "strings"): .unique
        case (1, "scenarios"), (1, "allow"), (1, "notes"): .elements
        case (2, "quickActions"): keys[1] == "routes" ? .keys : .elements
        case (3, "quickActions"): .unique
        default: .added
        }
    }
}
