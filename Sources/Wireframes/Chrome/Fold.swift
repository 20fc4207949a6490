import PlaygroundModel
import Simulation

/// How a device that folds is open, and what of it is to be seen around the display in use.
public struct Fold: Hashable, Sendable {
    public var posture: Posture
    /// Of the display in use, as they are seen in the present orientation.
    public var corners: CornerRadii
    /// The display outside, which is dark while the device is open.
    public var leaf: Leaf?

    /// The half of an open device that has the display outside on its back: that display at true scale, as it would be seen
    /// through the device.
    public struct Leaf: Hashable, Sendable {
        /// The edge of the screen at which the half is.
        public var edge: NodeContent.Edge
        /// In points, as it stands.
        public var size: Size
        public var corners: CornerRadii
        /// How far it stands out beyond the edge, in points: the farther the more the device is closed. A drawing hint.
        public var reach: Double
    }

    /// `nil` where the device does not fold.
    init?(_ scene: Scene) {
        guard let hinge = scene.device.hinge else { return nil }
        let (posture, orientation) = (scene.environment.posture, scene.environment.orientation)
        self.posture = posture
        corners = scene.device.corners(in: orientation)
        leaf = posture.showsInnerDisplay ? Leaf(hinge, posture, orientation) : nil
    }
}

extension Fold.Leaf {
    /// The hinge is the left edge of the closed device, so the display outside is on the back of the left half, mirrored.
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
    /// Where the hinge is: an edge of the closed device, or the middle of the open one.
    public enum Axis: String, Hashable, Sendable {
        case left, top, right, bottom, vertical, horizontal
    }

    /// To which side the half swings that opens: that of the hinge while the device is closed, and where the half is once it is open.
    public func swing(in orientation: InterfaceOrientation) -> NodeContent.Edge {
        NodeContent.Edge.left.turned(by: Turn(from: posture.showsInnerDisplay ? orientation.folded : orientation))
    }

    /// Where the hinge is as the device is held.
    public func axis(in orientation: InterfaceOrientation) -> Axis {
        if posture.showsInnerDisplay { return orientation.isLandscape ? .vertical : .horizontal }
        return switch swing(in: orientation) {
        case .left: .left
        case .top: .top
        case .right: .right
        case .bottom: .bottom
        }
    }
}
