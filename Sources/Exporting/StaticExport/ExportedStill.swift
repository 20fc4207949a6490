import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import WireframeHTML
import Wireframes

/// A playground as an HTML file that shows one moment of it and runs nothing. No engine is made for it.
///
/// Each device stands there in light and in dark style, in text that can be read and copied, beside its notes and traits and the
/// playground's problems. What of this is to be seen is chosen without a script.
package struct ExportedStill: Sendable {
    /// The file's text.
    package let html: String

    /// - Parameters:
    ///   - reading: The playground.
    ///   - events: What happens on every device before the moment.
    ///   - home: The page with all playgrounds, by its address relative to this one.
    ///   - files: The templates and styles.
    ///   - renderer: Renders the files, for several pages; made from the files by default.
    /// - Throws: `ExportFailure`.
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
        html = try PageInliner(files: files).small(renderer.still(page))
    }
}

extension PageSession {
    /// The devices of a moment, with what the page does not show of itself.
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
            // Before iOS 13 a window is light whatever the device is set to, and one picture does.
            let isAlike = inspections.first.map { twin.inspection(of: $0.node, on: device.id)?.traits == $0.traits } ?? false
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
    /// Whether it sets a device to light or dark style, whichever of them.
    fileprivate var isChoiceOfStyle: Bool {
        if case .environment(.setting(let value)) = self { value.setting == .userInterfaceStyle } else { false }
    }
}

extension WireframeNode {
    /// The window and the root views of controllers, from the outside in.
    fileprivate var environments: [ID] {
        let own = switch role {
        case .window, .controllerView, .presentedView: [id]
        default: [ID]()
        }
        return own + children.flatMap(\.environments)
    }
}

extension PageFiles {
    /// - Throws: `ExportFailure` for templates with mistakes, and where a person's own are older than stills.
    func stillRenderer() throws(ExportFailure) -> PageRenderer {
        guard text(Self.stillTemplate) != nil else { throw .fileMissing(Self.stillTemplate, referrer: "A page without scripts") }
        return try renderer(runsInPage: false)
    }
}
