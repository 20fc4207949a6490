/// `[components.NAME]` as it is written: a view with views in it, whose values may be placeholders of its parameters.
///
/// Every view of its kind is a use, which the reader expands: see `ComponentUse`.
public struct ComponentDefinition: Hashable, Sendable {
    /// A name that a use gives a value to.
    public struct Parameter: Hashable, Sendable {
        public var name: String
        /// The value where a use gives none; without a default every use must.
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
    /// In the order in which it declares them.
    public var parameters: [Parameter]

    public init(name: String, table: DocumentTable, path: DocumentPath, parameters: [Parameter]) {
        self.name = name
        self.table = table
        self.path = path
        self.parameters = parameters
    }
}
