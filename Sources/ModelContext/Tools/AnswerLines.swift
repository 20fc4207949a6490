enum AnswerLines {
    /// In characters: longer lines have pasted text.
    private static let width = 240

    /// The first lines, and the number of the others.
    ///
    /// - Parameters:
    ///   - more: How to ask for the others.
    ///   - isCut: Whether long lines are cut; not for prose and files.
    static func first(_ limit: Int, of lines: [String], more: String, isCut: Bool = true) -> [String] {
        let shown = lines.prefix(limit).map { isCut && $0.count > width ? $0.prefix(width - 1) + "…" : $0 }
        guard lines.count > limit else { return shown }
        return shown + ["… \(lines.count - limit) more of \(lines.count): \(more)"]
    }
}
