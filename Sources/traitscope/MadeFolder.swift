import Files
import Foundation
import PathKit

/// A folder that was made to write into, with those above it that were made for it: to be taken away again if nothing is
/// written.
struct MadeFolder {
    /// From the outermost on; empty where the folder was there.
    private let folders: [Path]
    let path: Path

    init(_ path: Path) throws {
        self.path = path
        var folders: [Path] = []
        var folder = path.absolute()
        while !folder.exists {
            folders.insert(folder, at: 0)
            folder = folder.parent()
        }
        self.folders = folders
        do {
            try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
        } catch {
            remove()
            throw CleanFailure("The folder \(path) cannot be made: \(error.localizedDescription)")
        }
    }

    /// Takes away what was made, as far as nothing stands in it.
    func remove() {
        for folder in folders.reversed() { rmdir(folder.string) }
    }
}
