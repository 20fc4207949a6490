import SourceDiagnostics
import TOMLReading

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
        return diagnostics.flatMap { diagnostic in
            editor.fixes(for: diagnostic).map { fix, edits in
                CodeFix(
                    title: fix.title, diagnostic: diagnostic, isPreferred: fix == diagnostic.fixes.first && fix.change != .removeEntry, edits: edits)
            }
        }
    }
}
