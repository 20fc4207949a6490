extension LayoutConstraint {
    /// The same constraint between other items: of a cell's views under the names they have there, for example.
    public func replacingItems(_ replacement: (LayoutItem) -> LayoutItem) -> LayoutConstraint {
        var copy = self
        copy.first.item = replacement(first.item)
        copy.second = second.map { LayoutAnchor(replacement($0.item), $0.attribute) }
        return copy
    }
}
