/// Where in the document a value stands, as the keys and indices that lead to it: `controllers.home.constraints[2]`.
///
/// The model carries no source positions. A finding about a value names its path, and the reader's key index turns the path
/// into a span of the text.
public struct DocumentPath: Hashable, Sendable, CustomStringConvertible {
    /// One step from a value to a value inside it.
    public enum Component: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    public var components: [Component]

    public init(_ components: [Component] = []) {
        self.components = components
    }

    /// The path of a value in a table.
    public func appending(_ key: String) -> DocumentPath {
        DocumentPath(components + [.key(key)])
    }

    /// The path of an element of an array.
    public func appending(_ index: Int) -> DocumentPath {
        DocumentPath(components + [.index(index)])
    }

    public var description: String {
        components.reduce(into: "") { text, component in
            switch component {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}
