import PlaygroundPipeline
import SourceDiagnostics
import WireframeHTML

/// What one tab shows: a playground, or the list of all.
public enum LivePage: PageState {
    case playground(PlaygroundTab)
    case index(IndexTab)

    /// Takes a message of the tab.
    public mutating func handle(_ message: BrowserMessage) {
        switch self {
        case .playground(var tab):
            tab.handle(message)
            self = .playground(tab)
        case .index(var tab):
            tab.handle(message)
            self = .index(tab)
        }
    }

    /// The page's own files are others now. Style sheets can be exchanged under a page; otherwise it is loaded again.
    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        switch self {
        case .playground(var tab):
            tab.assetsChanged(renderer, stylesOnly: stylesOnly)
            self = .playground(tab)
        case .index(var tab):
            tab.assetsChanged(renderer, stylesOnly: stylesOnly)
            self = .index(tab)
        }
    }

    /// The templates have mistakes, and the page is drawn with others.
    mutating func templatesFailed(_ problems: [DiagnosticRecord]) {
        switch self {
        case .playground(var tab):
            tab.templatesFailed(problems)
            self = .playground(tab)
        case .index:
            if let problem = problems.first { notice("The templates have mistakes: \(problem.headline).") }
        }
    }

    /// Says something to whoever looks at the page.
    mutating func notice(_ sentence: String) {
        switch self {
        case .playground(var tab):
            tab.notice(sentence)
            self = .playground(tab)
        case .index(var tab):
            tab.notice(sentence)
            self = .index(tab)
        }
    }

    public mutating func catchUp() {
        guard case .playground(var tab) = self else { return }
        tab.catchUp()
        self = .playground(tab)
    }

    /// What the tab is to be sent next; `nil` where it is up to date.
    public mutating func takeUpdate() -> PageUpdate? {
        switch self {
        case .playground(var tab):
            defer { self = .playground(tab) }
            return tab.takeUpdate()
        case .index(var tab):
            defer { self = .index(tab) }
            return tab.takeUpdate()
        }
    }
}
