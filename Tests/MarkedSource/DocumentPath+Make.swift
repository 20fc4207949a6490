import PlaygroundModel

extension DocumentPath {
    /// A path from keys and indices as they come: `.make("controllers", "home", "constraints", 2)`.
    public static func make(_ components: any PathComponent...) -> DocumentPath {
        DocumentPath(components.map(\.pathComponent))
    }
}

public protocol PathComponent {
    var pathComponent: DocumentPath.Component { get }
}

extension String: PathComponent {
    public var pathComponent: DocumentPath.Component { .key(self) }
}

extension Int: PathComponent {
    public var pathComponent: DocumentPath.Component { .index(self) }
}
