#if canImport(Mustache)
import Mustache
import SourceDiagnostics

/// Mustache's own content type HTML escapes characters; this one escapes as ``HTMLText`` does.
struct MustacheHTML: MustacheContentType {
    /// What a template begins with so that its values are escaped in this way.
    static let pragma: String = {
        MustacheContentTypes.register(MustacheHTML(), named: "TRAITSCOPE_HTML")
        return "{{% CONTENT_TYPE: TRAITSCOPE_HTML}}\n"
    }()

    /// How far the pragma moves the lines of a template.
    static let pragmaLineCount = 1

    func escapeText(_ text: String) -> String { HTMLText.escaped(text) }
}
#endif
