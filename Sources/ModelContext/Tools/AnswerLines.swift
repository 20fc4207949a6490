enum AnswerLines {
    /// The maximum width of a line, in characters. Longer lines contain pasted text.
    private static let width = 240

    /// The first lines, followed by the number of omitted lines.
    ///
    /// - Parameters:
    ///   - more: A hint on how to request the rest.
    ///   - isCut: Whether long lines are cut. Prose and files are never cut.
    static func first(_ limit: Int, of lines: [String], more: String, isCut: Bool = true) -> [String] {
        let shown = lines.prefix(limit).map { isCut && $0.count > width ? $0.prefix(width - 1) + "…" : $0 }
        guard lines.count > limit else { return shown }
        return shown + ["… \(lines.count - limit) more of \(lines.count): \(more)"]
    }
}
