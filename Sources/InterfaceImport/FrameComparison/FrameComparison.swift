import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline

/// Compares the frames that UIKit gave the views of a document with the engine's frames.
///
/// Each scene is imported as the canvas showed it (`ImportCanvas`) and laid out on the document's device, under the system of its Xcode,
/// between the document's bars. Three recorded values are used: the sizes of root views, the positions of bars (for the insets), and the
/// heights of lines (for the text size). Views are excluded if they do not use Auto Layout, are not installed, or are marked as misplaced,
/// ambiguous or fixed. Stale frames and remembered sizes are counted separately.
package struct FrameComparison: Sendable {
    package struct Row: Hashable, Sendable {
        /// The object's id in the document.
        package var object: String
        package var line: Int
        package var kind: String
        /// The view in the playground, prefixed with its controller. `nil` if the view was not imported.
        package var view: String?
        /// The recorded frame in points, in the superview's coordinates. `laidOut` is the engine's frame.
        package var recorded: Rect
        package var laidOut: Rect?
        /// Whether UIKit cannot have computed the recorded frame (`StaleFrames`).
        package var isStale = false
        /// Whether the canvas remembers the view's width or height (`RememberedSizes`).
        package var isRemembered = false
    }

    package var rows: [Row]

    package init(_ document: InterfaceBuilderDocument, rules: Set<CanvasRule> = .all) {
        let canvas = StageDevice.canvas(of: document)
        let imported = ImportedPlayground(document, name: "imported", canvas: canvas)
        let reading = Pipeline.read(Array(imported.text.utf8), fileName: "imported.toml", attachment: { _ in nil })
        guard let playground = reading.playground else {
            rows = document.countedViews.map { Row($0.view, view: nil, laidOut: nil) }
            return
        }
        let stage = Stage(playground, imported, document, rules: rules)
        let places = imported.placesByObject
        let loose = stage.looseLayouts
        rows = document.roots.flatMap { root -> [Row] in
            let layout = stage.layout(of: root)
            let stale = StaleFrames(in: root, of: document).ids
            let remembered = RememberedSizes(in: root, of: document)
            return root.countedViews(on: canvas).map { view, superview in
                let place = view.id.flatMap { places[$0] }
                let frame = place.flatMap { place in
                    (loose[place.controller] ?? layout).flatMap { Self.frame(of: view, in: superview, place, $0, places) }
                }
                var row = Row(view, view: place.map { "\($0.controller).\($0.view)" }, laidOut: frame)
                row.isStale = view.id.map(stale.contains) ?? false
                row.isRemembered = remembered.decide(view)
                return row
            }
        }
    }

    private static func frame(
        of view: Element, in superview: Element?, _ place: ImportedPlayground.ViewPlace, _ layout: LayoutResult,
        _ places: [String: ImportedPlayground.ViewPlace]
    ) -> Rect? {
        guard let frame = layout.frames[ViewID(place.view)] else { return nil }
        guard let outer = superview?.id.flatMap({ places[$0] }), let outerFrame = layout.frames[ViewID(outer.view)] else { return frame }
        let insets = layout.contents[ViewID(outer.view)]?.insets ?? .zero
        return frame.offset(by: Point(x: -outerFrame.minX - insets.left, y: -outerFrame.minY - insets.top))
    }
}

extension FrameComparison.Row {
    fileprivate init(_ view: Element, view name: String?, laidOut: Rect?) {
        let recorded = ViewElement.frame(of: view) ?? .zero
        self.init(object: view.id ?? "", line: view.line, kind: view.name, view: name, recorded: recorded, laidOut: laidOut)
    }

    /// The maximum difference of origins and sizes, in points. Infinite for a view that was not laid out.
    package var difference: Double {
        laidOut?.difference(from: recorded) ?? .infinity
    }

    /// The reason for a difference, or `nil` if it is at most one point.
    package var reason: Reason? {
        guard let laidOut else { return view == nil ? .leftOut : .notLaidOut }
        guard difference > 1 else { return nil }
        switch (abs(laidOut.width - recorded.width) > 1, abs(laidOut.height - recorded.height) > 1) {
        case (true, true): return .size
        case (true, false): return .width
        case (false, true): return .height
        case (false, false): return .place
        }
    }

    package enum Reason: String, Hashable, Sendable, CaseIterable, Comparable {
        case leftOut = "not in the playground"
        case notLaidOut = "not on the screen"
        case size = "width and height"
        case width, height
        /// The origin differs, but the size does not.
        case place = "place alone"

        package static func < (a: Reason, b: Reason) -> Bool { a.rawValue < b.rawValue }
    }
}

extension Rect {
    func difference(from other: Rect) -> Double {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].map(abs).max() ?? 0
    }
}

extension InterfaceBuilderDocument {
    fileprivate var roots: [Element] { kind == .storyboard ? scenes.map(\.controller) : rootViews }

    fileprivate var countedViews: [(view: Element, superview: Element?)] {
        let canvas = StageDevice.canvas(of: self)
        return roots.flatMap { $0.countedViews(on: canvas) }
    }
}

extension Element {
    /// The installed views that are positioned by constraints, with their superviews.
    fileprivate func countedViews(on canvas: ImportCanvas, in superview: Element? = nil) -> [(view: Element, superview: Element?)] {
        installedChildren(on: canvas).flatMap { child -> [(view: Element, superview: Element?)] in
            let isView = ViewElement.isView(child)
            let inner = isView && child["key"] != "contentView" ? child : superview ?? (ViewElement.isView(self) ? self : nil)
            let nested = child.countedViews(on: canvas, in: isView ? inner : superview)
            // Root views and content views are not positioned by constraints.
            let counts = isView && !["view", "contentView"].contains(child["key"] ?? "") && ViewElement.isPlacedByConstraints(child)
                && !ViewElement.isDoubtful(child) && ViewElement.frame(of: child) != nil
            return (counts ? [(child, superview)] : []) + nested
        }
    }

    private func installedChildren(on canvas: ImportCanvas) -> [Element] {
        guard contains(variationsOf: "subviews") else { return children }
        let installation = installation(of: "subviews")
        return children.map { child in
            var child = child
            if child.name == "subviews" {
                child.children.removeAll { view in
                    let cases = installation.cases(of: view)
                    return canvas.combination.map { !cases.contains($0) } ?? cases.areNone
                }
            }
            return child
        }
    }

    private func contains(variationsOf list: String) -> Bool {
        all("variation").contains { $0.children.contains { $0.name == "mask" && $0["key"] == list } }
    }
}
