enum AnswerLines {
    /// In characters. Longer lines contain pasted text.
    private static let width = 240

    /// The first lines, then how many more there are.
    ///
    /// - Parameters:
    ///   - more: Says how to ask for the rest.
    ///   - isCut: Whether to cut long lines. Prose and files are never cut.
    static func first(_ limit: Int, of lines: [String], more: String, isCut: Bool = true) -> [String] {
        let shown = lines.prefix(limit).map { isCut && $0.count > width ? $0.prefix(width - 1) + "…" : $0 }
        guard lines.count > limit else { return shown }
        return shown + ["… \(lines.count - limit) more of \(lines.count): \(more)"]
    }
}
