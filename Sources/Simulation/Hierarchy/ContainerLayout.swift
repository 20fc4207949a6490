import PlaygroundModel

/// Places the children of a container: for each child its frame in the container's root view. A child that is left out
/// fills the container.
///
/// Children stand where the container's constraints put them, which the layout engine knows and this target does not;
/// whoever has both passes the engine in.
public typealias ContainerLayout = @Sendable (ContainerLayoutRequest) -> [ControllerID: Rect]

/// A container whose children want places: everything the layout of its root view depends on.
public struct ContainerLayoutRequest: Hashable, Sendable {
    /// The container as it stands: frame, safe area, traits, installed views and active constraints.
    public var container: SceneController
    /// In order; their names are views in the container's constraints.
    public var children: [ControllerID]
    public var windowSize: Size
    public var profile: BehaviourProfile

    public init(container: SceneController, children: [ControllerID], windowSize: Size, profile: BehaviourProfile) {
        self.container = container
        self.children = children
        self.windowSize = windowSize
        self.profile = profile
    }
}

extension ContainerLayoutRequest {
    /// The layout without an engine: every child fills its container.
    public static let fillContainer: ContainerLayout = { _ in [:] }
}
