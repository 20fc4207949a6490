import LayoutEngine
import PlaygroundModel
import Simulation
import TextMetrics

/// The views of a controller as a recording has them.
struct PredictedViews {
    private let controller: SceneController
    private let layout: LayoutResult?
    private let superviews: [ViewID: ResolvedView]

    init(_ controller: SceneController, _ layout: LayoutResult?) {
        self.controller = controller
        self.layout = layout
        let pairs = controller.views.flatMap { view in view.definition.subviews.map { ($0, view) } }
        superviews = Dictionary(pairs) { first, _ in first }
    }

    func view(_ view: ResolvedView) -> RecordedStep.View {
        let own = frame(of: view)
        let frame = own.offset(by: controller.frame.origin)
        var traits = controller.traits.collection
        traits.merge(view.traitOverrides)
        let around = around(view)
        let isScrolled = around.contains { $0.definition.kind.scrolls }
        let surface = RecordedStep.Surface(frame: frame, safeArea: isScrolled ? nil : safeArea(of: own), traits: traits.words)
        let isHidden = ([view] + around).contains { $0.properties.bool(.isHidden) == true }
        return RecordedStep.View(surface, isHidden: isHidden, text: text(of: view))
    }

    /// Whether UIKit has a view for it: it has none for guides and spacers, and makes only those rows of a list that are in sight.
    func isRecorded(_ view: ResolvedView) -> Bool {
        let kind = view.definition.kind
        guard kind != .layoutGuide, kind != .spacer else { return false }
        let around = around(view)
        guard let place = around.firstIndex(where: { $0.definition.kind.isList }) else { return true }
        let (row, list) = (frame(of: place == 0 ? view : around[place - 1]), frame(of: around[place]))
        return row.maxY > list.minY && row.minY < list.maxY && row.maxX > list.minX && row.minX < list.maxX
    }

    /// In the controller's view.
    private func frame(of view: ResolvedView) -> Rect { layout?.frames[view.id] ?? .zero }

    /// From the inside out.
    private func around(_ view: ResolvedView) -> [ResolvedView] {
        var found: [ResolvedView] = []
        while let outer = superviews[found.last?.id ?? view.id], found.count < PlaygroundLimits.viewDepth { found.append(outer) }
        return found
    }

    /// UIView.safeAreaInsets of a subview: what of the controller's reaches into it.
    private func safeArea(of frame: Rect) -> EdgeInsets {
        let (insets, size) = (controller.safeAreaInsets, controller.frame.size)
        return EdgeInsets(
            top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
            bottom: max(0, insets.bottom - (size.height - frame.maxY)), right: max(0, insets.right - (size.width - frame.maxX)))
    }

    /// What a label asks for follows from its lines as long as all of them show.
    private func text(of view: ResolvedView) -> RecordedStep.Text? {
        guard let text = layout?.texts[view.id] else { return nil }
        var asked: Size?
        if view.definition.kind == .label, !text.isTruncated {
            let font = Font(size: text.pointSize, weight: text.weight, lineHeight: text.lineHeight, typeface: text.typeface)
            let scale = max(1, controller.traits.collection.displayScale)
            let height = Double(text.lines.count) * text.lineHeight + Double(max(0, text.lines.count - 1)) * text.leading
            asked = Size(width: (text.lines.map { font.width(of: $0) }.max() ?? 0).upToPixel(scale), height: height.upToPixel(scale))
        }
        return RecordedStep.Text(fontSize: text.pointSize, asked: asked)
    }
}

extension ViewKind {
    /// Whether what stands in it moves with what a person scrolls.
    fileprivate var scrolls: Bool { self == .scroll || isList }

    fileprivate var isList: Bool { self == .table || self == .collection }
}

extension Double {
    /// The first pixel's edge that is not below a length, as UIKit rounds measured text.
    fileprivate func upToPixel(_ scale: Double) -> Double { ((self * scale - 1e-6).rounded(.up)) / scale }
}
