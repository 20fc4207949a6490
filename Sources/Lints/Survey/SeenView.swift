import LayoutEngine
import PlaygroundModel
import Simulation
import TextMetrics

/// A view on a screen, as a person sees it: in the window's coordinates, cut by what it stands in.
struct SeenView {
    let controller: SceneController
    let view: ResolvedView
    /// In the window's coordinates, as far as views around it that clip leave it; empty where they leave nothing.
    let frame: Rect
    /// What of the frame is to be read or used: of a text its lines, of all else the frame.
    let ink: Rect
    /// The scroll view, table or collection around it.
    let scroller: ViewID?
    /// The row of a list, or the item, that it is or stands in.
    let cell: ViewID?
    /// The views around it, from the outside in.
    let outer: [ViewID]
    let text: LaidOutText?

    var id: ViewID { view.id }
    var kind: ViewKind { view.definition.kind }

    var place: LintPlace {
        LintPlace(controller: controller.id.controller, view: controller.definition.first(like: id), path: view.definition.path)
    }

    /// Whether a finger does something with it.
    var isControl: Bool {
        guard view.properties.bool(.isEnabled) ?? true else { return false }
        return view.definition.tap != nil || kind == .button || kind.facts.control != nil
    }

    /// Whether it is a text that is there to be read; a control's own belongs to the control.
    var isText: Bool { !isControl && kind == .label && text?.lines.contains { !$0.isEmpty } == true }

    /// Whether it stands in another view.
    func isInside(_ other: SeenView) -> Bool { outer.contains(other.id) }
}

/// The views of a screen that can be seen, controller by controller, in the order in which they are drawn.
struct SeenViews {
    private(set) var views: [SeenView] = []
    private let controller: SceneController
    private let layout: LayoutResult
    private let known: [ViewID: ResolvedView]

    static func all(of controller: SceneController, _ layout: LayoutResult) -> [SeenView] {
        var seen = SeenViews(controller: controller, layout: layout)
        let bounds = Rect(origin: .zero, size: Size(width: 1e6, height: 1e6)).offset(by: Point(x: -5e5, y: -5e5))
        for id in controller.definition.topLevelViews { seen.add(id, within: bounds, scroller: nil, cell: nil, outer: []) }
        return seen.views
    }

    private init(controller: SceneController, layout: LayoutResult) {
        self.controller = controller
        self.layout = layout
        known = Dictionary(firstOf: controller.views.map { ($0.id, $0) })
    }

    private mutating func add(_ id: ViewID, within clip: Rect, scroller: ViewID?, cell: ViewID?, outer: [ViewID]) {
        guard let view = known[id], let local = layout.frames[id], view.definition.kind != .layoutGuide,
              view.properties.bool(.isHidden) != true, (view.properties.number(.alpha) ?? 1) > 0.01
        else { return }
        let kind = view.definition.kind
        let frame = local.offset(by: controller.frame.origin).common(with: clip)
        views.append(SeenView(
            controller: controller, view: view, frame: frame, ink: ink(of: view, local).common(with: frame), scroller: scroller,
            cell: kind == .cell ? id : cell, outer: outer, text: layout.texts[id]
        ))
        let clips = view.properties.clipsToBounds(in: kind)
        // What is scrolled out of sight can be brought into it.
        let inner = clips && !kind.scrolls ? frame : clip
        for subview in view.definition.subviews {
            add(
                subview, within: inner, scroller: kind.scrolls ? id : scroller, cell: kind == .cell ? id : cell, outer: outer + [id])
        }
    }

    /// Where the lines of a text stand; of a control with a ground of its own that is its frame.
    private func ink(of view: ResolvedView, _ frame: Rect) -> Rect {
        let whole = frame.offset(by: controller.frame.origin)
        guard let text = layout.texts[view.id], view.definition.kind == .label || view.hasBareTitle else { return whole }
        let font = Font(size: text.pointSize, weight: text.weight, lineHeight: text.lineHeight, typeface: text.typeface)
        let width = min(whole.width, text.lines.map(font.width).max() ?? 0)
        let lines = Double(text.lines.count)
        let height = min(whole.height, lines * text.lineHeight + max(0, lines - 1) * text.leading)
        let x: Double = switch alignment(of: view) {
        case .left: whole.minX
        case .right: whole.maxX - width
        default: whole.midX - width / 2
        }
        return Rect(x: x, y: whole.midY - height / 2, width: width, height: height)
    }

    private func alignment(of view: ResolvedView) -> TextAlignment {
        guard view.definition.kind == .label else { return .center }
        let asked: TextAlignment = view.properties.choice(.textAlignment) ?? .natural
        guard asked == .natural || asked == .justified else { return asked }
        return controller.traits.collection.layoutDirection == .rightToLeft ? .right : .left
    }
}

extension ResolvedView {
    /// Whether it is a button of which only the title is seen.
    fileprivate var hasBareTitle: Bool {
        guard definition.kind == .button, properties.color(.backgroundColor) == nil, properties.string(.image) == nil else { return false }
        let style: ButtonStyle = properties.choice(.buttonStyle) ?? .system
        return style == .system || style == .plain
    }
}

extension ControllerDefinition {
    /// The view, or of rows that repeat what is written once the first.
    func first(like view: ViewID) -> ViewID {
        guard let path = self.view(view)?.path else { return view }
        return views.first { $0.path == path }?.id ?? view
    }
}

extension Rect {
    /// What both have in common; without extent where that is nothing.
    func common(with other: Rect) -> Rect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        return Rect(x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Whether the other lies in it, to half a point.
    func holds(_ other: Rect) -> Bool {
        other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5 && other.maxY <= maxY + 0.5
    }

    /// How far it reaches out of another at most, and where; `nil` where that is less than a point.
    func reach(beyond bounds: Rect) -> (points: Double, edge: LintMeasure.Edge)? {
        let reaches: [(points: Double, edge: LintMeasure.Edge)] = [
            (bounds.minY - minY, .top), (bounds.minX - minX, .left), (maxY - bounds.maxY, .bottom), (maxX - bounds.maxX, .right),
        ]
        return reaches.filter { $0.points >= 1 }.max { $0.points < $1.points }
    }
}
