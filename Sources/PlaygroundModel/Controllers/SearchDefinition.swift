/// UISearchController of a navigation item, with its search bar (UINavigationItem.searchController, iOS 11).
public struct SearchDefinition: Hashable, Sendable {
    /// UINavigationItem.SearchBarPlacement (iOS 16): the preferred placement, and the resulting one.
    public enum Placement: String, CaseIterable, Hashable, Sendable {
        case automatic
        /// In the navigation bar, at its trailing end. From iOS 26 on it is `integrated`.
        case inline
        /// Below the navigation bar's row and a large title.
        case stacked
        /// At the trailing end of the navigation bar; on phones in the toolbar (iOS 26).
        case integrated
        /// As `integrated`, but in the middle of the navigation bar of an iPad with tabs (iOS 26).
        case integratedCentered
        /// As `integrated`, but a button while no search is active (iOS 26).
        case integratedButton

        /// The feature that introduced the placement.
        public var feature: SystemFeature {
            switch self {
            case .automatic, .inline, .stacked: .searchBarPlacements
            case .integrated, .integratedCentered, .integratedButton: .integratedSearchBars
            }
        }
    }

    /// The search bar's name in events and actions: `tap home.searchController`.
    public static let viewID = ViewID("searchController")

    public var path: DocumentPath
    /// A view of the controller that has the navigation item, in none of its layouts.
    public var searchBar: ViewDefinition
    /// UISearchController.obscuresBackgroundDuringPresentation.
    public var obscuresBackground = true
    /// UISearchController.hidesNavigationBarDuringPresentation.
    public var hidesNavigationBar = true
    /// UISearchController.searchResultsController: covers the controller while the search bar has text.
    public var resultsController: ControllerID?
    /// UISearchResultsUpdating.updateSearchResults(for:); `{value}` is the text.
    public var update: Action?
    /// UINavigationItem.hidesSearchBarWhenScrolling.
    public var hidesWhenScrolling = true
    /// UINavigationItem.preferredSearchBarPlacement (iOS 16).
    public var preferredPlacement = Placement.automatic
    /// UINavigationItem.searchBarPlacementAllowsToolbarIntegration (iOS 26).
    public var allowsToolbarIntegration = true

    public init(path: DocumentPath) {
        self.path = path
        searchBar = ViewDefinition(id: Self.viewID, path: path, kind: .searchBar)
    }

    var ownActions: [(action: Action, path: DocumentPath)] {
        let pairs = [(Self.updateKey, update), (searchBar.kind.returnActionKey ?? "", searchBar.returnAction)]
        return pairs.compactMap { key, action in action.map { (action: $0, path: path.appending(key)) } }
    }

    /// The properties of the search bar; the navigation bar decides its frame and look.
    public static let properties: [ViewProperty] = [.text, .placeholder, .keyboardType, .returnKeyType, .inputAccessoryView]

    /// The key of ``update``.
    public static let updateKey = "updateSearchResults"
}

extension ViewDefinition {
    /// Whether it is the search bar of a navigation item, which no layout places.
    public var isOfSearchController: Bool { id == SearchDefinition.viewID && kind == .searchBar }
}
