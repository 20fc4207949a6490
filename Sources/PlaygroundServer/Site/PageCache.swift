import PlaygroundPipeline

/// Pages of playgrounds laid out once for all who ask for them, on the work threads, and so is their HTML.
struct PageCache {
    /// Those whose page is the same.
    struct Reader: Hashable {
        var socket: String
        /// See `DocumentAddress`.
        var isOnThisMachine: Bool
    }

    private struct Page {
        var name: String
        var version: Int
        var session: PendingWork<PageSession>
        var html: [Reader: PendingWork<String>] = [:]
    }

    /// Those asked for last stand last.
    private var pages: [Page] = []

    /// A person looks at few playgrounds at a time.
    private static let limit = 4

    /// The page of a file, which may still be in the making.
    mutating func session(of name: String, _ item: PlaygroundStore.Item) -> PendingWork<PageSession> {
        let known = pages.first { $0.name == name && $0.version == item.version }
        pages.removeAll { $0.name == name }
        let page = known ?? Page(name: name, version: item.version, session: PendingWork { PageSession(item) })
        pages = pages.suffix(Self.limit - 1) + [page]
        return page.session
    }

    /// The HTML of a page, with what of it is its reader's own.
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
    /// A page of a file as the store has it: the last good picture, and what is wrong with the file now.
    fileprivate init(_ item: PlaygroundStore.Item) {
        self.init(item.lastGood ?? item.reading)
        if item.reading.playground == nil { load(item.reading) }
    }
}
