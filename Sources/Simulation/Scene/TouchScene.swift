import PlaygroundModel

/// The effect of a touch on a scene: the highlighted element, the blur of the rest, the preview, and the actions.
public struct TouchScene: Hashable, Sendable {
    /// The response to a press on an element with a preview; a page shows the reason of an inert one.
    public var response: TouchResponse = .inert(.noForceTouch)
    /// UITouch.maximumPossibleForce of a device that measures force, which pages show with a slider; `nil` for others.
    public var maximumForce: Double?
    public var force: Force = .none
    /// The blur around the source and behind the preview, from 0 to 1: rising with the force during the hint, 1 with an open preview.
    public var blur: Double = 0
    /// The highlighted element, which stays sharp.
    public var source: Source?
    public var preview: Preview?
    public var actions: ActionList?

    /// The element under the finger; its layout has the frame.
    public struct Source: Hashable, Sendable {
        public var controller: ControllerInstance.ID
        public var view: ViewID
        /// From 0 to 1: it rises during the hint. The preview grows from the element's frame.
        public var emphasis: Double
    }

    /// A previewed controller with its descendants.
    public struct Preview: Hashable, Sendable {
        public var frame: Rect
        /// Depth first, with frames in the window's coordinates; they are in no hierarchy, and not among `Scene.controllers`.
        public var controllers: [SceneController]
        /// The progress of the force towards the pop, from 0 to 1.
        public var progress: Double
        public var showsChevron: Bool
        /// The event of a tap: in a context menu, a pop.
        public var event: Event?
    }

    /// The preview actions of a peek, or a context menu.
    public struct ActionList: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable {
            /// An action sheet at the bottom of the window.
            case actionSheet
            /// A context menu below the preview.
            case menu
        }

        public struct Item: Hashable, Sendable {
            public var title: String
            /// In a menu and in an action sheet `selected` is a check mark before the title.
            public var style: PreviewAction.Style
            public var isEnabled: Bool
            public var opensGroup: Bool
            public var event: Event
        }

        public var kind: Kind
        /// The open group; a tap on it closes the group.
        public var heading: Item?
        public var items: [Item]
        public var frame: Rect
        /// Of the heading and of every item, in points.
        public var rowHeight: Double
    }
}
