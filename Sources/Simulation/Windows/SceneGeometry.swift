import PlaygroundModel

/// UIWindowScene.Geometry as in `effectiveGeometry` (iOS 26; its properties exist in earlier versions).
public struct SceneGeometry: Hashable, Sendable {
    /// The size of the coordinate space's bounds, in points.
    public var size: Size
    public var interfaceOrientation: InterfaceOrientation
    public var isInteractivelyResizing: Bool

    init(_ hierarchy: Hierarchy) {
        size = hierarchy.geometry.frame.size
        interfaceOrientation = hierarchy.environment.orientation
        isInteractivelyResizing = hierarchy.environment.isInteractivelyResizing
    }
}

/// The calls of the window scene's delegate. From iOS 26 `windowScene(_:didUpdateEffectiveGeometry:)` for size, orientation and dragged
/// edges. From iOS 13 to 18 `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)` for size, orientation and traits. Uncertain,
/// without a source: whether they follow the controllers' callbacks.
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
