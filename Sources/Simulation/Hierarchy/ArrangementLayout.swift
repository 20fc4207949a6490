import PlaygroundModel

struct ArrangementPane: Hashable {
    /// The frame in the arrangement's coordinates. `nil` for a hidden view.
    var frame: Rect?
    /// Whether the two views overlap.
    var isStacked = false
}

/// The frames of the two views of an arrangement (UIArrangementViewController, iOS 27.1). A split divides the longer side if `axes` and the
/// size class permit it: regular width horizontally, regular height vertically. Otherwise only the primary is visible. The rule is inferred
/// from the closed iPhone Duo (only the primary in landscape) and Plus phones (split in landscape). On a folded display the fold separates
/// the views.
struct ArrangementLayout {
    typealias Axis = ArrangementDefinition.Axis

    private(set) var primary = ArrangementPane()
    private(set) var secondary = ArrangementPane()
    private(set) var axis: Axis?
    private(set) var isDivided = false

    private let definition: ArrangementDefinition
    private let area: Rect
    private let isRightToLeft: Bool
    private let scale: Double

    /// - Parameter division: The active fold, in the arrangement's coordinates.
    init(_ definition: ArrangementDefinition, size: Size, safeAreaInsets: EdgeInsets, division: Rect?, traits: TraitCollection) {
        self.definition = definition
        area = Rect(origin: .zero, size: size).inset(by: safeAreaInsets)
        isRightToLeft = traits.layoutDirection == .rightToLeft
        scale = max(1, traits.displayScale)
        let longer: Axis = size.width > size.height ? .horizontal : .vertical
        let whole = Rect(origin: .zero, size: size)
        guard definition.secondary != nil else {
            primary = ArrangementPane(frame: definition.style == .split ? area : whole)
            return
        }
        if let division, let parted = Self.axis(of: division, in: area), definition.axes.contains(parted) {
            axis = parted
            isDivided = true
            divide(at: division, along: parted)
            return
        }
        switch definition.style {
        case .overlay:
            primary = ArrangementPane(frame: whole, isStacked: true)
            secondary = ArrangementPane(frame: whole, isStacked: true)
        case .split:
            let sizeClass = longer == .horizontal ? traits.horizontalSizeClass : traits.verticalSizeClass
            guard definition.axes.contains(longer), sizeClass != .compact else {
                primary = ArrangementPane(frame: area)
                return
            }
            axis = longer
            split(along: longer)
        }
    }

    private static func axis(of division: Rect, in area: Rect) -> Axis? {
        if division.minX > area.minX, division.maxX < area.maxX { return .horizontal }
        if division.minY > area.minY, division.maxY < area.maxY { return .vertical }
        return nil
    }

    /// A split starts with the primary. An overlay starts with the secondary, because the flat half contains the controls.
    private mutating func divide(at division: Rect, along axis: Axis) {
        let first = area.span(along: axis).lowerBound...division.span(along: axis).lowerBound
        let last = division.span(along: axis).upperBound...area.span(along: axis).upperBound
        let (leading, trailing) = isMirrored(axis) ? (last, first) : (first, last)
        switch definition.style {
        case .overlay: place(primary: trailing, secondary: leading, along: axis)
        case .split: fill(leading, trailing, along: axis)
        }
    }

    /// Gives each view one half. Maximums are ignored. If a view's minimum exceeds its half, both views are hidden. A primary with a
    /// preferred length shares its own half with a secondary that has no minimum (DuoProbe, measured on a simulator).
    private mutating func fill(_ leading: ClosedRange<Double>, _ trailing: ClosedRange<Double>, along axis: Axis) {
        let (one, other) = (definition.primaryProperties[axis], definition.secondaryProperties[axis])
        guard one.minimum ?? 0 <= leading.length, other.minimum ?? 0 <= trailing.length else { return }
        if let wish = one.preferred, other.minimum == nil, wish < leading.length {
            share(leading, primary: wish, along: axis)
        } else {
            place(primary: leading, secondary: trailing, along: axis)
        }
    }

    /// Divides the area into equal halves, unless a view has a length. The primary's length has priority.
    private mutating func split(along axis: Axis) {
        let span = area.span(along: axis)
        share(span, primary: primaryLength(of: span.length, along: axis), along: axis)
    }

    private mutating func share(_ span: ClosedRange<Double>, primary length: Double, along axis: Axis) {
        let edge = isMirrored(axis) ? span.upperBound - length : span.lowerBound + length
        let (first, last) = (span.lowerBound...edge, edge...span.upperBound)
        place(primary: isMirrored(axis) ? last : first, secondary: isMirrored(axis) ? first : last, along: axis)
    }

    private func primaryLength(of whole: Double, along axis: Axis) -> Double {
        let (one, other) = (definition.primaryProperties[axis], definition.secondaryProperties[axis])
        let wish = one.preferred ?? other.preferred.map { whole - $0 } ?? whole / 2
        let least = max(one.minimum ?? 0, whole - (other.maximum ?? whole))
        let most = min(one.maximum ?? whole, whole - (other.minimum ?? 0))
        let length = least > most ? most : min(max(wish, least), most)
        return (min(max(length, 0), whole) * scale).rounded() / scale
    }

    private mutating func place(primary: ClosedRange<Double>, secondary: ClosedRange<Double>, along axis: Axis) {
        self.primary.frame = area.cut(to: primary, along: axis)
        self.secondary.frame = area.cut(to: secondary, along: axis)
    }

    private func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && isRightToLeft }
}

extension ClosedRange<Double> {
    fileprivate var length: Double { upperBound - lowerBound }
}

extension Rect {
    fileprivate func span(along axis: ArrangementDefinition.Axis) -> ClosedRange<Double> {
        axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
    }

    fileprivate func cut(to span: ClosedRange<Double>, along axis: ArrangementDefinition.Axis) -> Rect {
        axis == .horizontal
            ? Rect(x: span.lowerBound, y: minY, width: span.length, height: height)
            : Rect(x: minX, y: span.lowerBound, width: width, height: span.length)
    }
}
