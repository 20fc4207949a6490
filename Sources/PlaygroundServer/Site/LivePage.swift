import Files
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

enum LivePage: Sendable {
    /// The list of playgrounds, or the explanation of pasted constraint logs.
    case plain(any TabWithoutPlayground)
    /// A playground that nobody has used in this tab, with the saves since the tab's state.
    case watched(TabState, unread: [PlaygroundStore.Item], PageNews)
    case playground(PlaygroundTab, PageNews)

    /// Changes the tab, which then has a state of its own. `consume self` avoids a copy.
    private mutating func change<Result>(
        plain: (inout any TabWithoutPlayground) -> Result, playground: (inout PlaygroundTab, inout PageNews) -> Result
    ) -> Result {
        switch consume self {
        case .plain(var tab):
            let result = plain(&tab)
            self = .plain(tab)
            return result
        case .watched(let state, let unread, var news):
            var tab = state.tab(after: unread)
            let result = playground(&tab, &news)
            self = .playground(tab, news)
            return result
        case .playground(var tab, var news):
            let result = playground(&tab, &news)
            self = .playground(tab, news)
            return result
        }
    }

    /// Changes the news, which are separate for each tab.
    private mutating func changeNews<Result>(_ body: (inout PageNews, PlaygroundTab) -> Result) -> Result? {
        switch consume self {
        case .plain(let tab):
            self = .plain(tab)
            return nil
        case .watched(let state, let unread, var news):
            let result = body(&news, state.tab)
            self = .watched(state, unread: unread, news)
            return result
        case .playground(let tab, var news):
            let result = body(&news, tab)
            self = .playground(tab, news)
            return result
        }
    }

    /// Handles a message that `UpdateFlow` passes to the state.
    mutating func handle(_ message: BrowserMessage) {
        if changeNews({ news, _ in news.handle(message) }) == true { return }
        if case .watched(let state, _, _) = self, state.tab.isUnaffected(by: message) { return }
        change { $0.handle(message) } playground: { tab, _ in tab.handle(message) }
    }

    /// Computes the tab's next state. For a tab that is only watched, it is computed with the update.
    mutating func catchUp() {
        if case .watched = self { return }
        change { _ in } playground: { tab, _ in tab.catchUp() }
    }

    /// The next update, which then counts as received. `nil` if the tab is up to date. The picture precedes news.
    mutating func takeUpdate() -> PageUpdate? {
        if case .watched(let state, let unread, var news) = self {
            let next = state.next(after: unread)
            let update = next?.update.map { news.told($0) } ?? news.takeUpdate(of: state.tab)
            self = .watched(next ?? state, unread: [], news)
            return update
        }
        return change { $0.takeUpdate() } playground: { tab, news in tab.takeUpdate().map { news.told($0) } ?? news.takeUpdate(of: tab) }
    }

    /// Handles a change of the page's own files. A page replaces style sheets, and reloads after changes of other files.
    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        change { $0.assetsChanged(renderer, stylesOnly: stylesOnly) } playground: { tab, _ in
            tab.assetsChanged(renderer, stylesOnly: stylesOnly)
        }
    }

    /// Reports mistakes in templates. The last valid templates stay in use.
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
        guard case .plain(var tab) = self else { return }
        tab.folderChanged(page)
        self = .plain(tab)
    }

    mutating func editorChanged(_ view: EditorView) {
        changeNews { news, _ in news.editorChanged(view) }
    }

    private var shown: (tab: PlaygroundTab, news: PageNews)? {
        switch self {
        case .plain: nil
        case .watched(let state, _, let news): (state.tab, news)
        case .playground(let tab, let news): (tab, news)
        }
    }

    var fileName: String? { shown?.tab.fileName }

    func followsEditor(of playgrounds: Set<String>) -> Bool {
        shown.map { $0.news.followsEditors && playgrounds.contains($0.tab.fileName) } ?? false
    }

    /// The playground whose device has a pointer. `nil` if the page does not show the device.
    func playground(under pointer: BrowserMessage.PointerPlace?) -> String? {
        guard let tab = shown?.tab, pointer.map({ tab.shows($0.device) }) ?? true else { return nil }
        return tab.fileName
    }

    mutating func pointerMoved(_ pointer: BrowserMessage.PointerPlace?, on playground: String) {
        changeNews { news, tab in
            if tab.fileName == playground { news.pointerMoved(pointer) }
        }
    }

    mutating func fileChanged(_ name: String, _ item: PlaygroundStore.Item) {
        guard fileName == name else { return }
        changeNews { news, _ in news.fileSaved(item.contents) }
        if case .watched(let state, var unread, let news) = self {
            unread = item.reading.playground == nil ? unread.filter { $0.reading.playground != nil } : []
            self = .watched(state, unread: unread + [item], news)
        } else {
            change { _ in } playground: { tab, _ in tab.fileChanged(item.reading) }
        }
    }
}
