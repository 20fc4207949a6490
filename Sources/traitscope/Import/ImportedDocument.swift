import ArgumentParser
import InterfaceBuilder
import PathKit
import PlaygroundServer
import StoryboardImport

/// A document that the command was given, and the playground it has become.
struct ImportedDocument {
    let path: Path
    let document: InterfaceBuilderDocument
    let playground: ImportedPlayground

    /// All documents of a file or a folder: the first that cannot be imported ends it, before anything is written.
    static func read(_ path: Path) throws -> [ImportedDocument] {
        guard path.isDirectory else {
            guard path.isFile else { throw ValidationError("There is no file \(path).") }
            return [try ImportedDocument(path)]
        }
        let files = try path.recursiveChildren().filter { ["storyboard", "xib"].contains($0.extension) && $0.isFile }
        if files.isEmpty { throw CleanFailure("There is no .storyboard or .xib file in \(path).") }
        return try files.sorted { $0.string < $1.string }.map(ImportedDocument.init)
    }

    private init(_ path: Path) throws {
        self.path = path
        let limit = InterfaceBuilderDocument.byteLimit
        let file = try BoundedFile(path.string, limit: limit)
        do {
            guard file.size <= limit else { throw DocumentFailure.tooLarge(bytes: file.size, limit: limit) }
            document = try InterfaceBuilderDocument(file.bytes)
        } catch let failure as DocumentFailure {
            let place = failure.line.map { "\(path):\($0)" } ?? path.string
            throw CleanFailure("\(place): \(failure.headline).\n  hint: \(failure.hint)")
        }
        playground = ImportedPlayground(document, name: path.lastComponent)
    }
}
