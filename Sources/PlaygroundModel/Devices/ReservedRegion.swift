public enum ReservedRegionKind: String, CaseIterable, Hashable, Sendable {
    case division, occlusion
}

/// A part of the screen that the system covers or the hinge divides (UIView.ReservedRegion, iOS 27.1).
public struct ReservedRegion: Hashable, Sendable {
    /// The cause of a region. Not part of UIKit's API.
    public enum Cause: String, CaseIterable, Hashable, Sendable {
        case crease, camera, status
    }

    public var kind: ReservedRegionKind
    public var cause: Cause
    /// The frame in points, including the margins.
    public var frame: Rect
    public var margins: EdgeInsets
    /// Whether content must currently avoid the region.
    public var isActive: Bool

    public init(kind: ReservedRegionKind, cause: Cause, frame: Rect, margins: EdgeInsets = .zero, isActive: Bool) {
        self.kind = kind
        self.cause = cause
        self.frame = frame
        self.margins = margins
        self.isActive = isActive
    }

    /// The region clipped to a window, in the window's coordinates. Half of the screen keeps 13.5 of a division's 40 points.
    public func clipped(to window: Rect) -> ReservedRegion? {
        let (left, top) = (max(frame.minX, window.minX), max(frame.minY, window.minY))
        let (right, bottom) = (min(frame.maxX, window.maxX), min(frame.maxY, window.maxY))
        guard left < right, top < bottom else { return nil }
        var region = self
        region.frame = Rect(x: left - window.minX, y: top - window.minY, width: right - left, height: bottom - top)
        region.margins = EdgeInsets(
            top: max(0, margins.top - (top - frame.minY)), left: max(0, margins.left - (left - frame.minX)),
            bottom: max(0, margins.bottom - (frame.maxY - bottom)), right: max(0, margins.right - (frame.maxX - right))
        )
        return region
    }
}

extension Hinge.Side {
    public func regions(in posture: Posture) -> [ReservedRegion] {
        regions.map { region in
            var region = region
            if region.kind == .division { region.isActive = posture.status == .partiallyOpen }
            return region
        }
    }
}
