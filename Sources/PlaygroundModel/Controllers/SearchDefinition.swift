/// UISearchController of a navigation item, with its search bar (UINavigationItem.searchController, iOS 11).
public struct SearchDefinition: Hashable, Sendable {
    /// UINavigationItem.SearchBarPlacement (iOS 16), preferred or actual.
    public enum Placement: String, CaseIterable, Hashable, Sendable {
        case automatic
        /// The trailing end of the navigation bar. From iOS 26 the same as `integrated`.
        case inline
        /// A row below the navigation bar's row and a large title.
        case stacked
        /// The trailing end of the navigation bar. On phones the toolbar (iOS 26).
        case integrated
        /// The same as `integrated`, but in the middle of the navigation bar of an iPad with tabs (iOS 26).
        case integratedCentered
        /// The same as `integrated`, but a button while no search is active (iOS 26).
        case integratedButton

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
    /// The search bar. It belongs to the navigation item's controller, but not to that controller's layout.
    public var searchBar: ViewDefinition
    public var obscuresBackground = true
    public var hidesNavigationBar = true
    /// The controller that covers the searched controller while the search bar has text.
    public var resultsController: ControllerID?
    /// UISearchResultsUpdating.updateSearchResults(for:). `{value}` is the search bar's text.
    public var update: Action?
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

    /// The search bar's properties. The navigation bar decides its frame and look.
    public static let properties: [ViewProperty] = [.text, .placeholder, .keyboardType, .returnKeyType, .inputAccessoryView]

    public static let updateKey = "updateSearchResults"
}

extension ViewDefinition {
    public var isOfSearchController: Bool { id == SearchDefinition.viewID && kind == .searchBar }
}
