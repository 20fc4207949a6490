import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import WireframeHTML
import Wireframes

/// A playground as an HTML file that shows a single state and has no engine. The reader can choose devices, light or dark style, notes and
/// problems without scripts.
package struct ExportedStill: Sendable {
    package let html: String

    /// - Parameter home: The relative address of the list of playgrounds.
    package init(
        _ reading: PlaygroundFile.ReadResult, after events: [Event] = [], home: String? = nil, files: PageFiles = .embedded,
        renderer: PageRenderer? = nil
    ) throws(ExportFailure) {
        guard let playground = reading.playground else { throw .playgroundMistakes }
        let renderer = if let renderer { renderer } else { try files.stillRenderer() }
        var session = PageSession(reading)
        for event in events { session.apply(event, to: nil) }
        let picture = session.picture
        let page = StillPage(
            title: picture.title, fileName: reading.source.fileName, events: events,
            devices: session.stills(of: picture.devices, in: playground, after: events), problems: picture.problems,
            assets: PageInliner.assets, home: home
        )
        html = try PageInliner(files: files).small(renderer.still(page), fonts: picture.fonts)
    }
}

extension PageSession {
    fileprivate mutating func stills(
        of devices: [DeviceWireframe], in playground: Playground, after events: [Event]
    ) -> [StillPage.Device] {
        var twin = self
        for device in devices { twin.apply(.userInterfaceStyle(device.isDark ? .light : .dark), to: device.id) }
        let configurations = Dictionary(playground.devices.map { ($0.id, $0) }) { first, _ in first }
        let isStyleChosenForAll = events.contains { $0.isChoiceOfStyle }
        return zip(devices, twin.picture.devices).map { device, other in
            let settings = configurations[device.id]?.settings ?? []
            let inspections = device.screen.environments.compactMap { inspection(of: $0, on: device.id) }
            // Before iOS 13, a window is always light.
            let isAlike = inspections.first.map { twin.inspection(of: $0.node, on: device.id)?.traits == $0.traits } ?? false
            var device = device
            device.pin(notes)
            return StillPage.Device(
                wireframe: device, otherScreen: isAlike ? device.screen : other.screen,
                isStyleChosen: isStyleChosenForAll || settings.contains { Event.environment($0).isChoiceOfStyle },
                inspections: inspections
            )
        }
    }
}

extension DeviceWireframe {
    fileprivate var isDark: Bool { environment.userInterfaceStyle == .dark }
}

extension Event {
    fileprivate var isChoiceOfStyle: Bool {
        if case .environment(.setting(let value)) = self { value.setting == .userInterfaceStyle } else { false }
    }
}

extension WireframeNode {
    /// The ids of the window and of the root views of controllers, outermost first.
    fileprivate var environments: [ID] {
        let own = switch role {
        case .window, .controllerView, .presentedView: [id]
        default: [ID]()
        }
        return own + children.flatMap(\.environments)
    }
}

extension PageFiles {
    /// - Throws: `ExportFailure` for invalid templates, and for custom templates from before stills were introduced.
    func stillRenderer() throws(ExportFailure) -> PageRenderer {
        guard text(Self.stillTemplate) != nil else { throw .fileMissing(Self.stillTemplate, referrer: "A page without scripts") }
        return try renderer(runsInPage: false)
    }
}
