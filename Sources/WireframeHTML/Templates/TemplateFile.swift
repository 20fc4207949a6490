/// A template of a folder. The file `board.mustache` is the template `board`; the drawing `images/cat.svg` is `images/cat`.
struct TemplateFile {
    let path: String
    let text: String

    /// The templates that update an open page.
    static let ofUpdates = [
        "bar", "board", "catalogue", "comparison", "content/drawing", "content/image", "content/input", "content/list",
        "content/slider", "content/stepper", "content/text", "device", "images/any", "inspection", "log", "marks",
        "node", "problems", "scenarios", "sheet", "source",
    ]

    static let ofPages = ["editor", "explain-page", "explanation", "export", "index", "playground", "playgrounds", "reference"]

    /// One finding for each required template that is missing.
    static func missing(_ required: [String], among names: some Collection<String>) -> [TemplateErrors.Finding] {
        required.filter { !names.contains($0) }.map { TemplateErrors.Finding(file: path(of: $0), problem: .missing(template: $0)) }
    }

    /// The templates among texts by their paths in the folder, by name. Other files are ignored.
    static func all(in files: [String: String]) -> [String: TemplateFile] {
        var templates: [String: TemplateFile] = [:]
        for (path, text) in files {
            guard let name = name(ofFile: path) else { continue }
            templates[name] = TemplateFile(path: path, text: withoutLastLineBreak(text))
        }
        return templates
    }

    static func path(of name: String) -> String { name.hasPrefix("images/") ? name + ".svg" : name + ".mustache" }

    /// The images with a drawing.
    static func glyphs(among names: some Sequence<String>) -> Set<String> {
        Set(names.filter { $0.hasPrefix("images/") }.map { String($0.dropFirst("images/".count)) })
    }

    static func name(ofFile path: String) -> String? {
        if path.hasSuffix(".mustache") { return String(path.dropLast(".mustache".count)) }
        let isDrawing = path.hasSuffix(".svg") && (path.hasPrefix("images/") || path.hasPrefix("icons/") || path.hasPrefix("parts/"))
        return isDrawing ? String(path.dropLast(".svg".count)) : nil
    }

    /// The last line break of a file belongs to the editor, not to the page.
    private static func withoutLastLineBreak(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
