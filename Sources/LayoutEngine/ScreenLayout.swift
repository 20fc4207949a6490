import PlaygroundModel

/// Lays out a screen. A request that differs only in sizes, insets and strings reuses the last solution, with the same result.
public struct ScreenLayout: Sendable {
    private var last: (request: LayoutRequest, screen: ScreenSystem)?
    private var cells: CellLayouts?

    public init() {}

    public mutating func layout(_ request: LayoutRequest) -> LayoutResult {
        let contents = ListContents(request)
        var result = layoutScreen(contents.screen)
        if let screen = last?.screen, !contents.lists.isEmpty { layOut(contents, of: screen, into: &result) }
        return result
    }

    /// The view's height in the last layout, before the frame's edges were aligned to pixels.
    func unalignedHeight(of view: ViewID) -> Double? {
        guard let screen = last?.screen, let place = screen.tree.index(of: view) else { return nil }
        return screen.frame(place).height
    }

    private mutating func layoutScreen(_ request: LayoutRequest) -> LayoutResult {
        var screen = warmScreen(for: request) ?? Self.coldScreen(for: request)
        if !screen.system.givenValuesHold { screen = Self.coldScreen(for: request) }
        var report = LayoutReport(request: request, screen: screen)
        let result = report.result()
        screen.typeset = report.typeset
        last = (request, screen)
        return result
    }

    /// Lays out the rows of tables and the items of collections in the lists' solved frames.
    private mutating func layOut(_ contents: ListContents, of screen: ScreenSystem, into result: inout LayoutResult) {
        var cells = CellLayouts(after: cells.take())
        for list in contents.lists {
            guard let place = screen.tree.index(of: list.id), let frame = result.frames[list.id] else { continue }
            let surroundings = ListSurroundings(place, frame: frame, in: screen, contents.screen)
            let layout: ListLayout
            if list.kind == .table {
                var table = TableLayout(list, in: contents, surroundings, style: list.properties.choice(.style) ?? .plain)
                layout = table.arranged(keeping: &cells)
            } else {
                var collection = CollectionArrangement(list, in: contents, surroundings)
                layout = collection.arranged(keeping: &cells)
            }
            let inset = screen.guides.adjustedContentInset(of: place, content: layout.contentSize)
            result.contents[list.id] = ScrollContent(size: layout.contentSize, inset: inset)
            let origin = Point(x: frame.minX + inset.insets.left, y: frame.minY + inset.insets.top)
            layout.add(to: &result, at: origin, pixels: screen.traits.pixels)
        }
        self.cells = cells
    }

    /// A solution with movable given sizes. If required constraints override one, a second solution finds the contradiction.
    private static func coldScreen(for request: LayoutRequest) -> ScreenSystem {
        let screen = ScreenSystem(request, mode: .movable)
        return screen.system.givenValuesHold ? screen : ScreenSystem(request, mode: .required)
    }

    /// The last solution, moved to a request. `nil` if a fresh solution might differ.
    private mutating func warmScreen(for request: LayoutRequest) -> ScreenSystem? {
        // The screen is taken out, because a shared solver is copied at its first change.
        guard case (let old, var screen)? = last.take(), screen.isReusable,
              let changes = ContentChanges(from: old, to: request, screen)
        else { return nil }
        screen.resolve(request, changes: changes)
        return screen.isReusable ? screen : nil
    }
}

extension ListSurroundings {
    init(_ place: Int, frame: Rect, in screen: ScreenSystem, _ request: LayoutRequest) {
        let guides = screen.guides
        self.init(
            frame: frame, contentInsets: guides.adjustedContentInset(of: place).insets,
            safeArea: guides.insets(of: .safeArea, view: place),
            margin: RootGuides.systemMinimumLayoutMargin(for: request),
            traits: screen.traits, request: request
        )
    }
}

public func layout(_ request: LayoutRequest) -> LayoutResult {
    var screen = ScreenLayout()
    return screen.layout(request)
}
