import Files
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// What one tab shows, as a value: the list of playgrounds, a playground, or what pasted constraint logs say.
///
/// `consume self` takes the tab out while it is changed, so that nothing of it is copied.
enum LivePage: Sendable {
    case index(IndexTab)
    case explain(ExplainTab)
    case playground(PlaygroundTab, PageNews)

    /// Takes in what the person did or the tab reports: messages that `UpdateFlow` finds to be about the state.
    mutating func handle(_ message: BrowserMessage) {
        switch consume self {
        case .index(var tab):
            tab.handle(message)
            self = .index(tab)
        case .explain(var tab):
            tab.handle(message)
            self = .explain(tab)
        case .playground(var tab, var news):
            if !news.handle(message) { tab.handle(message) }
            self = .playground(tab, news)
        }
    }

    /// Takes in what changed, as far as that is work.
    mutating func catchUp() {
        switch consume self {
        case .playground(var tab, let news):
            tab.catchUp()
            self = .playground(tab, news)
        case let other:
            self = other
        }
    }

    /// The difference between what the tab has and what it should show now, or `nil` when there is none. What is returned here counts
    /// as received. The picture comes before the news.
    mutating func takeUpdate() -> PageUpdate? {
        let update: PageUpdate?
        switch consume self {
        case .index(var tab):
            update = tab.takeUpdate()
            self = .index(tab)
        case .explain(var tab):
            update = tab.takeUpdate()
            self = .explain(tab)
        case .playground(var tab, var news):
            update = tab.takeUpdate().map { news.told($0) } ?? news.takeUpdate(of: tab)
            self = .playground(tab, news)
        }
        return update
    }

    /// The page's own files are others now. Style sheets can be exchanged under a page; otherwise it is loaded again.
    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        switch consume self {
        case .index(var tab):
            tab.assetsChanged(renderer, stylesOnly: stylesOnly)
            self = .index(tab)
        case .explain(var tab):
            tab.assetsChanged(renderer, stylesOnly: stylesOnly)
            self = .explain(tab)
        case .playground(var tab, let news):
            tab.assetsChanged(renderer, stylesOnly: stylesOnly)
            self = .playground(tab, news)
        }
    }

    /// The templates have mistakes, and the page is drawn with others.
    mutating func templatesFailed(_ problems: [DiagnosticRecord]) {
        switch consume self {
        case .playground(var tab, let news):
            tab.templatesFailed(problems)
            self = .playground(tab, news)
        case let other:
            self = other
            if let problem = problems.first { notice("The templates have mistakes: \(problem.headline).") }
        }
    }

    /// Says something to whoever looks at the page.
    mutating func notice(_ sentence: String) {
        switch consume self {
        case .index(var tab):
            tab.notice(sentence)
            self = .index(tab)
        case .explain(var tab):
            tab.notice(sentence)
            self = .explain(tab)
        case .playground(var tab, let news):
            tab.notice(sentence)
            self = .playground(tab, news)
        }
    }

    /// The list of playgrounds is another now.
    mutating func folderChanged(_ page: IndexPage) {
        guard case .index(var tab) = self else { return }
        tab.folderChanged(page)
        self = .index(tab)
    }

    /// An editor beside the page came, went, or moved its cursor.
    mutating func editorChanged(_ view: EditorView) {
        switch consume self {
        case .playground(let tab, var news):
            news.editorChanged(view)
            self = .playground(tab, news)
        case let other:
            self = other
        }
    }

    /// Whether the page shows one of some playgrounds, and what editors say concerns it.
    func followsEditor(of playgrounds: Set<String>) -> Bool {
        if case .playground(let tab, let news) = self { news.followsEditors && playgrounds.contains(tab.fileName) } else { false }
    }

    /// A file was saved.
    mutating func fileChanged(_ name: String, _ item: PlaygroundStore.Item) {
        switch consume self {
        case .playground(var tab, var news) where tab.fileName == name:
            tab.fileChanged(item.reading)
            news.fileSaved(item.contents)
            self = .playground(tab, news)
        case let other:
            self = other
        }
    }
}
