import Foundation
import Logging
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// The pages of a folder of playgrounds, or of one: keeps the files as last read and tells the open tabs of changes.
///
/// | Path | Page |
/// |---|---|
/// | `/` | the list of playgrounds; the playground itself where one file is served |
/// | `/neko` | the playground `neko.toml` |
/// | `/neko.toml` | its text |
actor PlaygroundFolderSite: PlaygroundSite {
    private let location: PlaygroundLocation
    private let templates: PageTemplates
    private var renderer: PageRenderer
    private var shelf: PlaygroundShelf
    private nonisolated let pages: OpenPages<LivePage>
    private let logger: Logger

    /// Reads everything there is.
    ///
    /// - Throws: what is wrong with the templates.
    init(_ location: PlaygroundLocation, templates: PageTemplates, logger: Logger) throws {
        self.location = location
        self.templates = templates
        self.logger = logger
        renderer = try templates.renderer()
        // The time, so that revisions of an earlier run are behind all of this one.
        shelf = PlaygroundShelf(location, firstVersion: Int(Date().timeIntervalSince1970 * 1000))
        pages = OpenPages(logger: logger)
    }

    // MARK: Pages

    func document(at address: DocumentAddress) -> Document {
        switch destination(of: address.path) {
        case .index?:
            return Document(body: renderer.index(index(socket: address.socketPath)))
        case .playground(let name)?:
            return Document(body: playground(name, socket: address.socketPath))
        case .source(let name)?:
            return Document(body: source(name))
        case nil:
            // There is no page at this address that a socket could speak for.
            return Document(status: .notFound, body: renderer.index(index(socket: "")))
        }
    }

    func openPage(at path: String) -> PageConnection<LivePage>? {
        switch destination(of: path) {
        case .index?:
            return pages.open(.index(IndexTab(index(socket: ""), renderer: renderer)))
        case .playground(let name)?:
            return shelf.items[name].map { pages.open(.playground(PlaygroundTab(name, $0, renderer: renderer))) }
        case .source?, nil:
            return nil
        }
    }

    private enum Destination {
        case index
        case playground(String)
        case source(String)
    }

    private func destination(of path: String) -> Destination? {
        if path == "/" { return location.file.map(Destination.playground) ?? .index }
        let file = String(path.dropFirst())
        if shelf.items[file] != nil { return .source(file) }
        let name = "\(file).\(PlaygroundLocation.fileExtension)"
        return shelf.items[name] == nil ? nil : .playground(name)
    }

    private func source(_ name: String) -> String {
        guard let item = shelf.items[name] else { return "" }
        let playground = location.file == nil ? "/" + PlaygroundLocation.addressPath(of: name) : "/"
        return renderer.source(SourcePage(source: item.reading.source, playground: playground, assets: Self.assets))
    }

    private func playground(_ name: String, socket: String) -> String {
        guard let item = shelf.items[name] else { return "" }
        var session = PageSession(item)
        let picture = session.picture
        return renderer.playground(PlaygroundPage(
            title: picture.title, devices: picture.devices, problems: picture.problems, revision: item.version,
            assets: Self.assets, socket: socket, home: location.file == nil ? "/" : nil
        ))
    }

    private func index(socket: String) -> IndexPage {
        IndexPage(
            folder: location.folder.split(separator: "/").last.map(String.init) ?? "/",
            entries: shelf.listedNames.compactMap { name in shelf.items[name].map { IndexPage.Entry(name, $0) } },
            assets: Self.assets, socket: socket, revision: shelf.revision
        )
    }

    private static let assets = "/assets"

    // MARK: Changes

    /// The single files to watch: none where the whole folder is watched; else the playground, and what it names beside it.
    var watchedFiles: [String] {
        guard let file = location.file else { return [] }
        let attachments = shelf.items[file]?.attachments.keys.sorted() ?? []
        return ([file] + attachments).map { "\(location.folder)/\($0)" }
    }

    /// Reads what changed and tells the tabs concerned.
    func filesChanged(_ batch: ChangeBatch) async {
        if case .folder(let folder) = templates, batch.touches(folder) { await templatesChanged(batch.paths(below: folder)) }
        let changed = changedFiles(batch).filter { shelf.read($0) }
        guard !changed.isEmpty else { return }
        let items = changed.compactMap { name in shelf.items[name].map { (name, $0) } }
        for (name, item) in items { report(name, item) }
        let fresh = Dictionary(uniqueKeysWithValues: items)
        let index = index(socket: "")
        await pages.change { page in
            switch page {
            case .playground(var tab):
                guard let item = fresh[tab.fileName] else { return }
                tab.fileChanged(item)
                page = .playground(tab)
            case .index(var tab):
                tab.folderChanged(index)
                page = .index(tab)
            }
        }
    }

    /// The served files a batch can have changed. A folder that came or went stands for all it holds or held.
    private func changedFiles(_ batch: ChangeBatch) -> [String] {
        let named = batch.paths.compactMap(location.name(of:))
        if !batch.mayHaveMissedSome && named.count == batch.paths.count { return named.sorted() }
        return Set(shelf.names).union(location.files()).union(named).sorted()
    }

    private func report(_ name: String, _ item: PlaygroundShelf.Item) {
        guard item.reading.playground == nil else { return logger.info("\(name) was read.") }
        let text = TerminalRenderer().render(item.reading.diagnostics, in: [item.reading.source])
        logger.error("\(name) has mistakes; its pages keep the last good picture.\n\(text)")
    }

    /// Only style sheets can be exchanged under a page; after any other change it is loaded again.
    private func templatesChanged(_ paths: Set<String>) async {
        let stylesOnly = !paths.isEmpty && paths.allSatisfy { $0.hasSuffix(".css") }
        do throws(TemplateErrors) {
            if !stylesOnly {
                renderer = try templates.renderer()
                shelf.touchAll()
            }
        } catch {
            return logger.error("The templates have mistakes; the last good ones stay in use.\n\(error)")
        }
        let renderer = renderer
        await pages.change { page in page.assetsChanged(renderer, stylesOnly: stylesOnly) }
    }
}

extension ChangeBatch {
    /// Whether anything at or below a folder may have changed.
    fileprivate func touches(_ folder: String) -> Bool {
        mayHaveMissedSome || !paths(below: folder).isEmpty
    }

    fileprivate func paths(below folder: String) -> Set<String> {
        paths.filter { $0 == folder || $0.hasPrefix("\(folder)/") }
    }
}
