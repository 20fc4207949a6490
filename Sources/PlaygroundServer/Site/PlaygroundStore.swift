import Files
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

/// The latest readings of a location's playgrounds, and the last valid ones.
struct PlaygroundStore: Sendable {
    struct Item: Sendable {
        var contents: FileContents
        /// The files that the playground references. A missing file is `nil`.
        var attachments: [String: [UInt8]?] = [:]
        /// The paths that affect the reading when they change, including the targets of links.
        var paths: Set<String>
        /// The paths of the attachments.
        var attachmentPaths: Set<String> = []
        var reading: PlaygroundFile.ReadResult
        /// The latest reading without errors.
        var lastGood: PlaygroundFile.ReadResult?
        /// The mistakes in the file's own source, such as Swift code.
        var mistakes: SourceMistakes?
        /// A number that changes with every reading.
        var version: Int
    }

    private let location: PlaygroundLocation
    private(set) var items: [String: Item] = [:]
    private var nextVersion: Int
    /// Whether the last new file exceeded `PlaygroundLimits.files`.
    private(set) var hasLeftFilesOut = false

    /// - Parameter firstVersion: A version that exceeds those of earlier runs, so that pages of earlier runs do not count as up to date.
    init(_ location: PlaygroundLocation, firstVersion: Int, readsEverything: Bool = true) {
        self.location = location
        nextVersion = firstVersion
        guard readsEverything else { return }
        for name in location.files() { read(name) }
    }

    var names: [String] { items.keys.sorted() }

    var listedNames: [String] {
        let parts = parts
        return names.filter { items[$0]?.contents.isThere == true && !parts.contains($0) }
    }

    /// The included files that were never a playground.
    var parts: Set<String> {
        let readings = items.map { (name: $0.key, reading: $0.value.lastGood ?? $0.value.reading) }
        return PlaygroundFile.ReadResult.parts(among: readings)
    }

    func text(of name: String) -> SourceText? {
        if let item = items[name] { return item.reading.source }
        return items.values.lazy.flatMap { $0.reading.sources.dropFirst() }.first { $0.fileName == name }
    }

    var isFull: Bool { items.values.count { $0.contents.isThere } >= PlaygroundLimits.files }

    var leavesFilesOut: Bool { hasLeftFilesOut && isFull }

    var revision: Int { nextVersion }

    /// Reads a file. A deleted file stays, with a diagnostic, because pages may show it. Returns `false` if nothing changed.
    @discardableResult
    mutating func read(_ name: String) -> Bool {
        update(with: FileReading(name, in: location, after: items[name]))
    }

    /// - Returns: `false` if nothing changed.
    @discardableResult
    mutating func update(with reading: FileReading) -> Bool {
        guard var item = reading.item else { return false }
        if items[reading.name] == nil {
            hasLeftFilesOut = isFull
            if isFull { return false }
        }
        item.version = takeVersion()
        items[reading.name] = item
        return true
    }

    mutating func touchAll() {
        for name in items.keys {
            let version = takeVersion()
            items[name]?.version = version
        }
    }

    mutating func leaveOut() {
        hasLeftFilesOut = true
    }

    private mutating func takeVersion() -> Int {
        defer { nextVersion += 1 }
        return nextVersion
    }
}
