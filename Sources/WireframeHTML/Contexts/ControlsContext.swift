import PlaygroundModel
import Wireframes

/// The settings of one device or of all, with their events. The browser marks those in force and hides those that no device takes.
struct ControlsContext: TemplateContext {
    let choices: [ChoiceContext]
    let orientations: [OptionContext]
    let windows: [WindowChoiceContext]
    let postures: [PostureContext]
    let versions: [OptionContext]
    let categories: String
    let categoryIndex: Int

    init(_ device: DeviceWireframe?) {
        let environment = device?.environment ?? Environment()
        let controls = device?.chrome.controls ?? DeviceControls()
        orientations = Self.orientations.map { OptionContext(title: $1, event: .rotate($0), in: controls) }
        windows = WindowChoiceContext.all(controls)
        postures = PostureContext.all(controls)
        versions = Self.versions.map { OptionContext(title: "iOS \($0)", event: .systemVersion($0), in: controls) }
        // The text size has a slider instead.
        choices = DeviceSetting.allCases.filter { $0 != .preferredContentSizeCategory }.map { setting in
            ChoiceContext(setting, current: setting.value(in: environment))
        }
        let sizes = DeviceSetting.preferredContentSizeCategory
        categories = sizes.names.joined(separator: " ")
        categoryIndex = sizes.values.firstIndex(of: sizes.value(in: environment)) ?? 0
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "choices": .init(choices)
        case "orientations": .init(orientations)
        case "windows": .init(windows)
        case "postures": .init(postures)
        case "versions": .init(versions)
        case "categories": .init(categories)
        case "categoryIndex": .init(categoryIndex)
        default: nil
        }
    }

    private static let orientations: [(InterfaceOrientation, String)] = [
        (.portrait, "Portrait"), (.landscapeRight, "Landscape, its bottom to the right"),
        (.landscapeLeft, "Landscape, its bottom to the left"), (.portraitUpsideDown, "Upside down"),
    ]

    private static let versions = Array(BehaviourProfile.releasedVersions.reversed())

    struct ChoiceContext: TemplateContext {
        let name: String
        let options: [OptionContext]

        init(_ setting: DeviceSetting, current: DeviceSetting.Value) {
            name = setting.title
            options = setting.values.map { value in
                OptionContext(title: value.title, event: value.description, isSelected: value == current)
            }
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "name": .init(self.name)
            case "options": .init(options)
            default: nil
            }
        }
    }

    struct OptionContext: TemplateContext {
        let title: String
        let event: String
        let isSelected: Bool

        init(title: String, event: String, isSelected: Bool) {
            self.title = title
            self.event = event
            self.isSelected = isSelected
        }

        init(title: String, event: Event, in controls: DeviceControls) {
            self.init(title: title, event: event.description, isSelected: controls.inForce.contains(event))
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "title": .init(title)
            case "event": .init(event)
            case "isSelected": .init(isSelected)
            default: nil
            }
        }
    }
}
