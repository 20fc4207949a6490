import Checking
import Files
import InterfaceImport
import PathKit
import PlaygroundModel

/// The images of asset catalogues that an import writes next to its playgrounds.
/// Existing files are kept, and images in a namespace are omitted. A folder that contains an `Assets.xcassets` needs no image files.
struct ImageOutput {
    private(set) var files: [(target: OutputFile, bytes: [UInt8])] = []
    /// The files that already exist with different contents.
    private(set) var kept: [String] = []

    /// - Parameter playgrounds: The target of each playground, and the image files that it needs.
    init(_ playgrounds: [(target: OutputFile, images: [CatalogueImage.File])]) throws {
        var taken: [String: [UInt8]] = [:]
        for (target, images) in playgrounds where !target.isStandardOutput {
            let folder = Path(target.destination).parent()
            guard !(folder + "Assets.xcassets").exists else { continue }
            for image in images where !image.name.contains("/") {
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

    /// The bytes at a path. Empty if it is not a file, `nil` if nothing exists there.
    private static func bytes(of path: String) -> [UInt8]? {
        guard Path(path).exists || Path(path).isSymlink else { return nil }
        return BoundedFile.bytes(of: path, limit: PlaygroundLimits.attachmentBytes) ?? []
    }

    var lines: [String] {
        var lines: [String] = []
        if !files.isEmpty { lines.append("Next to them: \(counted(files.count, "file")) of images of asset catalogues") }
        if !kept.isEmpty { lines.append("Not written, because another file has the name: \(kept.sorted().joined(separator: ", "))") }
        return lines
    }
}
