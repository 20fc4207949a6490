import Files
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

enum LivePage: Sendable {
    /// The list of playgrounds, or the explanation of pasted constraint logs.
    case plain(any TabWithoutPlayground)
    case playground(PlaygroundTab, PageNews)

    /// Changes the tab. `consume self` avoids a copy.
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

    /// For messages that `UpdateFlow` passes to the state.
    mutating func handle(_ message: BrowserMessage) {
        change { $0.handle(message) } playground: { tab, news in
            if !news.handle(message) { tab.handle(message) }
        }
    }

    mutating func catchUp() {
        change { _ in } playground: { tab, _ in tab.catchUp() }
    }

    /// The next update, which then counts as received. `nil` if the tab is up to date. The picture precedes the news.
    mutating func takeUpdate() -> PageUpdate? {
        change { $0.takeUpdate() } playground: { tab, news in tab.takeUpdate().map { news.told($0) } ?? news.takeUpdate(of: tab) }
    }

    /// The page's own files changed. A page exchanges style sheets, and reloads for other files.
    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        change { $0.assetsChanged(renderer, stylesOnly: stylesOnly) } playground: { tab, _ in
            tab.assetsChanged(renderer, stylesOnly: stylesOnly)
        }
    }

    /// The last valid templates stay in use.
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

    mutating func editorChanged(_ view: EditorView) {
        change { _ in } playground: { _, news in news.editorChanged(view) }
    }

    var fileName: String? {
        if case .playground(let tab, _) = self { tab.fileName } else { nil }
    }

    func followsEditor(of playgrounds: Set<String>) -> Bool {
        if case .playground(let tab, let news) = self { news.followsEditors && playgrounds.contains(tab.fileName) } else { false }
    }

    /// The playground on which a pointer may be there. `nil` if the page does not show its device.
    func playground(under pointer: BrowserMessage.PointerPlace?) -> String? {
        guard case .playground(let tab, _) = self, pointer.map({ tab.shows($0.device) }) ?? true else { return nil }
        return tab.fileName
    }

    mutating func pointerMoved(_ pointer: BrowserMessage.PointerPlace?, on playground: String) {
        change { _ in } playground: { tab, news in
            if tab.fileName == playground { news.pointerMoved(pointer) }
        }
    }

    mutating func fileChanged(_ name: String, _ item: PlaygroundStore.Item) {
        change { _ in } playground: { tab, news in
            guard tab.fileName == name else { return }
            tab.fileChanged(item.reading)
            news.fileSaved(item.contents)
        }
    }
}
