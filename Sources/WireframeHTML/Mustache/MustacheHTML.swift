#if canImport(Mustache)
import Mustache
import SourceDiagnostics

/// Escapes as ``HTMLText`` does, unlike Mustache's own content type HTML.
struct MustacheHTML: MustacheContentType {
    /// The beginning of a template, which selects this content type.
    static let pragma: String = {
        MustacheContentTypes.register(MustacheHTML(), named: "TRAITSCOPE_HTML")
        return "{{% CONTENT_TYPE: TRAITSCOPE_HTML}}\n"
    }()

    /// The number of lines that the pragma adds before a template.
    static let pragmaLineCount = 1

    func escapeText(_ text: String) -> String { HTMLText.escaped(text) }
}
#endif
