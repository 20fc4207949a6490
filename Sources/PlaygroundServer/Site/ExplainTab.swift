import PlaygroundPipeline
import WireframeHTML

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
        guard let message = takeReply() else { return log.takeUpdate(with: renderer, revision: revision) }
        revision += 1
        return PageUpdate(message, revision: revision)
    }
}
