/// Templates that cannot be used, and why.
public struct TemplateErrors: Error, Hashable, Sendable {
    /// A problem with the name of its file and, where it has one, its place: line and column from 1.
    public struct Finding: Hashable, Sendable {
        public var file: String
        public var line: Int?
        public var column: Int?
        public var problem: TemplateProblem
    }

    /// By file.
    public var findings: [Finding]
}
