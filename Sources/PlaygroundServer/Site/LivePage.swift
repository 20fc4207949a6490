import Files
import JSON
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// What one tab shows: a playground, or the list of all.
package struct LivePage: PageState {
    private var tab: any LiveTab
    /// Whether the page's editor has been opened.
    private var followsSource = false
    /// What was saved and the editor was not told of.
    private var saved: FileContents?
    /// What the page knows of the editors beside it; `nil` for a page that is none of this machine's, which they do not concern.
    private var editor: EditorView?
    private var owesEditor: Bool
    /// Whether the cursor's line may be of a text that is about to be read.
    private var cursorIsNew = false
    /// Of the last update.
    private var revision = 0

    init(_ tab: any LiveTab, editor: EditorView? = nil) {
        self.tab = tab
        self.editor = editor
        owesEditor = editor != nil && editor != EditorView()
    }

    package mutating func handle(_ message: BrowserMessage) {
        if message == .followSource { followsSource = true } else { tab.handle(message) }
    }

    package mutating func catchUp() { tab.catchUp() }

    /// The picture comes before what only an editor is about.
    package mutating func takeUpdate() -> PageUpdate? {
        if let update = tab.takeUpdate() {
            revision = update.revision
            return update
        }
        if owesEditor, let editor, let playground = (tab as? PlaygroundTab)?.fileName {
            owesEditor = false
            return PageUpdate(revision: revision, json: editor.message(to: playground, revision: revision).text)
        }
        guard let saved else { return nil }
        self.saved = nil
        let tag = saved.entityTag.map { JSONValue.string($0.text) } ?? .null
        let message: JSONValue = .object(["type": .string("saved"), "revision": .number(Double(revision)), "tag": tag])
        return PageUpdate(revision: revision, json: message.text)
    }

    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        tab.assetsChanged(renderer, stylesOnly: stylesOnly)
    }

    mutating func templatesFailed(_ problems: [DiagnosticRecord]) { tab.templatesFailed(problems) }
    mutating func notice(_ sentence: String) { tab.notice(sentence) }

    /// The list of playgrounds is another now.
    mutating func folderChanged(_ page: IndexPage) {
        guard var index = tab as? IndexTab else { return }
        index.folderChanged(page)
        tab = index
    }

    /// An editor beside the page came, went, or moved its cursor.
    mutating func editorChanged(_ view: EditorView) {
        guard editor != nil else { return }
        cursorIsNew = view.cursor != nil
        editor = view
        owesEditor = true
    }

    /// Whether the page shows one of some playgrounds, and what editors say concerns it.
    func followsEditor(of playgrounds: Set<String>) -> Bool {
        editor != nil && (tab as? PlaygroundTab).map { playgrounds.contains($0.fileName) } ?? false
    }

    /// A file was saved. An editor may have told of its cursor before the text was read that it is in.
    mutating func fileChanged(_ name: String, _ item: PlaygroundStore.Item) {
        guard var playground = tab as? PlaygroundTab, playground.fileName == name else { return }
        playground.fileChanged(item.reading)
        tab = playground
        if followsSource { saved = item.contents }
        owesEditor = owesEditor || cursorIsNew
        cursorIsNew = false
    }
}

/// What a tab of either kind takes in.
protocol LiveTab: PageState {
    /// The page's own files are others now. Style sheets can be exchanged under a page; otherwise it is loaded again.
    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool)
    /// The templates have mistakes, and the page is drawn with others.
    mutating func templatesFailed(_ problems: [DiagnosticRecord])
    /// Says something to whoever looks at the page.
    mutating func notice(_ sentence: String)
}

extension PlaygroundTab: LiveTab {}
