import ArgumentParser
import FrameComparison
import InterfaceBuilder
import PathKit
import PlaygroundReader
import PlaygroundServer
import StoryboardImport

/// A document that the command was given, and the playground it has become.
struct ImportedDocument {
    let path: Path
    let document: InterfaceBuilderDocument
    private(set) var playground: ImportedPlayground

    /// Adds what Interface Builder recorded as scenarios.
    ///
    /// - Returns: how many frames are expected, in a sentence.
    mutating func addExpectations() -> String {
        let expected = ExpectedFrames(document, playground)
        playground.text += expected.text
        var parts = ["\(expected.expectedCount) recorded frames are expected"]
        if expected.otherwiseCount > 0 { parts.append("\(expected.otherwiseCount) are otherwise here, and comments") }
        if expected.unreachedCount > 0 { parts.append("\(expected.unreachedCount) are of controllers that no tap leads to") }
        return "\(path.lastComponent): \(parts.joined(separator: ", "))."
    }

    /// A document by itself.
    static func read(file path: Path) throws -> ImportedDocument {
        guard path.isFile else { throw ValidationError("There is no file \(path).") }
        let document = try document(at: path)
        return ImportedDocument(path: path, document: document, playground: ImportedPlayground(document, name: path.lastComponent))
    }

    /// All documents of a folder: the first that cannot be imported ends it, before anything is written.
    ///
    /// - Parameter areJoined: Whether a playground includes those of the storyboards that its own refers to.
    static func read(_ folder: DocumentFolder, areJoined: Bool) throws -> [ImportedDocument] {
        if folder.documents.isEmpty { throw CleanFailure("There is no .storyboard or .xib file in \(folder.path).") }
        let names = PlaygroundFileNames.of(folder.documents)
        let members = try zip(folder.documents, names).map { path, name in
            DocumentSet.Member(path: path.string, document: try document(at: path), playground: name)
        }
        let sets = areJoined ? [DocumentSet(members)] : members.map { DocumentSet([$0]) }
        let playgrounds = sets.flatMap { $0.playgrounds() }
        return members.indices.map { index in
            ImportedDocument(path: folder.documents[index], document: members[index].document, playground: playgrounds[index])
        }
    }

    private static func document(at path: Path) throws -> InterfaceBuilderDocument {
        let limit = InterfaceBuilderDocument.byteLimit
        let file = try BoundedFile(path.string, limit: limit)
        do {
            guard file.size <= limit else { throw DocumentFailure.tooLarge(bytes: file.size, limit: limit) }
            return try InterfaceBuilderDocument(file.bytes)
        } catch let failure as DocumentFailure {
            let place = failure.line.map { "\(path):\($0)" } ?? path.string
            throw CleanFailure("\(place): \(failure.headline).\n  hint: \(failure.hint)")
        }
    }
}

extension [ImportedDocument] {
    /// Reads each playground as it would be read from disk, with what it includes.
    ///
    /// - Parameter names: The names of their files.
    /// - Throws: `CleanFailure` if one is more than a playground can be.
    func checkLimits(_ names: [String]) throws {
        let texts = Dictionary(zip(names, map { Array<UInt8>($0.playground.text.utf8) }), uniquingKeysWith: { first, _ in first })
        for (document, name) in zip(self, names) {
            let reading = PlaygroundFile.read(bytes: texts[name] ?? [], fileName: name, attachment: { texts[$0] })
            guard let mistake = reading.diagnostics.first(where: { $0.severity == .error && $0.tellsOfLimit }) else { continue }
            let hint = "part the storyboard into several: Editor ▸ Refactor to Storyboard"
            throw CleanFailure("\(document.path): it is more than a playground can be: \(mistake.headline).\n  hint: \(hint)")
        }
    }
}
