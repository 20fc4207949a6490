import Files
import Foundation
import JSON
import LanguageService
import SourceDiagnostics
import Synchronization

/// The servers of live pages that run beside the editor: found by their sockets, told where the cursor is, and listened to.
final class BoardLinks: Sendable {
    private struct State: Sendable {
        var documents: [String: OpenDocument] = [:]
        /// By their sockets.
        var links: [String: BoardLink] = [:]
        /// The folder as it was at the last look.
        var folder: FileStatus?
        /// The folder as it was when there was nothing more to find in it.
        var settled: FileStatus?
        /// A document's path, and a line of it from 0.
        var cursor: (path: String, line: Int)?
        /// Whether what stands at the cursor was saved since it was told of.
        var isSaved = false
        var isTelling = false
        var isOver = false
    }

    /// How long a cursor may go on before it is told of.
    private static let pause = Duration.milliseconds(50)
    /// How often it is seen whether the folder has changed, in seconds.
    private static let interval = 1.0

    private let folder: LinkFolder
    private let session: RPCSession
    private let opensDocuments: Bool
    private let state = Mutex(State())

    /// - Parameters:
    ///   - folder: Where servers are looked for.
    ///   - opensDocuments: Whether the editor shows documents when it is asked to.
    init(in folder: LinkFolder, _ session: RPCSession, opensDocuments: Bool) {
        self.folder = folder
        self.session = session
        self.opensDocuments = opensDocuments
        let thread = Thread { [weak self] in
            while self?.look() == true { Thread.sleep(forTimeInterval: Self.interval) }
        }
        thread.name = "boards"
        thread.start()
    }

    func end() {
        let links = state.withLock { state in
            state.isOver = true
            return state.links.values
        }
        for link in links { link.end() }
    }

    // MARK: Finding

    /// - Returns: whether to look again.
    private func look() -> Bool {
        guard !state.withLock(\.isOver) else { return false }
        let status = FileStatus(ofPath: folder.path)
        guard status != state.withLock(\.settled) else { return true }
        var isSettled = folder.refusal == nil
        for socket in folder.sockets() where state.withLock({ $0.links[socket] == nil }) {
            guard let conversation = LinkConversation(callingAt: socket) else {
                isSettled = false
                continue
            }
            let link = BoardLink(conversation) { [weak self] target in self?.open(target) }
            state.withLock { $0.links[socket] = link }
            link.run { [weak self] in
                self?.state.withLock { state in
                    state.links[socket] = nil
                    state.settled = nil
                }
            }
            Task { [weak self] in
                // One that speaks otherwise is kept, so that it is not called again and again.
                try? await link.greet()
                self?.tellWhatOpens()
                self?.tellSoon()
            }
        }
        state.withLock { state in
            // What came within the same tick of the file system's clock changed nothing that can be seen: there is a second look.
            state.settled = isSettled && state.folder == status ? status : nil
            state.folder = status
        }
        return true
    }

    /// Those that serve a file.
    private func links(of path: String) -> [BoardLink] {
        let path = FileStatus.resolvedPlace(path)
        return state.withLock { Array($0.links.values) }.filter { $0.served?.holds(path) ?? false }
    }

    /// Why no server can be found.
    var refusal: LinkFolder.Failure? { folder.refusal }

    func serve(_ path: String) -> Bool { !links(of: path).isEmpty }

    // MARK: Telling

    /// The documents are others now, or have another text.
    func take(_ documents: [String: OpenDocument]) {
        state.withLock { $0.documents = documents.filter(\.value.isFile) }
        tellWhatOpens()
    }

    /// A file may have been saved.
    func filesChanged() {
        state.withLock { $0.isSaved = true }
        tellSoon()
    }

    /// - Parameter line: From 0.
    func cursorMoved(to line: Int, of path: String) {
        state.withLock { $0.cursor = (path, line) }
        tellSoon()
    }

    private func tellWhatOpens() {
        let (links, paths) = state.withLock { (Array($0.links.values), $0.documents.keys.map(FileStatus.resolvedPlace)) }
        for link in links {
            guard let served = link.served else { continue }
            link.tell(opens: opensDocuments && paths.contains(where: served.holds))
        }
    }

    /// Tells of the newest place when the pause is over.
    private func tellSoon() {
        let isFirst = state.withLock { state in
            guard !state.isTelling, state.cursor != nil else { return false }
            state.isTelling = true
            return true
        }
        guard isFirst else { return }
        Task {
            try? await Task.sleep(for: Self.pause)
            let (cursor, isSaved) = state.withLock { state in
                defer { (state.isTelling, state.isSaved) = (false, false) }
                return (state.cursor, state.isSaved)
            }
            guard let cursor else { return }
            let links = links(of: cursor.path)
            guard !links.isEmpty else { return }
            let position = position(of: cursor.line, in: cursor.path)
            for link in links { link.tell(position, isNews: isSaved) }
        }
    }

    /// A line of a document, from 0, as it is in the file.
    private func position(of line: Int, in path: String) -> EditorPosition {
        let saved = lines(of: path)?.saved(of: line)
        return EditorPosition(path: FileStatus.resolvedPlace(path), line: saved.map { $0 + 1 })
    }

    private func lines(of path: String) -> SavedLines? {
        guard let document = state.withLock({ $0.documents[path] }),
              let bytes = AttachmentFolder(of: path).bytes(of: (path as NSString).lastPathComponent)
        else { return nil }
        return SavedLines(of: document.source, saved: SourceText(utf8: bytes, fileName: path))
    }

    /// Lights a line, from 0, on the pages that are open.
    ///
    /// - Returns: what became of it where; nothing if the file is not served.
    func show(_ line: Int, of path: String) async -> [ShownLine] {
        let position = position(of: line, in: path)
        var shown: [ShownLine] = []
        for link in links(of: path) {
            guard let answer = try? await link.show(position), answer.address != nil else { continue }
            shown.append(answer)
        }
        return shown
    }

    // MARK: Opening

    /// Opens a line that somebody has clicked on a page, where it is in the text as it is now.
    private func open(_ target: EditorTarget) {
        guard opensDocuments else { return }
        let document = state.withLock { $0.documents.values }.first { FileStatus.resolvedPlace($0.path) == target.path }
        let position: TextPosition
        if let document, let found = lines(of: document.path)?.current(of: target.line - 1) {
            position = found.isThere ? self.position(found.line, target.column, in: document.source) : TextPosition(line: found.line, character: 0)
        } else {
            position = TextPosition(line: target.line - 1, character: 0)
        }
        let params: JSONValue = .object([
            "uri": (document?.uri ?? FileURI.uri(ofPath: target.path)).json, "external": .bool(false), "takeFocus": .bool(target.takesFocus),
            "selection": .range(TextRange(position, position)),
        ])
        let session = session
        // An editor that refuses has said so to the person, or has another view of them.
        Task { _ = try? await session.request("window/showDocument", params) }
    }

    private func position(_ line: Int, _ column: Int, in source: SourceText) -> TextPosition {
        source.textPosition(of: source.offset(of: SourcePosition(line: line + 1, column: column)))
    }
}
