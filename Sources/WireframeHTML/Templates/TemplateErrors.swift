/// The problems of templates that cannot be used.
public struct TemplateErrors: Error, Hashable, Sendable {
    /// A problem, its file, and its line and column from 1 if it has them.
    public struct Finding: Hashable, Sendable {
        public var file: String
        public var line: Int?
        public var column: Int?
        public var problem: TemplateProblem
    }

    /// By file.
    public var findings: [Finding]
}
