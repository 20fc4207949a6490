import PlaygroundModel

/// A file of a templates folder that is a template.
///
/// `board.mustache` goes by the name `board`, and a drawing `images/cat.svg` is a template too, by the name
/// `images/cat`: what is added to the folder can be used without more ado.
struct TemplateFile {
    let path: String
    let text: String

    /// What the renderer asks for by name to change a page that is open.
    static let ofUpdates = [
        "bar", "board", "catalogue", "comparison", "content/app-icon", "content/back", "content/button", "content/calendar", "content/capsules",
        "content/cell", "content/drawing", "content/glyph", "content/image", "content/input", "content/keyboard", "content/line",
        "content/map", "content/menu-row", "content/none", "content/other-app", "content/pages", "content/preview-arrow", "content/progress", "content/row", "content/segments",
        "content/slider", "content/status", "content/status-cluster", "content/switch", "content/tab", "content/text", "content/tile", "content/web", "content/wheels",
        "device", "images/any", "inspection", "log", "marks", "node", "problems", "scenarios", "sheet", "source",
    ] + ViewKind.allCases.filter { $0.facts.isDrawnByKind }.map { "content/" + $0.rawValue }

    /// What is asked for beside that to make a whole page, or by a server alone.
    static let ofPages = ["editor", "explain-page", "explanation", "export", "index", "playground", "playgrounds", "reference"]

    /// One finding for each template that is required and not there.
    ///
    /// - Parameter names: Of the templates that are there.
    static func missing(_ required: [String], among names: some Collection<String>) -> [TemplateErrors.Finding] {
        required.filter { !names.contains($0) }.map { TemplateErrors.Finding(file: path(of: $0), problem: .missing(template: $0)) }
    }

    /// The templates among some files, by name.
    ///
    /// - Parameter files: Texts by their paths below the folder; other files than templates are left alone.
    static func all(in files: [String: String]) -> [String: TemplateFile] {
        var templates: [String: TemplateFile] = [:]
        for (path, text) in files {
            guard let name = name(ofFile: path) else { continue }
            templates[name] = TemplateFile(path: path, text: withoutLastLineBreak(text))
        }
        return templates
    }

    /// Where the template of a name would be.
    static func path(of name: String) -> String { name.hasPrefix("images/") ? name + ".svg" : name + ".mustache" }

    /// The images that have a drawing.
    static func glyphs(among names: some Sequence<String>) -> Set<String> {
        Set(names.filter { $0.hasPrefix("images/") }.map { String($0.dropFirst("images/".count)) })
    }

    static func name(ofFile path: String) -> String? {
        if path.hasSuffix(".mustache") { return String(path.dropLast(".mustache".count)) }
        let isDrawing = path.hasSuffix(".svg") && (path.hasPrefix("images/") || path.hasPrefix("icons/") || path.hasPrefix("parts/"))
        return isDrawing ? String(path.dropLast(".svg".count)) : nil
    }

    /// The line break at the end of a file is the editor's, not the page's.
    private static func withoutLastLineBreak(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
