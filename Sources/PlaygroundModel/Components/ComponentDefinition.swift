/// `[components.NAME]` as written: a view with subviews and placeholders. See `ComponentUse` for its expansion.
public struct ComponentDefinition: Hashable, Sendable {
    /// A placeholder. Each use gives it a value.
    public struct Parameter: Hashable, Sendable {
        public var name: String
        /// The default. `nil` if every use must give a value.
        public var standard: DocumentValue?
        public var path: DocumentPath

        public init(name: String, standard: DocumentValue?, path: DocumentPath) {
            self.name = name
            self.standard = standard
            self.path = path
        }
    }

    public var name: String
    public var table: DocumentTable
    public var path: DocumentPath
    public var parameters: [Parameter]

    public init(name: String, table: DocumentTable, path: DocumentPath, parameters: [Parameter]) {
        self.name = name
        self.table = table
        self.path = path
        self.parameters = parameters
    }
}
