public struct TemplateErrors: Error, Hashable, Sendable {
    /// A problem of a template. Line and column begin at 1.
    public struct Finding: Hashable, Sendable {
        public var file: String
        public var line: Int?
        public var column: Int?
        public var problem: TemplateProblem
    }

    public var findings: [Finding]
}
