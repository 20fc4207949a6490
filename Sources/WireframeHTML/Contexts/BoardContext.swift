import PlaygroundModel
import Wireframes

struct BoardContext: TemplateContext {
    let groups: [(name: String, order: [Int], devices: [PlaceContext])]
    let summary: String
    let names: String
    let hiddenCount: Int

    struct Summary {
        let text: String
        let names: String

        init(_ names: [String]) {
            text = names.count == 1 ? "1 device" : "\(names.count) devices"
            var seen: Set<String> = []
            self.names = names.filter { seen.insert($0).inserted }.joined(separator: ", ")
        }
    }

    /// - Parameter kept: Ids of devices that the page already shows unchanged.
    init(_ devices: [DeviceWireframe], kept: Set<String> = [], hiddenCount: Int = 0, glyphs: Set<String>) {
        let places = Array(devices.enumerated())
        groups = DeviceKinds.groups(of: places) { $0.element.chrome.idiom }.map { name, places in
            (name, places.map { $0.offset }, places.map { _, device in
                PlaceContext(id: device.id, device: kept.contains(device.id) ? nil : DeviceContext(device, glyphs: glyphs))
            })
        }
        self.hiddenCount = hiddenCount
        let all = Summary(devices.map { $0.chrome.name })
        summary = hiddenCount == 0 ? all.text : "\(all.text), \(hiddenCount) hidden"
        names = all.names
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "groups":
            .init(groups) { group in
                let order = group.order.map(String.init).joined(separator: " ")
                return ["name": .text(group.name), "order": .text(order), "devices": .init(group.devices)]
            }
        case "hasDevices": .init(!groups.isEmpty)
        case "summary": .init(summary)
        case "names": .init(names)
        case "hidden": .init(hiddenCount > 0)
        default: nil
        }
    }

    struct PlaceContext: TemplateContext {
        let id: String
        let device: DeviceContext?

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "isKept": .init(device == nil)
            case "kept": .init(id)
            default: device?.child(named: name)
            }
        }
    }
}
