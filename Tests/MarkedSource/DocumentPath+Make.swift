import PlaygroundModel

extension DocumentPath {
    /// Returns a path made from keys and indices: `.make("controllers", "home", "constraints", 2)`.
    package static func make(_ components: any PathComponent...) -> DocumentPath {
        DocumentPath(components.map(\.pathComponent))
    }
}

package protocol PathComponent {
    var pathComponent: DocumentPath.Component { get }
}

extension String: PathComponent {
    package var pathComponent: DocumentPath.Component { .key(self) }
}

extension Int: PathComponent {
    package var pathComponent: DocumentPath.Component { .index(self) }
}
