import PlaygroundPipeline
import WireframeHTML

struct IndexTab: TabWithoutPlayground {
    private var page: IndexPage
    var renderer: PageRenderer
    private var revision: Int
    private var isCurrent = false
    var replies = PendingReplies()

    init(_ page: IndexPage, renderer: PageRenderer) {
        self.page = page
        self.renderer = renderer
        revision = page.revision
    }

    mutating func folderChanged(_ page: IndexPage) {
        self.page = page
        isCurrent = false
    }

    mutating func handle(_ message: BrowserMessage) {
        switch message {
        case .hello(let revision, _): isCurrent = revision == page.revision
        case .resync: isCurrent = false
        default: break
        }
    }

    mutating func takeUpdate() -> PageUpdate? {
        guard let message = takeReply() ?? takeList() else { return nil }
        revision += 1
        return PageUpdate(message, revision: revision)
    }

    private mutating func takeList() -> ServerMessage? {
        guard !isCurrent else { return nil }
        isCurrent = true
        return .page(html: renderer.entries(page), title: page.folder, summary: "", problems: nil)
    }
}
