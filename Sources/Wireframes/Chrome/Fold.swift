import PlaygroundModel
import Simulation

/// The posture of a foldable device and the geometry of its displays.
public struct Fold: Hashable, Sendable {
    public var posture: Posture
    /// The active display's corners in the current orientation.
    public var corners: CornerRadii
    /// The half with the outer display, which is dark while the device is open. `nil` while the device is closed.
    public var leaf: Leaf?

    /// The half of an open device with the outer display on its back, drawn at true scale through the device.
    public struct Leaf: Hashable, Sendable {
        /// The screen edge at this half.
        public var edge: NodeContent.Edge
        /// The outer display's size in the current orientation, in points.
        public var size: Size
        public var corners: CornerRadii
        /// The distance by which the drawing extends beyond the edge, in points. It grows as the device closes.
        public var reach: Double
    }

    public init(posture: Posture, corners: CornerRadii, leaf: Leaf? = nil) {
        self.posture = posture
        self.corners = corners
        self.leaf = leaf
    }

    init?(_ scene: Scene) {
        guard let hinge = scene.device.hinge else { return nil }
        let (posture, orientation) = (scene.environment.posture, scene.environment.orientation)
        self.posture = posture
        corners = scene.device.corners(in: orientation)
        leaf = posture.showsInnerDisplay ? Leaf(hinge, posture, orientation) : nil
    }
}

extension Fold.Leaf {
    /// The hinge is the closed device's left edge, so the outer display is mirrored on the back of the left half.
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
    /// The position of the hinge: an edge of the closed device, or the middle of the open device.
    public enum Axis: String, Hashable, Sendable {
        case left, top, right, bottom, vertical, horizontal
    }

    /// The side towards which the opening half moves.
    public func swing(in orientation: InterfaceOrientation) -> NodeContent.Edge {
        NodeContent.Edge.left.turned(by: Turn(from: posture.showsInnerDisplay ? orientation.folded : orientation))
    }

    public func axis(in orientation: InterfaceOrientation) -> Axis {
        if posture.showsInnerDisplay { return orientation.isLandscape ? .vertical : .horizontal }
        return Axis(rawValue: swing(in: orientation).rawValue) ?? .vertical
    }
}
