import PlaygroundModel
import Simulation

/// A box of a wireframe. A screen is a tree of nodes, compared by id, so that a page receives only changes.
public struct WireframeNode: Hashable, Sendable, Identifiable {
    /// Unique on a device and stable: `home.title` for a view, `home` for a root view, `nav/bar`, `device/home-indicator`.
    public typealias ID = String

    public var id: ID { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var role: Role { _read { yield box.value.role } _modify { yield &box.value.role } }
    /// The frame in points, in the parent's coordinates.
    public var frame: Rect { _read { yield box.value.frame } _modify { yield &box.value.frame } }
    public var style: NodeStyle { _read { yield box.value.style } _modify { yield &box.value.style } }
    public var content: NodeContent { _read { yield box.value.content } _modify { yield &box.value.content } }
    /// The effect of a tap.
    public var event: Event? { _read { yield box.value.event } _modify { yield &box.value.event } }
    /// `nil` for disabled controls and for other views.
    public var control: WorkableControl? { _read { yield box.value.control } _modify { yield &box.value.control } }
    /// Swipes across the node or from an edge.
    public var swipes: [Event] { _read { yield box.value.swipes } _modify { yield &box.value.swipes } }
    public var finger: FingerTarget? { _read { yield box.value.finger } _modify { yield &box.value.finger } }
    /// `nil` for hardware and system bars.
    public var source: DocumentPath? { _read { yield box.value.source } _modify { yield &box.value.source } }
    /// `nil` if the content is the label.
    public var accessibilityLabel: String? { _read { yield box.value.accessibilityLabel } _modify { yield &box.value.accessibilityLabel } }
    /// `nil` if `role` implies it.
    public var accessibilityRole: AccessibilityRole? { _read { yield box.value.accessibilityRole } _modify { yield &box.value.accessibilityRole } }
    public var issueMarks: [IssueMark] { _read { yield box.value.issueMarks } _modify { yield &box.value.issueMarks } }
    /// Whether the node keeps its frame but is not drawn (`UIView.isHidden`).
    public var isHidden: Bool { _read { yield box.value.isHidden } _modify { yield &box.value.isHidden } }
    /// The number of stacked screens in a container. `Transition` uses it to distinguish push and pop.
    public var stackDepth: Int? { _read { yield box.value.stackDepth } _modify { yield &box.value.stackDepth } }
    /// The children, back to front.
    public var children: [WireframeNode] { _read { yield box.value.children } _modify { yield &box.value.children } }

    /// Stored by reference, because each step passes on thousands of mostly unchanged nodes.
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

    /// The distance by which a scroll view's content has moved. The content's frame is from before any scrolling.
    public var scrollDistance: Point { scrollPosition?.distance ?? .zero }

    /// `nil` for a node that is no scroll view, table, collection or text view.
    public var scrollPosition: ScrollPosition? {
        if case .scrolling(let position, _, _) = style.parts { position } else { nil }
    }

    /// The origin of the children's coordinates, if `frame` is the node's frame in the coordinates of a screen.
    public func origin(ofChildrenIn frame: Rect) -> Point { frame.relative(to: scrollDistance).origin }

    /// The node with an id, which may be the node itself.
    public func descendant(_ id: ID) -> WireframeNode? {
        if self.id == id { return self }
        for child in children {
            if let found = child.descendant(id) { return found }
        }
        return nil
    }

    /// Whether both nodes share storage and are therefore equal.
    func isTriviallyIdentical(to other: WireframeNode) -> Bool { box.isTriviallyIdentical(to: other.box) }

    public var withoutChildren: WireframeNode {
        var node = self
        node.children = []
        return node
    }
}
