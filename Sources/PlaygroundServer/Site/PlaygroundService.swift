import Files
import JSONRPC
import Logging
import PathKit

/// The live playground, consisting of site, server and file watch.
package struct PlaygroundService: Sendable {
    private let server: LiveServer
    private let site: PlaygroundFolderSite
    private let watcher: FolderWatcher
    /// The entry point through which the user's editors find and reach the server.
    private let door: LinkListener?
    private let editors: EditorLinks

    /// Starts the service. Files may still be read after this returns. `links` is the folder where editors look for the server.
    /// - Throws: `LiveServerFailure`, or the errors of the templates.
    package static func start(
        _ location: PlaygroundLocation, templates: PageTemplates = .embedded,
        at address: ListeningAddress = .loopback, port: PortChoice = .standard, allowedHosts: Set<String> = [],
        editor: Editor? = nil, allowsWriting: Bool = false, framing: Framing? = nil,
        links: LinkFolder? = nil, logger: Logger
    ) async throws -> PlaygroundService {
        // The watch begins before files are read, so that no save is missed.
        let watcher = FolderWatcher(
            folders: location.watchedFolders + templates.watchedFolders, files: location.watchedFiles, logger: logger
        )
        let site = try PlaygroundFolderSite(
            location, templates: templates, editor: editor, watcher: watcher, logger: logger, fillsLater: true)
        let server = try await LiveServer.start(
            site, assets: templates.assets, at: address, port: port, allowedHosts: allowedHosts, allowsWriting: allowsWriting,
            framing: framing, logger: logger
        )
        WorkThreads.shared.add {
            let folders = location.files().map { OutputFile.folder(of: FileStatus.resolvedPlace(location.path(of: $0))) }
            OutputFile.removeLeftovers(inFolders: folders + [location.folder])
        }
        // Few folders take longer. Waiting avoids a list that fills gradually. Requests are answered meanwhile.
        await waitAtMost(.seconds(1)) { await site.fill() }
        let editors = EditorLinks(ServedFolder(folder: location.resolvedFolder, address: server.url)) { [site, url = server.url] position in
            await site.show(position).completing(url)
        }
        return PlaygroundService(
            server: server, site: site, watcher: watcher, door: links.flatMap { open($0, to: editors, logger) }, editors: editors)
    }

    /// Listens for editors. Links to editors are optional, so a failure is only logged.
    private static func open(_ links: LinkFolder, to editors: EditorLinks, _ logger: Logger) -> LinkListener? {
        do {
            return try LinkListener(in: links) { editors.add($0) }
        } catch {
            logger.info("Editors cannot find this server: \(error).")
            return nil
        }
    }

    package var url: String { server.url }
    package var urlsForOthers: [String] { server.urlsForOthers }
    package var port: UInt16 { server.port }

    /// The files of the playgrounds shown on open pages.
    package func seenFiles() async -> Set<String> { await site.pages.files() }

    /// Replaces the mistakes in the sources that playgrounds are made from. Keys are playground files.
    package func show(_ mistakes: [String: SourceMistakes]) async { await site.show(mistakes) }

    package func run(until signals: StopSignals) async {
        let polling = Task { await pollFiles() }
        Task { await followFiles() }
        Task { await site.follow(editors) }
        await signals.first()
        polling.cancel()
        leaveEditors()
        watcher.stop()
        // A connection may be waiting for a layout.
        await waitAtMost(.milliseconds(500)) { await server.stop() }
    }

    /// Reads changed files. Batches do not wait for earlier readings. Batches that arrive meanwhile are merged.
    private func followFiles() async {
        watcher.watch(files: await site.watchedFiles)
        for await batch in watcher {
            let names = await site.affectedFiles(in: batch)
            if !names.isEmpty { Task { await site.read(names, overdue: batch.overdue) } }
        }
    }

    private func pollFiles() async {
        while (try? await Task.sleep(for: await site.pollingInterval)) != nil {
            await site.pollFiles()
        }
    }

    private func leaveEditors() {
        door?.stop()
        editors.end()
    }

    package func stop() async {
        leaveEditors()
        watcher.stop()
        await server.stop()
    }
}

/// Returns when the work is done or the time limit is reached. In the latter case the work continues.
private func waitAtMost(_ limit: Duration, for work: @escaping @Sendable () async -> Void) async {
    let (ending, end) = AsyncStream<Void>.makeStream()
    Task {
        await work()
        end.finish()
    }
    Task {
        try? await Task.sleep(for: limit)
        end.finish()
    }
    for await _ in ending {}
}

extension ShownLine {
    fileprivate func completing(_ url: String) -> ShownLine {
        guard let address else { return self }
        let query = url.firstIndex(of: "?") ?? url.endIndex
        return ShownLine(pages: pages, address: "\(url[..<query])\(address)\(url[query...])")
    }
}

extension PlaygroundLocation {
    /// The folders to watch. A single file has none, because its folder may contain the whole disk.
    fileprivate var watchedFolders: [WatchTargets.Folder] {
        file == nil ? [WatchTargets.Folder(folder, ending: ".\(PlaygroundLocation.fileExtension)")] : []
    }

    fileprivate var watchedFiles: [String] { file.map { ["\(folder)/\($0)"] } ?? [] }
}

extension PageTemplates {
    fileprivate var watchedFolders: [WatchTargets.Folder] {
        switch self {
        case .embedded: []
        case .folder(let path): [WatchTargets.Folder(path)]
        }
    }
}
