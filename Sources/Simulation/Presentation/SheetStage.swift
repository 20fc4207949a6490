import PlaygroundModel

/// The frames of sheets and alerts on a folding device (iPhone Duo; kusumotoa/iPhoneDuoLab, docs/02, measured on a simulator of iOS 27.1).
/// They are 8 points from the sides and from the status area, and extend to the lower edge. On the inner display they are at most as wide
/// as the display in portrait.
struct SheetStage {
    let window: Size
    let safeAreaInsets: EdgeInsets
    let division: Rect?
    let isWholeInnerDisplay: Bool
    let isRightToLeft: Bool

    static let margin = 8.0

    /// The horizontal position of a vertical fold. `nil` for a horizontal fold, which sheets cross.
    private var crease: Double? {
        guard let division, division.height >= window.height else { return nil }
        return division.midX
    }

    private var isOnItsSide: Bool { window.width > window.height }

    /// Placements apply to the inner display in landscape. With a fold only `trailing` was measured. The left half is the default.
    func sheet(_ placement: SheetPlacement) -> Rect {
        let side = isWholeInnerDisplay && isOnItsSide ? side(of: placement) : nil
        let half = crease.map { side == .right ? $0...window.width : 0...$0 } ?? 0...window.width
        let widest = isWholeInnerDisplay ? min(window.width, window.height) : window.width
        let width = min(half.upperBound - half.lowerBound, widest) - 2 * Self.margin
        let x = switch side {
        case .left?: half.lowerBound + Self.margin
        case .right?: half.upperBound - Self.margin - width
        case nil: half.lowerBound + (half.upperBound - half.lowerBound - width) / 2
        }
        let top = safeAreaInsets.top + Self.margin
        return Rect(x: x, y: top, width: width, height: max(0, window.height - top))
    }

    private enum Side { case left, right }

    private func side(of placement: SheetPlacement) -> Side? {
        switch placement {
        case .automatic, .center: nil
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    /// The area for alerts. Uncertain with a fold: Apple's guidelines and one source show the trailing half, one picture the left half.
    var alertArea: Rect {
        let area = Rect(origin: .zero, size: window).inset(by: safeAreaInsets)
        guard let division, crease != nil else { return area }
        return isRightToLeft ? area.upTo(x: division.minX) : area.from(x: division.maxX)
    }

    /// The area on the side of the fold with the popover's source. UIKit keeps popovers off the fold. No source states their position.
    func popoverArea(beside source: Rect, in area: Rect) -> Rect {
        guard let division else { return area }
        if crease != nil { return source.midX < division.midX ? area.upTo(x: division.minX) : area.from(x: division.maxX) }
        return source.midY < division.midY ? area.upTo(y: division.minY) : area.from(y: division.maxY)
    }
}

extension Rect {
    fileprivate func upTo(x: Double) -> Rect { inset(by: EdgeInsets(right: max(0, maxX - x))) }
    fileprivate func from(x: Double) -> Rect { inset(by: EdgeInsets(left: max(0, x - minX))) }
    fileprivate func upTo(y: Double) -> Rect { inset(by: EdgeInsets(bottom: max(0, maxY - y))) }
    fileprivate func from(y: Double) -> Rect { inset(by: EdgeInsets(top: max(0, y - minY))) }
}
