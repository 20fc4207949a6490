/// The keys and indices that lead to a value: `controllers.home.constraints[2]`. The reader's key index finds the span of a path.
public struct DocumentPath: Hashable, Sendable, CustomStringConvertible {
    public enum Component: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    public var components: [Component]

    public init(_ components: [Component] = []) {
        self.components = components
    }

    public func appending(_ key: String) -> DocumentPath {
        DocumentPath(components + [.key(key)])
    }

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
