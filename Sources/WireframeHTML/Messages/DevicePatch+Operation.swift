import JSON
import PlaygroundModel
import Wireframes

extension DevicePatch {
    /// A change as an array with its name first, which keeps the many frames of a drag small:
    ///
    ///     ["frame", id, x, y, width, height]
    ///     ["attributes", id, {name: value or null}]
    ///     ["text", id, [line], [letter spacing], text of a field]
    ///     ["replace", id, html]
    ///     ["insert", parent, before or null, html]
    ///     ["remove", id]
    ///     ["move", id, parent, before or null]
    indirect enum Operation {
        case frame(String, Rect)
        case attributes(String, NodeAttributes)
        case text(String, [String], [Double], field: String? = nil)
        case replace(String, html: String)
        case insert(parent: String, before: String?, html: String)
        case remove(String)
        case move(String, parent: String, before: String?)

        var json: JSONValue {
            switch self {
            case .frame(let id, let frame):
                // A thousandth of a point is far below a pixel, and most coordinates are whole.
                return .array([.string("frame"), .string(id)] + frame.numbers.map { .number($0) })
            case .attributes(let id, let attributes):
                let members = attributes.byName.map { JSONValue.Member(name: $0.name, value: ($0.value?.json).orNull) }
                return .array([.string("attributes"), .string(id), .object(members)])
            case .text(let id, let lines, let letterSpacings, let field):
                let spacings = letterSpacings.map { JSONValue.number($0.inThousandths) }
                return .array([.string("text"), .string(id), .strings(lines), .array(spacings)] + (field.map { [.string($0)] } ?? []))
            case .replace(let id, let html):
                return .strings(["replace", id, html])
            case .insert(let parent, let sibling, let html):
                return .array([.string("insert"), .string(parent), (sibling?.json).orNull, .string(html)])
            case .remove(let id):
                return .strings(["remove", id])
            case .move(let id, let parent, let sibling):
                return .array([.string("move"), .string(id), .string(parent), (sibling?.json).orNull])
            }
        }
    }
}
