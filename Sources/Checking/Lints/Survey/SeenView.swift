import LayoutEngine
import PlaygroundModel
import Simulation
import Wireframes

struct SeenView {
    let element: ScreenElement
    let view: ResolvedView
    /// The position on the screen, clipped by the surrounding views.
    let frame: Rect
    /// The part that is read or used: the lines of text, or the frame of anything else.
    let ink: Rect

    /// `nil` for hidden elements, and for elements that are neither controls nor text.
    init?(_ element: ScreenElement) {
        guard let view = element.view, element.concealer == nil, element.isControl || element.isText else { return nil }
        self.element = element
        self.view = view
        frame = element.reachable
        ink = element.ink.intersection(frame)
    }

    var kind: ViewKind { view.definition.kind }
    var isControl: Bool { element.isControl }
    var isText: Bool { element.isText }
    var place: LintPlace { element.lintPlace }

    /// Whether the view is the title view of a navigation item or the accessory of a tab bar, or is inside one.
    var isInBar: Bool {
        element.controller.definition.viewInBar.map { $0 == view.id || element.superviews.contains($0) } ?? false
    }

    func isInside(_ other: SeenView) -> Bool { element.superviews.contains(other.view.id) }
}

extension ScreenElement {
    var lintPlace: LintPlace {
        let definition = controller.definition
        return LintPlace(
            controller: controller.id.controller, view: view.map { definition.first(like: $0.id) },
            path: view?.definition.path ?? definition.path)
    }

    fileprivate var isControl: Bool {
        guard let view, view.properties.bool(.isEnabled) ?? true else { return false }
        let kind = view.definition.kind
        return view.definition.tap != nil || kind == .button || kind.facts.control != nil
    }

    fileprivate var isText: Bool {
        !isControl && view?.definition.kind == .label && laidOutText?.lines.contains { !$0.isEmpty } == true
    }

    /// The rectangle around the lines of text. For a control with a background, its frame.
    fileprivate var ink: Rect {
        guard let view, let text = laidOutText, view.definition.kind == .label || view.hasBareTitle else { return place }
        let lines = text.linesSize
        let (width, height) = (min(place.width, lines.width), min(place.height, lines.height))
        let x: Double = switch alignment(of: view) {
        case .left: place.minX
        case .right: place.maxX - width
        default: place.midX - width / 2
        }
        return Rect(x: x, y: place.midY - height / 2, width: width, height: height)
    }

    private func alignment(of view: ResolvedView) -> TextAlignment {
        guard view.definition.kind == .label else { return .center }
        let asked: TextAlignment = view.properties.choice(.textAlignment) ?? .natural
        guard asked == .natural || asked == .justified else { return asked }
        return traits.layoutDirection == .rightToLeft ? .right : .left
    }
}

extension ResolvedView {
    fileprivate var hasBareTitle: Bool {
        guard definition.kind == .button, properties.color(.backgroundColor) == nil, properties.string(.image) == nil else { return false }
        let style = properties.buttonStyle
        return style == .system || style == .plain
    }
}

extension ControllerDefinition {
    func first(like view: ViewID) -> ViewID {
        guard let path = self.view(view)?.path else { return view }
        return views.first { $0.path == path }?.id ?? view
    }
}

extension Rect {
    func holds(_ other: Rect) -> Bool {
        other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5 && other.maxY <= maxY + 0.5
    }

    /// The greatest distance by which the rectangle exceeds another one, and the edge. `nil` below one point.
    func reach(
        beyond bounds: Rect, unless isExempt: (LintMeasure.Edge) -> Bool = { _ in false }
    ) -> (points: Double, edge: LintMeasure.Edge)? {
        let reaches: [(points: Double, edge: LintMeasure.Edge)] = [
            (bounds.minY - minY, .top), (bounds.minX - minX, .left), (maxY - bounds.maxY, .bottom), (maxX - bounds.maxX, .right),
        ]
        return reaches.filter { $0.points >= 1 && !isExempt($0.edge) }.max { $0.points < $1.points }
    }
}
