import PlaygroundModel

/// The device bar's list, for the template `bar`.
struct DeviceBarContext: TemplateContext {
    let bar: DeviceBar
    let groups: [GroupContext]

    init(_ bar: DeviceBar) {
        self.bar = bar
        groups = BoardContext.kinds(of: bar.devices) { $0.idiom }.map { name, devices in
            GroupContext(name: name, devices: devices.map(EntryContext.init))
        }
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "groups": .init(groups)
        case "choices": .init(bar.choices.map(ChoiceContext.init))
        case "isArranged": .init(bar.isArranged)
        default: nil
        }
    }

    struct GroupContext: TemplateContext {
        let name: String
        let devices: [EntryContext]

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "group": .init(self.name)
            case "devices": .init(devices)
            default: nil
            }
        }
    }

    struct EntryContext: TemplateContext {
        let device: DeviceBar.Device

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "device": .init(device.id)
            case "name": .init(device.name)
            case "detail": .init(device.detail)
            case "isHidden": .init(device.isHidden)
            case "nextCopy": .init(device.nextCopy)
            default: nil
            }
        }
    }

    struct ChoiceContext: TemplateContext {
        let choice: DeviceBar.Choice

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "title": .init(choice.title)
            case "change": .init(choice.change)
            case "isChosen": .init(choice.isChosen)
            default: nil
            }
        }
    }
}

/// A family of the catalogue, for the template `catalogue`.
struct FamilyContext: TemplateContext {
    let family: DeviceBar.Family

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "family": .init(family.name)
        case "models": .init(family.models.map(ModelContext.init))
        default: nil
        }
    }

    struct ModelContext: TemplateContext {
        let model: DeviceBar.Model

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "model": .init(model.id)
            case "name": .init(model.name)
            case "longName": .init(model.longName)
            case "detail": .init(model.detail)
            case "words": .init(model.words)
            default: nil
            }
        }
    }
}
