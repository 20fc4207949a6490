import PlaygroundLanguage
import PlaygroundModel

public struct NamedThing: Hashable, Sendable {
    public var role: NameRole
    public var name: String
    /// The controller, component or cell in which the name is valid. `nil` for the whole playground.
    public var scope: DocumentPath?

    init(_ role: NameRole, _ name: String, in scope: DocumentPath? = nil) {
        self.role = role
        self.name = name
        self.scope = scope
    }
}

public struct Occurrence: Hashable, Sendable {
    public var thing: NamedThing
    /// The file's index among the sources of the playground.
    public var file: Int
    /// The range, in UTF-8 offsets.
    public var range: Range<Int>
    public var isDefinition: Bool
    /// Whether the occurrence is a key, which may need quotation marks.
    public var isKey: Bool
}
