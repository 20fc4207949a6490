import PlaygroundLanguage
import PlaygroundModel

/// Something with a name in a playground.
public struct NamedThing: Hashable, Sendable {
    public var role: NameRole
    public var name: String
    /// The controller, component or cell in which the name is valid; `nil` for the whole playground.
    public var scope: DocumentPath?

    init(_ role: NameRole, _ name: String, in scope: DocumentPath? = nil) {
        self.role = role
        self.name = name
        self.scope = scope
    }
}

/// A definition of or reference to a name.
public struct Occurrence: Hashable, Sendable {
    public var thing: NamedThing
    /// The place of the file among the sources.
    public var file: Int
    /// UTF-8.
    public var range: Range<Int>
    public var isDefinition: Bool
    /// Whether it is a key, which may need quotation marks.
    public var isKey: Bool
}
