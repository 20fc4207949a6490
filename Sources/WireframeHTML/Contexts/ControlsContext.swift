import PlaygroundModel
import Wireframes

/// Settings of one device or all. The browser marks settings in force and hides settings that no device accepts.
enum ControlsContext {
    static func values(for device: DeviceWireframe?) -> [String: TemplateValue] {
        let environment = device?.environment ?? Environment()
        let controls = device?.chrome.controls ?? DeviceControls()
        // Text size has a slider.
        let choices = TemplateValue(DeviceSetting.allCases.filter { $0 != .preferredContentSizeCategory }) { setting in
            let current = setting.value(in: environment)
            let options = TemplateValue(setting.values) { option($0.title, $0.description, isSelected: $0 == current) }
            return ["name": .text(setting.title), "options": options]
        }
        let sizes = DeviceSetting.preferredContentSizeCategory
        return [
            "choices": choices, "orientations": .init(orientations) { option($0.title, .rotate($0.orientation), in: controls) },
            "windows": WindowChoiceContext.all(controls), "postures": PostureContext.all(controls),
            "versions": .init(versions) { option("iOS \($0)", .systemVersion($0), in: controls) },
            "categories": .text(sizes.names.joined(separator: " ")),
            "categoryIndex": .init(sizes.values.firstIndex(of: sizes.value(in: environment)) ?? 0),
        ]
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
