import SourceDiagnostics

/// A page with a playground's text: where the places that a log names lead to.
public struct SourcePage: Sendable {
    /// As it is now, with mistakes or without.
    public var source: SourceText
    /// The address of the playground's own page.
    public var playground: String
    /// The address under which the page's own files are served.
    public var assets: String

    public init(source: SourceText, playground: String, assets: String) {
        self.source = source
        self.playground = playground
        self.assets = assets
    }
}

/// The page of a source text as its template reads it.
struct SourcePageContext: TemplateContext {
    let page: SourcePage

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "fileName": .init(page.source.fileName)
        case "playground": .init(page.playground)
        case "assets": .init(page.assets)
        case "lines": .init((1...page.source.lineCount).map { Line(number: $0, text: page.source.line(at: $0)) })
        default: nil
        }
    }

    private struct Line: TemplateContext {
        let number: Int
        let text: String

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "number": .init(number)
            case "text": .init(text)
            default: nil
            }
        }
    }
}
