import PlaygroundModel

extension Rect {
    /// Whether the rectangles share more than an edge.
    func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
