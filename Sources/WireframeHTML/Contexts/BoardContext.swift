import PlaygroundModel
import Wireframes

/// All devices: the phones, then the pads.
struct BoardContext: TemplateContext {
    /// The places of a group's devices among all are its order.
    let groups: [(name: String, order: [Int], devices: [PlaceContext])]
    let summary: String
    let names: String
    let hiddenCount: Int

    struct Summary {
        let text: String
        let names: String

        /// - Parameter names: Of all devices, with duplicates.
        init(_ names: [String]) {
            text = names.count == 1 ? "1 device" : "\(names.count) devices"
            var seen: Set<String> = []
            self.names = names.filter { seen.insert($0).inserted }.joined(separator: ", ")
        }
    }

    /// - Parameter kept: The ids of devices that the page already shows as they are.
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

    /// A device, or a placeholder for one that the page already has.
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
