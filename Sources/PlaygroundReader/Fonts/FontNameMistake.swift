import PlaygroundModel
import SourceDiagnostics

/// A name that occurs in no font file of the app.
struct FontNameMistake: DiagnosticFacts, Hashable, Sendable {
    let name: String
    let files: [FontFile]

    var code: String { "unknown-font" }
    var severity: Diagnostic.Severity { .warning }
    var headline: String { "no font file of the app has the font \(name.quoted)" }

    var notes: [String] {
        let fonts = files.isEmpty ? [] : ["the files have \(NameList(files.map { $0.name }, limit: 30).joined(by: .and))"]
        return fonts + ["the system font replaces it"]
    }

    var hint: String? {
        if let family = files.first(where: { $0.family == name }) {
            return "\(name.quoted) is a family; UIFont(name:size:) takes the PostScript name, such as \(family.name.quoted)"
        }
        return NameSuggestion(for: name, among: files.map { $0.name })?.question
            ?? "list its file in [app]: appFonts = [\"\(name).ttf\"]"
    }
}
