import PlaygroundLanguage
import PlaygroundModel

/// Something that a playground gives a name to.
public struct NamedThing: Hashable, Sendable {
    public var role: NameRole
    public var name: String
    /// The controller, component or cell that it belongs to, where the name counts there alone.
    public var scope: DocumentPath?

    init(_ role: NameRole, _ name: String, in scope: DocumentPath? = nil) {
        self.role = role
        self.name = name
        self.scope = scope
    }
}

/// A place where something is named.
public struct Occurrence: Hashable, Sendable {
    public var thing: NamedThing
    /// Which of the sources it stands in, and where, in UTF-8 offsets.
    public var file: Int
    public var range: Range<Int>
    public var isDefinition: Bool
    /// Whether it is a key, which is written in quotation marks where it has other letters.
    public var isKey: Bool
}
