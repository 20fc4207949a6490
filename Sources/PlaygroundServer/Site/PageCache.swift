import PlaygroundPipeline

/// Pages and their HTML. They are shared by all readers and made on the work threads.
struct PageCache {
    struct Reader: Hashable {
        var socket: String
        var isOnThisMachine: Bool
    }

    private struct Page {
        var name: String
        var version: Int
        var session: PendingWork<PageSession>
        var state: TabState?
        var html: [Reader: PendingWork<String>] = [:]
    }

    private var pages: [Page] = []

    private static let limit = 4

    mutating func session(of name: String, _ item: PlaygroundStore.Item) -> PendingWork<PageSession> {
        let known = pages.first { $0.name == name && $0.version == item.version }
        pages.removeAll { $0.name == name }
        let page = known ?? Page(name: name, version: item.version, session: PendingWork { PageSession(item) })
        pages = pages.suffix(Self.limit - 1) + [page]
        return page.session
    }

    /// The initial state of tabs.
    mutating func state(of name: String, _ item: PlaygroundStore.Item, make: () -> PlaygroundTab) -> TabState {
        let index = pages.firstIndex { $0.name == name && $0.version == item.version }
        if let index, let state = pages[index].state { return state }
        let state = TabState(make())
        if let index { pages[index].state = state }
        return state
    }

    mutating func html(
        of name: String, _ item: PlaygroundStore.Item, for reader: Reader, render: @escaping @Sendable () -> String
    ) -> PendingWork<String> {
        let index = pages.firstIndex { $0.name == name && $0.version == item.version }
        if let index, let text = pages[index].html[reader] { return text }
        let text = PendingWork(render)
        if let index { pages[index].html[reader] = text }
        return text
    }
}

extension PageSession {
    fileprivate init(_ item: PlaygroundStore.Item) {
        self.init(item.lastGood ?? item.reading)
        if item.reading.playground == nil { load(item.reading) }
    }
}
