import Mustache
import PlaygroundModel

/// The index page as its template reads it.
struct IndexPageContext: MustacheParent {
    let page: IndexPage
    let entries: [EntryContext]

    init(_ page: IndexPage) {
        self.page = page
        entries = page.entries.map(EntryContext.init)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "title": "Playgrounds"
        case "folder": page.folder
        case "notice": page.notice.orAbsent
        case "assets": page.assets
        case "socket": page.socket
        case "revision": page.revision
        case "entries": entries
        case "hasEntries": !entries.isEmpty
        default: nil
        }
    }

    struct EntryContext: MustacheParent {
        let entry: IndexPage.Entry
        let silhouettes: [SilhouetteContext]

        init(_ entry: IndexPage.Entry) {
            self.entry = entry
            let shown = entry.devices.prefix(8)
            let width = shown.reduce(0) { $0 + $1.device.screenSize(in: $1.orientation).width }
            // What the card has room for, less the gaps.
            let scale = min(0.07, (270 - 8 * Double(shown.count)) / max(width, 1))
            silhouettes = shown.map { SilhouetteContext($0, scale: scale) }
        }

        func child(named name: String) -> Any? {
            switch name {
            case "name": entry.title
            case "summary": entry.summary.orAbsent
            case "fileName": entry.fileName
            case "link": entry.link
            case "problem": (entry.problem?.asSentence).orAbsent
            case "silhouettes": silhouettes
            case "deviceCount": entry.devices.count == 1 ? "1 device" : "\(entry.devices.count) devices"
            default: nil
            }
        }
    }

    /// A device as an outline of its proportions.
    struct SilhouetteContext: MustacheParent {
        let style: String

        /// - Parameter scale: Pixels a point.
        init(_ configuration: DeviceConfiguration, scale: Double) {
            let size = configuration.device.screenSize(in: configuration.orientation)
            style = "width:\(CSSText.px(size.width * scale));height:\(CSSText.px(size.height * scale));"
                + "border-radius:\(CSSText.px(max(configuration.device.cornerRadius, 30) * scale))"
        }

        func child(named name: String) -> Any? { name == "style" ? style : nil }
    }
}
