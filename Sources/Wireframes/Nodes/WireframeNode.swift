import PlaygroundModel

/// One box of a wireframe: what to draw, where, and where it comes from.
///
/// A device's screen is a tree of them. The tree is a plain value: two of them are compared by the ids of their nodes
/// to find the few things a page has to change.
public struct WireframeNode: Hashable, Sendable, Identifiable {
    /// Tells the node from every other of its device and stays the same from one state to the next:
    /// `home.title` for a view, `home` for a controller's root view, `nav/bar`, `device/home-indicator`.
    public typealias ID = String

    public var id: ID { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var role: Role { _read { yield box.value.role } _modify { yield &box.value.role } }
    /// In points, in the parent node's coordinates.
    public var frame: Rect { _read { yield box.value.frame } _modify { yield &box.value.frame } }
    public var style: NodeStyle { _read { yield box.value.style } _modify { yield &box.value.style } }
    public var content: NodeContent { _read { yield box.value.content } _modify { yield &box.value.content } }
    /// What a tap on the node does; `nil` where a tap does nothing.
    public var event: Event? { _read { yield box.value.event } _modify { yield &box.value.event } }
    /// How a person works the control that the node shows; `nil` where it is none, or cannot be worked.
    public var control: WorkableControl? { _read { yield box.value.control } _modify { yield &box.value.control } }
    /// What fingers drawn across the node, or in from an edge of it, do.
    public var swipes: [Event] { _read { yield box.value.swipes } _modify { yield &box.value.swipes } }
    /// What a finger that rests on it says; `nil` where that is nothing of its own.
    public var finger: FingerTarget? { _read { yield box.value.finger } _modify { yield &box.value.finger } }
    /// Where the document defines it; `nil` for hardware and the system's own bars.
    public var source: DocumentPath? { _read { yield box.value.source } _modify { yield &box.value.source } }
    /// What an assistive technology says, where the content does not say it itself.
    public var accessibilityLabel: String? { _read { yield box.value.accessibilityLabel } _modify { yield &box.value.accessibilityLabel } }
    /// What it takes the node for, where `role` does not say it.
    public var accessibilityRole: AccessibilityRole? { _read { yield box.value.accessibilityRole } _modify { yield &box.value.accessibilityRole } }
    /// What is wrong here, to be drawn where it is.
    public var issueMarks: [IssueMark] { _read { yield box.value.issueMarks } _modify { yield &box.value.issueMarks } }
    /// UIView.isHidden: the box keeps its frame and shows nothing.
    public var isHidden: Bool { _read { yield box.value.isHidden } _modify { yield &box.value.isHidden } }
    /// Of a container with a stack, how many screens are on it. Nothing is drawn of it; `Transition` tells push from pop by it.
    public var stackDepth: Int? { _read { yield box.value.stackDepth } _modify { yield &box.value.stackDepth } }
    /// From back to front.
    public var children: [WireframeNode] { _read { yield box.value.children } _modify { yield &box.value.children } }

    /// Behind one reference: every step hands nodes on by the thousand, and most of them are as they were.
    private struct Fields: Hashable, Sendable {
        var id: ID
        var role: Role
        var frame: Rect
        var style: NodeStyle
        var content: NodeContent
        var event: Event?
        var control: WorkableControl?
        var swipes: [Event]
        var finger: FingerTarget?
        var source: DocumentPath?
        var accessibilityLabel: String?
        var accessibilityRole: AccessibilityRole?
        var issueMarks: [IssueMark]
        var isHidden: Bool
        var stackDepth: Int?
        var children: [WireframeNode]
    }

    private var box: CopyOnWrite<Fields>

    public init(
        id: ID, role: Role, frame: Rect, style: NodeStyle = NodeStyle(), content: NodeContent = .none,
        event: Event? = nil, swipes: [Event] = [], finger: FingerTarget? = nil, source: DocumentPath? = nil,
        accessibilityLabel: String? = nil, issueMarks: [IssueMark] = [], isHidden: Bool = false,
        stackDepth: Int? = nil, children: [WireframeNode] = []
    ) {
        box = CopyOnWrite(Fields(
            id: id, role: role, frame: frame, style: style, content: content, event: event, swipes: swipes, finger: finger,
            source: source, accessibilityLabel: accessibilityLabel, issueMarks: issueMarks, isHidden: isHidden,
            stackDepth: stackDepth, children: children
        ))
    }

    /// The node of that id in this tree, the node itself included.
    public func descendant(_ id: ID) -> WireframeNode? {
        if self.id == id { return self }
        for child in children {
            if let found = child.descendant(id) { return found }
        }
        return nil
    }

    /// Whether both are one node, which was not built anew: then nothing in it differs.
    func isTriviallyIdentical(to other: WireframeNode) -> Bool { box.isTriviallyIdentical(to: other.box) }

    /// The same node alone.
    public var withoutChildren: WireframeNode {
        var node = self
        node.children = []
        return node
    }
}
