import Files
import Foundation
import JSON
import Lessons
import Logging
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// The pages of one playground or of a folder of playgrounds. Work threads do the work, so that the site always answers.
/// | Path | Page |
/// |---|---|
/// | `/` | the list of playgrounds, or the playground if one file is served |
/// | `/neko` | the playground `neko.toml` |
/// | `/neko` with `Accept: application/json` | the playground's lesson |
/// | `/neko.toml` | the text; the file with `Accept: application/toml`; `PUT` writes the file, and `POST` asks about it |
/// | `/.reference` | the reference of the language |
/// | `/.explain` | explains a pasted constraint log; also at `/explain`, unless a playground has that name |
actor PlaygroundFolderSite {
    let location: PlaygroundLocation
    let templates: PageTemplates
    private let assets: String
    var renderer: PageRenderer {
        didSet { reference = nil }
    }
    /// Errors of the current templates. While there are any, older templates are in use.
    var templateProblems: [DiagnosticRecord] = []
    var store: PlaygroundStore
    nonisolated let pages: OpenPages
    let watcher: FolderWatcher?
    let logger: Logger
    private let editor: Editor?
    private var lastOpening: ContinuousClock.Instant?
    var editors: EditorLinks?
    var editorView = EditorView()

    private var reference: String?

    nonisolated let editorServices = EditorServices()
    var pageCache = PageCache()
    var readings = ReadingsInProgress()
    var unconfirmed = UnconfirmedReadings()
    var polling = PollingSchedule()
    /// The playgrounds whose attachments may have changed since they were last read.
    var attachmentsToLookUp: Set<String> = []

    var saysFilesAreLeftOut = false
    private(set) var isFilling: Bool
    private var lastUpdate = ContinuousClock.now
    var listsAreOutdated = false
    /// The mistakes by playground file.
    private(set) var sourceMistakes: [String: SourceMistakes] = [:]

    /// Invalid templates are logged and replaced with the built-in ones. `watcher` reports files that change while they are read.
    init(
        _ location: PlaygroundLocation, templates: PageTemplates, editor: Editor? = nil, watcher: FolderWatcher? = nil, logger: Logger,
        fillsLater: Bool = false
    ) throws {
        self.location = location
        self.templates = templates
        assets = templates.assets.address
        self.editor = editor
        self.watcher = watcher
        self.logger = logger
        do throws(TemplateErrors) {
            renderer = try templates.renderer()
        } catch {
            renderer = try PageTemplates.embedded.renderer()
            templateProblems = error.diagnostics.map { DiagnosticRecord($0, in: []) }
            logger.error("The templates have mistakes. The built-in ones are used.\n\(error)")
        }
        isFilling = fillsLater
        // Milliseconds since 1970, so that revisions exceed the revisions of earlier runs.
        store = PlaygroundStore(
            location, firstVersion: Int(Date().timeIntervalSince1970 * 1000), readsEverything: !fillsLater)
        pages = OpenPages(logger: logger)
        saysFilesAreLeftOut = store.leavesFilesOut
        if saysFilesAreLeftOut { logger.warning("\(Self.tooManyFiles)") }
    }

    /// Replaces all mistakes in sources.
    func show(_ mistakes: [String: SourceMistakes]) async {
        let changed = Set(mistakes.keys).union(sourceMistakes.keys).filter { mistakes[$0] != sourceMistakes[$0] }
        sourceMistakes = mistakes
        await read(changed)
    }

    /// The path of a file that a page refers to.
    func path(of file: String) -> String {
        sourceMistakes.values.lazy.compactMap { $0.path(of: file) }.first ?? location.path(of: file)
    }

    // MARK: The first reading

    /// Reads all files one at a time, beginning with requested pages, and updates the lists.
    func fill() async {
        for name in await WorkThreads.shared.run({ [location] in location.files() }) {
            await readFirst(name)
            updateLists(canWait: true)
        }
        isFilling = false
        if store.leavesFilesOut, !saysFilesAreLeftOut { logger.warning("\(Self.tooManyFiles)") }
        saysFilesAreLeftOut = store.leavesFilesOut
        listsAreOutdated = true
        updateLists()
    }

    private static let pauseBetweenLists: Duration = .milliseconds(200)

    /// - Parameter canWait: Whether another call follows soon.
    func updateLists(canWait: Bool = false) {
        guard listsAreOutdated, !canWait || lastUpdate.duration(to: .now) > Self.pauseBetweenLists else { return }
        (listsAreOutdated, lastUpdate) = (false, .now)
        if !isFilling { watcher?.watch(files: watchedFiles) }
        let index = index(socket: "")
        pages.change { page in page.folderChanged(index) }
    }

    /// Reads a file that has no reading yet, even if another task is reading it.
    func readFirst(_ name: String) async {
        guard store.items[name] == nil else { return }
        let reading = await WorkThreads.shared.run { [location, mistakes = sourceMistakes[name]] in
            PlaygroundStore.FileReading(name, in: location, after: nil, with: mistakes)
        }
        if store.items[name] == nil, store.update(with: reading) { listsAreOutdated = true }
    }

    func readAsked(_ path: String) async {
        guard isFilling else { return }
        let file = String(path.dropFirst())
        let names = path == "/" ? [location.file].compactMap(\.self) : [file, "\(file).\(PlaygroundLocation.fileExtension)"]
        for name in names where location.reaches(name) { await readFirst(name) }
    }

    // MARK: Pages

    /// The document at an address. A missing page is a document with the status `.notFound`.
    func document(at address: DocumentAddress) async -> Document {
        await readAsked(address.path)
        switch destination(of: address.path) {
        case .index?:
            return Document(body: renderer.index(index(socket: address.socketPath, canCreate: address.mayWrite)))
        case .playground(let name)?:
            guard let body = await playground(name, for: address) else { break }
            return Document(body: body)
        case .source(let name)?:
            return Document(body: source(name))
        case .explain?:
            let page = PlainPage.explain(
                assets: assets, socket: address.socketPath, revision: store.revision, reference: Self.referencePath)
            return Document(body: renderer.render(page, with: "explain-page"))
        case .reference?:
            let html = reference ?? renderer.render(ReferencePageContext(assets: assets), with: "reference")
            reference = html
            return Document(body: html)
        case nil:
            break
        }
        let notice = "There is no playground at \(address.path)."
        return Document(status: .notFound, body: renderer.index(index(socket: "", notice: notice)))
    }

    func lesson(at path: String) async -> JSONValue? {
        await readAsked(path)
        guard case .playground(let name)? = destination(of: path), let reading = store.items[name]?.lastGood else { return nil }
        let folder = location.attachments(of: name)
        let next = course.flatMap { lesson(after: name, in: $0) }
        return await WorkThreads.shared.run { reading.readLesson(folder.bytes).lesson?.json(before: next) }
    }

    private func lesson(after name: String, in course: Course) -> Lesson.Next? {
        let names = listedNames(in: course)
        guard let place = names.firstIndex(of: name), place + 1 < names.count else { return nil }
        let following = names[place + 1]
        guard let reading = store.items[following]?.lastGood, reading.lesson != nil else { return nil }
        let title = reading.playground?.title ?? following
        return Lesson.Next(title: title, link: "/" + PlaygroundLocation.addressPath(of: following))
    }

    private var course: Course? { location.listing(Course.fileName).flatMap(Course.init) }

    /// Opens a page, or returns `nil` if it does not exist. There is no suspension after the page is made, so that no change is missed.
    func openPage(at path: String, isOnThisMachine: Bool = true, in place: PageLimit.PagePlace? = nil) async -> PageConnection? {
        await readAsked(path)
        switch destination(of: path) {
        case .index?:
            return pages.open(.plain(IndexTab(index(socket: ""), renderer: renderer)), in: place)
        case .playground(let name)?:
            guard let (item, session) = await newestPage(name) else { return nil }
            let state = pageCache.state(of: name, item) {
                PlaygroundTab(name, session, revision: item.version, renderer: renderer, templateProblems: templateProblems)
            }
            let unread = [store.items[name]].compactMap(\.self).filter { $0.version != item.version }
            guard isOnThisMachine else { return pages.open(.watched(state, unread: unread, PageNews()), in: place) }
            return pages.open(.watched(state, unread: unread, PageNews(editorView)), in: place) { [weak self] place in
                Task { await self?.open(place) }
            }
        case .explain?:
            return pages.open(.plain(ExplainTab(revision: store.revision, renderer: renderer)), in: place)
        case .source?, .reference?, nil:
            return nil
        }
    }

    enum Destination {
        case index
        case playground(String)
        case source(String)
        case reference
        case explain
    }

    func destination(of path: String) -> Destination? {
        if path == "/" { return location.file.map(Destination.playground) ?? .index }
        if path == Self.referencePath { return .reference }
        if path == Self.explainPath { return .explain }
        let file = String(path.dropFirst())
        if store.text(of: file) != nil { return .source(file) }
        let name = "\(file).\(PlaygroundLocation.fileExtension)"
        if store.items[name] != nil { return .playground(name) }
        return path == "/explain" ? .explain : nil
    }

    private func source(_ name: String) -> String {
        guard let text = store.text(of: name) else { return "" }
        let playground = location.file == nil && store.items[name] != nil ? "/" + PlaygroundLocation.addressPath(of: name) : "/"
        return renderer.render(PlainPage.source(text, playground: playground, assets: assets), with: "source")
    }

    private func playground(_ name: String, for address: DocumentAddress) async -> String? {
        guard let (item, session) = await newestPage(name) else { return nil }
        let home = location.file == nil ? "/" : nil
        let reader = PageCache.Reader(socket: address.socketPath, isOnThisMachine: address.isOnThisMachine)
        let editor = address.isOnThisMachine ? editor?.template(in: location.folder) : nil
        let html = pageCache.html(of: name, item, for: reader) { [renderer, templateProblems, assets] in
            var session = session
            let picture = session.picture
            return renderer.playground(PlaygroundPage(
                title: picture.title, devices: picture.devices, problems: templateProblems + picture.problems, notes: session.notes,
                fonts: picture.fonts, revision: item.version, assets: assets, socket: reader.socket, home: home, editor: editor, reference: Self.referencePath,
                isEditable: address.mayWrite, hasLesson: item.lastGood?.lesson != nil
            ))
        }
        return try? await html.result
    }

    /// The newest version. An older version if the file changes constantly, `nil` if the file no longer exists.
    private func newestPage(_ name: String) async -> (item: PlaygroundStore.Item, session: PageSession)? {
        var versionsLeft = 4
        while let item = store.items[name] {
            guard let session = try? await pageCache.session(of: name, item).result else { return nil }
            versionsLeft -= 1
            if versionsLeft == 0 || store.items[name]?.version == item.version { return (item, session) }
        }
        return nil
    }

    /// Opens a line of a served file in a connected editor or with the command.
    private func open(_ place: EditorPlace) {
        guard store.text(of: place.file) != nil, place.line > 0, place.column > 0, !openBeside(place), place.takesFocus else { return }
        guard let words = editor?.words(path: path(of: place.file), line: place.line, column: place.column) else { return }
        // A page must not be able to start many programs.
        guard lastOpening.map({ .now - $0 > Self.shortestPause }) ?? true else { return }
        lastOpening = .now
        Editor.run(words) { [pages, logger] reason in
            logger.warning("The editor could not be opened: \(reason).")
            pages.change { $0.notice("The editor could not be opened: \(reason).") }
        }
    }

    private static let shortestPause: Duration = .milliseconds(200)

    private func listedNames(in course: Course?) -> [String] {
        let names = store.listedNames
        return course?.ordered(names) { store.items[$0]?.lastGood?.lesson?.fileName } ?? names
    }

    func index(socket: String, notice: String? = nil, canCreate: Bool = false) -> IndexPage {
        let course = course
        let notices = [
            notice, templateProblems.first.map { "The templates have mistakes: \($0.headline)." },
            store.leavesFilesOut ? Self.tooManyFiles : nil,
            isFilling ? "The files are still being read: " + (notice == nil ? "the list is not complete yet." : "load this page again.") : nil,
        ].compactMap(\.self)
        return IndexPage(
            folder: location.folder.split(separator: "/").last.map(String.init) ?? "/",
            course: course.map { IndexPage.Course(title: $0.title, paragraphs: $0.paragraphs) },
            entries: listedNames(in: course).compactMap { name in store.items[name].map { IndexPage.Entry(name, $0) } },
            groups: location.listing(Contents.fileName).flatMap(Contents.init)?.groups ?? [],
            notice: notices.isEmpty ? nil : notices.joined(separator: " "),
            assets: assets, socket: socket, revision: store.revision, reference: Self.referencePath,
            explain: Self.explainPath, canCreate: canCreate
        )
    }

    static let tooManyFiles = """
        The folder has more than \(PlaygroundLimits.files) playgrounds; only \(PlaygroundLimits.files) of them are served. To see \
        the others, serve a folder within it.
        """

    /// Hidden files are not served, so no playground can have these addresses.
    private static let referencePath = "/.reference"
    private static let explainPath = "/.explain"
}

extension IndexPage.Entry {
    fileprivate init(_ name: String, _ item: PlaygroundStore.Item) {
        let playground = item.lastGood?.playground
        let problem = item.reading.playground == nil ? item.reading.diagnostics.first?.headline : nil
        self.init(
            title: playground?.title ?? name, summary: playground?.summary, fileName: name,
            link: "/" + PlaygroundLocation.addressPath(of: name), devices: playground?.devices ?? [], problem: problem,
            version: item.version
        )
    }
}
