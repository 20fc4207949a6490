import PlaygroundModel

/// One box of a wireframe: what to draw, where, and where it comes from.
///
/// A device's screen is a tree of them. The tree is a plain value: two of them are compared by the ids of their nodes
/// to find the few things a page has to change.
public struct WireframeNode: Hashable, Sendable, Identifiable {
    /// Tells the node from every other of its device and stays the same from one state to the next:
    /// `home.title` for a view, `home` for a controller's root view, `nav/bar`, `device/home-indicator`.
    public typealias ID = String

    public var id: ID
    public var role: Role
    /// In points, in the parent node's coordinates.
    public var frame: Rect
    public var style: NodeStyle
    public var content: NodeContent
    /// What a tap on the node does; `nil` where a tap does nothing.
    public var event: Event?
    /// How a person works the control that the node shows; `nil` where it is none, or cannot be worked.
    public var control: WorkableControl?
    /// What fingers drawn across the node, or in from an edge of it, do.
    public var swipes: [Event]
    /// What a finger that rests on it says; `nil` where that is nothing of its own.
    public var finger: FingerTarget?
    /// Where the document defines it; `nil` for hardware and the system's own bars.
    public var source: DocumentPath?
    /// What an assistive technology says, where the content does not say it itself.
    public var accessibilityLabel: String?
    /// What it takes the node for, where `role` does not say it.
    public var accessibilityRole: AccessibilityRole?
    /// What is wrong here, to be drawn where it is.
    public var issueMarks: [IssueMark]
    /// UIView.isHidden: the box keeps its frame and shows nothing.
    public var isHidden: Bool
    /// Of a container with a stack, how many screens are on it. Nothing is drawn of it; `Transition` tells push from pop by it.
    public var stackDepth: Int?
    /// From back to front.
    public var children: [WireframeNode]

    public init(
        id: ID, role: Role, frame: Rect, style: NodeStyle = NodeStyle(), content: NodeContent = .none,
        event: Event? = nil, swipes: [Event] = [], finger: FingerTarget? = nil, source: DocumentPath? = nil,
        accessibilityLabel: String? = nil, issueMarks: [IssueMark] = [], isHidden: Bool = false,
        stackDepth: Int? = nil, children: [WireframeNode] = []
    ) {
        self.id = id
        self.role = role
        self.frame = frame
        self.style = style
        self.content = content
        self.event = event
        self.swipes = swipes
        self.finger = finger
        self.source = source
        self.accessibilityLabel = accessibilityLabel
        self.issueMarks = issueMarks
        self.isHidden = isHidden
        self.stackDepth = stackDepth
        self.children = children
    }

    /// The node of that id in this tree, the node itself included.
    public func descendant(_ id: ID) -> WireframeNode? {
        if self.id == id { return self }
        for child in children {
            if let found = child.descendant(id) { return found }
        }
        return nil
    }

    /// The same node alone.
    public var withoutChildren: WireframeNode {
        var node = self
        node.children = []
        return node
    }
}
