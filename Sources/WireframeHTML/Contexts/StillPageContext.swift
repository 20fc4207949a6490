import PlaygroundModel
import Wireframes

enum StillPageContext {
    static func values(of page: StillPage, glyphs: Set<String>) -> [String: TemplateValue] {
        // Phones before pads, as on the live page. The number links a device to its description.
        var count = 0
        let groups = TemplateValue(DeviceKinds.groups(of: page.devices) { $0.wireframe.chrome.idiom }) { name, devices in
            let numbered = TemplateValue(devices) { device in
                count += 1
                return StillDeviceContext.values(of: device, number: count, glyphs: glyphs)
            }
            return ["name": .text(name), "devices": numbered]
        }
        let summary = BoardContext.Summary(page.devices.map { $0.wireframe.chrome.name })
        return [
            "title": .text(page.title), "fileName": .text(page.fileName), "hasEvents": .flag(!page.events.isEmpty),
            "events": .init(page.events.map { $0.description }), "assets": .text(page.assets), "home": .init(page.home),
            "summary": .text(summary.text), "names": .text(summary.names), "groups": groups,
            "problems": .init(ProblemsContext(page.problems)),
        ]
    }
}
