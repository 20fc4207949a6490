/// A placeholder in a controller's strings, filled with an argument.
public struct ControllerParameter: Hashable, Sendable {
    public var name: String
    /// The default. `nil` if an argument is required.
    public var standard: String?
    public var path: DocumentPath

    public init(name: String, standard: String?, path: DocumentPath) {
        self.name = name
        self.standard = standard
        self.path = path
    }
}
