import LayoutEngine
import PlaygroundModel
import PlaygroundPipeline

/// Compares the frames that UIKit gave the views of a document with those that the engine gives them.
///
/// Each scene is imported as `traitscope import` does, yet as it was on the canvas (`ImportCanvas`), and laid out on the device that the document names, under the system
/// that its Xcode came with, between the bars that the document says. No recorded frame takes part, apart from the sizes of
/// root views, which are the canvas's, and the places of bars, which say what covers it. Views that Interface Builder marks misplaced, ambiguous or
/// fixed do not count, nor do those without Auto Layout. Those whose recorded frames miss their own constraints are counted apart.
package struct FrameComparison: Sendable {
    /// A view that counts.
    package struct Row: Hashable, Sendable {
        /// The id of the view in the document, and its line.
        package var object: String
        package var line: Int
        /// Interface Builder's name of the kind, such as `label`.
        package var kind: String
        /// The view of the playground, after its controller; `nil` where it did not come over.
        package var view: String?
        /// In the superview's coordinates, in points.
        package var recorded: Rect
        /// `nil` where the view was not laid out.
        package var laidOut: Rect?
        /// Whether the recorded frame cannot be UIKit's, by the rule of `StaleFrames`.
        package var isStale = false
    }

    package var rows: [Row]

    /// - Parameter rules: What is taken to be known of the canvas.
    package init(_ document: InterfaceBuilderDocument, rules: Set<CanvasRule> = .all) {
        let imported = ImportedPlayground(document, name: "imported", canvas: StageDevice.canvas(of: document))
        let reading = Pipeline.read(Array(imported.text.utf8), fileName: "imported.toml", attachment: { _ in nil })
        guard let playground = reading.playground else {
            rows = document.countedViews.map { Row($0.view, view: nil, laidOut: nil) }
            return
        }
        let stage = Stage(playground, imported, document, rules: rules)
        let places = imported.placesByObject
        rows = document.roots.flatMap { root -> [Row] in
            let layout = stage.layout(of: root)
            let stale = StaleFrames(in: root).ids
            return root.countedViews.map { view, superview in
                let place = view.id.flatMap { places[$0] }
                let frame = place.flatMap { place in layout.flatMap { Self.frame(of: view, in: superview, place, $0, places) } }
                var row = Row(view, view: place.map { "\($0.controller).\($0.view)" }, laidOut: frame)
                row.isStale = view.id.map(stale.contains) ?? false
                return row
            }
        }
    }

    /// The view's frame in its superview's coordinates.
    private static func frame(
        of view: Element, in superview: Element?, _ place: ImportedPlayground.Place, _ layout: LayoutResult,
        _ places: [String: ImportedPlayground.Place]
    ) -> Rect? {
        guard let frame = layout.frames[ViewID(place.view)] else { return nil }
        guard let outer = superview?.id.flatMap({ places[$0] }), let outerFrame = layout.frames[ViewID(outer.view)] else { return frame }
        let insets = layout.contents[ViewID(outer.view)]?.insets ?? .zero
        return frame.offset(by: Point(x: -outerFrame.minX - insets.left, y: -outerFrame.minY - insets.top))
    }
}

extension FrameComparison.Row {
    fileprivate init(_ view: Element, view name: String?, laidOut: Rect?) {
        let frame = ViewElement.frame(of: view) ?? (0, 0, 0, 0)
        self.init(
            object: view.id ?? "", line: view.line, kind: view.name, view: name,
            recorded: Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height), laidOut: laidOut
        )
    }

    /// How far the edges are apart, the greatest of the four, in points; infinite for a view that was not laid out.
    package var difference: Double {
        laidOut?.difference(from: recorded) ?? .infinity
    }

    /// What is off by more than a point; `nil` where nothing is.
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
        /// The size is right.
        case place = "place alone"

        package static func < (a: Reason, b: Reason) -> Bool { a.rawValue < b.rawValue }
    }
}

extension Rect {
    /// The greatest difference of origins and sizes, in points.
    func difference(from other: Rect) -> Double {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].map(abs).max() ?? 0
    }
}

extension InterfaceBuilderDocument {
    /// What `Stage` can show: the controllers of a storyboard, the views of a xib.
    fileprivate var roots: [Element] { kind == .storyboard ? scenes.map(\.controller) : rootViews }

    fileprivate var countedViews: [(view: Element, superview: Element?)] { roots.flatMap(\.countedViews) }
}

extension Element {
    /// The views below the element that count, each with the view it stands in.
    fileprivate var countedViews: [(view: Element, superview: Element?)] { countedViews(in: nil) }

    private func countedViews(in superview: Element?) -> [(view: Element, superview: Element?)] {
        children.flatMap { child -> [(view: Element, superview: Element?)] in
            let isView = ViewElement.isView(child)
            // A content view is as large as what it stands in, and the playground knows that.
            let inner = isView && child["key"] != "contentView" ? child : superview ?? (ViewElement.isView(self) ? self : nil)
            let nested = child.countedViews(in: isView ? inner : superview)
            // Where a root view stands is not its constraints' business.
            let counts = isView && child["key"] != "view" && ViewElement.isPlacedByConstraints(child) && !ViewElement.isDoubtful(child)
                && ViewElement.frame(of: child) != nil
            return (counts ? [(child, superview)] : []) + nested
        }
    }
}
