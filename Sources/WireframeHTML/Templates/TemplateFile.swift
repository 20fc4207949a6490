/// A template of a folder. `board.mustache` is the template `board`, and `images/cat.svg` is `images/cat`.
struct TemplateFile {
    let path: String
    let text: String

    /// The templates that updates of an open page need.
    static let ofUpdates = [
        "bar", "board", "catalogue", "comparison", "content/drawing", "content/input", "content/list", "content/slider",
        "content/stepper", "device", "images/any", "inspection", "log", "marks",
        "node", "notes", "problems", "scenarios", "sheet", "source",
    ]

    static let ofPages = ["editor", "explain-page", "explanation", "export", "index", "playground", "playgrounds", "reference"]

    static func missing(_ required: [String], among names: some Collection<String>) -> [TemplateErrors.Finding] {
        required.filter { !names.contains($0) }.map { TemplateErrors.Finding(file: path(of: $0), problem: .missing(template: $0)) }
    }

    /// Templates by name, from file contents by path in the folder. Other files are ignored.
    static func all(in files: [String: String]) -> [String: TemplateFile] {
        var templates: [String: TemplateFile] = [:]
        for (path, text) in files {
            guard let name = name(ofFile: path) else { continue }
            templates[name] = TemplateFile(path: path, text: withoutLastLineBreak(text))
        }
        return templates
    }

    static func path(of name: String) -> String { name.hasPrefix("images/") ? name + ".svg" : name + ".mustache" }

    static func glyphs(among names: some Sequence<String>) -> Set<String> {
        Set(names.filter { $0.hasPrefix("images/") }.map { String($0.dropFirst("images/".count)) })
    }

    static func name(ofFile path: String) -> String? {
        if path.hasSuffix(".mustache") { return String(path.dropLast(".mustache".count)) }
        let isDrawing = path.hasSuffix(".svg") && (path.hasPrefix("images/") || path.hasPrefix("icons/") || path.hasPrefix("parts/"))
        return isDrawing ? String(path.dropLast(".svg".count)) : nil
    }

    /// The page omits the last line break.
    private static func withoutLastLineBreak(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
