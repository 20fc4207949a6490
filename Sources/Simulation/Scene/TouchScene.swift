import PlaygroundModel

public enum ActionListKind: String, Hashable, Sendable {
    case actionSheet
    case menu
}

/// The effect of a touch on a scene: the highlighted element, the blur, the preview and the actions.
public struct TouchScene: Hashable, Sendable {
    /// A page shows the reason of an inert response.
    public var response: TouchResponse = .inert(.noForceTouch)
    /// UITouch.maximumPossibleForce. `nil` for devices that do not measure force.
    public var maximumForce: Double?
    public var force: Force = .none
    /// The blur around source and preview, from 0 to 1. It rises with the force during the hint.
    public var blur: Double = 0
    public var source: Source?
    public var preview: Preview?
    public var actions: ActionList?

    /// The element under the finger. Its layout has the frame.
    public struct Source: Hashable, Sendable {
        public var controller: ControllerInstance.ID
        public var view: ViewID
        /// From 0 to 1, rising during the hint. The preview grows from the element's frame.
        public var emphasis: Double
    }

    public struct Preview: Hashable, Sendable {
        public var frame: Rect
        /// Depth first, with frames in the window's coordinates. They are not in `Scene.controllers`.
        public var controllers: [SceneController]
        public var progress: Double
        public var showsChevron: Bool
        /// The event of a tap: in a context menu, a pop.
        public var event: Event?
    }

    public struct ActionList: Hashable, Sendable {
        public struct Item: Hashable, Sendable {
            public var title: String
            public var subtitle: String?
            public var isDestructive = false
            /// The mark before the title.
            public var state = PreviewAction.State.off
            public var image: String?
            public var isEnabled = true
            public var opensGroup = false
            /// Above the first row of another section, in points.
            public var gap = 0.0
            /// `nil` for the title of a section.
            public var event: Event?

            /// In points.
            public var subtitleHeight: Double { subtitle == nil ? 0 : MenuMetrics.subtitleHeight }
        }

        public var kind: ActionListKind
        /// The open group. A tap on it closes the group.
        public var heading: Item?
        public var items: [Item]
        /// At the origin for the menu of a button or bar item, which is next to its source.
        public var frame: Rect
        /// In points, of a row without a subtitle, also for the heading.
        public var rowHeight: Double
        public var metrics: MenuMetrics
        /// Above the first row and below the last, in points.
        public var edge: Double { kind == .menu ? metrics.edge : 0 }
    }
}
