import PlaygroundModel

struct ListSurroundings {
    /// The list's frame, in the root view's coordinates.
    var frame: Rect
    /// The part of UIScrollView.adjustedContentInset that does not depend on the content's length.
    var contentInsets: EdgeInsets
    var safeArea: EdgeInsets
    /// The leading and trailing UIViewController.systemMinimumLayoutMargins, in points.
    var margin: Double
    var traits: LayoutTraits
    var request: LayoutRequest

    var coveredSides: EdgeInsets { EdgeInsets(left: safeArea.left, right: safeArea.right) }

    /// The margins of elements as wide as the list (UITableView.cellLayoutMarginsFollowReadableWidth up to iOS 11).
    var contentMargins: EdgeInsets {
        let margins = EdgeInsets(left: safeArea.left + margin, right: safeArea.right + margin)
        guard traits.profile.has(.cellsFollowingReadableWidth) else { return margins }
        return ReadableWidth.insets(inside: margins, width: frame.width, traits: traits)
    }
}

/// The layout of a list's rows, with frames in the coordinates of its content.
struct ListLayout {
    var result = LayoutResult(frames: [:])
    var contentSize = Size.zero
    private var known: Set<LayoutIssue> = []

    /// - Parameter origin: The content's origin, in the root view's coordinates.
    func add(to whole: inout LayoutResult, at origin: Point, pixels: PixelGrid) {
        for (view, frame) in result.frames { whole.frames[view] = pixels.round(frame.offset(by: origin)) }
        whole.texts.update(with: result.texts)
        whole.cells.update(with: result.cells)
        whole.contents.update(with: result.contents)
        for (list, sections) in result.sections { whole.sections[list] = sections.mapValues { $0.moved(by: origin, pixels) } }
        whole.issues += result.issues
    }

    mutating func add(_ content: CellContent, of view: ViewID, in frame: Rect) {
        result.frames[view] = frame
        for (id, inner) in content.frames { result.frames[id] = inner.offset(by: frame.origin) }
        result.texts.update(with: content.texts)
        result.contents.update(with: content.contents)
        let fresh = content.issues.filter { !known.contains($0.withoutRow) }
        known.formUnion(fresh.map { $0.withoutRow })
        result.issues += fresh
    }
}

/// The layout of a cell's content, in the cell's coordinates, and its fitting height.
struct CellContent {
    var height: Double
    var frames: [ViewID: Rect] = [:]
    var texts: [ViewID: LaidOutText] = [:]
    var contents: [ViewID: ScrollContent] = [:]
    var issues: [LayoutIssue] = []
    /// Whether the constraints determine no height, so that the cell has the list's default height.
    var hasFallbackHeight = false
    var heightDoubt: String?
}

extension LayoutIssue {
    /// The issue without the row's index. Rows of one template usually share an issue, which is reported once.
    fileprivate var withoutRow: LayoutIssue {
        switch self {
        case .ambiguous(let view, let axis, let isPosition, let isSize, let resized):
            .ambiguous(view: view.last, axis: axis, isPosition: isPosition, isSize: isSize, resized: resized.map { $0.last })
        case .ambiguousContentSize(let view, let axis): .ambiguousContentSize(view: view.last, axis: axis)
        case .contentCutOff(let view): .contentCutOff(view: view.last)
        case .stackArrangementDropped(let view, let constraints): .stackArrangementDropped(view: view.last, constraints: constraints)
        case .rowWithoutHeight: .rowWithoutHeight(ViewID(""))
        case .contentHigherThanItem(_, let height, _): .contentHigherThanItem(item: ViewID(""), height: height, needed: 0)
        case .unsatisfiable, .outOfRange, .viewNotInstalled, .noRoomForItems, .further: self
        }
    }
}

extension ViewID {
    /// The last part of a name such as `list.0.2.title`.
    fileprivate var last: ViewID { ViewID(String(name.split(separator: ".").last ?? "")) }
}
