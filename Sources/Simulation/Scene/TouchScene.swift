import PlaygroundModel

/// The effect of a touch on a scene: which element is highlighted, how far the rest is blurred, what is previewed, and which
/// actions are offered.
public struct TouchScene: Hashable, Sendable {
    /// What a press on an element with a preview comes to here; a page says why it is inert.
    public var response: TouchResponse = .inert(.noForceTouch)
    /// UITouch.maximumPossibleForce of a device whose screen measures force, and so has a slider; `nil` for any other.
    public var maximumForce: Double?
    public var force: Force = .none
    /// How far what is around the source and behind the preview is blurred, 0 to 1. It rises with the force during the hint
    /// and is 1 while a preview is open.
    public var blur: Double = 0
    /// The element that stands out, sharp.
    public var source: Source?
    public var preview: Preview?
    public var actions: ActionList?

    /// The element under the finger; where it stands is for the layout to say.
    public struct Source: Hashable, Sendable {
        public var controller: ControllerInstance.ID
        public var view: ViewID
        /// How far it stands out, 0 to 1: it rises during the hint. The preview grows from its frame.
        public var emphasis: Double
    }

    /// A previewed controller, with what is in it.
    public struct Preview: Hashable, Sendable {
        /// In the window's coordinates.
        public var frame: Rect
        /// Depth first, frames in the window's coordinates; they are in no hierarchy, and not among `Scene.controllers`.
        public var controllers: [SceneController]
        /// How far force has come towards the pop, 0 to 1.
        public var progress: Double
        /// Whether the arrow shows that announces actions; not once they are revealed.
        public var showsChevron: Bool
        /// What a tap on it says: in a context menu, to pop.
        public var event: Event?
    }

    /// The preview actions of a peek, or a context menu.
    public struct ActionList: Hashable, Sendable {
        /// How the list looks.
        public enum Kind: String, Hashable, Sendable {
            /// An action sheet at the bottom of the window.
            case actionSheet
            /// A context menu below the preview.
            case menu
        }

        /// An action, or a group of actions.
        public struct Item: Hashable, Sendable {
            public var title: String
            /// In a menu `selected` is a check mark before the title, as it is in an action sheet.
            public var style: PreviewAction.Style
            public var isEnabled: Bool
            public var opensGroup: Bool
            /// What a tap on it says.
            public var event: Event
        }

        public var kind: Kind
        /// Of the group that is open, and what a tap on it says, which closes it.
        public var heading: Item?
        public var items: [Item]
        /// In the window's coordinates.
        public var frame: Rect
        /// Of the heading and of every item, in points.
        public var rowHeight: Double
    }
}
