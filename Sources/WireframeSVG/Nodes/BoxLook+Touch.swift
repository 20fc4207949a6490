import PlaygroundModel
import Wireframes

extension BoxLook {
    /// What a finger brings up, and the home screen.
    mutating func decideTouch(_ node: WireframeNode, _ place: Surroundings, _ siblings: [WireframeNode]) {
        switch node.role {
        case .springboard:
            ground = .wallpaper(isDark: place.isDark)
            clips = true
            scale = 1 + place.level * 0.06
        case .springboardDock: ground = .paint(Paint(0xFFFFFF, place.isDark ? 0.09 : 0.24))
        case .springboardIcon:
            guard case .appIcon(let icon) = node.content, icon.isApp else {
                ground = .paint(Paint(0xFFFFFF, 0.2))
                ink = Paint(0xFFFFFF, 0.85)
                return
            }
            ground = .linear(degrees: 160, place.tint.mixed(0.78, with: .white), place.tint)
            shadows = [Shadow(2, 8, 0.18)]
            ink = .white
            if place.parent == .springboard { opacity = 1 - place.level }
        case .touchVeil: ground = .paint(place.isDark ? Paint(0x000000, place.level * 0.28) : Paint(0xFFFFFF, place.level * 0.14))
        case .touchSource:
            scale = 1 + place.level * 0.035
            // It has become the card.
            if siblings.contains(where: { $0.role == .previewCard }) { opacity = 0 }
            guard !place.isHomeScreen else { return }
            ground = .paint(place[.systemBackground])
            outline = Outline(outline.frame, radius: node.style.cornerRadius == 0 ? 10 : node.style.cornerRadius)
            shadows = [Shadow(place.level * 10, place.level * 28, place.level * 0.26)]
        case .previewCard:
            let level = node.style.touch.map { $0.isSettled ? 0 : $0.amount } ?? 0
            shadows = [Shadow(12, 48, 0.18 + level * 0.14)]
            scale = 1 + level * 0.05
            rim = place.isDark ? Paint(0xFFFFFF, 0.13) : nil
        case .previewArrow: ink = place[.secondaryLabel]
        case .actionList, .quickActionMenu:
            ground = .paint(
                place.isDark ? place[.secondarySystemBackground]
                    : place[.systemBackground].mixed(0.92, with: place[.systemGray6])
            )
            shadows = [Shadow(10, 40, 0.2)]
            rim = place.isDark ? Paint(0xFFFFFF, 0.13) : nil
        case .actionRow: ink = place.parent == .actionList(isMenu: false) ? place.tint : place[.label]
        default: break
        }
    }
}
