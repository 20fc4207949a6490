import Files
import Foundation
import PathKit

/// A folder for output, created with its missing parents. It can be removed again if nothing is written.
struct MadeFolder {
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
            throw CleanFailure("The folder \(path) cannot be created: \(error.localizedDescription)")
        }
    }

    func remove() {
        for folder in folders.reversed() { rmdir(folder.string) }
    }
}
