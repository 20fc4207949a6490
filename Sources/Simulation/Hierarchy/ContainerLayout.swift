import PlaygroundModel

/// Finds frames in a controller's root view: those of the views asked for, by name, in the root view's coordinates. A name
/// that is left out has no place of its own: a child then fills its container.
///
/// Children stand where the container's constraints put them, and popovers at the views they spring from, both of which the
/// layout engine computes and this target does not import; the caller passes the engine in.
public typealias ContainerLayout = @Sendable (ContainerLayoutRequest) -> [ViewID: Rect]

/// A controller whose views are to be laid out: everything the layout of its root view depends on.
public struct ContainerLayoutRequest: Hashable, Sendable {
    /// The controller as it stands: frame, safe area, traits, installed views and active constraints.
    public var container: SceneController
    /// The children of a container, in order; their names are views in its constraints.
    public var children: [ControllerID]
    /// A view of the controller's own whose frame is asked for.
    public var sourceView: ViewID?
    public var windowSize: Size
    public var profile: BehaviourProfile

    public init(
        container: SceneController, children: [ControllerID] = [], sourceView: ViewID? = nil, windowSize: Size,
        profile: BehaviourProfile
    ) {
        self.container = container
        self.children = children
        self.sourceView = sourceView
        self.windowSize = windowSize
        self.profile = profile
    }
}

extension ContainerLayoutRequest {
    /// The layout without an engine: every child fills its container.
    public static let fillContainer: ContainerLayout = { _ in [:] }
}
