import Logging
import PathKit

/// The live playground as a person starts it: the site, the server before it and the watch over its files.
public struct PlaygroundService: Sendable {
    private let server: LiveServer
    private let site: PlaygroundFolderSite
    private let watcher: FolderWatcher

    /// Reads the playgrounds, starts watching them and begins to serve.
    ///
    /// - Throws: `LiveServer.Failure`, `FolderWatcher.Refusal`, or what is wrong with the templates.
    public static func start(
        _ location: PlaygroundLocation, templates: PageTemplates = .embedded,
        at address: ListeningAddress = .loopback, port: PortChoice = .standard, allowedHosts: Set<String> = [],
        logger: Logger
    ) async throws -> PlaygroundService {
        // The watch comes first, so that nothing saved while the files are read is missed.
        let watcher = try FolderWatcher(
            folders: location.watchedFolders + templates.watchedFolders, files: location.watchedFiles, logger: logger
        )
        let site = try PlaygroundFolderSite(location, templates: templates, logger: logger)
        let server = try await LiveServer.start(
            site, assets: templates.assets, at: address, port: port, allowedHosts: allowedHosts, logger: logger
        )
        return PlaygroundService(server: server, site: site, watcher: watcher)
    }

    /// The address to open in a browser.
    public var url: String { server.url }
    /// The addresses to open on other machines, if they can reach this one.
    public var urlsForOthers: [String] { server.urlsForOthers }
    public var port: UInt16 { server.port }

    /// Serves and follows the files until one of the signals comes.
    public func run(until signals: StopSignals) async {
        let following = Task { await followFiles() }
        await server.serve(until: signals)
        watcher.stop()
        await following.value
    }

    private func followFiles() async {
        var watched: [String] = []
        await watchFiles(&watched)
        for await batch in watcher {
            await site.filesChanged(batch)
            await watchFiles(&watched)
        }
    }

    /// What a playground names beside it can change with every version of it. A file newly watched is reported once, so that
    /// nothing is missed.
    private func watchFiles(_ watched: inout [String]) async {
        let files = await site.watchedFiles
        guard files != watched else { return }
        watched = files
        watcher.watch(files: files)
    }

    /// Serves and follows the files until the calling task is cancelled.
    public func stop() async {
        watcher.stop()
        await server.stop()
    }
}

extension PlaygroundLocation {
    /// A file served alone may stand in a folder with the whole disk below it.
    fileprivate var watchedFolders: [String] { file == nil ? [folder] : [] }

    fileprivate var watchedFiles: [String] { file.map { ["\(folder)/\($0)"] } ?? [] }
}

extension PageTemplates {
    fileprivate var watchedFolders: [String] {
        switch self {
        case .embedded: []
        case .folder(let path): [path]
        }
    }
}
