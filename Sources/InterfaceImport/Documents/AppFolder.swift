import Files
import JSON
import PathKit
import PlaygroundModel

/// Finds an app's resources in the folders around its documents: asset catalogues, translations and the Info.plist.
package final class AppFolder {
    /// The folder that limits the search, or `nil` for a single document.
    private let root: String?
    private var known: [String: Shared] = [:]

    private struct Shared {
        var resources = AppResources()
        /// The folders of image sets by image name. Their files are read when a document uses the image.
        var imageSets: [String: String] = [:]
        var rest = AppFolder.setLimit
    }

    /// The maximum number of sets per folder, which no app exceeds. `depthLimit` is the maximum depth of folders in a catalogue.
    private static let setLimit = 2_000
    private static let depthLimit = 8

    package init(root: Path?) {
        self.root = root?.string
    }

    package func resources(beside document: Path, naming imageNames: Set<String>) -> AppResources {
        let folder = Self.folder(of: document)
        let shared = shared(folder)
        var resources = shared.resources
        for name in imageNames.sorted() {
            guard let set = shared.imageSets[name], let contents = Self.bytes(of: "\(set)/Contents.json") else { continue }
            resources.add(imageSet: name, contents) { Self.bytes(of: "\(set)/\($0)") }
        }
        addTranslations(of: document, in: folder, to: &resources)
        return resources
    }

    /// The colours and images of catalogues at the given paths.
    package static func resources(inCatalogues paths: [String], naming imageNames: Set<String>) -> AppResources {
        let folder = AppFolder(root: nil)
        var shared = Shared()
        for path in paths { folder.addSets(in: path, to: &shared) }
        for name in imageNames.sorted() {
            guard let set = shared.imageSets[name], let contents = bytes(of: "\(set)/Contents.json") else { continue }
            shared.resources.add(imageSet: name, contents) { bytes(of: "\(set)/\($0)") }
        }
        return shared.resources
    }

    /// The document's folder. For a localized document, the folder that contains its `.lproj`.
    private static func folder(of document: Path) -> String {
        let parent = document.parent()
        return parent.lastComponent.hasSuffix(".lproj") ? parent.parent().string : parent.string
    }

    private func shared(_ folder: String) -> Shared {
        if let known = known[folder] { return known }
        var shared = Shared()
        let outer = folder == root || root == nil && folder == "." ? nil : Path(folder).parent().string
        for place in [folder, outer].compactMap({ $0 }) {
            for name in FileStatus.names(inFolder: place) {
                let path = "\(place)/\(name)"
                if name.hasSuffix(".xcassets") {
                    addSets(in: path, to: &shared)
                } else if name == "Info.plist", let bytes = Self.bytes(of: path) {
                    shared.resources.add(infoPlist: bytes)
                }
            }
        }
        known[folder] = shared
        return shared
    }

    /// - Parameter namespace: The prefix for the names of sets in the folder.
    private func addSets(in folder: String, namespace: String = "", depth: Int = 0, to shared: inout Shared) {
        guard depth < Self.depthLimit, FileStatus(ofPath: folder, followingLinks: false)?.kind == .folder else { return }
        for name in FileStatus.names(inFolder: folder) where shared.rest > 0 {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".colorset") {
                shared.rest -= 1
                if let bytes = Self.bytes(of: "\(path)/Contents.json") {
                    shared.resources.add(colorSet: namespace + name.dropLast(".colorset".count), bytes)
                }
            } else if name.hasSuffix(".imageset") {
                shared.rest -= 1
                let image = namespace + name.dropLast(".imageset".count)
                if shared.imageSets[image] == nil { shared.imageSets[image] = path }
            } else if !name.contains(".") {
                let inner = Self.providesNamespace(path) ? "\(namespace)\(name)/" : namespace
                addSets(in: path, namespace: inner, depth: depth + 1, to: &shared)
            }
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        let contents = bytes(of: "\(folder)/Contents.json").flatMap { JSONValue(reading: $0) }
        return contents?["properties"]?["provides-namespace"] == .bool(true)
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

    private static func bytes(of path: String) -> [UInt8]? {
        guard FileStatus(ofPath: path, followingLinks: false)?.kind == .file else { return nil }
        return BoundedFile.bytes(of: path, limit: PlaygroundLimits.attachmentBytes)
    }
}
