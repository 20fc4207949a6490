/// UIStatusBarStyle. The default is dark text over light content and light text over dark content. Before iOS 13 it is dark text.
public enum StatusBarStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, lightContent
    /// Dark text (iOS 13).
    case darkContent
}
