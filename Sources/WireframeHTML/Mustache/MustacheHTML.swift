#if canImport(Mustache)
import Mustache
import SourceDiagnostics

/// Escapes like ``HTMLText``, unlike Mustache's own HTML.
struct MustacheHTML: MustacheContentType {
    /// Selects this content type at the start of a template.
    static let pragma: String = {
        MustacheContentTypes.register(MustacheHTML(), named: "TRAITSCOPE_HTML")
        return "{{% CONTENT_TYPE: TRAITSCOPE_HTML}}\n"
    }()

    static let pragmaLineCount = 1

    func escapeText(_ text: String) -> String { HTMLText.escaped(text) }
}
#endif
