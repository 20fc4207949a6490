import PlaygroundModel

/// A cell with its own views and constraints.
struct CustomCell {
    var cell: LayoutRequest.View
    var views: [LayoutRequest.View]
    /// The constraints of the views. Their root view is the cell.
    var constraints: [LayoutConstraint]
    var width: Double
    /// The distances from the cell's edges to the content view's edges.
    var contentInsets: EdgeInsets
    var margins: EdgeInsets
    var surroundings: ListSurroundings

    /// The prefix of UIKit's names for a list's constraints on a cell.
    fileprivate static let listConstraint = "UIView-Encapsulated-Layout-"
    private static let unboundedLength = 100_000.0

    /// The cell as a screen: a content view with the cell's width, and with the given height or the height from its constraints
    /// (UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)).
    func request(height: Double?, fitsWidth: Bool = false) -> LayoutRequest {
        var request = surroundings.request
        let contentWidth = fitsWidth ? Self.unboundedLength : max(0, width - contentInsets.left - contentInsets.right)
        request.size = Size(width: contentWidth, height: height ?? Self.unboundedLength)
        request.safeAreaInsets = .zero
        var content = LayoutRequest.View(id: cell.id, kind: .view, subviews: cell.subviews)
        content.properties[.layoutMargins] = .insets(margins)
        request.views = [content] + views
        // The list's constraints come first, so that conflicts drop the cell's own constraints.
        request.constraints = frameConstraints(height: height, fitsWidth: fitsWidth) + constraints.map { $0.replacingItems { $0.referring(to: cell.id) } }
        return request
    }

    /// The minimum width of the cell's content.
    var fittingWidth: Double {
        var screen = ScreenLayout()
        return screen.layout(request(height: nil, fitsWidth: true)).frames[cell.id]?.width ?? 0
    }

    /// The list's constraints on the content view, with UIKit's names in constraint logs.
    private func frameConstraints(height: Double?, fitsWidth: Bool) -> [LayoutConstraint] {
        let edges: [(LayoutAttribute, String)] = [(.left, "Left"), (.top, "Top"), (.width, "Width")]
        let pinned = edges.map { attribute, name in
            attribute == .width && fitsWidth
                ? constraint(name, attribute, priority: .fittingSizeLevel)
                : constraint(name, attribute, second: LayoutAnchor(.rootView, attribute))
        }
        let vertical = constraint(
            "Height", .height, constant: height ?? 0, priority: height == nil ? .fittingSizeLevel : .required)
        return pinned + [vertical]
    }

    private func constraint(
        _ name: String, _ attribute: LayoutAttribute, second: LayoutAnchor? = nil, constant: Double = 0,
        priority: LayoutPriority = .required
    ) -> LayoutConstraint {
        LayoutConstraint(
            id: LayoutConstraint.ID(path: DocumentPath([.key(Self.listConstraint + name)])), source: "",
            first: LayoutAnchor(.view(cell.id), attribute), relation: .equal, second: second, constant: constant,
            priority: priority
        )
    }
}

extension LayoutConstraint.ID {
    /// UIKit's name of a list's constraint on a cell (`UIView-Encapsulated-Layout-Height`). `nil` for a constraint of the file.
    public var nameInList: String? {
        guard path.components.count == 1, case .key(let name) = path.components[0], name.hasPrefix(CustomCell.listConstraint) else { return nil }
        return name
    }
}

extension LayoutItem {
    fileprivate func referring(to cell: ViewID) -> LayoutItem {
        switch self {
        case .rootView: .view(cell)
        case .guide(let guide, of: nil): .guide(guide, of: cell)
        case .view, .guide, .window: self
        }
    }
}

/// The solvers of cells with their own views, kept from one layout to the next.
struct CellLayouts: Sendable {
    private var before: [ViewID: ScreenLayout]
    private var now: [ViewID: ScreenLayout] = [:]

    init(after last: CellLayouts?) {
        before = last?.now ?? [:]
    }

    mutating func content(of own: CustomCell, height: Double?, fallback: Double, isRow: Bool = false) -> CellContent {
        let insets = own.contentInsets
        var screen = before.removeValue(forKey: own.cell.id) ?? ScreenLayout()
        var (hasFallbackHeight, heightDoubt): (Bool, String?) = (false, nil)
        var result = screen.layout(own.request(height: height.map { max(0, $0 - insets.bottom) }))
        if height == nil, (result.frames[own.cell.id]?.height ?? 0) < 1 {
            result = screen.layout(own.request(height: fallback - insets.bottom))
            hasFallbackHeight = !own.constraints.isEmpty
        } else if height == nil, isRow, let least = screen.unalignedHeight(of: own.cell.id) {
            let pixels = own.surroundings.traits.pixels
            let whole = pixels.ceil(least + insets.bottom)
            if whole - insets.bottom - least > Self.fraction {
                result = screen.layout(own.request(height: whole - insets.bottom))
                if pixels.round(least + insets.bottom) != whole { heightDoubt = Self.roundingDoubt }
            }
        }
        now[own.cell.id] = screen
        let size = result.frames.removeValue(forKey: own.cell.id)?.size ?? .zero
        let origin = Point(x: insets.left, y: 0)
        return CellContent(
            height: size.height + insets.bottom, frames: result.frames.mapValues { $0.offset(by: origin) },
            texts: result.texts, contents: result.contents, issues: result.issues, hasFallbackHeight: hasFallbackHeight,
            heightDoubt: heightDoubt
        )
    }

    /// A self-sizing row's height is rounded to whole pixels, and its content is laid out again at that height. A required ratio then
    /// conflicts by a fraction of a pixel, and UIKit logs it (public reports of 210.9375 and 211 points). The fraction is in points.
    private static let fraction = 0.001
    private static let roundingDoubt = "whether UIKit rounds a row's height up or to the nearest pixel is not known"
}
