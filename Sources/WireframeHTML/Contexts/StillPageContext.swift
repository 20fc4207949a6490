import PlaygroundModel
import Wireframes

struct StillPageContext: TemplateContext {
    private let page: StillPage
    private let groups: [(name: String, devices: [StillDeviceContext])]
    private let summary: BoardContext.Summary
    private let problems: ProblemsContext

    init(_ page: StillPage, glyphs: Set<String>) {
        self.page = page
        // Phones before pads, as on the live page. The number links a device to its description.
        let kinds = DeviceKinds.groups(of: page.devices) { $0.wireframe.chrome.idiom }
        var count = 0
        groups = kinds.map { name, devices in
            (name, devices.map { device in
                count += 1
                return StillDeviceContext(device, number: count, glyphs: glyphs)
            })
        }
        summary = BoardContext.Summary(page.devices.map { $0.wireframe.chrome.name })
        problems = ProblemsContext(page.problems)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init(page.title)
        case "fileName": .init(page.fileName)
        case "hasEvents": .init(!page.events.isEmpty)
        case "events": .init(page.events.map { $0.description })
        case "assets": .init(page.assets)
        case "home": .init(page.home)
        case "summary": .init(summary.text)
        case "names": .init(summary.names)
        case "groups": .init(groups) { ["name": .text($0.name), "devices": .init($0.devices)] }
        case "problems": .init(problems)
        default: nil
        }
    }
}
