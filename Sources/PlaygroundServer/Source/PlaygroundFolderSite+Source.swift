import EditorServer
import JSON
import LanguageService
import Synchronization

/// Reading and writing the text of a playground for the page's editor, and what is asked of it there.
extension PlaygroundFolderSite {
    /// The text of the playground whose page or text is at a path, as it is on the disk.
    func source(at path: String) async throws(SourceFile.Refusal) -> SourceFile {
        let name = try await servedFile(at: path)
        return try await WorkThreads.shared.run { [location] in
            Result { () throws(SourceFile.Refusal) in try location.source(of: name) }
        }.get()
    }

    /// Writes that text, if it is still the one with this tag. It is read anew as after any save: the watch tells of it.
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

    /// Answers a question of a page's editor. The text that is asked about is the editor's; the files beside it are those on the disk.
    func answer(_ question: EditorQuestion, at path: String) async throws(SourceFile.Refusal) -> JSONValue {
        let name = try await servedFile(at: path)
        let version = store.items[name]?.version ?? 0
        return await WorkThreads.shared.run { [location, editorServices] in
            editorServices.answer(question, of: name, version: version, in: location.attachments(of: name))
        }
    }

    /// One file is written at a time: signals are held back meanwhile, which is for the whole process.
    private static let writing = Mutex(())

    /// The file that a page's address, or that of its text, is of.
    private func servedFile(at path: String) async throws(SourceFile.Refusal) -> String {
        await readAsked(path)
        switch destination(of: path) {
        case .playground(let name)?, .source(let name)?:
            // A file that is included from where nothing is served has a text, and is no file of its own here.
            guard store.items[name] != nil else { fallthrough }
            return name
        case .index?, .reference?, .explain?, nil: throw .missing(String(path.dropFirst()))
        }
    }
}
