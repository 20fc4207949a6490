import PlaygroundModel

/// The changes of a controller's views by people and actions. They win over the playground's properties and those of adaptive elements.
public struct ViewChanges: Hashable, Sendable {
    private(set) var properties: [ViewID: ViewProperties] = [:]
    /// UITableView.indexPathForSelectedRow, of the last touched list.
    var selectedRow: ViewID?
    /// UISearchController.isActive of its navigation item.
    var isSearching = false
    /// Whether a person pulled the search bar out of the navigation bar.
    var isSearchBarPulledOut = false

    var isEmpty: Bool { self == ViewChanges() }

    mutating func set(_ property: ViewProperty, of view: ViewID, to value: PropertyValue) {
        properties[view, default: ViewProperties()][property] = value
    }

    func string(_ property: ViewProperty, of view: ViewID) -> String? { properties[view]?.string(property) }

    var textBytes: Int {
        properties.values.reduce(0) { $0 + $1.textBytes }
    }

    func applied(to views: [ResolvedView]) -> [ResolvedView] {
        guard !properties.isEmpty else { return views }
        return views.map { view in
            guard let changed = properties[view.id] else { return view }
            var view = view
            for (property, value) in changed.values { view.properties[property] = value }
            return view
        }
    }

    /// Drops the changes of removed views, and of properties that the changed file sets to another value: the last change wins.
    mutating func fit(_ definition: ControllerDefinition, after former: ControllerDefinition?) {
        for (view, changed) in properties {
            let (old, new) = (former?.view(view), definition.view(view))
            guard let old, let new, old.kind == new.kind else {
                properties[view] = nil
                continue
            }
            let kept = changed.values.filter { old.properties[$0.key] == new.properties[$0.key] }
            properties[view] = kept.isEmpty ? nil : ViewProperties(kept)
        }
        if let row = selectedRow, definition.view(row) == nil { selectedRow = nil }
        if definition.navigationItem.searchController == nil { (isSearching, isSearchBarPulledOut) = (false, false) }
    }
}
