import LayoutEngine
import PlaygroundModel
import Simulation

/// Corners whose radii depend on a container: the nearest enclosing view, sheet or window with round corners, or the screen.
struct ConcentricCorners {
    private struct Container {
        var frame: Rect
        var radii: CornerRadii
    }

    private let configurations: [WireframeNode.ID: CornerConfiguration]
    private let screen: CornerRadii

    /// `nil` if no view has concentric corners.
    init?(in scene: Scene, profile: BehaviourProfile) {
        var configurations: [WireframeNode.ID: CornerConfiguration] = [:]
        for controller in scene.controllers {
            for view in controller.views {
                guard let corners = view.properties.cornerConfiguration(under: profile), corners.isConcentric else { continue }
                configurations["\(controller.id).\(view.id)"] = corners
            }
        }
        guard !configurations.isEmpty else { return nil }
        self.configurations = configurations
        screen = scene.device.corners(in: scene.environment.orientation)
    }

    func round(_ node: inout WireframeNode) {
        round(&node, at: node.frame, in: Container(frame: node.frame, radii: screen))
    }

    /// - Parameter frame: The node's frame in screen coordinates.
    private func round(_ node: inout WireframeNode, at frame: Rect, in container: Container) {
        if let corners = configurations[node.id] {
            node.style.cornerRadii = corners.radii(in: frame.size, concentric: container.radii.concentric(of: frame, in: container.frame))
        }
        let inner = node.style.cornerRadii.map { radii in
            // A sheet that ends at the screen's edge has the screen's corners there.
            let isSheet = node.role == .presentedView
            return Container(frame: frame, radii: isSheet ? radii.larger(container.radii.concentric(of: frame, in: container.frame)) : radii)
        } ?? container
        let origin = node.origin(ofChildrenIn: frame)
        for index in node.children.indices { round(&node.children[index], at: node.children[index].frame.offset(by: origin), in: inner) }
    }
}

extension ViewProperties {
    /// `nil` if the layer's properties determine the corners.
    func cornerConfiguration(under profile: BehaviourProfile) -> CornerConfiguration? {
        guard profile.has(.cornerConfigurations), let corners = corners(.cornerConfiguration) else { return nil }
        return corners == CornerConfiguration() ? nil : corners
    }

    /// `nil` if the look determines the corners.
    func cornerRadii(in size: Size, under profile: BehaviourProfile) -> CornerRadii? {
        if let corners = cornerConfiguration(under: profile) { return corners.radii(in: size) }
        let radius = numberOrDefault(.cornerRadius)
        guard radius > 0 else { return nil }
        guard self[.maskedCorners] != nil else { return CornerRadii(all: radius) }
        var radii = CornerRadii(all: 0)
        for corner in strings(.maskedCorners).compactMap({ CornerMask(rawValue: $0) }) {
            switch corner {
            case .layerMinXMinYCorner: radii.topLeft = radius
            case .layerMaxXMinYCorner: radii.topRight = radius
            case .layerMinXMaxYCorner: radii.bottomLeft = radius
            case .layerMaxXMaxYCorner: radii.bottomRight = radius
            }
        }
        return radii
    }
}
