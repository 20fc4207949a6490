import PlaygroundModel

/// Where the two views of an arrangement stand (UIArrangementViewController, iOS 27.1).
///
/// A split goes along the longer side of its view, as far as `axes` and the size classes permit: a horizontal one needs a regular
/// width, a vertical one a regular height. Else the primary stands alone. The rule of the size classes is read off the closed
/// iPhone Duo, which shows the primary alone on its side, and off Plus phones, which split on theirs. On a folded display a
/// division parts the two.
struct ArrangementLayout {
    typealias Axis = ArrangementDefinition.Axis

    /// A view of the two.
    struct Place: Hashable {
        /// In the arrangement's coordinates; `nil` for a view that is not shown.
        var frame: Rect?
        /// Whether it lies over the other one, or under it.
        var isStacked = false
    }

    private(set) var primary = Place()
    private(set) var secondary = Place()
    /// Along which the two stand side by side; `nil` where they do not.
    private(set) var axis: Axis?
    /// Whether a fold parts them.
    private(set) var isDivided = false

    private let definition: ArrangementDefinition
    /// What the two share.
    private let area: Rect
    private let isRightToLeft: Bool
    private let scale: Double

    /// - Parameters:
    ///   - division: The fold, in the arrangement's coordinates, while it is active.
    init(_ definition: ArrangementDefinition, size: Size, safeAreaInsets: EdgeInsets, division: Rect?, traits: TraitCollection) {
        self.definition = definition
        area = Rect(origin: .zero, size: size).inset(by: safeAreaInsets)
        isRightToLeft = traits.layoutDirection == .rightToLeft
        scale = max(1, traits.displayScale)
        let longer: Axis = size.width > size.height ? .horizontal : .vertical
        let whole = Rect(origin: .zero, size: size)
        guard definition.secondary != nil else {
            primary = Place(frame: definition.style == .split ? area : whole)
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
            primary = Place(frame: whole, isStacked: true)
            secondary = Place(frame: whole, isStacked: true)
        case .split:
            let sizeClass = longer == .horizontal ? traits.horizontalSizeClass : traits.verticalSizeClass
            guard definition.axes.contains(longer), sizeClass != .compact else {
                primary = Place(frame: area)
                return
            }
            axis = longer
            split(along: longer)
        }
    }

    /// Across which way a fold runs through an area; `nil` where it does not.
    private static func axis(of division: Rect, in area: Rect) -> Axis? {
        if division.minX > area.minX, division.maxX < area.maxX { return .horizontal }
        if division.minY > area.minY, division.maxY < area.maxY { return .vertical }
        return nil
    }

    // MARK: Frames

    /// The primary first in a split; in an overlay the secondary, with what is worked on the half that lies flat.
    private mutating func divide(at division: Rect, along axis: Axis) {
        let first = area.span(along: axis).lowerBound...division.span(along: axis).lowerBound
        let last = division.span(along: axis).upperBound...area.span(along: axis).upperBound
        let (leading, trailing) = isMirrored(axis) ? (last, first) : (first, last)
        switch definition.style {
        case .overlay: place(primary: trailing, secondary: leading, along: axis)
        case .split: fill(leading, trailing, along: axis)
        }
    }

    /// A view a half. A maximum does not hold here, a minimum beyond its half leaves nothing, and a primary with a wish, beside a
    /// secondary without a minimum, takes both into its own half (DuoProbe, measured on a simulator).
    private mutating func fill(_ leading: ClosedRange<Double>, _ trailing: ClosedRange<Double>, along axis: Axis) {
        let (one, other) = (definition.primaryProperties[axis], definition.secondaryProperties[axis])
        guard one.minimum ?? 0 <= leading.length, other.minimum ?? 0 <= trailing.length else { return }
        if let wish = one.preferred, other.minimum == nil, wish < leading.length {
            share(leading, primary: wish, along: axis)
        } else {
            place(primary: leading, secondary: trailing, along: axis)
        }
    }

    /// Equal halves, unless a view asks for a length: the primary's wish comes first.
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
