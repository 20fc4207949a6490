import Files
import JSON
import LanguageService
import Synchronization

extension PlaygroundFolderSite {
    func source(at path: String) async throws(SourceFile.Refusal) -> SourceFile {
        let name = try await servedFile(at: path)
        return try await WorkThreads.shared.run { [location] in
            Result { () throws(SourceFile.Refusal) in try location.source(of: name) }
        }.get()
    }

    /// Writes the text if the file still has this tag, and returns the new tag. The watch reports the change like any save.
    func write(_ text: [UInt8], to path: String, over tag: EntityTag) async throws(SourceFile.Refusal) -> EntityTag {
        let name = try await servedFile(at: path)
        let outcome = await WorkThreads.shared.run { [location] in
            Self.writing.withLock { _ in
                Result { () throws(SourceFile.Refusal) in try location.write(text, to: name, over: tag) }
            }
        }
        if case .failure(.cannotWrite(let sentence)) = outcome { logger.warning("\(sentence)") }
        return try outcome.get()
    }

    /// Creates and reads a playground, so that its page exists when this returns. Returns the playground's tag.
    func create(_ text: [UInt8], at path: String) async throws(SourceFile.Refusal) -> EntityTag {
        let name = String(path.dropFirst())
        let tag = try await WorkThreads.shared.run { [location] in
            Result { () throws(SourceFile.Refusal) in try location.create(text, named: name) }
        }.get()
        await readFirst(name)
        updateLists()
        return tag
    }

    /// Answers a question about the editor's text. Other files are read from the disk.
    func answer(_ question: EditorQuestion, at path: String) async throws(SourceFile.Refusal) -> JSONValue {
        let name = try await servedFile(at: path)
        let version = store.items[name]?.version ?? 0
        return await WorkThreads.shared.run { [location, editorServices] in
            editorServices.answer(question, of: name, version: version, in: location.attachments(of: name))
        }
    }

    /// A lock that permits one write at a time, because writing blocks the signals of the whole process.
    private static let writing = Mutex(())

    private func servedFile(at path: String) async throws(SourceFile.Refusal) -> String {
        await readAsked(path)
        switch destination(of: path) {
        case .playground(let name)?, .source(let name)?:
            // The text of an included file outside the served files can be read but not edited.
            guard store.items[name] != nil else { fallthrough }
            return name
        case .index?, .reference?, .explain?, nil: throw .missing(String(path.dropFirst()))
        }
    }
}
