import PlaygroundModel

/// The device bar's list, for the template `bar`.
struct DeviceBarContext: TemplateContext {
    let bar: DeviceBar

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "groups": .init(groups) { ["group": .text($0.name), "devices": .init($0.items, Self.values)] }
        case "choices": .init(bar.choices) { ["title": .text($0.title), "change": .text($0.change), "isChosen": .flag($0.isChosen)] }
        case "isArranged": .init(bar.isArranged)
        default: nil
        }
    }

    private var groups: [(name: String, items: [DeviceBar.Device])] { BoardContext.kinds(of: bar.devices) { $0.idiom } }

    private static func values(of device: DeviceBar.Device) -> [String: TemplateValue] {
        [
            "device": .text(device.id), "name": .text(device.name), "detail": .text(device.detail), "isHidden": .flag(device.isHidden),
            "nextCopy": .init(device.nextCopy),
        ]
    }
}

/// A family of the catalogue, for the template `catalogue`.
struct FamilyContext: TemplateContext {
    let family: DeviceBar.Family

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "family": .init(family.name)
        case "models": .init(family.models, Self.values)
        default: nil
        }
    }

    private static func values(of model: DeviceBar.Model) -> [String: TemplateValue] {
        [
            "model": .text(model.id), "name": .text(model.name), "longName": .text(model.longName), "detail": .text(model.detail),
            "words": .text(model.words),
        ]
    }
}
