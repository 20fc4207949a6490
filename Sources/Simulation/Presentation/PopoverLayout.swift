import PlaygroundModel

/// The frame of a popover and its arrow, on the first permitted side of the source view with enough space. If no side has enough, the
/// popover shrinks to fit the side with the most space (UIPopoverPresentationController).
struct PopoverLayout {
    /// The frame without the arrow.
    let frame: Rect
    let arrow: ScenePresentation.Arrow

    /// The size of a controller without preferredContentSize. UIKit documents the width. The height is a modelling choice.
    static let defaultSize = Size(width: 320, height: 480)
    private static let arrowLength = 13.0

    /// - Parameter bounds: The safe area, reduced by margins of 10 points.
    init(size: Size, bounds: Rect, source: Rect, permitted: Set<PopoverArrowDirection>) {
        let directions = PopoverArrowDirection.allCases.filter { permitted.isEmpty || permitted.contains($0) }
        let rooms = directions.map { (direction: $0, room: Self.room(for: $0, in: bounds, beside: source)) }
        let fitting = rooms.first { $0.room.width >= size.width && $0.room.height >= size.height }
        let (direction, room) = fitting ?? rooms.max {
            Self.overlap($0.room, size) < Self.overlap($1.room, size)
        } ?? (.up, bounds.size)
        let fitted = Size(
            width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height))
        )
        frame = Self.frame(of: fitted, direction, in: bounds, beside: source)
        let insets = switch direction {
        case .up: EdgeInsets(top: Self.arrowLength)
        case .down: EdgeInsets(bottom: Self.arrowLength)
        case .left: EdgeInsets(left: Self.arrowLength)
        case .right: EdgeInsets(right: Self.arrowLength)
        }
        arrow = .init(direction: direction, tip: Self.tip(direction, source), insets: insets)
    }

    private static func overlap(_ room: Size, _ size: Size) -> Double {
        max(0, min(room.width, size.width)) * max(0, min(room.height, size.height))
    }

    /// The available size on one side of the source. If the arrow points up, the popover is below the source.
    private static func room(for direction: PopoverArrowDirection, in bounds: Rect, beside source: Rect) -> Size {
        switch direction {
        case .up: Size(width: bounds.width, height: bounds.maxY - max(bounds.minY, source.maxY + arrowLength))
        case .down: Size(width: bounds.width, height: min(bounds.maxY, source.minY - arrowLength) - bounds.minY)
        case .left: Size(width: bounds.maxX - max(bounds.minX, source.maxX + arrowLength), height: bounds.height)
        case .right: Size(width: min(bounds.maxX, source.minX - arrowLength) - bounds.minX, height: bounds.height)
        }
    }

    private static func frame(
        of size: Size, _ direction: PopoverArrowDirection, in bounds: Rect, beside source: Rect
    ) -> Rect {
        let centredX = clamp(source.midX - size.width / 2, bounds.minX, bounds.maxX - size.width)
        let centredY = clamp(source.midY - size.height / 2, bounds.minY, bounds.maxY - size.height)
        let origin = switch direction {
        case .up: Point(x: centredX, y: clamp(source.maxY + arrowLength, bounds.minY, bounds.maxY - size.height))
        case .down: Point(x: centredX, y: clamp(source.minY - arrowLength - size.height, bounds.minY, bounds.maxY - size.height))
        case .left: Point(x: clamp(source.maxX + arrowLength, bounds.minX, bounds.maxX - size.width), y: centredY)
        case .right: Point(x: clamp(source.minX - arrowLength - size.width, bounds.minX, bounds.maxX - size.width), y: centredY)
        }
        return Rect(origin: Point(x: origin.x.rounded(), y: origin.y.rounded()), size: size)
    }

    private static func tip(_ direction: PopoverArrowDirection, _ source: Rect) -> Point {
        switch direction {
        case .up: Point(x: source.midX, y: source.maxY)
        case .down: Point(x: source.midX, y: source.minY)
        case .left: Point(x: source.maxX, y: source.midY)
        case .right: Point(x: source.minX, y: source.midY)
        }
    }

    private static func clamp(_ value: Double, _ least: Double, _ most: Double) -> Double {
        max(least, min(most, value))
    }
}
