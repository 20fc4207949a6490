import Foundation
import JSON
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundSchema
import TextMetrics
import WireframeHTML

/// Embeds all files that the live page would load, by replacing tags that refer to `assets`. The text of a playground cannot form such a
/// tag, because its brackets and quotes are escaped.
struct PageInliner {
    /// The address of files in the rendered page.
    static let assets = "traitscope-asset:"
    private static let entry = "modules/export.js"
    private static let lessonEntry = "modules/lesson-export.js"
    private static let worker = "modules/engine-worker.js"
    private static let ownStyles = ["styles/editor.css", "styles/export.css", "styles/notes.css", "styles/present.css"]
    /// The style sheet of a font that contains only Latin letters.
    private static let latinFont = "fonts/latin.css"

    let files: PageFiles

    /// - Parameters:
    ///   - playground: JSON for the page and for the engine.
    ///   - templates: JSON for the engine.
    ///   - lesson: JSON for the page.
    func standalone(
        _ page: String, playground: String, templates: String, lesson: String? = nil, engine: ExportedPage.EnginePlace
    ) throws(ExportFailure) -> String {
        let entry = lesson == nil ? Self.entry : Self.lessonEntry
        // The parts do not depend on each other.
        let made = Part.allCases.mapConcurrently { part in
            Result { () throws(ExportFailure) in try elements(part, entry: entry, templates: templates, engine: engine) }
        }
        let (scripts, data, ending) = (try made[0].get(), try made[1].get(), try made[2].get())
        // The engine comes last, so that the script runs and the page appears while the browser is still reading the engine.
        let parts = [Self.data(playground, id: "playground")] + (lesson.map { [Self.data($0, id: "lesson-data")] } ?? []) + data
            + scripts.dropFirst() + ["<script>\(scripts[0])</script>"] + ending
        let policy: ContentSecurityPolicy = switch engine {
        case .inside: ContentSecurityPolicy(script: scripts[0])
        case .script: ContentSecurityPolicy(script: scripts[0], hasScriptsBeside: true)
        }
        var styles = ""
        for name in Self.ownStyles { styles += try style(name, nil) + "\n" }
        return try closed(page, policy, styles: styles).inserting(parts.joined(separator: "\n") + "\n", before: "</body>")
    }

    /// The parts that take tens of milliseconds to make.
    private enum Part: CaseIterable {
        /// The page's script, without its element, and the late modules.
        case scripts
        case data
        /// The language data and the engine.
        case ending
    }

    private func elements(_ part: Part, entry: String, templates: String, engine: ExportedPage.EnginePlace) throws(ExportFailure) -> [String] {
        switch part {
        case .scripts:
            let bundle = try ModuleBundle(entry: entry, source: files.text)
            guard let late = bundle.lateScript else { return [bundle.script] }
            return [bundle.script, try Self.packed(late, id: "late-modules")]
        case .data:
            let worker = try ModuleBundle(entry: Self.worker, source: files.text).script
            return [try Self.packed(templates, id: "templates"), Self.data(JSONValue.string(worker).text, id: "engine-worker")]
        case .ending:
            switch engine {
            case .inside(let engine): return [try Self.packed(LanguageData.lean, id: "language-data"), Self.plain(engine.text, id: "engine")]
            case .script(let address): return ["<script src=\"\(address)\"></script>"]
            }
        }
    }

    /// The page without scripts, with the smallest font that suffices for its text, and with the app's fonts.
    func small(_ page: String, fonts: [FontFile] = []) throws(ExportFailure) -> String {
        let font = FontChoice(of: page, latinSheet: files.text(Self.latinFont) ?? "")
        let faces = fonts.map { $0.cssFace(base64: Data($0.bytes).base64EncodedString()) }
        let styles = faces.isEmpty ? "" : "<style>\(faces.joined())</style>\n"
        return try closed(page, ContentSecurityPolicy(), font: font, styles: styles)
    }

    /// Makes the page independent of other files and adds the policy.
    /// - Parameter styles: The elements that follow the page's own styles.
    private func closed(
        _ page: String, _ policy: ContentSecurityPolicy, font: FontChoice? = nil, styles: String
    ) throws(ExportFailure) -> String {
        let end = page.firstRange(of: "</head>")?.lowerBound ?? page.endIndex
        let meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy.text)\">"
        let head = try inlined(String(page[..<end]), font).inserting("\n" + meta, after: "<meta charset=\"utf-8\">")
        return head + styles + (try inlined(String(page[end...]), font))
    }

    /// The part with the icon and the style sheets embedded, and without references to scripts.
    private func inlined(_ part: String, _ font: FontChoice?) throws(ExportFailure) -> String {
        // Most of a page has no reference, and searching for one is faster than running the regular expressions.
        guard part.firstRange(of: Self.assets) != nil else { return part }
        let part = withIcon(part).replacing(/<script type="module" src="traitscope-asset:[^"]*"><\/script>\n?/, with: "")
        let leftover = /<(?!link rel="stylesheet" href="traitscope-asset:\/[^"]+">)[^>]*\s[a-z]+="traitscope-asset:[^>]*>/
        if let tag = part.firstMatch(of: leftover) { throw .referenceUnknown(tag: String(tag.0)) }
        var result = ""
        var end = part.startIndex
        for match in part.matches(of: /<link rel="stylesheet" href="traitscope-asset:\/([^"]+)">/) {
            result += part[end..<match.range.lowerBound] + (try style(String(match.1), font))
            end = match.range.upperBound
        }
        return result + part[end...]
    }

    private func withIcon(_ page: String) -> String {
        page.replacing(/<link rel="icon"[^>]*href="traitscope-asset:\/([^"]+)"[^>]*>/) { match in
            files.dataAddress(of: String(match.1)).map { "<link rel=\"icon\" href=\"\($0)\">" } ?? String(match.0)
        }
    }

    private func style(_ name: String, _ font: FontChoice?) throws(ExportFailure) -> String {
        "<style>\n\(try StyleSheet(named: name, in: files, font: font).text)</style>"
    }

    private static func packed(_ text: String, id: String) throws(ExportFailure) -> String {
        plain(try SevenBitText.packed(text), id: id)
    }

    private static func plain(_ text: String, id: String) -> String { "<script type=\"text/plain\" id=\"\(id)\">\(text)</script>" }

    /// An element with JSON, which no browser runs. Starts of tags and comments are escaped, so that the JSON cannot end the element.
    private static func data(_ json: String, id: String) -> String {
        let text = json.replacing("</", with: "<\\/").replacing(/<(?=!|script)/.ignoresCase(), with: "\\u003c")
        return "<script type=\"application/json\" id=\"\(id)\">\(text)</script>"
    }
}

extension String {
    /// - Parameter mark: The text to find. Its last occurrence is used, which is near the end.
    fileprivate func inserting(_ text: String, before mark: String) -> String {
        guard let start = utf8.reversed().firstRange(of: mark.utf8.reversed())?.upperBound.base else { return self + text }
        return self[..<start] + text + self[start...]
    }

    fileprivate func inserting(_ text: String, after mark: String) -> String {
        guard let end = firstRange(of: mark)?.upperBound else { return text + self }
        return self[..<end] + text + self[end...]
    }
}
