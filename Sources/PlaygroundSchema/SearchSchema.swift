import PlaygroundLanguage
import PlaygroundModel

/// A search controller.
enum SearchSchema {
    static let searchController = Schema.table(
        ViewSchema.properties(SearchDefinition.properties.contains).merging(Schema.keys(BarKeys.searchController) { key in
            key == "searchResultsController" ? .controller : .reference(.action)
        }) { $1 })

    /// The keys of a search controller that only controllers of kind view have.
    static let keysInViews = ["searchResultsController"]
}
