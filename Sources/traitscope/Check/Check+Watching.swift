import Files
import Logging
import PathKit
import PlaygroundServer

extension Check {
    /// Checks at the start, and again when a file in the folders of the playgrounds is saved.
    func checkAfterChanges() async throws {
        let folders = Set(paths.map { path in
            let absolute = Path(path).absolute()
            return (absolute.isDirectory ? absolute : absolute.parent()).string
        })
        // Any file in the folder may belong to a playground: pictures, property lists, included files.
        let logger = Logger(label: "traitscope", factory: TerminalLog.init)
        let watcher = FolderWatcher(folders: folders.sorted().map { WatchTargets.Folder($0) }, logger: logger)
        _ = try check()
        for await _ in watcher {
            do {
                _ = try check()
            } catch {
                Console.current.printError("\(error)")
            }
        }
    }
}
