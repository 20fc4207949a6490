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
