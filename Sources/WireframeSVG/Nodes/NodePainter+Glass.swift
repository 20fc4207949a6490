import PlaygroundModel
import Wireframes

/// The glass of iOS 26, as `Templates/styles/eras.css` has it. A drawing cannot blur what is behind one box alone.
extension NodePainter {
    /// What stands behind a node's content.
    mutating func drawGlass(_ node: WireframeNode, _ place: Surroundings) {
        guard place.design == .glass else { return }
        let size = node.frame.size
        switch node.role {
        case .barItemGroup:
            glass(Rect(x: 1, y: 0, width: size.width - 2, height: size.height), place, node.style.backgroundColor.map(place.paint))
        case .backButton:
            let circle = Rect(x: 1, y: 0, width: min(42, size.width), height: size.height)
            glass(circle.mirrored(in: size.width, place.isRightToLeft), place)
        case .tabBar: pill(Rect(x: 21, y: 0, width: size.width - 42, height: min(62, size.height)), place)
        case .tabBarItem where place.parent == .tabBar && node.isChosen:
            // Within the capsule of the bar.
            let bar = place.barWidth
            let left = max(10, 25 - node.frame.minX), right = max(10, 25 - (bar - node.frame.maxX))
            let capsule = Rect(x: left, y: -2, width: size.width - left - right, height: size.height + 4)
            canvas.fill(capsule, radius: 99, place[.tertiarySystemFill])
        case .alertAction where node.style.backgroundColor == nil:
            canvas.fill(Rect(x: 12, y: 2, width: size.width - 24, height: size.height - 4), radius: 99, place[.tertiarySystemFill])
        default: break
        }
    }

    /// A capsule 42 points high, or as high as the bar.
    private mutating func glass(_ room: Rect, _ place: Surroundings, _ paint: Paint? = nil) {
        let height = min(42, room.height)
        pill(Rect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height), place, paint)
    }

    private mutating func pill(_ frame: Rect, _ place: Surroundings, _ paint: Paint? = nil) {
        let outline = Outline(frame, radius: 99)
        let line = place.isDark ? Paint(0xFFFFFF, 0.16) : Paint(0x000000, 0.08)
        // As in CSS, nothing of a shadow shines through what casts it.
        canvas.group(" clip-path=\"url(#\(canvas.definitions.clip(around: outline, reach: 24)))\"") { canvas in
            canvas.shadow(Shadow(2, 12, place.isDark ? 0.3 : 0.1), of: outline)
            canvas.shadow(Shadow(spread: Surroundings.hairline, line), of: outline)
        }
        canvas.fill(outline, paint ?? place[.secondarySystemGroupedBackground].faded(to: 0.9))
    }
}
