import PlaygroundModel

/// The traits of UITraitEnvironment's adopters, from the screen down (WWDC 2014, session 216; the scene since iOS 13). A presentation
/// controller has the traits that it passes to the presented controller. A view has its controller's traits, changed by the
/// `traitOverrides` of its superviews and its own (iOS 17). Views that an adaptive element installs or removes receive no callback.
/// Uncertain: whether a controller comes before its views.
struct TraitEnvironmentChanges {
    private let before: Hierarchy
    private let after: Hierarchy
    private let profile: BehaviourProfile

    init(from before: Hierarchy, to after: Hierarchy, profile: BehaviourProfile) {
        self.before = before
        self.after = after
        self.profile = profile
    }

    func entries(_ controllers: [HierarchyChange.Pair]) -> [LogEntry] {
        aroundControllers + controllers.flatMap { pair in
            let changes = pair.changes
            let own = changes.isEmpty
                ? [] : [LogEntry(.traitCollectionDidChange(pair.new.id, changes), path: pair.new.definition.path)]
            return presentationController(of: pair) + own + views(of: pair)
        }
    }

    private var aroundControllers: [LogEntry] {
        let screen = LogFact.TraitChange.changes(from: before.screenTraits.collection, to: after.screenTraits.collection)
        let window = LogFact.TraitChange.changes(from: before.windowTraits.collection, to: after.windowTraits.collection)
        var announced: [(LogFact.TraitEnvironment, [LogFact.TraitChange])] = [(.screen, screen)]
        if profile.hasScenes { announced.append((.windowScene, window)) }
        announced.append((.window, window))
        return announced.filter { !$0.1.isEmpty }.map { LogEntry(.environmentTraitsDidChange($0.0, $0.1)) }
    }

    private func presentationController(of pair: HierarchyChange.Pair) -> [LogEntry] {
        guard let old = pair.old.presentation?.traits, let new = pair.new.presentation?.traits else { return [] }
        let changes = LogFact.TraitChange.changes(from: old, to: new)
        guard !changes.isEmpty else { return [] }
        return [LogEntry(
            .environmentTraitsDidChange(.presentationController(of: pair.new.id), changes), path: pair.new.definition.path
        )]
    }

    private func views(of pair: HierarchyChange.Pair) -> [LogEntry] {
        guard !pair.changes.isEmpty else { return [] }
        let former = Set(pair.old.views.map { $0.id })
        let (old, new) = (pair.old.traits.collection, pair.new.traits.collection)
        var groups: [(views: [ViewID], changes: [LogFact.TraitChange])] = []
        for view in pair.new.views where former.contains(view.id) {
            let changes = view.traitOverrides == TraitCollection()
                ? pair.changes
                : LogFact.TraitChange.changes(from: view.traits(in: old), to: view.traits(in: new))
            guard !changes.isEmpty else { continue }
            if let index = groups.firstIndex(where: { $0.changes == changes }) {
                groups[index].views.append(view.id)
            } else {
                groups.append(([view.id], changes))
            }
        }
        return groups.map { group in
            LogEntry(
                .environmentTraitsDidChange(.views(group.views, of: pair.new.id), group.changes), path: pair.new.definition.path
            )
        }
    }
}

extension ResolvedView {
    /// The traits of the view (UIView.traitCollection).
    public func traits(in controller: TraitCollection) -> TraitCollection {
        TraitCollection(traitsFrom: [controller, traitOverrides])
    }
}
