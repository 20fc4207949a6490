import PlaygroundModel

/// What people and actions have made of a controller's views since it was made. It stands over what the playground gives the
/// views and over what adaptive elements set.
public struct ViewChanges: Hashable, Sendable {
    private(set) var properties: [ViewID: ViewProperties] = [:]
    /// UITableView.indexPathForSelectedRow, of the list that was touched last.
    var selectedRow: ViewID?
    /// UISearchController.isActive, of the search controller of its navigation item.
    var isSearching = false
    /// Whether a person has pulled the search bar out of the navigation bar.
    var isSearchBarPulledOut = false

    var isEmpty: Bool { self == ViewChanges() }

    mutating func set(_ property: ViewProperty, of view: ViewID, to value: PropertyValue) {
        properties[view, default: ViewProperties()][property] = value
    }

    /// A text that a view was given.
    func string(_ property: ViewProperty, of view: ViewID) -> String? { properties[view]?.string(property) }

    /// What it comes to in texts.
    var textBytes: Int {
        properties.values.reduce(0) { $0 + $1.textBytes }
    }

    /// The views with their changes.
    func applied(to views: [ResolvedView]) -> [ResolvedView] {
        guard !properties.isEmpty else { return views }
        return views.map { view in
            guard let changed = properties[view.id] else { return view }
            var view = view
            for (property, value) in changed.values { view.properties[property] = value }
            return view
        }
    }

    /// Forgets what is about views that are gone, and about properties to which a changed file gives another value: what is
    /// written last holds.
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
