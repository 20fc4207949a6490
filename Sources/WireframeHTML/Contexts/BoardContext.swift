import PlaygroundModel
import Wireframes

struct BoardContext: TemplateContext {
    private let groups: TemplateValue
    private let hasDevices: Bool
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

    /// - Parameter kept: The ids of devices that the page already shows unchanged.
    init(_ devices: [DeviceWireframe], kept: Set<String> = [], hiddenCount: Int = 0, glyphs: Set<String>) {
        groups = .init(DeviceKinds.runs(of: devices) { $0.chrome.idiom }) { name, devices in
            let devices = TemplateValue(devices) { device in
                let isKept = kept.contains(device.id)
                var values = isKept ? [:] : DeviceContext.values(of: device, glyphs: glyphs)
                values["isKept"] = .flag(isKept)
                values["kept"] = .text(device.id)
                return values
            }
            return ["name": .text(name), "devices": devices]
        }
        hasDevices = !devices.isEmpty
        self.hiddenCount = hiddenCount
        let all = Summary(devices.map { $0.chrome.name })
        summary = hiddenCount == 0 ? all.text : "\(all.text), \(hiddenCount) hidden"
        names = all.names
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "groups": groups
        case "hasDevices": .init(hasDevices)
        case "summary": .init(summary)
        case "names": .init(names)
        case "hidden": .init(hiddenCount > 0)
        default: nil
        }
    }
}
