import PlaygroundModel

/// UIWindowScene.Geometry, as far as an app is told of it: `effectiveGeometry` (iOS 26; its parts are older).
public struct SceneGeometry: Hashable, Sendable {
    /// Of the coordinate space's bounds, in points.
    public var size: Size
    public var interfaceOrientation: InterfaceOrientation
    /// iOS 26.
    public var isInteractivelyResizing: Bool

    init(_ hierarchy: Hierarchy) {
        size = hierarchy.geometry.frame.size
        interfaceOrientation = hierarchy.environment.orientation
        isInteractivelyResizing = hierarchy.environment.isInteractivelyResizing
    }
}

/// What the window scene's delegate is told of a change of the window.
///
/// From iOS 26 on `windowScene(_:didUpdateEffectiveGeometry:)`, of size, orientation and whether an edge is dragged; before, since
/// iOS 13, `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`, of size, orientation and traits. Doubtful: that it comes
/// after the controllers were told; no source gives the order.
struct SceneGeometryChange {
    let before: Hierarchy
    let after: Hierarchy
    let profile: BehaviourProfile

    var entries: [LogEntry] {
        guard profile.hasScenes else { return [] }
        let (old, new) = (SceneGeometry(before), SceneGeometry(after))
        if profile.has(.effectiveGeometry) {
            return old == new ? [] : [LogEntry(.effectiveGeometryUpdated(from: old, to: new))]
        }
        guard old != new || before.windowTraits.collection != after.windowTraits.collection else { return [] }
        return [LogEntry(.sceneUpdated(from: old, to: new))]
    }
}
