import PlaygroundModel

extension NodeStyle {
    /// - Precondition: The scroll edge is set. Before UIBarAppearance (iOS 13) the scroll edge appearance has no effect.
    mutating func take(_ look: BarLook, inCompactHeight isCompact: Bool, _ profile: BehaviourProfile) {
        let standard = look.standard(inCompactHeight: isCompact)
        tintColor = look.tintColor
        backgroundColor = standard?.ground
        lineColor = standard?.line
        if standard?.ground != nil { scrollEdge?.effect = .automatic }
        guard BarScrollEdge.transparentBars[profile] != .none, let edge = look.scrollEdgeAppearance else { return }
        if edge.ground == backgroundColor {
            scrollEdge?.hasAppearance = false
        } else {
            scrollEdge?.hasAppearance = true
            scrollEdge?.fill = edge.ground ?? .semantic(.systemBackground)
        }
    }
}
