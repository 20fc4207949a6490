import Files
import InterfaceImport
import PathKit
import PlaygroundModel

/// The images of asset catalogues that are put beside the playgrounds of an import, which show them from there.
///
/// A file that is there already stays as it is: it may be anybody's. In a folder with the catalogue itself nothing is put, since a
/// playground finds its images in `Assets.xcassets`, too.
struct ImageOutput {
    private(set) var files: [(target: OutputFile, bytes: [UInt8])] = []
    /// The files that are there already, with other bytes.
    private(set) var kept: [String] = []

    /// - Parameter playgrounds: Where each playground goes, and the files of its images.
    init(_ playgrounds: [(target: OutputFile, images: [CatalogueImage.File])]) throws {
        var taken: [String: [UInt8]] = [:]
        for (target, images) in playgrounds where !target.isStandardOutput {
            let folder = Path(target.destination).parent()
            guard !(folder + "Assets.xcassets").exists else { continue }
            for image in images {
                let path = (folder + image.name).string
                if let there = taken[path] ?? Self.bytes(of: path) {
                    if there != image.bytes, !kept.contains(path) { kept.append(path) }
                } else {
                    files.append((try OutputFile(path), image.bytes))
                }
                taken[path] = taken[path] ?? image.bytes
            }
        }
    }

    /// What stands at a path, be it a file or not; `nil` where nothing does.
    private static func bytes(of path: String) -> [UInt8]? {
        guard Path(path).exists || Path(path).isSymlink else { return nil }
        return BoundedFile.bytes(of: path, limit: PlaygroundLimits.attachmentBytes) ?? []
    }

    var lines: [String] {
        var lines: [String] = []
        if !files.isEmpty { lines.append("Beside them: \(files.count) \(files.count == 1 ? "file" : "files") of images of asset catalogues") }
        if !kept.isEmpty { lines.append("Not written, since another file has the name: \(kept.sorted().joined(separator: ", "))") }
        return lines
    }
}
