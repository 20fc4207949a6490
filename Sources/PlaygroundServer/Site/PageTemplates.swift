import Files
import PageAssets
import PathKit
import PlaygroundSchema
import SourceDiagnostics
import WireframeHTML

/// The page's files, either built in or from a folder.
package enum PageTemplates: Sendable {
    case embedded
    /// The absolute path of a folder.
    case folder(String)

    func renderer() throws(TemplateErrors) -> PageRenderer {
        try PageRenderer(templates: texts)
    }

    var assets: any AssetSource {
        switch self {
        case .embedded: EmbeddedFiles()
        case .folder(let path): LayeredAssets(upper: FolderAssets(folder: path), lower: EmbeddedFiles())
        }
    }

    private var texts: [String: String] {
        switch self {
        case .embedded:
            PageAsset.embedded.filter { Self.isText($0.key) }.mapValues(\.text)
        case .folder(let path):
            Self.texts(below: Path(path))
        }
    }

    private static func texts(below folder: Path) -> [String: String] {
        let files = ((try? folder.recursiveChildren()) ?? []).filter { $0.isFile && isText($0.string) }
        let prefix = folder.string.count + 1
        return Dictionary(uniqueKeysWithValues: files.compactMap { file in
            BoundedFile.bytes(of: file.string, limit: FolderAssets.longestFile).flatMap { String(validating: $0, as: UTF8.self) }
                .map { (String(file.string.dropFirst(prefix)), $0) }
        })
    }

    private static func isText(_ name: String) -> Bool {
        name.hasSuffix(".mustache") || name.hasSuffix(".svg")
    }
}

/// Assets from two sources. `upper` overrides `lower`.
private struct LayeredAssets: AssetSource {
    let upper: any AssetSource
    let lower: any AssetSource
    let version: String? = nil

    func asset(named name: AssetName) -> Asset? {
        upper.asset(named: name) ?? lower.asset(named: name)
    }
}

/// The built-in assets, with the schema of playgrounds and the pictures of the reference.
private struct EmbeddedFiles: AssetSource {
    let version: String? = PageAsset.version
    private static let schema = Asset(bytes: Array(PlaygroundSchema.text.utf8), named: PlaygroundSchema.fileName)

    func asset(named name: AssetName) -> Asset? {
        if name.text == PlaygroundSchema.fileName { return Self.schema }
        if let picture = ReferencePictures.asset(named: name.text) { return picture }
        return PageAsset.embedded[name.text].map { Asset(bytes: $0.bytes, named: name.text, isVersioned: true) }
    }
}
