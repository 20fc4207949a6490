import PlaygroundModel
import Wireframes

extension NodePainter {
    /// The layer behind a node's content: glass and capsules (iOS 26).
    mutating func drawBackdrop(_ node: WireframeNode, _ place: Surroundings) {
        let box = Rect(origin: .zero, size: node.frame.size)
        switch node.role {
        case .barItemGroup:
            var look = BoxPart.itemGlass.look(place.design)
            if let fill = node.style.backgroundColor, look.material != nil {
                look.ground = .color(fill)
                look.material?.opacityUnblurred = 1
            }
            draw(look, in: box, place)
        case .backButton: draw(.backGlass, in: box, place)
        // Before the content, because badges cover the line.
        case .toolbar, .tabBar:
            if node.style.scrollEdge?.isTransparent != true { drawLine(.bottomBarLine, of: node, in: box, place) }
        case .tabBarItem where place.parent == .tabBar && node.isChosen: draw(.tabCapsule, in: box, place)
        case .tabBarItem where place.parent == .verticalTabBar && node.isChosen: draw(.sideTabCapsule, in: box, place)
        case .alertAction where node.style.backgroundColor == nil: draw(.alertActionGround, in: box, place)
        default: break
        }
    }
}
