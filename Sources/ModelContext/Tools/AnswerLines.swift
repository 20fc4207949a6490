/// How much of an answer is given.
enum AnswerLines {
    /// The characters that a line can have: longer ones hold what somebody pasted.
    private static let width = 240

    /// The first lines, and how many more there are.
    ///
    /// - Parameters:
    ///   - more: How to ask for them.
    ///   - isCut: Whether long lines are cut, too: not those of prose, or of a file.
    static func first(_ limit: Int, of lines: [String], more: String, isCut: Bool = true) -> [String] {
        let shown = lines.prefix(limit).map { isCut && $0.count > width ? $0.prefix(width - 1) + "…" : $0 }
        guard lines.count > limit else { return shown }
        return shown + ["… \(lines.count - limit) more of \(lines.count): \(more)"]
    }
}
