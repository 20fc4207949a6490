import PlaygroundModel

/// Begins and ends searches, with their callbacks: UISearchControllerDelegate for the presentation, UISearchResultsUpdating for first
/// responder and text. The order among them and with the keyboard's callbacks is recalled.
enum Searches {
    /// Sets UISearchController.isActive, like a tap on the search bar.
    static func begin(
        in controller: SceneController, at path: DocumentPath?, _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let search = controller.definition.navigationItem.searchController else { return [] }
        let wasActive = controller.changes.isSearching
        state.update(controller.id) { $0.changes.isSearching = true }
        let focused = Responders.take(search.searchBar, in: controller, &state)
        guard !wasActive else { return focused ? [] : .ignored(.nothingNew, at: path) }
        let told = [call(.willPresent, controller, search), call(.didPresent, controller, search)]
        return told + update(controller, to: controller.searchText, &state, context)
    }

    static func cancel(_ name: String, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        return hierarchy.reach(name) { controller in
            let stack = controller.parent.flatMap { hierarchy.controller($0) }
            let tabs = stack?.parent.flatMap { hierarchy.controller($0) }
            let entries = cancel(controller, in: &state, context)
            guard controller.isSearching, let tabs, tabs.activatesSearch else { return entries }
            return entries + TabBars.leave(tabs, in: &state, context)
        }
    }

    private static func cancel(
        _ controller: SceneController, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let search = controller.definition.navigationItem.searchController, controller.showsSearchBar, controller.changes.isSearching
        else { return .ignored(.nobodySearches(in: controller.id), at: controller.definition.path) }
        let hadText = !controller.searchText.isEmpty
        state.update(controller.id) {
            $0.changes.isSearching = false
            $0.changes.set(.text, of: SearchDefinition.viewID, to: .string(""), by: context.cause)
        }
        if state.firstResponder?.controller == controller.id, state.firstResponder?.view == SearchDefinition.viewID {
            state.firstResponder = nil
        }
        return [call(.cancelClicked, controller, search), call(.willDismiss, controller, search)]
            + (hadText ? update(controller, to: "", &state, context) : []) + [call(.didDismiss, controller, search)]
    }

    static func pullOut(in controller: SceneController, _ state: inout SimulationState) -> Bool {
        guard controller.hidesSearchBar else { return false }
        state.update(controller.id) { $0.changes.isSearchBarPulledOut = true }
        return true
    }

    /// UISearchResultsUpdating.updateSearchResults(for:), with the file's action.
    static func update(
        _ controller: SceneController, to text: String, _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let search = controller.definition.navigationItem.searchController else { return [] }
        let told = call(.updateResults, controller, search)
        guard let action = search.update else { return [told] }
        var sender = Sender(
            controller: controller.id, view: SearchDefinition.viewID, path: search.path.appending(SearchDefinition.updateKey)
        )
        sender.value = text
        return [told] + Actions.perform(action, by: sender, in: &state, context)
    }

    private static func call(_ call: LogFact.SearchCall, _ controller: SceneController, _ search: SearchDefinition) -> LogEntry {
        LogEntry(.search(call, controller.id), path: search.path)
    }
}

extension SceneController {
    var isSearching: Bool { changes.isSearching }

    public var hidesSearchBar: Bool { isSearchBarHidden && !showsSearchBar }

    var searchText: String { view(resolved: SearchDefinition.viewID)?.properties.string(.text) ?? "" }

    public func view(resolved id: ViewID) -> ResolvedView? {
        guard id == SearchDefinition.viewID, let search = definition.navigationItem.searchController else {
            return views.first { $0.id == id }
        }
        return changes.applied(to: [ResolvedView(definition: search.searchBar, properties: search.searchBar.properties)]).first
    }
}
