import PlaygroundModel
import Simulation

struct PresentationNodes {
    private let presentation: ScenePresentation
    private let controller: SceneController
    private var id: String { controller.id.description }

    init?(_ controller: SceneController) {
        guard let presentation = controller.presentation else { return nil }
        self.presentation = presentation
        self.controller = controller
    }

    /// Taps outside a floating presentation dismiss it or do nothing.
    var behind: [WireframeNode] {
        guard let dimming = presentation.dimming else { return [] }
        let isPopover = presentation.form == .popover
        return [WireframeNode(
            id: "\(id)/dimming", role: isPopover ? .touchCatcher : .dimming, frame: dimming,
            event: presentation.closesOnTapBeside ? .tapDimmed : nil,
            accessibilityLabel: presentation.closesOnTapBeside ? "Close \(controller.definition.title ?? id)" : nil
        )]
    }

    var inFront: [WireframeNode] { [arrow].compactMap { $0 } }

    func presented(_ node: WireframeNode) -> WireframeNode {
        var node = node
        if let insets = presentation.arrow?.insets, insets != .zero {
            node.frame = node.frame.inset(by: insets)
            for place in node.children.indices {
                node.children[place].frame = node.children[place].frame.offset(by: Point(x: -insets.left, y: -insets.top))
            }
        }
        node.style.presentation = presentation.form
        node.style.cornerRadii = presentation.cornerRadii
        node.style.castsShadow = presentation.form == .popover
        node.style.resistsDismissal = presentation.resistsDismissal
        node.children += [grabber].compactMap { $0 }
        return node
    }

    private static let grabberSize = Size(width: 36, height: 5)

    /// A tap on the grabber selects the sheet's next detent.
    private var grabber: WireframeNode? {
        guard presentation.showsGrabber else { return nil }
        let size = Self.grabberSize
        return WireframeNode(
            id: "\(id)/grabber", role: .grabber,
            frame: Rect(x: (controller.frame.width - size.width) / 2, y: 5, width: size.width, height: size.height),
            event: nextDetent.map(Event.detent), accessibilityLabel: nextDetent.map { "Draw the sheet to \($0.word)" }
        )
    }

    private var nextDetent: SheetDetent? {
        guard presentation.detents.count > 1,
              let index = presentation.selectedDetent.flatMap(presentation.detents.firstIndex)
        else { return nil }
        return presentation.detents[(index + 1) % presentation.detents.count]
    }

    /// The arrow's size, in points. `base` is the length of its side at the popover.
    private static let arrowSize = (base: 26.0, height: 13.0)

    private var arrow: WireframeNode? {
        guard let arrow = presentation.arrow else { return nil }
        let (base, height) = Self.arrowSize
        let (x, y) = (arrow.tip.x, arrow.tip.y)
        let frame = switch arrow.direction {
        case .up: Rect(x: x - base / 2, y: y, width: base, height: height)
        case .down: Rect(x: x - base / 2, y: y - height, width: base, height: height)
        case .left: Rect(x: x, y: y - base / 2, width: height, height: base)
        case .right: Rect(x: x - height, y: y - base / 2, width: height, height: base)
        }
        return WireframeNode(
            id: "\(id)/arrow", role: .popoverArrow(arrow.direction), frame: frame,
            style: NodeStyle(
                backgroundColor: controller.definition.backgroundColor, appearance: Appearance(controller.traits.collection)
            )
        )
    }
}
