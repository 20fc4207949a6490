import PlaygroundModel

/// Something that UIKit did otherwise than we do, at one step of a recording.
public struct Difference: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case orientation, safeArea, trait, frame, bar, sheet, keyboard
        /// Whether a view is hidden.
        case hidden
        /// A controller, a view or a bar that one of both does not have.
        case missing, extra
        /// What a text asks for, and its font.
        case textSize, font
        /// A callback that we do not make, one that UIKit does not, one at another place, and another argument.
        case callbackMissing, callbackExtra, callbackOrder, callbackArgument
    }

    public var kind: Kind
    /// The window, a controller, a view, a bar, or who was called.
    public var subject: String
    /// A trait, a method.
    public var attribute: String?
    /// In words; of what one of both does not have, `nil`.
    public var uikit: String?
    public var ours: String?
    /// The difference, in words that are the same on all devices: `3 points higher`. UIKit's, seen from ours.
    public var change: String
    /// Of lengths, in points: that of the edge that is farthest off.
    public var distance: Double?
    public var decision: Decision?
    /// The difference of the same step from which this one follows, by its place there.
    public var cause: Int?

    init(
        _ kind: Kind, _ subject: String, attribute: String? = nil, uikit: String?, ours: String?, change: String = "", distance: Double? = nil,
        decision: Decision? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.attribute = attribute
        self.uikit = uikit
        self.ours = ours
        self.change = change
        self.distance = distance
        self.decision = decision
    }
}

/// The four edges of something, as UIKit has them beyond ours, in points.
struct EdgeShift: Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(of recorded: Rect, from predicted: Rect) {
        left = recorded.minX - predicted.minX
        top = recorded.minY - predicted.minY
        right = recorded.maxX - predicted.maxX
        bottom = recorded.maxY - predicted.maxY
    }

    /// The greatest of places and sizes: a frame that is shifted by 1 and wider by 1 is off by 2 at one edge.
    var distance: Double { [left, top, right, bottom].map { abs($0) }.max() ?? 0 }
    var width: Double { right - left }
    var height: Double { bottom - top }

    /// `8 points down, 20 points wider`: how UIKit's frame stands to ours.
    func words(sizeAlone: Bool = false, tolerance: Double) -> String {
        let place = sizeAlone ? [] : [Self.words(left, "right", "left", tolerance), Self.words(top, "down", "up", tolerance)]
        let size = [Self.words(width, "wider", "narrower", tolerance), Self.words(height, "higher", "lower", tolerance)]
        return (place + size).compactMap { $0 }.joined(separator: ", ")
    }

    private static func words(_ points: Double, _ more: String, _ less: String, _ tolerance: Double) -> String? {
        guard abs(points) > tolerance else { return nil }
        return "\(abs(points).pointsWords) \(points > 0 ? more : less)"
    }
}

extension Double {
    /// `1 point`, `3.5 points`: to a tenth, so that what differs by how pixels are rounded is one.
    var pointsWords: String {
        let rounded = rounded(to: 10)
        return "\(rounded.shortText) point\(rounded == 1 ? "" : "s")"
    }
}

extension Rect {
    /// `16, 120, 370 × 52`.
    var words: String { "\(minX.pointWords), \(minY.pointWords), \(width.pointWords) × \(height.pointWords)" }
}

extension EdgeInsets {
    /// `62, 0, 34, 0`.
    var words: String { [top, left, bottom, right].map { $0.pointWords }.joined(separator: ", ") }

    var edges: [(name: String, points: Double)] { [("top", top), ("left", left), ("bottom", bottom), ("right", right)] }
}
