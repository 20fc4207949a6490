/// UIStatusBarStyle. The default is dark text over light content and the reverse. Before iOS 13 dark text.
public enum StatusBarStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, lightContent
    /// From iOS 13.
    case darkContent
}
