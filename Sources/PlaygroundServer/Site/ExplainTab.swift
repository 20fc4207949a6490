import PlaygroundPipeline
import WireframeHTML

/// A tab on which constraint logs are pasted.
struct ExplainTab: TabWithoutPlayground {
    var renderer: PageRenderer
    private var revision: Int
    var replies = PendingReplies()
    private var log = PastedLog()

    init(revision: Int, renderer: PageRenderer) {
        self.renderer = renderer
        self.revision = revision
    }

    mutating func handle(_ message: BrowserMessage) {
        if case .explain(let text) = message { log.paste(text) }
    }

    mutating func takeUpdate() -> PageUpdate? {
        let message: ServerMessage
        switch replies.next() {
        case .assets(let stylesOnly): message = .assets(stylesOnly: stylesOnly)
        case .error(let text): message = .error(message: text)
        case .inspection, .located, .comparison, .scenarios, .expectation, .devices, .unarranged, nil:
            return log.takeUpdate(with: renderer, revision: revision)
        }
        revision += 1
        return PageUpdate(message, revision: revision)
    }
}
