import PlaygroundModel
import Wireframes

struct FoldContext: TemplateContext, Equatable {
    let angle: String
    let isOpen: Bool
    let postures: [PostureContext]

    init(_ fold: Fold, _ controls: DeviceControls) {
        angle = fold.posture.angle.pointText
        isOpen = fold.posture.showsInnerDisplay
        postures = PostureContext.all(controls)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "angle": .init(angle)
        case "postures": .init(postures)
        default: nil
        }
    }

    /// Each begins with a space.
    static func classes(_ chrome: DeviceWireframe.Chrome) -> String {
        guard let fold = chrome.fold else { return "" }
        return " folds is-\(fold.posture.status.rawValue) has-hinge-\(fold.axis(in: chrome.orientation).rawValue)"
            + " opens-\(fold.swing(in: chrome.orientation).rawValue)" + (fold.leaf == nil ? "" : " is-open")
    }

    /// Each begins with a semicolon. Only folding devices have these corners and lengths.
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

/// A named posture, in a device's footer and in the settings.
struct PostureContext: TemplateContext, Equatable {
    let title: String
    let setting: String
    let name: String
    let isOffered: Bool
    let isSelected: Bool

    static func all(_ controls: DeviceControls) -> [PostureContext] {
        Posture.Name.allCases.map { name in
            let title = switch name {
            case .closed: "Closed"
            case .half: "Half open"
            case .open: "Open"
            }
            return PostureContext(
                title: title, setting: Event.fold(name).description, name: name.rawValue,
                isOffered: controls.offered.contains(.fold(name)), isSelected: controls.inForce.contains(.fold(name)))
        }
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init(title)
        case "setting": .init(setting)
        case "glyph": .init(self.name)
        case "isOffered": .init(isOffered)
        case "isSelected": .init(isSelected)
        default: nil
        }
    }
}
