import EditorServer
import JSON
import LanguageService
import Synchronization

/// Reads and writes playgrounds for pages' editors, and answers their questions.
extension PlaygroundFolderSite {
    func source(at path: String) async throws(SourceFile.Refusal) -> SourceFile {
        let name = try await servedFile(at: path)
        return try await WorkThreads.shared.run { [location] in
            Result { () throws(SourceFile.Refusal) in try location.source(of: name) }
        }.get()
    }

    /// Writes the text if the file still has this tag. The watch then reports the change as after any save.
    ///
    /// - Returns: the tag of the new text.
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

    /// Makes a playground in the folder, and reads it: its page is there when this returns.
    ///
    /// - Returns: its tag.
    func create(_ text: [UInt8], at path: String) async throws(SourceFile.Refusal) -> EntityTag {
        let name = String(path.dropFirst())
        let tag = try await WorkThreads.shared.run { [location] in
            Result { () throws(SourceFile.Refusal) in try location.create(text, named: name) }
        }.get()
        // The watch may be reading it already, which `read` would not wait for.
        await readFirst(name)
        tellOfFiles()
        return tag
    }

    /// Answers a question about the editor's text; other files are those on the disk.
    func answer(_ question: EditorQuestion, at path: String) async throws(SourceFile.Refusal) -> JSONValue {
        let name = try await servedFile(at: path)
        let version = store.items[name]?.version ?? 0
        return await WorkThreads.shared.run { [location, editorServices] in
            editorServices.answer(question, of: name, version: version, in: location.attachments(of: name))
        }
    }

    /// One file is written at a time: signals are blocked meanwhile, for the whole process.
    private static let writing = Mutex(())

    private func servedFile(at path: String) async throws(SourceFile.Refusal) -> String {
        await readAsked(path)
        switch destination(of: path) {
        case .playground(let name)?, .source(let name)?:
            // An included file outside of the served ones has a text, but cannot be edited.
            guard store.items[name] != nil else { fallthrough }
            return name
        case .index?, .reference?, .explain?, nil: throw .missing(String(path.dropFirst()))
        }
    }
}
