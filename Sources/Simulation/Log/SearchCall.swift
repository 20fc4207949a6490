extension LogFact {
    /// The methods of a search controller's delegate, its search bar's delegate and its results updater.
    public enum SearchCall: String, Hashable, Sendable {
        case willPresent = "willPresentSearchController(_:)"
        case didPresent = "didPresentSearchController(_:)"
        case willDismiss = "willDismissSearchController(_:)"
        case didDismiss = "didDismissSearchController(_:)"
        case updateResults = "updateSearchResults(for:)"
        case cancelClicked = "searchBarCancelButtonClicked(_:)"
    }
}
