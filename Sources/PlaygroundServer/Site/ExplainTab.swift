import PlaygroundPipeline
import SourceDiagnostics
import WireframeHTML

/// A tab on which constraint logs are pasted.
struct ExplainTab: LiveTab {
    private var renderer: PageRenderer
    private var revision: Int
    private var replies = PendingReplies()

    init(revision: Int, renderer: PageRenderer) {
        self.renderer = renderer
        self.revision = revision
    }

    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        self.renderer = renderer
        replies.add(.assets(stylesOnly: stylesOnly))
    }

    mutating func templatesFailed(_ problems: [DiagnosticRecord]) {
        if let problem = problems.first { notice("The templates have mistakes: \(problem.headline).") }
    }

    mutating func notice(_ sentence: String) {
        replies.add(.error(sentence))
    }

    mutating func handle(_ message: BrowserMessage) {
        if case .explain(let text) = message { replies.add(.explanation(of: text)) }
    }

    mutating func takeUpdate() -> PageUpdate? {
        let message: ServerMessage
        switch replies.next() {
        case .assets(let stylesOnly): message = .assets(stylesOnly: stylesOnly)
        case .error(let text): message = .error(message: text)
        case .explanation(let text): message = .explanation(html: renderer.explanation(of: Array(text.utf8)))
        case .inspection, .located, .comparison, .scenarios, .expectation, .devices, .unarranged, nil: return nil
        }
        revision += 1
        return PageUpdate(message, revision: revision)
    }
}
