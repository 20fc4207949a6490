import PlaygroundModel

struct IndexPageContext: TemplateContext {
    let page: IndexPage
    let entries: [EntryContext]

    init(_ page: IndexPage) {
        self.page = page
        entries = page.entries.map(EntryContext.init)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init("Playgrounds")
        case "folder": .init(page.folder)
        case "notice": .init(page.notice)
        case "assets": .init(page.assets)
        case "socket": .init(page.socket)
        case "revision": .init(page.revision)
        case "reference": .init(page.reference)
        case "explain": .init(page.explain)
        case "canCreate": .init(page.canCreate)
        case "entries": .init(entries)
        case "hasEntries": .init(!entries.isEmpty)
        default: nil
        }
    }

    struct EntryContext: TemplateContext {
        let entry: IndexPage.Entry
        let silhouettes: [SilhouetteContext]

        init(_ entry: IndexPage.Entry) {
            self.entry = entry
            let shown = entry.devices.prefix(8)
            let width = shown.reduce(0) { $0 + $1.silhouette.width }
            // The width of the card without the gaps.
            let scale = min(0.12, (270 - 8 * Double(shown.count)) / max(width, 1))
            silhouettes = shown.map { SilhouetteContext($0, scale: scale) }
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "name": .init(entry.title)
            case "summary": .init(entry.summary)
            case "fileName": .init(entry.fileName)
            case "link": .init(entry.link)
            case "version": .init(entry.version)
            case "problem": .init(entry.problem?.asSentence)
            case "silhouettes": .init(silhouettes)
            case "deviceCount": .init(entry.devices.count == 1 ? "1 device" : "\(entry.devices.count) devices")
            default: nil
            }
        }
    }

    struct SilhouetteContext: TemplateContext {
        let style: String

        /// - Parameter scale: Pixels per point.
        init(_ configuration: DeviceConfiguration, scale: Double) {
            let size = configuration.silhouette
            style = "width:\(CSSText.px(size.width * scale));height:\(CSSText.px(size.height * scale));"
                + "border-radius:\(CSSText.px(max(configuration.device.cornerRadius, 30) * scale))"
        }

        func child(named name: String) -> TemplateValue? { name == "style" ? .text(style) : nil }
    }
}

extension DeviceConfiguration {
    /// The size of the screen, or of the window next to a phone, in points.
    fileprivate var silhouette: Size {
        if device.idiom == .phone, case .resizable(let size) = window { return size }
        return deviceInUse.screenSize(in: orientation)
    }
}
