import PlaygroundModel
import Wireframes

enum FoldContext {
    /// The classes of a folding device. Each begins with a space.
    static func classes(_ chrome: DeviceWireframe.Chrome) -> String {
        guard let fold = chrome.fold else { return "" }
        return " folds is-\(fold.posture.status.rawValue) has-hinge-\(fold.axis(in: chrome.orientation).rawValue)"
            + " opens-\(fold.swing(in: chrome.orientation).rawValue)" + (fold.leaf == nil ? "" : " is-open")
    }

    /// The corners and lengths of a folding device. Each begins with a semicolon.
    static func style(_ chrome: DeviceWireframe.Chrome) -> String {
        guard let fold = chrome.fold else { return "" }
        let leaf = fold.leaf.map { leaf in
            ";--leaf-w:\(leaf.size.width.pointText);--leaf-h:\(leaf.size.height.pointText);--leaf-reach:\(leaf.reach.pointText)"
                + corners(leaf.corners, "leaf")
        }
        return ";--angle:\(fold.posture.angle.pointText)" + corners(fold.corners, "r") + (leaf ?? "")
    }

    private static func corners(_ radii: CornerRadii, _ name: String) -> String {
        ";--\(name)-1:\(radii.topLeft.pointText);--\(name)-2:\(radii.topRight.pointText)"
            + ";--\(name)-3:\(radii.bottomRight.pointText);--\(name)-4:\(radii.bottomLeft.pointText)"
    }
}

/// The named postures, in a device's footer and in the settings.
enum PostureContext {
    static func all(_ controls: DeviceControls) -> TemplateValue {
        .init(Posture.Name.allCases) { name in
            let title = switch name {
            case .closed: "Closed"
            case .half: "Half open"
            case .open: "Open"
            }
            let event = Event.fold(name)
            return controls.choice(title, event.description, glyph: name.rawValue) { $0 == event }
        }
    }
}
