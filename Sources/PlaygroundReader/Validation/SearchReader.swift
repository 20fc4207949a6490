import PlaygroundLanguage
import PlaygroundModel

/// Reads a navigation item's search controller, and the keys for the position of its search bar.
struct SearchReader {
    let vocabulary: Vocabulary

    private static let placementKeys = [
        "hidesSearchBarWhenScrolling", "preferredSearchBarPlacement", "searchBarPlacementAllowsToolbarIntegration",
    ]

    func read(_ table: TableCursor, kind: ControllerKind) -> SearchDefinition? {
        let value = table["searchController"]
        let others = Self.placementKeys.compactMap { table[$0] }
        guard let value else {
            for other in others { other.reportKey(ValidationMistake.nothingToSearchWith(other.name)) }
            return nil
        }
        var search = value.table("a search controller") { controller(value, $0) }
        if kind != .view, search?.resultsController != nil {
            let mistake = ShapeMistake.keyOfOtherKind("searchResultsController", kind: kind.word, kinds: ["view"])
            value.findings.report(mistake, at: .key(value.path.appending("searchResultsController")))
        }
        search?.hidesWhenScrolling = table["hidesSearchBarWhenScrolling"]?.bool() ?? true
        search?.preferredPlacement = table["preferredSearchBarPlacement"].flatMap(placement) ?? .automatic
        search?.allowsToolbarIntegration = table["searchBarPlacementAllowsToolbarIntegration"]?.bool() ?? true
        check(.searchControllersInBars, value)
        if let value = table["searchBarPlacementAllowsToolbarIntegration"] { check(.integratedSearchBars, value) }
        return search
    }

    private func controller(_ value: ValueCursor, _ table: TableCursor) -> SearchDefinition {
        var search = SearchDefinition(path: value.path)
        for property in ViewProperty.properties(of: .searchBar) where Self.properties.contains(property) {
            search.searchBar.properties[property] = table[property.rawValue]?.property(property)
        }
        table.read(BarKeys.searchController, vocabulary.profile, into: &search)
        let actions = ActionReader(vocabulary: vocabulary)
        search.searchBar.returnAction = ViewKind.searchBar.returnActionKey.flatMap { table[$0] }.flatMap(actions.read)
        search.update = table["updateSearchResults"].flatMap(actions.read)
        search.resultsController = table["searchResultsController"]?.controller(vocabulary)
        return search
    }

    private static let properties = SearchDefinition.properties

    private func placement(_ value: ValueCursor) -> SearchDefinition.Placement? {
        let placement: SearchDefinition.Placement? = value.choice()
        if let placement, !vocabulary.profile.has(placement.feature) {
            value.report(ValidationMistake.notYetThere(
                placement.feature == .searchBarPlacements ? value.name : placement.rawValue, placement.feature, vocabulary.profile))
        }
        return placement
    }

    private func check(_ feature: SystemFeature, _ value: ValueCursor) {
        guard !vocabulary.profile.has(feature) else { return }
        value.reportKey(ValidationMistake.notYetThere(value.name, feature, vocabulary.profile))
    }
}
