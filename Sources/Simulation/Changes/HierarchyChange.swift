import PlaygroundModel

/// All callbacks of a change, for every event.
///
/// They follow from the last announced hierarchy, the current one, and the effects of the containers in between. A controller in both
/// hierarchies gets its trait and size changes; a new one its first traits; one whose view appeared or disappeared its appearance
/// callbacks.
///
/// The callbacks of a change of the window have this order (WWDC 2014, session 216; WWDC 2015, session 205):
///
/// 1. `willTransition(to:with:)`, a parent before its children, to each controller whose collection changes; the old traits
///    still hold.
/// 2. `viewWillTransition(to:with:)`, a parent before its children, to each whose view changes size.
/// 3. The effects of the containers: split views collapse and expand, presentations adapt, their delegates are called.
/// 4. `traitCollectionDidChange(_:)` to each trait environment whose collection changed, and the scene's delegate
///    (``SceneGeometryChange``).
/// 5. The division of a folding display, if it becomes active or inactive. It follows the hinge's status, and without a change
///    of the display it is the only callback (kusumotoa/iPhoneDuoLab). Doubtful: the order when a fold changes the display.
///
/// A change of size alone (a full-screen iPad rotates) has only 2, a change of traits alone (style, Dynamic Type, 3D Touch) only 1 and 4.
/// If a container starts the change, such as a split view that shows a column, its effects come first, and 1 is left out: nothing announces
/// the traits that a container gives its children. Covered controllers get the callbacks, too: sizes and traits go through the whole
/// containment and presentation hierarchy. Doubtful: 1 for traits without a size.
struct HierarchyChange {
    private let before: Hierarchy
    private let after: Hierarchy
    private let consequences: [LogEntry]
    /// Those whose views are loaded as they come on screen.
    private let loaded: [ControllerInstance.ID]
    private let profile: BehaviourProfile
    private let staying: [Pair]

    struct Pair {
        var old: SceneController
        var new: SceneController
        var changes: [LogFact.TraitChange]
    }

    /// - Parameters:
    ///   - consequences: What the containers did in between.
    ///   - loaded: The controllers whose views are loaded by it.
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
        isOfWindow ? windowEntries : consequences + firstTraits + sizes + traits + adaptiveElements + appearance
    }

    private var windowEntries: [LogEntry] {
        // A moved hinge alone has no callbacks.
        if before.environment.isHeld(as: after.environment) { return consequences }
        let scene = SceneGeometryChange(before: before, after: after, profile: profile).entries
        let announced = notificationsBefore + announcedTraits + sizes + consequences + traits + adaptiveElements + scene
            + notificationsAfter + divisions + firstTraits + appearance
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

    /// The adaptive elements whose condition changed: of each controller first those that hold no longer, then those that hold now, each in
    /// file order.
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
    ///
    /// Up to iOS 12 each gets one, without a previous collection. From iOS 13 a controller is created with the predicted traits, those of
    /// the window, and gets the callback only if the real ones differ (useyourloaf, *Predicting Size Classes in iOS 13*). A controller that
    /// a split view kept outside the hierarchy is not new.
    ///
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

    private var appearance: [LogEntry] {
        AppearanceChange(from: before, to: after, consequences: consequences, loaded: loaded, profile: profile).entries
    }

    // MARK: Notifications

    /// A change of the display turns the interface, not the device.
    private var isRotation: Bool {
        before.environment.orientation != after.environment.orientation
            && before.environment.posture.showsInnerDisplay == after.environment.posture.showsInnerDisplay
    }

    // MARK: The hinge

    /// A division that becomes active or inactive on the display in use.
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
    /// Whether the environments are equal except for the hinge's angle within one status.
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
    /// A component's element exists once for each use of the component.
    fileprivate var firstOfEachPath: [ResolvedAdaptiveElement] {
        var announced: Set<DocumentPath> = []
        return filter { announced.insert($0.path).inserted }
    }
}
