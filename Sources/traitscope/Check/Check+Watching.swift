import Files
import Logging
import PathKit
import PlaygroundServer

extension Check {
    /// Checks once at the start, and again whenever a file in the playgrounds' folders is saved.
    func checkAfterChanges() async throws {
        let folders = Set(paths.map { path in
            let absolute = Path(path).absolute()
            return (absolute.isDirectory ? absolute : absolute.parent()).string
        })
        // Any file in the folder may belong to a playground, for example a picture, a property list or an included file.
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
