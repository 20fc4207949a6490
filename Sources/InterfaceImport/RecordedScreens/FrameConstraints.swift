import PlaygroundModel

/// Constraints that reproduce, on every environment, the frame that code gave a view.
struct FrameConstraints {
    struct Frame {
        var environment: Int
        var frame: Rect
        var superview: Size?
    }

    /// The constraints for each environment. If one rule explains all frames, such as fixed margins, they are the same everywhere.
    static func texts(of name: String, in superview: String, _ frames: [Frame]) -> [Int: [String]] {
        let horizontal = axis(
            name, superview, frames.map { ($0.frame.minX, $0.frame.width, $0.superview?.width) }, near: "left", far: "right",
            center: "centerX", size: "width")
        let vertical = axis(
            name, superview, frames.map { ($0.frame.minY, $0.frame.height, $0.superview?.height) }, near: "top", far: "bottom",
            center: "centerY", size: "height")
        return Dictionary(frames.indices.map { (frames[$0].environment, horizontal[$0] + vertical[$0]) }) { first, _ in first }
    }

    private typealias Extent = (start: Double, length: Double, whole: Double?)

    private static func axis(
        _ name: String, _ superview: String, _ extents: [Extent], near: String, far: String, center: String, size: String
    ) -> [[String]] {
        func isSame(_ value: (Extent) -> Double?) -> Bool {
            let values = extents.map(value)
            return values.allSatisfy { number in
                guard let number, let first = values[0] else { return false }
                return abs(number - first) < 0.01
            }
        }
        func text(_ anchor: String, _ other: String, _ constant: Double) -> String {
            let digits = TOMLValue.digits(of: abs(constant))
            return "\(name).\(anchor) == \(superview).\(other)" + (digits == "0" ? "" : (constant < 0 ? " - " : " + ") + digits)
        }
        let start = extents[0].start
        let length = "\(name).\(size) == \(TOMLValue.digits(of: extents[0].length))"
        func all(_ texts: [String]) -> [[String]] { extents.map { _ in texts } }
        let end = { (extent: Extent) in extent.whole.map { extent.start + extent.length - $0 } }
        let middle = { (extent: Extent) in extent.whole.map { extent.start + extent.length / 2 - $0 / 2 } }
        let isStart = isSame { $0.start }
        let isLength = isSame { $0.length }
        // A view as large as its superview resizes with it, even if only one size is known.
        if isStart, isSame(end), !isSame({ $0.whole }) || end(extents[0]) == 0, let end = end(extents[0]) {
            return all([text(near, near, start), text(far, far, end)])
        }
        if isStart, isLength { return all([text(near, near, start), length]) }
        if isLength, isSame(end), let end = end(extents[0]) { return all([text(far, far, end), length]) }
        if isLength, isSame(middle), let middle = middle(extents[0]) { return all([text(center, center, middle), length]) }
        return extents.map { extent in
            [text(near, near, extent.start), "\(name).\(size) == \(TOMLValue.digits(of: extent.length))"]
        }
    }
}
