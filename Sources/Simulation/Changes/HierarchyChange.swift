import PlaygroundModel

/// What everybody is told of a change: the one place that decides it, for every event.
///
/// It is worked out from the hierarchy that was told last, the hierarchy there is now, and what the containers did in
/// between. Each controller is told of its own difference, once. Those that are in both hierarchies hear of other traits and
/// of another size; those that are new hear of their first traits; those whose views came or went hear of that.
///
/// A change of the window is told in this order (WWDC 2014, session 216; WWDC 2015, session 205):
///
/// 1. `willTransition(to:with:)`, a parent before its children, to each controller whose collection changes; the old traits
///    still hold.
/// 2. `viewWillTransition(to:with:)`, a parent before its children, to each whose view changes size.
/// 3. What the containers make of it: split views collapse and expand, presentations adapt, and their delegates are asked.
/// 4. `traitCollectionDidChange(_:)` to each trait environment whose collection changed, and the scene's delegate
///    (``SceneGeometryChange``).
/// 5. The division of an open device that folds, where it begins or ceases to be active. That comes last, after the hinge's status, and
///    on the same display it is all that there is (kusumotoa/iPhoneDuoLab). Doubtful: that a fold which brings the other display into use
///    is told in the order of a change of the window; nobody measured it.
///
/// A change of size alone (a full-screen iPad rotates) brings only 2, a change of traits alone (style, Dynamic Type, 3D
/// Touch) only 1 and 4. Where a container starts the change, as when a split view shows a column, what it does comes first,
/// and 1 is left out: nothing announces traits that a container gives its children. Covered controllers are told too: sizes
/// and traits go through the whole containment and presentation hierarchy. Doubtful: that traits which do not come with a
/// size are announced by 1.
struct HierarchyChange {
    private let before: Hierarchy
    private let after: Hierarchy
    private let consequences: [LogEntry]
    /// Those whose views are loaded as they come on screen.
    private let loaded: [ControllerInstance.ID]
    private let profile: BehaviourProfile
    private let staying: [Pair]

    /// A controller before and after.
    struct Pair {
        var old: SceneController
        var new: SceneController
        var changes: [LogFact.TraitChange]
    }

    /// - Parameters:
    ///   - consequences: What the containers did in between.
    ///   - loaded: The controllers whose views are loaded by it.
    init(
        from before: Hierarchy, to after: Hierarchy, consequences: [LogEntry], loaded: [ControllerInstance.ID] = [],
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

    /// What the log says, what the containers did included.
    var entries: [LogEntry] {
        isOfWindow ? windowEntries : consequences + firstTraits + sizes + traits + adaptiveElements + appearance
    }

    private var windowEntries: [LogEntry] {
        // A hinge that only moves on changes nothing.
        if before.environment.isHeld(as: after.environment) { return consequences }
        let scene = SceneGeometryChange(before: before, after: after, profile: profile).entries
        let announced = notificationsBefore + announcedTraits + sizes + consequences + traits + adaptiveElements + scene
            + notificationsAfter + divisions + firstTraits + appearance
        return announced.allSatisfy { $0.isVerbose } ? [LogEntry(.ignored(.nobodyConcerned))] + announced : announced
    }

    // MARK: Those who stay

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

    /// The adaptive elements whose answer changed: of each controller first those that hold no longer, then those that do
    /// now, each in file order.
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

    // MARK: Those who come and go

    private var firstTraits: [LogEntry] { Self.firstTraits(in: after, after: before.layers, profile: profile) }

    /// The first `traitCollectionDidChange` of controllers that join the hierarchy.
    ///
    /// Up to iOS 12 each gets one, with no previous collection. From iOS 13 a controller is created with the traits it
    /// probably will have, those of the window, and is told only if the real ones differ (useyourloaf, *Predicting Size
    /// Classes in iOS 13*). A controller that a split view had kept outside of the hierarchy is not new.
    ///
    /// - Parameter layers: The app before they joined it.
    static func firstTraits(
        in hierarchy: Hierarchy, after layers: [ControllerInstance], profile: BehaviourProfile
    ) -> [LogEntry] {
        let known = Set(layers.flatMap { $0.subtree }.map { $0.id })
        return hierarchy.controllers.filter { !known.contains($0.id) }.compactMap { controller in
            guard profile.predictsTraits else {
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

    /// Where the other display comes into use the device was not turned in the hand.
    private var isRotation: Bool {
        before.environment.orientation != after.environment.orientation
            && before.environment.posture.showsInnerDisplay == after.environment.posture.showsInnerDisplay
    }

    // MARK: The hinge

    /// A division that begins or ceases to be active on the display in use, which is told after the hinge's status and after all else.
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
            if profile.postsStatusBarOrientation {
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
        guard isRotation, profile.postsStatusBarOrientation else { return [] }
        return [LogEntry(.posted(.statusBarOrientationDidChange(from: before.environment.orientation)))]
    }
}

extension Environment {
    /// Whether the device is held and set as in another environment, wherever its hinge stands within the same status.
    fileprivate func isHeld(as other: Environment) -> Bool {
        var moved = other
        moved.posture = posture
        return posture.status == other.posture.status && self == moved
    }
}

extension LogFact.TraitChange {
    /// The traits that differ, in listing order.
    static func changes(from old: TraitCollection, to new: TraitCollection) -> [LogFact.TraitChange] {
        guard old != new else { return [] }
        return new.traits(differingFrom: old).map { LogFact.TraitChange($0, from: old[$0], to: new[$0]) }
    }
}

extension [ResolvedAdaptiveElement] {
    /// An element of a component is there as often as the component is.
    fileprivate var firstOfEachPath: [ResolvedAdaptiveElement] {
        var announced: Set<DocumentPath> = []
        return filter { announced.insert($0.path).inserted }
    }
}
