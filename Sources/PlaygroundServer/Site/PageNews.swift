import Files
import JSON
import PlaygroundPipeline

/// What a playground's page is told beside its picture: what a pasted constraint log says, what the editors on this machine do, and that
/// the file was saved whose text its own editor shows.
struct PageNews: Sendable {
    private var log = PastedLog()
    /// Whether the page's editor has been opened.
    private var followsSource = false
    /// What was saved and the editor was not told of.
    private var saved: FileContents?
    /// What the page knows of the editors beside it; `nil` for a page that is none of this machine's, which they do not concern.
    private var view: EditorView?
    private var owesView: Bool
    /// Whether the cursor's line may be of a text that is about to be read.
    private var cursorIsNew = false
    /// Of the last update.
    private var revision = 0

    init(_ view: EditorView? = nil) {
        self.view = view
        owesView = view != nil && view != EditorView()
    }

    var followsEditors: Bool { view != nil }

    /// Takes in what the page says of its editor and its logs.
    ///
    /// - Returns: Whether the message was about them.
    mutating func handle(_ message: BrowserMessage) -> Bool {
        switch message {
        case .followSource: followsSource = true
        case .explain(let text): log.paste(text)
        default: return false
        }
        return true
    }

    /// An editor beside the page came, went, or moved its cursor.
    mutating func editorChanged(_ view: EditorView) {
        guard followsEditors else { return }
        cursorIsNew = view.cursor != nil
        self.view = view
        owesView = true
    }

    /// The page's file was saved. An editor may have told of its cursor before the text was read that it is in.
    mutating func fileSaved(_ contents: FileContents) {
        if followsSource { saved = contents }
        owesView = owesView || cursorIsNew
        cursorIsNew = false
    }

    /// Notes an update of the picture, whose revision the news then have.
    mutating func told(_ update: PageUpdate) -> PageUpdate {
        revision = update.revision
        return update
    }

    /// The next of the news; `nil` where there is none. They leave the picture as it is.
    mutating func takeUpdate(of tab: PlaygroundTab) -> PageUpdate? {
        if let explanation = log.takeUpdate(with: tab.renderer, revision: revision) { return explanation }
        if owesView, let view {
            owesView = false
            return PageUpdate(revision: revision, json: view.message(to: tab.fileName, revision: revision).text)
        }
        guard let saved else { return nil }
        self.saved = nil
        let tag = saved.entityTag.map { JSONValue.string($0.text) } ?? .null
        let message: JSONValue = .object(["type": .string("saved"), "revision": .number(revision), "tag": tag])
        return PageUpdate(revision: revision, json: message.text)
    }
}
