import EditorServer
import Files
import Logging
import PathKit

/// The live playground: the site, its server, and the watch over its files.
package struct PlaygroundService: Sendable {
    private let server: LiveServer
    private let site: PlaygroundFolderSite
    private let watcher: FolderWatcher
    /// Where editors of the same user find the server, and those connected.
    private let door: LinkListener?
    private let editors: EditorLinks

    /// Watches the playgrounds, serves, and reads them; reading may go on after this returns.
    ///
    /// - Parameters:
    ///   - allowsWriting: whether pages on this machine may write playgrounds.
    ///   - framing: who may show pages in a frame.
    ///   - links: where the user's editors look for the server; `nil` for none.
    /// - Throws: `LiveServer.Failure`, or the mistakes of the templates.
    package static func start(
        _ location: PlaygroundLocation, templates: PageTemplates = .embedded,
        at address: ListeningAddress = .loopback, port: PortChoice = .standard, allowedHosts: Set<String> = [],
        editor: Editor? = nil, allowsWriting: Bool = false, framing: Framing? = nil,
        links: LinkFolder? = nil, logger: Logger
    ) async throws -> PlaygroundService {
        // Watching starts first, so that no save is missed.
        let watcher = FolderWatcher(
            folders: location.watchedFolders + templates.watchedFolders, files: location.watchedFiles, logger: logger
        )
        let site = try PlaygroundFolderSite(
            location, templates: templates, editor: editor, watcher: watcher, logger: logger, fillsLater: true)
        let server = try await LiveServer.start(
            site, assets: templates.assets, at: address, port: port, allowedHosts: allowedHosts, allowsWriting: allowsWriting,
            framing: framing, logger: logger
        )
        if allowsWriting {
            WorkThreads.shared.add {
                OutputFile.removeLeftovers(
                    inFolders: location.files().map { OutputFile.folder(of: FileStatus.resolvedPlace(location.path(of: $0))) })
            }
        }
        // Few folders take longer, and nobody has to see a list of them that fills. Requests are answered meanwhile.
        await waitAtMost(.seconds(1)) { await site.fill() }
        let editors = EditorLinks(ServedFolder(folder: location.resolvedFolder, address: server.url)) { [site, url = server.url] position in
            await site.show(position).completing(url)
        }
        return PlaygroundService(
            server: server, site: site, watcher: watcher, door: links.flatMap { open($0, to: editors, logger) }, editors: editors)
    }

    /// Editor links are optional: failure is only logged.
    private static func open(_ links: LinkFolder, to editors: EditorLinks, _ logger: Logger) -> LinkListener? {
        do {
            return try LinkListener(in: links) { editors.add($0) }
        } catch {
            logger.info("Editors do not find this server: \(error).")
            return nil
        }
    }

    package var url: String { server.url }
    package var urlsForOthers: [String] { server.urlsForOthers }
    package var port: UInt16 { server.port }

    /// Serves and follows the files until one of the signals comes.
    package func run(until signals: StopSignals) async {
        let polling = Task { await pollFiles() }
        Task { await followFiles() }
        Task { await site.follow(editors) }
        await signals.first()
        polling.cancel()
        leaveEditors()
        watcher.stop()
        // A connection may have to wait for a layout.
        await waitAtMost(.milliseconds(500)) { await server.stop() }
    }

    /// A batch does not wait for the reading of earlier ones. Batches that arrive meanwhile are merged.
    private func followFiles() async {
        watcher.watch(files: await site.watchedFiles)
        for await batch in watcher {
            let names = await site.takeIn(batch)
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

    /// Ends what `start` began.
    package func stop() async {
        leaveEditors()
        watcher.stop()
        await server.stop()
    }
}

/// Begins work, and returns when it is done or has taken this long: then it goes on.
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
    /// A file served alone may have the whole disk below its folder.
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
