import PathKit
import PlaygroundModel
import PlaygroundServer
import StoryboardImport

/// Finds what stands beside documents in their app's folder: asset catalogues, translations, and the Info.plist.
package final class AppFolder {
    /// The folder beyond which nothing is looked for; `nil` for a document by itself.
    private let root: String?
    /// What was found in folders already, without translations, which are those of one document.
    private var known: [String: AppResources] = [:]

    /// Colour sets of a folder, and folders of a catalogue in one another: more than any app has.
    private static let setLimit = 2_000
    private static let depthLimit = 8

    /// - Parameter root: The folder whose documents are imported together.
    package init(root: Path?) {
        self.root = root?.string
    }

    package func resources(beside document: Path) -> AppResources {
        let folder = Self.folder(of: document)
        var resources = shared(folder)
        addTranslations(of: document, in: folder, to: &resources)
        return resources
    }

    /// The folder that a document belongs to: not that of its language.
    private static func folder(of document: Path) -> String {
        let parent = document.parent()
        return parent.lastComponent.hasSuffix(".lproj") ? parent.parent().string : parent.string
    }

    /// What all documents of a folder have beside them: in it, and in the folder around it.
    private func shared(_ folder: String) -> AppResources {
        if let known = known[folder] { return known }
        var resources = AppResources()
        let outer = folder == root || root == nil && folder == "." ? nil : Path(folder).parent().string
        for place in [folder, outer].compactMap({ $0 }) {
            for name in FileStatus.names(inFolder: place) {
                let path = "\(place)/\(name)"
                if name.hasSuffix(".xcassets") {
                    var rest = Self.setLimit
                    addColors(in: path, depth: 0, &rest, to: &resources)
                } else if name == "Info.plist", let bytes = Self.bytes(of: path) {
                    resources.add(infoPlist: bytes)
                }
            }
        }
        known[folder] = resources
        return resources
    }

    private func addColors(in folder: String, depth: Int, _ rest: inout Int, to resources: inout AppResources) {
        guard depth < Self.depthLimit, FileStatus(ofPath: folder, followingLinks: false)?.kind == .folder else { return }
        for name in FileStatus.names(inFolder: folder) where rest > 0 {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".colorset") {
                rest -= 1
                if let bytes = Self.bytes(of: "\(path)/Contents.json") {
                    resources.add(colorSet: String(name.dropLast(".colorset".count)), bytes)
                }
            } else if !name.contains(".") {
                addColors(in: path, depth: depth + 1, &rest, to: &resources)
            }
        }
    }

    private func addTranslations(of document: Path, in folder: String, to resources: inout AppResources) {
        let title = document.lastComponentWithoutExtension
        for name in FileStatus.names(inFolder: folder) {
            let path = "\(folder)/\(name)"
            if name == "\(title).xcstrings", let bytes = Self.bytes(of: path) { resources.add(stringCatalogue: bytes) }
            guard name.hasSuffix(".lproj"), FileStatus(ofPath: path, followingLinks: false)?.kind == .folder else { continue }
            if let bytes = Self.bytes(of: "\(path)/\(title).xcstrings") { resources.add(stringCatalogue: bytes) }
            let language = String(name.dropLast(".lproj".count))
            if language != "Base", let bytes = Self.bytes(of: "\(path)/\(title).strings") {
                resources.add(strings: language, bytes)
            }
        }
    }

    /// The bytes of a file that is no link and no larger than one beside a playground can be.
    private static func bytes(of path: String) -> [UInt8]? {
        guard FileStatus(ofPath: path, followingLinks: false)?.kind == .file,
              let file = try? BoundedFile(path, limit: PlaygroundLimits.attachmentBytes), file.size <= PlaygroundLimits.attachmentBytes
        else { return nil }
        return file.bytes
    }
}
