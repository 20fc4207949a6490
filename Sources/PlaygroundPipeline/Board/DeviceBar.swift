import PlaygroundModel
import WireframeHTML

/// The content of the template `bar`.
struct DeviceBar: TemplateContext {
    struct Device: Sendable {
        var id: String
        var name: String
        var detail: String
        var idiom: UserInterfaceIdiom
        var isHidden: Bool
        /// The number for the next copy, unique among equal devices.
        var nextCopy: Int
    }

    /// A list of devices, with the change of the board that selects it.
    struct Choice: Sendable {
        var title: String
        var change: String
        var isChosen: Bool
    }

    struct Model: Sendable {
        var id: String
        var name: String
        /// Apple's name, or the names of all devices with this screen.
        var longName: String
        /// The size in points, the systems and the year.
        var detail: String
        var words: String
    }

    struct Family: Sendable {
        var name: String
        var models: [Model]
    }

    var devices: [Device]
    var choices: [Choice]
    var isArranged: Bool

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "groups": .init(groups) { ["group": .text($0.name), "devices": .init($0.items, Self.values)] }
        case "choices": .init(choices) { ["title": .text($0.title), "change": .text($0.change), "isChosen": .flag($0.isChosen)] }
        case "isArranged": .init(isArranged)
        default: nil
        }
    }

    private var groups: [(name: String, items: [Device])] { DeviceKinds.groups(of: devices) { $0.idiom } }

    private static func values(of device: Device) -> [String: TemplateValue] {
        [
            "device": .text(device.id), "name": .text(device.name), "detail": .text(device.detail), "isHidden": .flag(device.isHidden),
            "nextCopy": .init(device.nextCopy),
        ]
    }
}

extension DeviceBar.Family {
    static func values(of families: [DeviceBar.Family]) -> [String: TemplateValue] {
        ["families": .init(families) { ["family": .text($0.name), "models": .init($0.models, values)] }]
    }

    private static func values(of model: DeviceBar.Model) -> [String: TemplateValue] {
        [
            "model": .text(model.id), "name": .text(model.name), "longName": .text(model.longName), "detail": .text(model.detail),
            "words": .text(model.words),
        ]
    }
}
