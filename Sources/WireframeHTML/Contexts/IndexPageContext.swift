import PlaygroundModel

struct IndexPageContext: TemplateContext {
    let page: IndexPage

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init(page.course?.title ?? "Playgrounds")
        case "course": page.course.map { TemplateValue(["paragraphs": .init($0.paragraphs) { ["text": .text($0)] }]) } ?? .absent
        case "folder": .init(page.folder)
        case "notice": .init(page.notice)
        case "assets": .init(page.assets)
        case "socket": .init(page.socket)
        case "revision": .init(page.revision)
        case "reference": .init(page.reference)
        case "explain": .init(page.explain)
        case "canCreate": .init(page.canCreate)
        case "groups": .init(groups) { group in
            ["heading": .init(group.title), "entries": .init(group.entries, Self.values)]
        }
        case "hasEntries": .init(!page.entries.isEmpty)
        default: nil
        }
    }

    /// The page's entries. If there is no course, the playgrounds of the folder come before the playgrounds of its subfolders.
    private var entries: [IndexPage.Entry] {
        guard page.course == nil else { return page.entries }
        return page.entries.filter { !$0.fileName.contains("/") } + page.entries.filter { $0.fileName.contains("/") }
    }

    private var groups: [(title: String?, entries: [IndexPage.Entry])] {
        guard !page.groups.isEmpty else { return [(nil, entries)] }
        var rest: [String: IndexPage.Entry] = [:]
        for entry in entries { rest[entry.fileName] = entry }
        var groups: [(title: String?, entries: [IndexPage.Entry])] = []
        for group in page.groups { groups.append((group.title, group.files.compactMap { rest.removeValue(forKey: $0) })) }
        groups.append(("Others", entries.filter { rest[$0.fileName] != nil }))
        return groups.filter { !$0.entries.isEmpty }
    }

    private static func values(of entry: IndexPage.Entry) -> [String: TemplateValue] {
        let shown = Array(entry.devices.prefix(8))
        let width = shown.reduce(0) { $0 + $1.silhouette.width }
        // The scale in pixels per point at which the silhouettes and their gaps fit the card's width.
        let scale = min(0.12, (270 - 8 * Double(shown.count)) / max(width, 1))
        return [
            "name": .text(entry.title), "summary": .init(entry.summary), "fileName": .text(entry.fileName), "link": .text(entry.link),
            "version": .init(entry.version), "problem": .init(entry.problem?.asSentence),
            "silhouettes": .init(shown) { ["style": .text(style(of: $0, scale: scale))] },
            "deviceCount": .text(entry.devices.count == 1 ? "1 device" : "\(entry.devices.count) devices"),
        ]
    }

    private static func style(of configuration: DeviceConfiguration, scale: Double) -> String {
        let size = configuration.silhouette
        return "width:\(CSSText.px(size.width * scale));height:\(CSSText.px(size.height * scale));"
            + "border-radius:\(CSSText.px(max(configuration.device.cornerRadius, 30) * scale))"
    }
}

extension DeviceConfiguration {
    fileprivate var silhouette: Size {
        if device.idiom == .phone, case .resizable(let size) = window { return size }
        return deviceInUse.screenSize(in: orientation)
    }
}
