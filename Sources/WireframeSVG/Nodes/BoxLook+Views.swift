import LayoutEngine
import PlaygroundModel
import Wireframes

extension BoxLook {
    /// Views that the playground defines.
    mutating func decideView(_ kind: ViewKind, _ node: WireframeNode, _ place: Surroundings) {
        if kind.facts.clipsToBounds { clips = true }
        switch kind {
        case .image:
            ink = place.tint
            if case .image(let image, .scaleToFill, _) = node.content, image?.isFile != true {
                let background = place[.systemBackground]
                ground = .linear(
                    degrees: 165, place.tint.mixed(0.1, with: background), place.tint.mixed(0.22, with: background)
                )
            }
            if place.parent == .view(.cell), !place.isInCollection { round(7, node) }
        case .button: decideButton(node, place)
        case .textField where node.style.textBorder == nil: round(6, node)
        case .map: ground = .paint(place[.systemYellow].mixed(0.08, with: place[.secondarySystemBackground]))
        case .web: ground = .paint(place[.systemBackground])
        case .cell:
            guard case .cell(let cell) = node.content, let position = cell.sectionPosition else { return }
            clips = true
            let radius = place.design == .glass ? 26.0 : 10
            outline = Outline(
                outline.frame, upper: position == .first || position == .only ? radius : 0,
                lower: position == .last || position == .only ? radius : 0
            )
        default: break
        }
    }

    private mutating func decideButton(_ node: WireframeNode, _ place: Surroundings) {
        guard case .button(let button) = node.content else { return }
        ink = place.tint
        switch button.style {
        case .system, .plain: return
        case .filled, .borderedProminent:
            ink = .white
            ground = .paint(place.tint)
        case .tinted: ground = .paint(place.tint.faded(to: 0.18))
        case .gray, .bordered: ground = .paint(place[.tertiarySystemFill])
        }
        round(place.design == .glass ? 99 : 8, node)
    }
}
