import JSON
import PlaygroundLanguage
import PlaygroundModel

/// A search controller.
enum SearchSchema {
    static let searchController = Schema.table(
        ViewSchema.properties(SearchDefinition.properties.contains).merging(Schema.keys(BarKeys.searchController) { key in
            key == "searchResultsController" ? .controller : .reference(.action)
        }) { $1 })

    /// A search controller of a controller of another kind than view.
    static let notInViews: JSONValue = ["properties": ["searchResultsController": false]]
}
