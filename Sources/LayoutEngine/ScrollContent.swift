import PlaygroundModel

public struct ScrollContent: Hashable, Sendable {
    /// UIScrollView.contentSize, in points.
    public var size: Size
    public var inset = AdjustedContentInset()

    /// UIScrollView.adjustedContentInset, in points.
    public var insets: EdgeInsets { inset.insets }
}

public struct AdjustedContentInset: Hashable, Sendable {
    /// The reason why the inset along an axis includes the safe area or not (UIScrollView.ContentInsetAdjustmentBehavior).
    public enum Reason: Hashable, Sendable {
        case never, always
        /// The content is longer than the view, or `alwaysBounceVertical` (`…Horizontal`) is true.
        case scrolls, bounces
        /// The behaviour is `automatic`. A navigation controller adds the safe area's top and bottom.
        case navigationController
        /// Up to iOS 10 the controller adds the height of bars (UIViewController.automaticallyAdjustsScrollViewInsets).
        case bars
        case nothingScrolls

        var addsSafeArea: Bool { self != .never && self != .nothingScrolls }
    }

    /// The inset at each edge, in points.
    public var insets = EdgeInsets.zero
    public var vertical = Reason.never
    public var horizontal = Reason.never
}

/// The drawn parts of a cell other than its views.
public struct LaidOutCell: Hashable, Sendable {
    public enum SectionPosition: String, Hashable, Sendable { case only, first, middle, last }

    public var sectionPosition: SectionPosition
    /// The distances from the cell's edges to the separator, in points. `nil` if the cell has no separator.
    public var separatorInset: EdgeInsets?
    /// The distance from the cell's trailing edge to its accessory, in points.
    public var accessoryMargin: Double
    /// The appearance of a list in a collection view. `nil` for other cells.
    public var appearance: ListSectionAppearance?
    /// Whether the cell is the header of its section.
    public var isHeader = false
    /// The end of a sentence that says why the height of a self-sizing cell is doubtful. `nil` if it is not doubtful.
    public var heightDoubt: String?

    public init(sectionPosition: SectionPosition, separatorInset: EdgeInsets? = nil, accessoryMargin: Double = 0) {
        self.sectionPosition = sectionPosition
        self.separatorInset = separatorInset
        self.accessoryMargin = accessoryMargin
    }
}

/// The drawn parts of a collection view's section other than its views.
public struct LaidOutSection: Hashable, Sendable {
    /// A section that scrolls across the layout.
    public struct Scroller: Hashable, Sendable {
        public var frame: Rect
        /// The content's frame. In right-to-left layouts it extends beyond the left edge.
        public var content: Rect
        public var items: [ViewID]
        /// The parts of the content that can stop at the leading edge. Empty if scrolling stops anywhere.
        public var stops: [Rect]
        public var behavior: OrthogonalScrollingBehavior

        public init(frame: Rect, content: Rect, items: [ViewID], stops: [Rect] = [], behavior: OrthogonalScrollingBehavior) {
            self.frame = frame
            self.content = content
            self.items = items
            self.stops = stops
            self.behavior = behavior
        }
    }

    /// A view that is attached to an item.
    public struct Supplementary: Hashable, Sendable {
        public var view: ViewID
        /// The drawing order. Items have 0.
        public var zIndex: Int
    }

    /// A header or footer that stays visible while its section scrolls.
    public struct Pin: Hashable, Sendable {
        public var view: ViewID
        /// The range in which the view stays. Without scrolling the view is at one end of it.
        public var range: Rect
        public var edge: ExtendedLayout.Edge

        public init(view: ViewID, range: Rect, edge: ExtendedLayout.Edge) {
            self.view = view
            self.range = range
            self.edge = edge
        }
    }

    /// The scroll view of the section. The frames of its items apply to unscrolled content.
    public var scroller: Scroller?
    public var pins: [Pin] = []
    public var supplementaries: [Supplementary] = []
    public var background: SectionBackground?
    /// The background's frame.
    public var frame = Rect.zero

    public init() {}

    func moved(by origin: Point, _ pixels: PixelGrid) -> LaidOutSection {
        var copy = self
        copy.frame = pixels.round(frame.offset(by: origin))
        if let scroller {
            copy.scroller?.frame = pixels.round(scroller.frame.offset(by: origin))
            copy.scroller?.content = pixels.round(scroller.content.offset(by: origin))
            copy.scroller?.stops = scroller.stops.map { pixels.round($0.offset(by: origin)) }
        }
        for index in pins.indices { copy.pins[index].range = pixels.round(pins[index].range.offset(by: origin)) }
        return copy
    }
}
