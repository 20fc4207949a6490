/// UISearchController of a navigation item, with its search bar (UINavigationItem.searchController, iOS 11).
public struct SearchDefinition: Hashable, Sendable {
    /// UINavigationItem.SearchBarPlacement (iOS 16): where an app would have the search bar, and where it stands.
    public enum Placement: String, CaseIterable, Hashable, Sendable {
        case automatic
        /// In the row of the navigation bar, at its trailing end. From iOS 26 on it is `integrated`.
        case inline
        /// Below the row, and below a large title.
        case stacked
        /// At the trailing end of the navigation bar; on phones in the toolbar (iOS 26).
        case integrated
        /// As `integrated`, but in the middle of the navigation bar of an iPad with tabs (iOS 26).
        case integratedCentered
        /// As `integrated`, but a button while nobody searches (iOS 26).
        case integratedButton

        /// What brought the placement.
        public var feature: SystemFeature {
            switch self {
            case .automatic, .inline, .stacked: .searchBarPlacements
            case .integrated, .integratedCentered, .integratedButton: .integratedSearchBars
            }
        }
    }

    /// The name by which events and actions know the search bar: `tap home.searchController`.
    public static let viewID = ViewID("searchController")

    public var path: DocumentPath
    /// The search bar, as a view of the controller that has the navigation item; it stands in none of its layouts.
    public var searchBar: ViewDefinition
    /// UISearchController.obscuresBackgroundDuringPresentation.
    public var obscuresBackground = true
    /// UISearchController.hidesNavigationBarDuringPresentation.
    public var hidesNavigationBar = true
    /// UISearchController.searchResultsController: shown over the controller while a text is searched for.
    public var resultsController: ControllerID?
    /// What UISearchResultsUpdating.updateSearchResults(for:) does; `{value}` stands for the text.
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

    /// What it does, each with its place.
    var ownActions: [(action: Action, path: DocumentPath)] {
        let pairs = [(Self.updateKey, update), (searchBar.kind.returnActionKey ?? "", searchBar.returnAction)]
        return pairs.compactMap { key, action in action.map { (action: $0, path: path.appending(key)) } }
    }

    /// What the search bar can be set to: where it stands and how it looks is the navigation bar's.
    public static let properties: [ViewProperty] = [.text, .placeholder, .keyboardType, .returnKeyType, .inputAccessoryView]

    /// The key of ``update``.
    public static let updateKey = "updateSearchResults"
}

extension ViewDefinition {
    /// Whether it is the bar of a navigation item's search controller, which no layout places.
    public var isOfSearchController: Bool { id == SearchDefinition.viewID && kind == .searchBar }
}
