extension LogFact {
    public enum SearchCall: String, Hashable, Sendable {
        case willPresent = "willPresentSearchController(_:)"
        case didPresent = "didPresentSearchController(_:)"
        case willDismiss = "willDismissSearchController(_:)"
        case didDismiss = "didDismissSearchController(_:)"
        case updateResults = "updateSearchResults(for:)"
        case cancelClicked = "searchBarCancelButtonClicked(_:)"
    }
}
