import PlaygroundModel
import Wireframes

/// Settings of one device or all. The browser marks those in force and hides those that no device accepts.
struct ControlsContext: TemplateContext {
    let choices: TemplateValue
    let orientations: TemplateValue
    let windows: [WindowChoiceContext]
    let postures: [PostureContext]
    let versions: TemplateValue
    let categories: String
    let categoryIndex: Int

    init(_ device: DeviceWireframe?) {
        let environment = device?.environment ?? Environment()
        let controls = device?.chrome.controls ?? DeviceControls()
        orientations = .init(Self.orientations) { Self.option($0.title, .rotate($0.orientation), in: controls) }
        windows = WindowChoiceContext.all(controls)
        postures = PostureContext.all(controls)
        versions = .init(Self.versions) { Self.option("iOS \($0)", .systemVersion($0), in: controls) }
        // Text size has a slider.
        choices = .init(DeviceSetting.allCases.filter { $0 != .preferredContentSizeCategory }) { setting in
            let current = setting.value(in: environment)
            let options = TemplateValue(setting.values) { Self.option($0.title, $0.description, isSelected: $0 == current) }
            return ["name": .text(setting.title), "options": options]
        }
        let sizes = DeviceSetting.preferredContentSizeCategory
        categories = sizes.names.joined(separator: " ")
        categoryIndex = sizes.values.firstIndex(of: sizes.value(in: environment)) ?? 0
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "choices": choices
        case "orientations": orientations
        case "windows": .init(windows)
        case "postures": .init(postures)
        case "versions": versions
        case "categories": .init(categories)
        case "categoryIndex": .init(categoryIndex)
        default: nil
        }
    }

    private static let orientations: [(orientation: InterfaceOrientation, title: String)] = [
        (.portrait, "Portrait"), (.landscapeRight, "Landscape, its bottom to the right"),
        (.landscapeLeft, "Landscape, its bottom to the left"), (.portraitUpsideDown, "Upside down"),
    ]

    private static let versions = Array(BehaviourProfile.releasedVersions.reversed())

    private static func option(_ title: String, _ event: Event, in controls: DeviceControls) -> [String: TemplateValue] {
        option(title, event.description, isSelected: controls.inForce.contains(event))
    }

    private static func option(_ title: String, _ event: String, isSelected: Bool) -> [String: TemplateValue] {
        ["title": .text(title), "event": .text(event), "isSelected": .flag(isSelected)]
    }
}
