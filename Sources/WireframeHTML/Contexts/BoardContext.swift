import PlaygroundModel
import Wireframes

/// All devices, phones together and pads together.
struct BoardContext: TemplateContext {
    let groups: [GroupContext]
    let summary: String
    let names: String

    init(_ devices: [DeviceWireframe], glyphs: Set<String>) {
        let idioms: [UserInterfaceIdiom] = [.phone, .pad]
        let known = idioms.map { idiom in devices.filter { $0.chrome.idiom == idiom } }
        let others = devices.filter { !idioms.contains($0.chrome.idiom) }
        groups = (known + [others]).filter { !$0.isEmpty }.map { GroupContext(
            name: Self.name(of: $0[0].chrome.idiom), devices: $0.map { DeviceContext($0, glyphs: glyphs) }
        ) }
        summary = devices.count == 1 ? "1 device" : "\(devices.count) devices"
        names = Self.unique(devices.map { $0.chrome.name }).joined(separator: ", ")
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "groups": .init(groups)
        case "hasDevices": .init(!groups.isEmpty)
        case "summary": .init(summary)
        case "names": .init(names)
        default: nil
        }
    }

    private static func name(of idiom: UserInterfaceIdiom) -> String {
        switch idiom {
        case .phone: "Phones"
        case .pad: "Pads"
        case .tv, .carPlay, .mac, .vision, .unspecified: "Other devices"
        }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    struct GroupContext: TemplateContext {
        let name: String
        let devices: [DeviceContext]

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "name": .init(self.name)
            case "devices": .init(devices)
            default: nil
            }
        }
    }
}
