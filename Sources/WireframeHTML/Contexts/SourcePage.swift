import SourceDiagnostics

/// A page with a playground's text, for the links of a log.
public struct SourcePage: Sendable {
    /// The current text, valid or not.
    public var source: SourceText
    public var playground: String
    /// The address of the page's own files.
    public var assets: String

    public init(source: SourceText, playground: String, assets: String) {
        self.source = source
        self.playground = playground
        self.assets = assets
    }
}

struct SourcePageContext: TemplateContext {
    let page: SourcePage

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "fileName": .init(page.source.fileName)
        case "playground": .init(page.playground)
        case "assets": .init(page.assets)
        case "lines": .init(Array(1...page.source.lineCount)) { ["number": .init($0), "text": .text(page.source.line(at: $0))] }
        default: nil
        }
    }
}
