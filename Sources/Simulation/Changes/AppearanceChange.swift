import PlaygroundModel

/// The controllers whose views appear and disappear during an event, and the order of their callbacks. A presenter receives callbacks only
/// if the presentation removes its view (`fullScreen`, `currentContext`), not for a sheet or a popover. An event that dismisses and pushes,
/// such as an alert's action, has one entry per transition.
struct AppearanceChange {
    private let before: Hierarchy
    private let after: Hierarchy
    private let layers: [ControllerInstance.ID: ControllerInstance.ID]
    private let gone: [ControllerInstance.ID]
    private let come: [ControllerInstance.ID]
    private let selectsTab: Bool
    private let loaded: Set<ControllerInstance.ID>
    private let profile: BehaviourProfile

    init(
        from before: Hierarchy, to after: Hierarchy, consequences: [LogEntry], loaded: [ControllerInstance.ID],
        profile: BehaviourProfile
    ) {
        self.loaded = Set(loaded)
        self.profile = profile
        self.before = before
        self.after = after
        let (old, new) = (before.onScreen.map { $0.id }, after.onScreen.map { $0.id })
        let (known, staying) = (Set(old), Set(new))
        gone = old.filter { !staying.contains($0) }
        come = new.filter { !known.contains($0) }
        let places = (before.layers + after.layers).flatMap { layer in
            layer.subtreeInHierarchy.map { ($0.id, layer.presentedID) }
        }
        layers = Dictionary(firstOf: places)
        selectsTab = consequences.contains { if case .selectedTab = $0.fact { true } else { false } }
    }

    var entries: [LogEntry] {
        guard !gone.isEmpty || !come.isEmpty else { return [] }
        let changed = layersWithAnotherScreen
        let modal = entry(.modal) { !changed.contains($0) }
        let inLayers = changed.map { layer in entry(selectsTab ? .tab : .stack) { $0 == layer } }
        return ([modal] + inLayers).compactMap { $0 }
    }

    private var layersWithAnotherScreen: [ControllerInstance.ID] {
        let old = Dictionary(firstOf: before.layers.map { ($0.presentedID, $0) })
        return after.layers.filter { layer in
            guard let former = old[layer.presentedID], former.children != layer.children || former.container != layer.container
            else { return false }
            return gone.contains { layers[$0] == layer.presentedID } && come.contains { layers[$0] == layer.presentedID }
        }.map { $0.presentedID }
    }

    /// Observed in logs. Without a source, pages and split views use stacks' order. `viewIsAppearing` after `viewWillAppear` is inferred.
    private enum Order {
        case stack
        case tab
        /// The presenter comes last.
        case modal

        var methods: [AppearanceCallback.Method] {
            switch self {
            case .stack: [.viewWillDisappear, .viewWillAppear, .viewDidDisappear, .viewDidAppear]
            case .tab: [.viewWillAppear, .viewWillDisappear, .viewDidDisappear, .viewDidAppear]
            case .modal: [.viewWillDisappear, .viewWillAppear, .viewDidAppear, .viewDidDisappear]
            }
        }
    }

    private func entry(_ order: Order, _ isConcerned: (ControllerInstance.ID) -> Bool) -> LogEntry? {
        func concerned(_ instances: [ControllerInstance.ID]) -> [ControllerInstance.ID] {
            instances.filter { layers[$0].map(isConcerned) == true }
        }
        let (gone, come) = (concerned(gone), concerned(come))
        let methods = [.viewDidLoad] + order.methods.flatMap { method -> [AppearanceCallback.Method] in
            method == .viewWillAppear && profile.has(.viewIsAppearing) ? [method, .viewIsAppearing] : [method]
        }
        let callbacks = methods.map { method in
            switch method {
            case .viewDidLoad: AppearanceCallback(method, come.filter(loaded.contains))
            case .viewWillAppear, .viewIsAppearing, .viewDidAppear: AppearanceCallback(method, come)
            case .viewWillDisappear, .viewDidDisappear: AppearanceCallback(method, gone)
            }
        }.filter { !$0.controllers.isEmpty }
        guard let concerned = come.last ?? gone.last else { return nil }
        let controller = after.controller(concerned) ?? before.controller(concerned)
        return LogEntry(.appearance(callbacks), path: controller?.definition.path)
    }
}
