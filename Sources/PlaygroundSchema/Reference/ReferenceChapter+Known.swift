import LayoutEngine
import PlaygroundModel
import Simulation

extension ReferenceChapter {
    /// Known facts about UIKit and their confidence: the engine's version tables with their sources.
    static let known = ReferenceChapter(title: "Facts about UIKit and their confidence", sections: [
        ReferenceSection(
            known: "How to read it",
            [
                "A row is a value, the first version of iOS that has it, its confidence, and its source. It holds until the "
                    + "next row of its rule. `high` is documented by Apple, or reported by several sources. `medium` is one good source, or "
                    + "inferred from one. `low` is recalled, disputed, or not found anywhere. Lengths are in points.",
                "To correct a row, see the chapter *Prove us wrong* of `Sources/README.md`.",
            ], []),
        ReferenceSection(known: "Bars", [], KnownRule.bars),
        ReferenceSection(known: "Split views and callbacks", [], KnownRule.containers),
        ReferenceSection(known: "Windows and presentations", [], KnownRule.windows),
        ReferenceSection(known: "Controls", [], KnownRule.controls),
        ReferenceSection(known: "Tables and margins", [], KnownRule.tables),
        ReferenceSection(known: "Features by version", [], KnownRule.features),
    ])
}

extension ReferenceSection {
    fileprivate init(known title: String, _ paragraphs: [String], _ rules: [KnownRule]) {
        table = "known"
        self.title = title
        self.paragraphs = paragraphs
        (frame, rows) = ("", [])
        listing = rules.isEmpty ? nil : rules.map(Self.lines).joined(separator: "\n")
        keys = []
    }

    /// A rule, with its versions in columns below.
    private static func lines(_ rule: KnownRule) -> String {
        let widths = (rule.rows.map(\.versions.count).max() ?? 0, rule.rows.map(\.value.count).max() ?? 0)
        let rows = rule.rows.map { row in
            let columns = [(row.versions, widths.0), (row.value, widths.1), (row.confidence.rawValue, Confidence.medium.rawValue.count)]
            return "  " + columns.map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ") + "  " + row.source
        }
        return ([rule.title] + rows).joined(separator: "\n")
    }
}
