import PlaygroundModel

/// The content of a scroll view, of which it shows a part.
public struct ScrollContent: Hashable, Sendable {
    /// UIScrollView.contentSize, in points.
    public var size: Size
    /// UIScrollView.adjustedContentInset, in points: how far the content can be scrolled beyond its edges.
    public var insets: EdgeInsets

    public init(size: Size, insets: EdgeInsets = .zero) {
        self.size = size
        self.insets = insets
    }
}

/// The parts of a cell that are drawn besides the views in it.
public struct LaidOutCell: Hashable, Sendable {
    /// Where a cell stands among the cells of its section.
    public enum SectionPosition: String, Hashable, Sendable { case only, first, middle, last }

    public var sectionPosition: SectionPosition
    /// From the cell's edges to the line below it, in points; `nil` where there is none.
    public var separatorInset: EdgeInsets?
    /// From the cell's trailing edge to its accessory, in points.
    public var accessoryMargin: Double

    public init(sectionPosition: SectionPosition, separatorInset: EdgeInsets? = nil, accessoryMargin: Double = 0) {
        self.sectionPosition = sectionPosition
        self.separatorInset = separatorInset
        self.accessoryMargin = accessoryMargin
    }
}
