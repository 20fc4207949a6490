import Files
import PathKit

/// A document, and the playground made from it.
package struct ImportedDocument {
    package let path: Path
    package let document: InterfaceBuilderDocument
    package private(set) var playground: ImportedPlayground
    package let playgroundName: String

    /// Adds the recorded frames as scenarios. Returns a sentence with their numbers.
    package mutating func addExpectations() -> String {
        let expected = ExpectedFrames(document, playground)
        playground.text += expected.text
        var parts = ["\(expected.expectedCount) recorded frames are expected"]
        if expected.differingCount > 0 { parts.append("\(expected.differingCount) differ here and are comments") }
        if expected.unreachedCount > 0 { parts.append("\(expected.unreachedCount) belong to controllers that no tap reaches") }
        return "\(path.lastComponent): \(parts.joined(separator: ", "))."
    }

    package struct Several {
        package var imported: [ImportedDocument] = []
        package var refused: [RefusedDocument] = []
    }

    /// - Throws: `RefusedDocument` if the document cannot be imported.
    package static func read(file path: Path) throws -> Several {
        guard path.exists, !path.isDirectory else { throw UsageFailure("There is no file \(path).") }
        return Several(imported: [try ImportedDocument(try document(at: path), at: path, within: nil)])
    }

    /// Imports a document with known contents. Its folder has its resources, `root` limits their search. `name` is used in messages.
    package init(_ contents: BoundedFile, at path: Path, within root: Path, named name: String) throws(RefusedDocument) {
        try self.init(try Self.document(contents, named: name), at: path, within: root)
    }

    private init(_ document: InterfaceBuilderDocument, at path: Path, within root: Path?) throws(RefusedDocument) {
        let resources = AppFolder(root: root).resources(beside: path, naming: document.imageNames)
        let playground = ImportedPlayground(document, name: path.lastComponent, resources: resources)
        if let refusal = playground.refusal { throw RefusedDocument(path: path.string, refusal) }
        self.init(path, document, playground, playgroundName: "\(path.lastComponentWithoutExtension).toml")
    }

    private init(_ path: Path, _ document: InterfaceBuilderDocument, _ playground: ImportedPlayground, playgroundName: String) {
        (self.path, self.document, self.playground, self.playgroundName) = (path, document, playground, playgroundName)
    }

    /// Imports all documents of a folder. A refused document does not stop the others. Throws if no document can be imported.
    /// - Parameters:
    ///   - areJoined: Whether playgrounds include the playgrounds of the storyboards that they refer to.
    ///   - progress: Called from any thread with the number of imported documents and the total.
    package static func read(_ folder: DocumentFolder, areJoined: Bool, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) throws -> Several {
        if folder.documents.isEmpty, folder.refused.isEmpty {
            throw CleanFailure("There is no .storyboard or .xib file in \(folder.path).")
        }
        var several = Several(refused: folder.refused)
        var documents: [(path: Path, document: InterfaceBuilderDocument)] = []
        for path in folder.documents {
            do throws(RefusedDocument) {
                documents.append((path, try document(at: path)))
            } catch {
                several.refused.append(error)
            }
        }
        let names = PlaygroundFileNames.of(documents.map(\.path))
        let app = AppFolder(root: folder.path)
        let members = zip(documents, names).map {
            DocumentSet.Member(
                path: $0.path.string, document: $0.document, playground: $1,
                resources: app.resources(beside: $0.path, naming: $0.document.imageNames))
        }
        let playgrounds = areJoined ? DocumentSet(members).playgrounds(progress: progress) : members.enumerated().map { index, member in
            progress(index, members.count)
            return DocumentSet([member]).playgrounds()[0]
        }
        for ((path, document), (playground, name)) in zip(documents, zip(playgrounds, names)) {
            if let refusal = playground.refusal {
                several.refused.append(RefusedDocument(path: path.string, refusal))
            } else {
                several.imported.append(ImportedDocument(path, document, playground, playgroundName: name))
            }
        }
        several.refused.sort { $0.path < $1.path }
        guard !several.imported.isEmpty else { throw CleanFailure(several.refused.map(\.description).joined(separator: "\n")) }
        return several
    }

    private static func document(at path: Path) throws(RefusedDocument) -> InterfaceBuilderDocument {
        guard FileStatus(ofPath: path.string)?.kind == .file else {
            throw RefusedDocument(path: path.string, headline: "it is not a file", hint: "give a .storyboard or .xib file")
        }
        let file: BoundedFile
        do throws(SystemError) {
            file = try BoundedFile(path.string, limit: InterfaceBuilderDocument.byteLimit)
        } catch {
            throw RefusedDocument(path: path.string, headline: "it cannot be read", hint: "check the file's permissions")
        }
        return try document(file, named: path.string)
    }

    private static func document(_ file: BoundedFile, named name: String) throws(RefusedDocument) -> InterfaceBuilderDocument {
        let limit = InterfaceBuilderDocument.byteLimit
        do throws(DocumentFailure) {
            guard file.size <= limit else { throw .tooLarge(bytes: file.size, limit: limit) }
            return try InterfaceBuilderDocument(file.bytes)
        } catch {
            throw RefusedDocument(path: name, error)
        }
    }
}
