import PlaygroundModel

/// What a change of the environment delivers, and in which order (WWDC 2014, session 216; WWDC 2015, session 205):
///
/// 1. `willTransition(to:with:)`, a parent before its children, to each controller whose collection changes; the old
///    traits still hold.
/// 2. `viewWillTransition(to:with:)`, a parent before its children, to each whose view changes size.
/// 3. What the containers make of it: split views collapse and expand, presentations adapt, and their delegates are asked.
/// 4. `traitCollectionDidChange(_:)` to each whose collection changed.
///
/// A change of size alone (a full-screen iPad rotates) brings only 2, a change of traits alone (style, Dynamic Type, 3D
/// Touch) only 1 and 4. Controllers that are covered get theirs too: sizes and traits go through the whole containment and
/// presentation hierarchy. Doubtful: that traits which do not come with a size are announced by 1.
struct TransitionDelivery {
    /// Every living controller, a parent before its children. Some may have moved, come or gone in between; those that are
    /// in both are told.
    let before: [SceneController]
    let after: [SceneController]
    /// What the containers did in between.
    let structure: [LogEntry]
    let oldEnvironment: Environment
    let newEnvironment: Environment
    let profile: BehaviourProfile

    var entries: [LogEntry] {
        let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let pairs = after.compactMap { new in
            old[new.id].map { old in
                Pair(old: old, new: new, changes: LogFact.TraitChange.changes(from: old.collection, to: new.collection))
            }
        }
        return notificationsBefore + willTransitions(pairs) + sizeTransitions(pairs) + structure + didChanges(pairs)
            + adaptiveUpdates(pairs) + notificationsAfter
    }

    /// A controller before and after.
    private struct Pair {
        var old: SceneController
        var new: SceneController
        var changes: [LogFact.TraitChange]
    }

    private func willTransitions(_ pairs: [Pair]) -> [LogEntry] {
        pairs.filter { !$0.changes.isEmpty }.map {
            LogEntry(.willTransitionToTraits($0.new.id, $0.changes), path: $0.new.definition.path)
        }
    }

    private func sizeTransitions(_ pairs: [Pair]) -> [LogEntry] {
        pairs.filter { $0.old.frame.size != $0.new.frame.size }.map {
            LogEntry(
                .viewWillTransition($0.new.id, from: $0.old.frame.size, to: $0.new.frame.size), path: $0.new.definition.path
            )
        }
    }

    private func didChanges(_ pairs: [Pair]) -> [LogEntry] {
        pairs.filter { !$0.changes.isEmpty }.map {
            LogEntry(.traitCollectionDidChange($0.new.id, $0.changes), path: $0.new.definition.path)
        }
    }

    /// The adaptive elements whose answer changed: of each controller first those that hold no longer, then those that do
    /// now, each in file order.
    private func adaptiveUpdates(_ pairs: [Pair]) -> [LogEntry] {
        pairs.flatMap { pair in
            let flipped = zip(pair.old.adaptiveElements, pair.new.adaptiveElements).filter { $0.holds != $1.holds }.map(\.1)
            return (flipped.filter { !$0.holds } + flipped.filter(\.holds)).map {
                LogEntry(.adaptiveElementUpdated(pair.new.id, element: $0.path, holds: $0.holds), path: $0.path)
            }
        }
    }

    private var isRotation: Bool { oldEnvironment.orientation != newEnvironment.orientation }

    private var notificationsBefore: [LogEntry] {
        let (old, new) = (oldEnvironment, newEnvironment)
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
        return [LogEntry(.posted(.statusBarOrientationDidChange(from: oldEnvironment.orientation)))]
    }
}

extension SceneController {
    fileprivate var collection: TraitCollection { traits.collection }
}

extension BehaviourProfile {
    /// Whether an app of the time would have followed the status bar's orientation; deprecated in iOS 13.
    fileprivate var postsStatusBarOrientation: Bool { version <= 12 }
}
