import Files
import Logging
import PathKit
import PlaygroundServer

/// Checks again when something is saved: the playgrounds, or what lies in their folders.
struct CheckWatch {
    let paths: [String]

    /// - Parameter check: Is called once at first, then after each change.
    func run(_ check: () throws -> Void) async throws {
        let logger = Logger(label: "traitscope", factory: TerminalLog.init)
        let folders = Set(paths.map { path in
            let absolute = Path(path).absolute()
            return (absolute.isDirectory ? absolute : absolute.parent()).string
        })
        // Everything beside a playground may belong to it: pictures, property lists, included files.
        let watcher = FolderWatcher(folders: folders.sorted().map { WatchTargets.Folder($0) }, logger: logger)
        try check()
        for await _ in watcher {
            do {
                try check()
            } catch {
                Console.current.printError("\(error)")
            }
        }
    }
}
