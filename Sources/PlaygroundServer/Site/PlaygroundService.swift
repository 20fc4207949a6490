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
        at address: ListeningAddress = .loopback, port: PortChoice = .standard, logger: Logger
    ) async throws -> PlaygroundService {
        // The watch comes first, so that nothing saved while the files are read is missed.
        let watcher = try FolderWatcher(folders: [location.folder] + templates.watchedFolders, logger: logger)
        let site = try PlaygroundFolderSite(location, templates: templates, logger: logger)
        let server = try await LiveServer.start(site, assets: templates.assets, at: address, port: port, logger: logger)
        return PlaygroundService(server: server, site: site, watcher: watcher)
    }

    /// The address to open in a browser.
    public var url: String { server.url }
    public var port: UInt16 { server.port }

    /// Serves and follows the files until one of the signals comes.
    public func run(until signals: StopSignals) async {
        let following = Task {
            for await batch in watcher { await site.filesChanged(batch) }
        }
        await server.serve(until: signals)
        watcher.stop()
        await following.value
    }

    /// Serves and follows the files until the calling task is cancelled.
    public func stop() async {
        watcher.stop()
        await server.stop()
    }
}

extension PageTemplates {
    fileprivate var watchedFolders: [String] {
        switch self {
        case .embedded: []
        case .folder(let path): [path]
        }
    }
}
