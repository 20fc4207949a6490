import Files
import JSON
import LanguageService
import PlaygroundSchema
import Synchronization

/// The language services for the editors of all pages, with one service per edited playground.
final class EditorServices: Sendable {
    private struct Kept: Sendable {
        var version: Int
        var service: EditorService
    }

    private static let most = 8

    private let kept = Mutex<[String: Kept]>([:])

    /// - Parameter version: A version that changes with the file and with the files that it references.
    func answer(_ question: EditorQuestion, of name: String, version: Int, in folder: AttachmentFolder) -> JSONValue {
        let known = kept.withLock { $0[name] }
        var service = known?.service ?? EditorService(.ofPlaygrounds, fileName: name)
        if let known, known.version != version { service.forget() }
        let answer = service.answer(question, attachment: folder.bytes, neighbours: folder.playgrounds)
        kept.withLock { kept in
            if kept[name] == nil, kept.count >= Self.most { kept = [:] }
            kept[name] = Kept(version: version, service: service)
        }
        return answer
    }
}
