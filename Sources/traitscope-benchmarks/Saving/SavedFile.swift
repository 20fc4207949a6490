import Foundation

/// A file that is saved again and again with another number in it, each time by rename, as careful editors do.
struct SavedFile: Sendable {
    /// The file could not be written or renamed.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let folder: String
    private let path: String
    /// Beside the watched folder and not in it: the one event in there is the rename.
    private let draft: String
    private let text: @Sendable (_ word: String) -> String

    /// Writes the file for the first time, with number 0.
    /// - Parameters:
    ///   - folder: watched by the server under test.
    ///   - draft: where the next version is written before it is renamed; on the same disk.
    ///   - text: the file's text with the counting word in it.
    init(folder: String, name: String, draft: String, text: @escaping @Sendable (_ word: String) -> String) throws {
        self.folder = folder
        path = "\(folder)/\(name)"
        self.draft = draft
        self.text = text
        try write(0)
        _ = try rename()
    }

    /// The word that carries a number: of one length, and without a place to break it.
    static func word(_ number: Int) -> String {
        let digits = String(number)
        return "save" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Saves the file with another number in it.
    /// - Returns: the moment before `rename(2)`.
    func save(_ number: Int) throws -> ContinuousClock.Instant {
        try write(number)
        return try rename()
    }

    private func write(_ number: Int) throws {
        try Data(text(Self.word(number)).utf8).write(to: URL(fileURLWithPath: draft))
    }

    private func rename() throws -> ContinuousClock.Instant {
        let start = ContinuousClock.now
        guard Foundation.rename(draft, path) == 0 else {
            throw Failure(description: "\(path) could not be renamed over: \(String(cString: strerror(errno)))")
        }
        return start
    }
}
