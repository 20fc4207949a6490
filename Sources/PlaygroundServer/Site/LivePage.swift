import Files
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// What one tab shows.
enum LivePage: Sendable {
    /// The list of playgrounds, or what pasted constraint logs say.
    case plain(any TabWithoutPlayground)
    case playground(PlaygroundTab, PageNews)

    /// Changes the tab. `consume self` takes it out meanwhile, so that nothing of it is copied.
    private mutating func change<Result>(
        plain: (inout any TabWithoutPlayground) -> Result, playground: (inout PlaygroundTab, inout PageNews) -> Result
    ) -> Result {
        switch consume self {
        case .plain(var tab):
            let result = plain(&tab)
            self = .plain(tab)
            return result
        case .playground(var tab, var news):
            let result = playground(&tab, &news)
            self = .playground(tab, news)
            return result
        }
    }

    /// Handles a message that `UpdateFlow` passes to the state.
    mutating func handle(_ message: BrowserMessage) {
        change { $0.handle(message) } playground: { tab, news in
            if !news.handle(message) { tab.handle(message) }
        }
    }

    /// Lays out what is new in the file.
    mutating func catchUp() {
        change { _ in } playground: { tab, _ in tab.catchUp() }
    }

    /// The next update, which counts as received from here on; `nil` when the tab is up to date. The picture comes before the news.
    mutating func takeUpdate() -> PageUpdate? {
        change { $0.takeUpdate() } playground: { tab, news in tab.takeUpdate().map { news.told($0) } ?? news.takeUpdate(of: tab) }
    }

    /// The page's own files changed. Style sheets are exchanged under a page; otherwise it reloads.
    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        change { $0.assetsChanged(renderer, stylesOnly: stylesOnly) } playground: { tab, _ in
            tab.assetsChanged(renderer, stylesOnly: stylesOnly)
        }
    }

    /// The templates have mistakes; the last good ones stay in use.
    mutating func templatesFailed(_ problems: [DiagnosticRecord]) {
        change { tab in
            if let problem = problems.first { tab.notice("The templates have mistakes: \(problem.headline).") }
        } playground: { tab, _ in
            tab.templatesFailed(problems)
        }
    }

    mutating func notice(_ sentence: String) {
        change { $0.notice(sentence) } playground: { tab, _ in tab.notice(sentence) }
    }

    mutating func folderChanged(_ page: IndexPage) {
        change { $0.folderChanged(page) } playground: { _, _ in }
    }

    /// An editor on this machine came, went, or moved its cursor.
    mutating func editorChanged(_ view: EditorView) {
        change { _ in } playground: { _, news in news.editorChanged(view) }
    }

    /// Whether the page shows one of some playgrounds, and what editors say concerns it.
    func followsEditor(of playgrounds: Set<String>) -> Bool {
        if case .playground(let tab, let news) = self { news.followsEditors && playgrounds.contains(tab.fileName) } else { false }
    }

    mutating func fileChanged(_ name: String, _ item: PlaygroundStore.Item) {
        change { _ in } playground: { tab, news in
            guard tab.fileName == name else { return }
            tab.fileChanged(item.reading)
            news.fileSaved(item.contents)
        }
    }
}
