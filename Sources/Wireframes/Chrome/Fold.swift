import PlaygroundModel
import Simulation

/// The posture of a foldable device, and its parts around the active display.
public struct Fold: Hashable, Sendable {
    public var posture: Posture
    /// Corners of the active display in the current orientation.
    public var corners: CornerRadii
    /// The outer display, dark while the device is open; `nil` while it is closed.
    public var leaf: Leaf?

    /// The half of an open device with the outer display on its back, drawn at true scale as if the device were transparent.
    public struct Leaf: Hashable, Sendable {
        /// The half's edge of the screen.
        public var edge: NodeContent.Edge
        /// In points, in the current orientation.
        public var size: Size
        public var corners: CornerRadii
        /// Distance beyond the edge in points, larger as the device closes. A drawing hint.
        public var reach: Double
    }

    public init(posture: Posture, corners: CornerRadii, leaf: Leaf? = nil) {
        self.posture = posture
        self.corners = corners
        self.leaf = leaf
    }

    /// `nil` for a device that does not fold.
    init?(_ scene: Scene) {
        guard let hinge = scene.device.hinge else { return nil }
        let (posture, orientation) = (scene.environment.posture, scene.environment.orientation)
        self.posture = posture
        corners = scene.device.corners(in: orientation)
        leaf = posture.showsInnerDisplay ? Leaf(hinge, posture, orientation) : nil
    }
}

extension Fold.Leaf {
    /// The hinge is the closed device's left edge, so the outer display is on the back of the left half, mirrored.
    fileprivate init(_ hinge: Hinge, _ posture: Posture, _ orientation: InterfaceOrientation) {
        let (size, corners) = (hinge.outer.size, hinge.outer.corners)
        edge = NodeContent.Edge.left.turned(by: Turn(from: orientation.folded))
        self.size = orientation.isLandscape ? size : size.transposed
        let mirrored = CornerRadii(
            topLeft: corners.topRight, topRight: corners.topLeft, bottomRight: corners.bottomLeft, bottomLeft: corners.bottomRight)
        self.corners = mirrored.turned(to: orientation.folded)
        reach = 8 + (Posture.angles.upperBound - posture.angle) / 10
    }
}

extension Fold {
    /// The hinge's location: an edge of the closed device, or the middle of the open one.
    public enum Axis: String, Hashable, Sendable {
        case left, top, right, bottom, vertical, horizontal
    }

    /// The side to which the opening half swings: the hinge's side of a closed device, or the half's side of an open one.
    public func swing(in orientation: InterfaceOrientation) -> NodeContent.Edge {
        NodeContent.Edge.left.turned(by: Turn(from: posture.showsInnerDisplay ? orientation.folded : orientation))
    }

    public func axis(in orientation: InterfaceOrientation) -> Axis {
        if posture.showsInnerDisplay { return orientation.isLandscape ? .vertical : .horizontal }
        return Axis(rawValue: swing(in: orientation).rawValue) ?? .vertical
    }
}
