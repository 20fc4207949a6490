import PlaygroundPipeline
import WireframeHTML

/// A tab that shows no playground. Changes of the page's own files wait among its replies.
protocol TabWithoutPlayground: Sendable {
    var renderer: PageRenderer { get set }
    var replies: PendingReplies { get set }

    mutating func handle(_ message: BrowserMessage)
    mutating func takeUpdate() -> PageUpdate?
    mutating func folderChanged(_ page: IndexPage)
}

extension TabWithoutPlayground {
    mutating func folderChanged(_ page: IndexPage) {}

    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        self.renderer = renderer
        replies.add(.assets(stylesOnly: stylesOnly))
    }

    mutating func notice(_ sentence: String) { replies.add(.error(sentence)) }

    mutating func takeReply() -> ServerMessage? {
        switch replies.next() {
        case .assets(let stylesOnly): .assets(stylesOnly: stylesOnly)
        case .error(let text): .error(message: text)
        case .inspection, .located, .comparison, .scenarios, .expectation, .devices, .unarranged, nil: nil
        }
    }
}
