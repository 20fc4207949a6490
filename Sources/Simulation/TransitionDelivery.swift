import PlaygroundModel

/// What a change of the environment delivers, and in which order (WWDC 2014, session 216; WWDC 2015, session 205):
///
/// 1. `willTransition(to:with:)`, a parent before its children, to each controller whose collection changes; the old
///    traits still hold.
/// 2. `viewWillTransition(to:with:)`, a parent before its children, to each whose view changes size.
/// 3. `traitCollectionDidChange(_:)` to each whose collection changed.
///
/// A change of size alone (a full-screen iPad rotates) brings only 2, a change of traits alone (style, Dynamic Type, 3D
/// Touch) only 1 and 3. Controllers that are covered get theirs too: sizes and traits go through the whole containment and
/// presentation hierarchy. Doubtful: that traits which do not come with a size are announced by 1.
struct TransitionDelivery {
    /// The same controllers in the same order, a parent before its children.
    let before: [SceneController]
    let after: [SceneController]
    let oldEnvironment: Environment
    let newEnvironment: Environment
    let profile: BehaviourProfile

    var entries: [LogEntry] {
        let changes = zip(before, after).map { LogFact.TraitChange.changes(from: $0.collection, to: $1.collection) }
        return notificationsBefore + willTransitions(changes) + sizeTransitions + didChanges(changes)
            + adaptiveUpdates + notificationsAfter
    }

    private func willTransitions(_ changes: [[LogFact.TraitChange]]) -> [LogEntry] {
        zip(after, changes).filter { !$1.isEmpty }.map {
            LogEntry(.willTransitionToTraits($0.id, $1), path: $0.definition.path)
        }
    }

    private var sizeTransitions: [LogEntry] {
        zip(before, after).filter { $0.frame.size != $1.frame.size }.map {
            LogEntry(.viewWillTransition($1.id, from: $0.frame.size, to: $1.frame.size), path: $1.definition.path)
        }
    }

    private func didChanges(_ changes: [[LogFact.TraitChange]]) -> [LogEntry] {
        zip(after, changes).filter { !$1.isEmpty }.map {
            LogEntry(.traitCollectionDidChange($0.id, $1), path: $0.definition.path)
        }
    }

    /// The adaptive elements whose answer changed: of each controller first those that hold no longer, then those that do
    /// now, each in file order.
    private var adaptiveUpdates: [LogEntry] {
        zip(before, after).flatMap { before, after in
            let flipped = zip(before.adaptiveElements, after.adaptiveElements).filter { $0.holds != $1.holds }.map(\.1)
            return (flipped.filter { !$0.holds } + flipped.filter(\.holds)).map {
                LogEntry(.adaptiveElementUpdated(after.id, element: $0.path, holds: $0.holds), path: $0.path)
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
