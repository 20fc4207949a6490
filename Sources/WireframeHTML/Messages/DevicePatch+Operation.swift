import PlaygroundModel
import Wireframes

extension DevicePatch {
    /// One change, sent as an array that begins with its name so that a drag's many frames stay small:
    ///
    ///     ["frame", id, x, y, width, height]
    ///     ["attributes", id, {name: value or null}]
    ///     ["text", id, [line]]
    ///     ["replace", id, html]
    ///     ["insert", parent, before or null, html]
    ///     ["remove", id]
    ///     ["move", id, parent, before or null]
    enum Operation: Encodable {
        case frame(String, Rect)
        case attributes(String, NodeAttributes)
        case text(String, [String])
        case replace(String, html: String)
        case insert(parent: String, before: String?, html: String)
        case remove(String)
        case move(String, parent: String, before: String?)

        func encode(to encoder: any Encoder) throws {
            var array = encoder.unkeyedContainer()
            switch self {
            case .frame(let id, let frame):
                try array.encode("frame", id)
                // A thousandth of a point is far below a pixel, and most coordinates are whole.
                for number in [frame.minX, frame.minY, frame.width, frame.height] {
                    try array.encode((number * 1000).rounded() / 1000)
                }
            case .attributes(let id, let attributes):
                try array.encode("attributes", id)
                try array.encode(Dictionary(uniqueKeysWithValues: attributes.byName.map { ($0.name, $0.value) }))
            case .text(let id, let lines):
                try array.encode("text", id)
                try array.encode(lines)
            case .replace(let id, let html):
                try array.encode("replace", id, html)
            case .insert(let parent, let sibling, let html):
                try array.encode("insert", parent)
                try array.encode(sibling)
                try array.encode(html)
            case .remove(let id):
                try array.encode("remove", id)
            case .move(let id, let parent, let sibling):
                try array.encode("move", id, parent)
                try array.encode(sibling)
            }
        }
    }
}

extension UnkeyedEncodingContainer {
    fileprivate mutating func encode(_ words: String...) throws {
        for word in words { try encode(word) }
    }
}
