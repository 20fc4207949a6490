extension ImportReport {
    package var summary: String {
        let parts = [
            controllers.total == 0 ? nil : controllers.words("controller"), views.words("view"), constraints.words("constraint"),
            segues.total == 0 ? nil : segues.words("segue"),
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    package var details: [String] {
        Self.details("Not in the playground:", leftOut) + Self.details("Different from the document:", changed)
            + Self.details("In the document, but not in the playground:", unsaid.sorted { $0.name < $1.name })
    }

    private static func details(_ title: String, _ lines: [some ReportLine]) -> [String] {
        guard !lines.isEmpty else { return [] }
        let sorted = lines.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
        return [title] + sorted.map { "  \($0.count) \($0.text)\(Self.lines($0.lines, of: $0.count))" }
    }

    private static func lines(_ lines: [Int], of count: Int) -> String {
        guard !lines.isEmpty else { return "" }
        return " (line \(lines.map(String.init).joined(separator: ", "))\(count > lines.count ? ", …" : ""))"
    }
}

extension ImportReport.Count {
    fileprivate func words(_ noun: String) -> String {
        let plural = total == 1 ? noun : noun + "s"
        return imported == total ? "\(total) \(plural)" : "\(imported) of \(total) \(plural)"
    }
}
