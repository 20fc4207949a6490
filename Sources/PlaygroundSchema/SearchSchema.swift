import PlaygroundModel

/// A search controller, and what says where its search bar stands.
enum SearchSchema {
    static let keys: [String: Schema] = [
        "searchController": Schema.table(ofController).described("The search controller of the navigation item (iOS 11)."),
        "hidesSearchBarWhenScrolling": Schema.boolean.standard(true)
            .described("Whether a search bar below the title goes when something is scrolled; up to iOS 12 it then has to be pulled out."),
        "preferredSearchBarPlacement": Schema.choice(SearchDefinition.Placement.self).standard("automatic")
            .described("Where the search bar stands (iOS 16): below the title, in the row, or from iOS 26 on integrated."),
        "searchBarPlacementAllowsToolbarIntegration": Schema.boolean.standard(true)
            .described("Whether the search bar may stand at the bottom of a phone (iOS 26)."),
    ]

    /// The keys of a search controller that only controllers of kind view have.
    static let keysInViews = ["searchResultsController"]

    private static let ofController: [String: Schema] = ViewSchema.properties(SearchDefinition.properties.contains).merging([
        "obscuresBackgroundDuringPresentation": Schema.boolean.standard(true)
            .described("Whether the controller is dimmed while somebody searches."),
        "hidesNavigationBarDuringPresentation": Schema.boolean.standard(true)
            .described("Whether the row of the navigation bar goes while somebody searches."),
        "searchResultsController": Schema.controller
            .described("What shows over the controller while a text is searched for; in controllers of kind view."),
        SearchDefinition.updateKey: Schema.reference(.action)
            .described("What happens as the text changes; {value} in a text is what is searched for."),
        "searchBarSearchButtonClicked": Schema.reference(.action).described("What the Search key does."),
    ]) { $1 }
}
