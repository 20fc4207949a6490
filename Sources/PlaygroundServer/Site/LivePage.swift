import JSON
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// What one tab shows: a playground, or the list of all.
package struct LivePage: PageState {
    private var tab: any LiveTab
    /// Whether the page's editor has been opened.
    private var followsSource = false
    /// What was saved and the editor was not told of.
    private var saved: FileContents?
    /// Of the last update.
    private var revision = 0

    init(_ tab: any LiveTab) {
        self.tab = tab
    }

    package mutating func handle(_ message: BrowserMessage) {
        if message == .followSource { followsSource = true } else { tab.handle(message) }
    }

    package mutating func catchUp() { tab.catchUp() }

    /// The picture comes before what only the editor looks at.
    package mutating func takeUpdate() -> PageUpdate? {
        if let update = tab.takeUpdate() {
            revision = update.revision
            return update
        }
        guard let saved else { return nil }
        self.saved = nil
        let tag = saved.entityTag.map { JSONValue.string($0.text) } ?? .null
        let message: JSONValue = .object(["type": .string("saved"), "revision": .number(Double(revision)), "tag": tag])
        return PageUpdate(revision: revision, json: message.text)
    }

    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        tab.assetsChanged(renderer, stylesOnly: stylesOnly)
    }

    mutating func templatesFailed(_ problems: [DiagnosticRecord]) { tab.templatesFailed(problems) }
    mutating func notice(_ sentence: String) { tab.notice(sentence) }

    /// The list of playgrounds is another now.
    mutating func folderChanged(_ page: IndexPage) {
        guard var index = tab as? IndexTab else { return }
        index.folderChanged(page)
        tab = index
    }

    /// A file was saved.
    mutating func fileChanged(_ name: String, _ item: PlaygroundStore.Item) {
        guard var playground = tab as? PlaygroundTab, playground.fileName == name else { return }
        playground.fileChanged(item.reading)
        tab = playground
        if followsSource { saved = item.contents }
    }
}

/// What a tab of either kind takes in.
protocol LiveTab: PageState {
    /// The page's own files are others now. Style sheets can be exchanged under a page; otherwise it is loaded again.
    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool)
    /// The templates have mistakes, and the page is drawn with others.
    mutating func templatesFailed(_ problems: [DiagnosticRecord])
    /// Says something to whoever looks at the page.
    mutating func notice(_ sentence: String)
}

extension PlaygroundTab: LiveTab {}
