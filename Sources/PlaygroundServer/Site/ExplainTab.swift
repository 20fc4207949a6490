import PlaygroundPipeline
import WireframeHTML

/// A tab on which constraint logs are pasted. `LivePage` explains them, as on every page.
struct ExplainTab: TabWithoutPlayground {
    var renderer: PageRenderer
    private var revision: Int
    var replies = PendingReplies()

    init(revision: Int, renderer: PageRenderer) {
        self.renderer = renderer
        self.revision = revision
    }

    mutating func handle(_ message: BrowserMessage) {}

    mutating func takeUpdate() -> PageUpdate? {
        let message: ServerMessage
        switch replies.next() {
        case .assets(let stylesOnly): message = .assets(stylesOnly: stylesOnly)
        case .error(let text): message = .error(message: text)
        case .inspection, .located, .comparison, .scenarios, .expectation, .devices, .unarranged, nil: return nil
        }
        revision += 1
        return PageUpdate(message, revision: revision)
    }
}
