import SourceDiagnostics

/// A change that an editor offers for a finding.
public struct CodeFix: Hashable, Sendable {
    public var title: String
    public var diagnostic: Diagnostic
    public var isPreferred: Bool
    public var edits: [TextEdit]
}

extension LanguageDocument {
    /// The fixes for the findings in this file.
    public func fixes(for diagnostics: [Diagnostic]) -> [CodeFix] {
        let editor = FixEdits(source)
        var found: [CodeFix] = []
        for diagnostic in diagnostics {
            guard let span = diagnostic.span, span.fileName == source.fileName else { continue }
            for (position, fix) in diagnostic.fixes.enumerated() {
                guard let edits = editor.edits(for: fix.change, at: span), !edits.isEmpty else { continue }
                found.append(CodeFix(
                    title: fix.title, diagnostic: diagnostic, isPreferred: position == 0 && fix.change != .removeEntry, edits: edits))
            }
        }
        return found
    }
}
