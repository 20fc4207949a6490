extension ImportReport {
    /// What came over, in one line: `2 controllers, 31 of 33 views, 40 constraints, 1 of 2 segues`.
    package var summary: String {
        let parts = [
            controllers.total == 0 ? nil : controllers.words("controller"), views.words("view"), constraints.words("constraint"),
            segues.total == 0 ? nil : segues.words("segue"),
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// What did not come over, and what is otherwise than it was, a line a reason; the most frequent first.
    package var details: [String] {
        Self.details("Not in the playground:", leftOut) + Self.details("Otherwise than in the document:", changed)
    }

    private static func details(_ title: String, _ remarks: [Remark]) -> [String] {
        guard !remarks.isEmpty else { return [] }
        let sorted = remarks.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
        return [title] + sorted.map { remark in
            let lines = remark.lines.isEmpty ? "" : " (line \(remark.lines.map(String.init).joined(separator: ", "))"
                + (remark.count > remark.lines.count ? ", …)" : ")")
            return "  \(remark.count) \(remark.subject.word(remark.count)): \(remark.reason)\(lines)"
        }
    }
}

extension ImportReport.Count {
    fileprivate func words(_ noun: String) -> String {
        let plural = total == 1 ? noun : noun + "s"
        return imported == total ? "\(total) \(plural)" : "\(imported) of \(total) \(plural)"
    }
}

extension ImportReport.Subject {
    fileprivate func word(_ count: Int) -> String { count == 1 ? rawValue : rawValue + "s" }
}
