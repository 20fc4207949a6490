extension LogFact {
    /// The kind of fact, for scripts that read the log: UIKit's method where there is one, in kebab-case otherwise.
    public var name: String {
        switch self {
        case .received: "event"
        case .soughtTarget: "targetViewController"
        case .pushed: "pushed"
        case .popped: "popped"
        case .presented: "presented"
        case .dismissed: "dismissed"
        case .willTransitionToTraits: "willTransition"
        case .viewWillTransition: "viewWillTransition"
        case .traitCollectionDidChange, .traitCollectionDidChangeFromNothing: "traitCollectionDidChange"
        case .posted: "notification"
        case .adaptiveElementUpdated: "adaptive-element"
        case .windowReplaced: "window-replaced"
        case .ignored: "ignored"
        case .droppedOnReload: "dropped-on-reload"
        case .addedOnReload: "added-on-reload"
        }
    }

    /// The controller that the fact happens to, where it is one.
    public var controller: Instance? {
        switch self {
        case .soughtTarget(_, let instance, _, _), .pushed(let instance, _), .presented(let instance, _),
             .willTransitionToTraits(let instance, _), .viewWillTransition(let instance, _, _),
             .traitCollectionDidChange(let instance, _), .traitCollectionDidChangeFromNothing(let instance),
             .adaptiveElementUpdated(let instance, _, _), .droppedOnReload(let instance), .addedOnReload(let instance):
            instance
        case .popped(let instances, _), .dismissed(let instances): instances.first
        case .received, .posted, .windowReplaced, .ignored: nil
        }
    }
}
