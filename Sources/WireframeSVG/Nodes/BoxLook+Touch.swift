import PlaygroundModel
import Wireframes

extension BoxLook {
    mutating func decideTouch(_ node: WireframeNode, _ place: Surroundings, _ siblings: [WireframeNode]) {
        switch node.role {
        case .springboard:
            ground = .wallpaper(isDark: place.isDark)
            clips = true
            scale = 1 + place.level * 0.06
        case .springboardIcon:
            if case .appIcon(let icon) = node.content, icon.isApp, place.parent == .springboard { opacity = 1 - place.level }
        case .touchVeil: ground = .paint(place.isDark ? Paint(0x000000, place.level * 0.28) : Paint(0xFFFFFF, place.level * 0.14))
        case .touchSource:
            scale = 1 + place.level * 0.035
            // The card replaces the view.
            if siblings.contains(where: { $0.role == .previewCard }) { opacity = 0 }
            guard !place.isHomeScreen else { return }
            ground = .paint(place[.systemBackground])
            round(10, node)
            shadows = [Shadow(offset: place.level * 10, blur: place.level * 28, paint: Paint(0x000000, place.level * 0.26))]
        case .previewCard:
            let level = node.style.touch.map { $0.isSettled ? 0 : $0.amount } ?? 0
            shadows = [Shadow(offset: 12, blur: 48, paint: Paint(0x000000, 0.18 + level * 0.14))]
            if place.isDark { shadows.insert(Shadow(spread: 1, paint: Paint(0xFFFFFF, 0.13)), at: 0) }
            scale = 1 + level * 0.05
        default: break
        }
    }
}
