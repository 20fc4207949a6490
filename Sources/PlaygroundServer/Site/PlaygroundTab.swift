import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// A tab that shows a playground.
public struct PlaygroundTab: Sendable {
    let fileName: String
    private var session: PageSession
    private var renderer: PageRenderer
    /// Of a page that shows what it was served with.
    private let servedRevision: Int
    private var revision: Int
    /// What the tab asked for, or has to hear, before the next picture.
    private var replies: [ServerMessage] = []
    /// The versions of the file that the session still has to take in: the newest, and before it, if that has mistakes,
    /// the last one without.
    private var unread: [PlaygroundFile.ReadResult] = []

    init(_ fileName: String, _ item: PlaygroundShelf.Item, renderer: PageRenderer) {
        self.fileName = fileName
        self.renderer = renderer
        session = PageSession(item)
        // Until it says something else, the page shows what it was served with. The file may change before it says hello.
        session.markShown()
        servedRevision = item.version
        revision = item.version
    }

    /// Nothing is laid out before the tab takes an update or something happens on it: one in the background costs nothing,
    /// and a busy one leaves versions out.
    mutating func fileChanged(_ item: PlaygroundShelf.Item) {
        unread = item.reading.playground == nil ? unread.filter { $0.playground != nil } : []
        unread.append(item.reading)
    }

    private mutating func readFile() {
        for reading in unread { session.load(reading) }
        unread = []
    }

    mutating func assetsChanged(_ renderer: PageRenderer, stylesOnly: Bool) {
        self.renderer = renderer
        replies.append(.assets(stylesOnly: stylesOnly))
    }

    mutating func handle(_ message: BrowserMessage) {
        readFile()
        switch message {
        case .hello(let revision, let events):
            greet(revision, events)
        case .event(let device, let text, let isMirrored):
            apply(text, to: device, isMirrored: isMirrored)
        case .travel(let device, let entry):
            travel(to: entry, on: device)
        case .inspect(let device, let node):
            let inspection = session.inspection(of: node, on: device)
            replies.append(.inspection(device: device, node: node, html: inspection.map(renderer.inspection)))
        case .resync:
            session.forgetShown()
        case .ack, .visibility:
            break
        }
    }

    /// A page just served has everything already. One that lost its connection is brought back to where it was by
    /// letting happen again what happened on it.
    private mutating func greet(_ revision: Int?, _ events: [BrowserMessage.PastEvent]) {
        if revision == servedRevision && events.isEmpty { return }
        for event in events {
            switch event {
            case .event(let device, let text, let isMirrored): apply(text, to: device, isMirrored: isMirrored)
            case .travel(let device, let entry): session.travel(to: entry, on: device)
            }
        }
        // A finger that was down when the connection was lost has not been lifted since.
        session.apply(.touch(.cancelTouches), to: nil)
        session.forgetShown()
    }

    private mutating func apply(_ text: String, to device: String?, isMirrored: Bool) {
        do throws(Event.ParseError) {
            let event = try Event(line: text)
            session.apply(event, to: device, isMirrored: isMirrored)
        } catch {
            replies.append(.error(message: error.headline))
        }
    }

    private mutating func travel(to entry: Int, on device: String) {
        guard !session.travel(to: entry, on: device) else { return }
        replies.append(.error(message: "That was too long ago: only the last states of a device are kept."))
    }

    mutating func takeUpdate() -> PageUpdate? {
        readFile()
        let next = revision + 1
        let message = replies.isEmpty ? session.takeUpdate(revision: next, with: renderer) : replies.removeFirst()
        guard let message else { return nil }
        revision = next
        return PageUpdate(message, revision: next)
    }
}

extension PageSession {
    /// A page of a file as it is on the shelf: the last good picture, and what is wrong with the file now.
    init(_ item: PlaygroundShelf.Item) {
        self.init(item.lastGood ?? item.reading)
        if item.reading.playground == nil { load(item.reading) }
    }
}
