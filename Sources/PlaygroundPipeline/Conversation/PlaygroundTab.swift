import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML
import Wireframes

/// A tab that shows a playground: its page, and its last update. Synchronous and free of sockets.
public struct PlaygroundTab: Sendable {
    public let fileName: String
    private var session: PageSession
    public private(set) var renderer: PageRenderer
    private let servedRevision: Int
    private var revision: Int
    private var templateProblems: [DiagnosticRecord]
    private var knowsTemplateProblems = true
    private var replies = PendingReplies()
    /// Versions of the file that are not loaded yet: the newest version and, if it has mistakes, the last good version.
    private var unread: [PlaygroundFile.ReadResult] = []
    /// The scenarios after they were requested, and whether the tab still needs their results.
    private var scenarios: ScenarioBoard?
    private var followsScenarios = false
    private var owesScenarios = false
    /// The notes on the page. `nil` if the tab needs them again.
    private var shownNotes: [BoardNote]?
    /// Text changes since the last update.
    private var typed = TypedTexts()
    /// The maximum size of one message to the tab, in bytes.
    var messageLimit = PlaygroundLimits.messageBytes

    /// `templateProblems` explain why the renderer uses older templates.
    public init(
        _ fileName: String, _ session: PageSession, revision: Int, renderer: PageRenderer,
        templateProblems: [DiagnosticRecord] = []
    ) {
        self.fileName = fileName
        self.renderer = renderer
        self.templateProblems = templateProblems
        self.session = session
        shownNotes = session.notes
        // The page shows its served picture. The file may change before hello.
        self.session.markShown()
        servedRevision = revision
        self.revision = revision
    }

    /// Records a version without layout. A tab in the background therefore costs nothing, and a busy tab skips versions.
    public mutating func fileChanged(_ reading: PlaygroundFile.ReadResult) {
        unread = reading.playground == nil ? unread.filter { $0.playground != nil } : []
        unread.append(reading)
    }

    public mutating func catchUp() {
        for reading in unread {
            if session.load(reading) { replies.add(.unarranged) }
            scenarios = nil
            owesScenarios = followsScenarios
        }
        unread = []
    }

    public mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        self.renderer = renderer
        replies.add(.assets(stylesOnly: stylesOnly))
    }

    /// Reports problems of templates. Other templates replace templates with mistakes.
    public mutating func templatesFailed(_ problems: [DiagnosticRecord]) {
        templateProblems = problems
        knowsTemplateProblems = false
    }

    public mutating func notice(_ sentence: String) {
        replies.add(.error(sentence))
    }

    /// Does part of the work for the next message, and returns whether there was any.
    public mutating func workAhead() -> Bool {
        session.drawAhead()
    }

    /// Handles a message that ``UpdateFlow`` classifies as `state`.
    public mutating func handle(_ message: BrowserMessage) {
        catchUp()
        if isUnaffected(by: message) { return }
        switch message {
        case .hello(_, let events):
            greet(events)
        case .event(let device, let text, let isMirrored, let number):
            let isKnown = apply(text, to: device, isMirrored: isMirrored)
            if let number { typed.take(number, replacesLast: isKnown && session.replacedEntry) }
        case .arrange(let text):
            arrange(text)
        case .devices(let withCatalogue):
            replies.add(.devices(withCatalogue: withCatalogue))
        case .travel(let device, let entry):
            travel(to: entry, on: device)
        case .inspect(let device, let node):
            replies.add(.inspection(device: device, node: node))
        case .locate(let file, let line):
            replies.add(.located(file: file, line: line))
        case .compare(let first, let second):
            replies.add(.comparison(first: first, second: second))
        case .scenarios(let from):
            followsScenarios = true
            if from == 0 { owesScenarios = false }
            replies.add(.scenarios(from: from))
        case .expect(let device, let node, let trait):
            replies.add(.expectation(device: device, node: node, trait: trait))
        case .resync:
            session.forgetShown()
            shownNotes = nil
        case .verbosity(let isVerbose):
            session.setVerbose(isVerbose)
        default:
            // The connection, or the page's news, handled the message.
            break
        }
    }

    /// Whether a message changes nothing: a page that shows its served picture says hello.
    public func isUnaffected(by message: BrowserMessage) -> Bool {
        if case .hello(servedRevision, let events) = message { events.isEmpty } else { false }
    }

    public func shows(_ device: String) -> Bool { session.devices.contains { $0.id == device } }

    /// Replays the page's past events after a lost connection.
    private mutating func greet(_ events: [BrowserMessage.PastEvent]) {
        let limit = BrowserMessage.pastEventLimit
        if events.count > limit {
            replies.add(.error("Only the last \(limit) of \(events.count) events were repeated: a page remembers no more."))
        }
        for event in events.suffix(limit) {
            switch event {
            case .event(let device, let text, let isMirrored): _ = apply(text, to: device, isMirrored: isMirrored)
            case .travel(let device, let entry): session.travel(to: entry, on: device)
            // Arrangements that no longer fit the file are dropped silently.
            case .arrange(let text): if let change = try? BoardChange(text: text) { try? session.arrange(change) }
            }
        }
        // A finger that was down before cannot be lifted any more.
        session.apply(.touch(.cancelTouches), to: nil)
        session.forgetShown()
        shownNotes = nil
    }

    /// Applies an event in text form. Returns `false` if there is no such event or device.
    private mutating func apply(_ text: String, to device: String?, isMirrored: Bool) -> Bool {
        do throws(Event.ParseError) {
            let event = try Event(line: text)
            return session.apply(event, to: device, isMirrored: isMirrored)
        } catch {
            replies.add(.error(error.headline))
            return false
        }
    }

    private mutating func arrange(_ text: String) {
        do throws(BoardMistake) {
            try session.arrange(BoardChange(text: text))
        } catch {
            replies.add(.error(error.sentence))
        }
    }

    private mutating func travel(to entry: Int, on device: String) {
        guard !session.travel(to: entry, on: device) else { return }
        replies.add(.error("This state is too old: only the last states of a device are kept."))
    }

    /// The next update, which counts as received. `nil` if the tab is up to date.
    /// Call it only after the last update is confirmed, so that one update covers all changes since.
    public mutating func takeUpdate() -> PageUpdate? {
        catchUp()
        let next = revision + 1
        let message: ServerMessage?
        if let reply = replies.next() {
            message = self.message(for: reply)
        } else {
            message = takePicture() ?? takeNotes() ?? takeScenarios() ?? (typed.isEmpty ? nil : .patch(devices: [], problems: nil))
        }
        guard let message else { return nil }
        revision = next
        // A reply is sent before the picture with the text.
        let answered = message.isPicture ? typed.taken() : nil
        let update = PageUpdate(message, revision: next, typed: answered)
        guard update.json.utf8.count > messageLimit else { return update }
        let sentence = """
            The update has \(update.json.utf8.count) bytes, but a page accepts \(messageLimit): \
            show fewer devices or less text.
            """
        return PageUpdate(.error(message: sentence), revision: next, typed: answered)
    }

    private mutating func message(for reply: PendingReplies.Reply) -> ServerMessage {
        switch reply {
        case .assets(let stylesOnly): .assets(stylesOnly: stylesOnly)
        case .error(let text): .error(message: text)
        case .unarranged: .unarranged
        case .devices(let withCatalogue):
            .devices(
                html: renderer.render(session.deviceBar, with: "bar"), toml: session.deviceListText,
                catalogue: withCatalogue
                    ? renderer.render(DeviceBar.Family.values(of: DeviceBar.Family.catalogue), with: "catalogue") : nil)
        case .inspection(let device, let node):
            .inspection(device: device, node: node, html: session.inspection(of: node, on: device).map(renderer.inspection))
        case .located(let file, let line): .located(file: file, line: line, boxes: session.boxes(onLine: line, of: file))
        case .comparison(let first, let second):
            .comparison(first: first, second: second, html: session.comparison(of: first, and: second).map(renderer.comparison))
        case .scenarios(let from): runScenarios(from: from)
        case .expectation(let device, let node, let trait):
            .expectation(device: device, node: node, trait: trait, toml: session.expectation(of: node, on: device, trait: trait))
        }
    }

    private mutating func takeNotes() -> ServerMessage? {
        let notes = session.notes
        guard notes != shownNotes else { return nil }
        shownNotes = notes
        return .notes(html: renderer.notes(notes))
    }

    /// Results for a changed file are sent after its picture.
    private mutating func takeScenarios() -> ServerMessage? {
        guard owesScenarios else { return nil }
        owesScenarios = false
        return runScenarios(from: 0)
    }

    private mutating func runScenarios(from start: Int) -> ServerMessage {
        // The board is moved out and not copied, together with its launched devices.
        var board = scenarios ?? session.scenarioBoard
        scenarios = nil
        guard let slice = board?.slice(from: start) else { return .scenarios(html: "", from: 0, next: nil, count: 0, failures: 0) }
        scenarios = board
        return .scenarios(
            html: renderer.render(slice.list, with: "scenarios"), from: slice.from, next: slice.next, count: board?.count ?? 0,
            failures: slice.list.failureCount)
    }

    /// The new picture, with mistakes in templates first. A page that receives everything again also receives its notes.
    private mutating func takePicture() -> ServerMessage? {
        let message = session.takeUpdate(with: renderer)
        let isNews = !knowsTemplateProblems
        knowsTemplateProblems = true
        // If templates have no mistakes, now and before, the message already contains the problems.
        let problems = isNews || !templateProblems.isEmpty ? renderer.problems(templateProblems + session.picture.problems) : nil
        switch message {
        case .page(let html, let title, let summary, let own, _, let fonts):
            let notes = shownNotes == nil ? session.notes : nil
            shownNotes = shownNotes ?? notes
            return .page(
                html: html, title: title, summary: summary, problems: problems ?? own, notes: notes.map(renderer.notes), fonts: fonts)
        case .patch(let devices, let changed):
            let isChanged = isNews || changed != nil
            return .patch(devices: devices, problems: isChanged ? problems ?? changed : nil)
        case nil where isNews:
            return .patch(devices: [], problems: problems)
        default:
            return message
        }
    }
}
