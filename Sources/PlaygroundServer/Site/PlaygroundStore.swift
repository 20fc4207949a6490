import Files
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

/// The playground files of a location as last read: for each the newest reading, and the last one without mistakes.
struct PlaygroundStore: Sendable {
    /// One file.
    struct Item: Sendable {
        /// As found when it was read.
        var contents: FileContents
        /// The files beside it that it names, as read; `nil` for one that is not there.
        var attachments: [String: [UInt8]?] = [:]
        /// Where it and they stand, with the places that links lead to: a change of one changes the reading.
        var paths: Set<String>
        var reading: PlaygroundFile.ReadResult
        /// The newest reading that can be shown: `reading` itself unless that has mistakes.
        var lastGood: PlaygroundFile.ReadResult?
        /// Another one with every change.
        var version: Int
    }

    private let location: PlaygroundLocation
    private(set) var items: [String: Item] = [:]
    private var nextVersion: Int
    /// Whether the last file that came was left out, since there were `PlaygroundLimits.files` already.
    private(set) var hasLeftFilesOut = false

    /// - Parameters:
    ///   - firstVersion: greater than any version of an earlier run, so that a page of one is not taken for up to date.
    ///   - readsEverything: Whether everything there is is read; else somebody reads it later.
    init(_ location: PlaygroundLocation, firstVersion: Int, readsEverything: Bool = true) {
        self.location = location
        nextVersion = firstVersion
        guard readsEverything else { return }
        for name in location.files() { read(name) }
    }

    /// The names of all files there are or were, sorted.
    var names: [String] { items.keys.sorted() }

    /// The files' names in the order of the index, which has no files that are gone, nor parts of others.
    var listedNames: [String] {
        let parts = parts
        return names.filter { items[$0]?.contents.isThere == true && !parts.contains($0) }
    }

    /// The files that others include and that were never a playground by themselves.
    var parts: Set<String> {
        let readings = items.map { (name: $0.key, reading: $0.value.lastGood ?? $0.value.reading) }
        return PlaygroundFile.ReadResult.parts(among: readings)
    }

    /// The text of a file as it was read, also of one that another includes.
    func text(of name: String) -> SourceText? {
        if let item = items[name] { return item.reading.source }
        return items.values.lazy.flatMap(\.reading.includedSources).first { $0.fileName == name }
    }

    /// Whether no further file is taken in.
    var isFull: Bool { items.values.count { $0.contents.isThere } >= PlaygroundLimits.files }

    /// Whether there are files that are left out now.
    var leavesFilesOut: Bool { hasLeftFilesOut && isFull }

    /// Another one with every change of any file.
    var revision: Int { nextVersion }

    /// Reads a file again. One that vanished keeps its place, with a mistake that says so, as pages may still show it.
    ///
    /// - Returns: whether anything about it changed.
    @discardableResult
    mutating func read(_ name: String) -> Bool {
        update(with: FileReading(name, in: location, after: items[name]))
    }

    /// Takes in what was read of a file.
    ///
    /// - Returns: whether anything about it changed.
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

    /// Declares every page out of date, as after a change of the templates.
    mutating func touchAll() {
        for name in items.keys {
            let version = takeVersion()
            items[name]?.version = version
        }
    }

    /// Notes that there is a file for which there is no place.
    mutating func leaveOut() {
        hasLeftFilesOut = true
    }

    private mutating func takeVersion() -> Int {
        defer { nextVersion += 1 }
        return nextVersion
    }
}
