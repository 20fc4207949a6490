/// A name in a controller's texts that whoever shows the controller gives a value to.
public struct ControllerParameter: Hashable, Sendable {
    public var name: String
    /// The value where none is given; without it one must be.
    public var standard: String?
    public var path: DocumentPath

    public init(name: String, standard: String?, path: DocumentPath) {
        self.name = name
        self.standard = standard
        self.path = path
    }
}
