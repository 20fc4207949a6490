import PlaygroundModel

/// Changes of a controller's views and variables by the user and by actions. They also override adaptive elements.
public struct ViewChanges: Hashable, Sendable {
    private(set) var properties: [ViewID: ViewProperties] = [:]
    private(set) var variables: [String: PropertyValue] = [:]
    /// UITableView.indexPathForSelectedRow of the list that was touched last.
    private(set) var selectedRow: ViewID?
    /// Whether the search of the navigation item is active (UISearchController.isActive).
    var isSearching = false
    var isSearchBarPulledOut = false
    /// The distances that content has moved left and up from its start, in points. The content may have become shorter since.
    private(set) var scrollDistances: [ViewID: Point] = [:]
    /// Whether the content is scrolled so far that a large title is in the bar's row.
    var isLargeTitleCollapsed = false
    var isSearchBarScrolledAway = false
    /// Whether a gesture or the keyboard has hidden a navigation controller's bars. `nil` if the file and the height determine it.
    /// In a tab bar controller: whether scrolling has minimized its bar.
    var hidesBars: Bool?
    private var causes = Causes()

    /// Descriptions of the events that changed the state. All values are equal, because causes do not change the screen.
    private struct Causes: Hashable, Sendable {
        var words: [StateSubject: String] = [:]

        static func == (one: Causes, other: Causes) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }

    var isEmpty: Bool { self == ViewChanges() }

    mutating func set(_ property: ViewProperty, of view: ViewID, to value: PropertyValue, by cause: String?) {
        properties[view, default: ViewProperties()][property] = value
        causes.words[.property(view, property)] = cause
    }

    mutating func set(_ variable: ControllerVariable, to value: PropertyValue, by cause: String?) {
        variables[variable.name] = value == variable.start ? nil : value
        causes.words[.variable(variable.name)] = cause
    }

    mutating func select(_ row: ViewID?, by cause: String?) {
        for former in causes.words.keys { if case .isSelected = former { causes.words[former] = nil } }
        selectedRow = row
        if let row { causes.words[.isSelected(row)] = cause }
    }

    /// - Parameter distance: `nil` for the start of the content.
    mutating func scroll(_ view: ViewID, to distance: Point?) {
        scrollDistances[view] = distance
    }

    func value(_ property: ViewProperty, of view: ViewID) -> PropertyValue? { properties[view]?[property] }

    func string(_ property: ViewProperty, of view: ViewID) -> String? { properties[view]?.string(property) }

    /// The description of the event that set the value. `nil` for the initial value.
    func cause(of subject: StateSubject) -> String? {
        guard case .isSelected = subject else { return causes.words[subject] }
        return selectedRow.flatMap { causes.words[.isSelected($0)] }
    }

    var textBytes: Int {
        properties.values.reduce(0) { $0 + $1.textBytes } + variables.values.reduce(0) { $0 + $1.textBytes }
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

    /// Drops the changes of removed views and variables, and of values that the new file changes.
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
        variables = variables.filter { name, _ in
            let start = definition.variable(name)?.start
            return start != nil && start == former?.variable(name)?.start
        }
        scrollDistances = scrollDistances.filter { definition.view($0.key)?.kind == former?.view($0.key)?.kind }
        if scrollDistances.isEmpty { (isLargeTitleCollapsed, isSearchBarScrolledAway) = (false, false) }
        if let row = selectedRow, definition.view(row) == nil { select(nil, by: nil) }
        let hidesSame = definition.navigationOptions.hidesBars(as: former?.navigationOptions)
        if !hidesSame || definition.tabBar?.minimizeBehavior != former?.tabBar?.minimizeBehavior { hidesBars = nil }
        if definition.navigationItem.searchController == nil { (isSearching, isSearchBarPulledOut) = (false, false) }
    }
}
