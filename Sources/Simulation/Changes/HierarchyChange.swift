import PlaygroundModel

/// All callbacks of an event, derived from the last announced hierarchy, the current one, and the containers' effects.
///
/// A change of the window has this order (WWDC 2014, session 216; WWDC 2015, session 205):
/// 1. `willTransition(to:with:)`, parents first, to controllers whose traits change. The old traits still apply.
/// 2. `viewWillTransition(to:with:)`, parents first, to controllers whose views change size.
/// 3. The containers' effects: split views collapse and expand, presentations adapt, delegates are called.
/// 4. `traitCollectionDidChange(_:)`, then the scene's delegate (``SceneGeometryChange``).
/// 5. The division of a folding display, if it becomes active or inactive (kusumotoa/iPhoneDuoLab). Uncertain: the order
///    when a fold also changes the display.
///
/// If only the size changes (a full-screen iPad rotates), only 2 occurs. If only traits change (style, Dynamic Type, 3D Touch), only 1 and
/// 4 occur. If a container starts the change, its effects come first and 1 is omitted, because UIKit does not announce the traits that a
/// container sets for its children. Covered controllers receive callbacks too. Uncertain: 1 if the size stays equal.
struct HierarchyChange {
    private let before: Hierarchy
    private let after: Hierarchy
    private let consequences: [LogEntry]
    private let loaded: [ControllerInstance.ID]
    private let profile: BehaviourProfile
    private let staying: [Pair]

    struct Pair {
        var old: SceneController
        var new: SceneController
        var changes: [LogFact.TraitChange]
    }

    init(
        from before: Hierarchy, to after: Hierarchy, consequences: [LogEntry], loaded: [ControllerInstance.ID],
        profile: BehaviourProfile
    ) {
        self.before = before
        self.after = after
        self.consequences = consequences
        self.loaded = loaded
        self.profile = profile
        staying = after.controllers.compactMap { new in
            before.controller(new.id).map { old in
                Pair(
                    old: old, new: new,
                    changes: LogFact.TraitChange.changes(from: old.traits.collection, to: new.traits.collection)
                )
            }
        }
    }

    private var isOfWindow: Bool { before.environment != after.environment }

    var entries: [LogEntry] {
        isOfWindow ? windowEntries : consequences + predictedTraits + sizes + traits + adaptiveElements + appearance
    }

    private var windowEntries: [LogEntry] {
        // Moving the hinge within one status causes no callbacks.
        if before.environment.isHeld(as: after.environment) { return consequences }
        let scene = SceneGeometryChange(before: before, after: after, profile: profile).entries
        let announced = notificationsBefore + announcedTraits + sizes + consequences + traits + adaptiveElements + scene
            + notificationsAfter + divisions + predictedTraits + appearance
        return announced.allSatisfy { $0.isVerbose } ? [LogEntry(.ignored(.nobodyConcerned))] + announced : announced
    }

    // MARK: Controllers in both hierarchies

    private var announcedTraits: [LogEntry] {
        staying.filter { !$0.changes.isEmpty }.map {
            LogEntry(.willTransitionToTraits($0.new.id, $0.changes), path: $0.new.definition.path)
        }
    }

    private var sizes: [LogEntry] {
        staying.filter { $0.old.frame.size != $0.new.frame.size }.map {
            LogEntry(
                .viewWillTransition($0.new.id, from: $0.old.frame.size, to: $0.new.frame.size), path: $0.new.definition.path
            )
        }
    }

    private var traits: [LogEntry] {
        TraitEnvironmentChanges(from: before, to: after, profile: profile).entries(staying)
    }

    /// The adaptive elements whose condition changed, in file order. In each controller, the elements that no longer hold come first.
    private var adaptiveElements: [LogEntry] {
        staying.flatMap { pair in
            let flipped = zip(pair.old.adaptiveElements, pair.new.adaptiveElements).filter { $0.holds != $1.holds }
                .map { $0.1 }
                .firstOfEachPath
            return (flipped.filter { !$0.holds } + flipped.filter { $0.holds }).map {
                LogEntry(.adaptiveElementUpdated(pair.new.id, element: $0.path, holds: $0.holds), path: $0.path)
            }
        }
    }

    // MARK: Controllers that come and go

    private var firstTraits: [LogEntry] { Self.firstTraits(in: after, after: before.layers, profile: profile) }

    /// The first `traitCollectionDidChange` of controllers that join the hierarchy.
    /// Up to iOS 12 each one receives the callback, without a previous collection. From iOS 13 a new controller starts with the window's
    /// traits, and receives the callback only if its own traits differ (useyourloaf, *Predicting Size Classes in iOS 13*). A controller
    /// that a split view kept outside the hierarchy is not new.
    /// - Parameter layers: The layers before the event.
    static func firstTraits(
        in hierarchy: Hierarchy, after layers: [ControllerInstance], profile: BehaviourProfile
    ) -> [LogEntry] {
        let known = Set(layers.flatMap { $0.subtree }.map { $0.id })
        return hierarchy.controllers.filter { !known.contains($0.id) }.compactMap { controller in
            guard profile.has(.traitPrediction) else {
                return LogEntry(.traitCollectionDidChangeFromNothing(controller.id), path: controller.definition.path)
            }
            let changes = LogFact.TraitChange.changes(
                from: hierarchy.windowTraits.collection, to: controller.traits.collection
            )
            guard !changes.isEmpty else { return nil }
            return LogEntry(.traitCollectionDidChange(controller.id, changes), path: controller.definition.path)
        }
    }

    /// The first traits, which from iOS 13 arrive before the view is loaded. Empty in earlier versions.
    private var predictedTraits: [LogEntry] { profile.has(.traitPrediction) ? firstTraits : [] }

    /// Up to iOS 12 the first traits arrive during the first layout: after `viewDidLoad` and `viewWillAppear` (recalled).
    private var appearance: [LogEntry] {
        let entries = AppearanceChange(from: before, to: after, consequences: consequences, loaded: loaded, profile: profile).entries
        let first = profile.has(.traitPrediction) ? [] : firstTraits
        guard !first.isEmpty else { return entries }
        for (index, entry) in entries.enumerated() {
            guard case .appearance(let callbacks) = entry.fact, callbacks.contains(where: { $0.method == .viewWillAppear }),
                  let end = callbacks.firstIndex(where: { $0.method == .viewDidAppear || $0.method == .viewDidDisappear })
            else { continue }
            let parts = [callbacks[..<end], callbacks[end...]].map { LogEntry(.appearance(Array($0)), path: entry.path) }
            return entries[..<index] + [parts[0]] + first + [parts[1]] + entries[(index + 1)...]
        }
        return first + entries
    }

    // MARK: Notifications

    /// Whether the device rotates. A change of the display rotates only the interface.
    private var isRotation: Bool {
        before.environment.orientation != after.environment.orientation
            && before.environment.posture.showsInnerDisplay == after.environment.posture.showsInnerDisplay
    }

    // MARK: The hinge

    private var divisions: [LogEntry] {
        let was = before.geometry.regions.contains { $0.kind == .division && $0.isActive }
        guard let division = after.geometry.regions.first(where: { $0.kind == .division }), division.isActive != was else { return [] }
        return [LogEntry(.divisionUpdated(isActive: division.isActive, division.frame))]
    }

    private var notificationsBefore: [LogEntry] {
        let (old, new) = (before.environment, after.environment)
        var notifications: [LogFact.Notification] = []
        if isRotation {
            notifications.append(.deviceOrientationDidChange(from: old.orientation, to: new.orientation))
            if profile.has(.statusBarOrientationNotifications) {
                notifications.append(.statusBarOrientationWillChange(to: new.orientation))
            }
        }
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory,
           !profile.has(.preferredContentSizeCategory) {
            notifications.append(.contentSizeCategoryDidChange(to: new.preferredContentSizeCategory))
        }
        return notifications.map { LogEntry(.posted($0)) }
    }

    private var notificationsAfter: [LogEntry] {
        guard isRotation, profile.has(.statusBarOrientationNotifications) else { return [] }
        return [LogEntry(.posted(.statusBarOrientationDidChange(from: before.environment.orientation)))]
    }
}

extension Environment {
    fileprivate func isHeld(as other: Environment) -> Bool {
        var moved = other
        moved.posture = posture
        return posture.status == other.posture.status && self == moved
    }
}

extension LogFact.TraitChange {
    static func changes(from old: TraitCollection, to new: TraitCollection) -> [LogFact.TraitChange] {
        guard old != new else { return [] }
        return new.traits(differingFrom: old).map { LogFact.TraitChange($0, from: old[$0], to: new[$0]) }
    }
}

extension [ResolvedAdaptiveElement] {
    /// Keeps one element per path, because each use of a component repeats the component's elements.
    fileprivate var firstOfEachPath: [ResolvedAdaptiveElement] {
        var announced: Set<DocumentPath> = []
        return filter { announced.insert($0.path).inserted }
    }
}
