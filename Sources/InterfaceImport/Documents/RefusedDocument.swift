/// A document that cannot be imported, with the reason.
package struct RefusedDocument: Error, CustomStringConvertible {
    package var path: String
    package var line: Int?
    /// A sentence without a full stop.
    package var headline: String
    package var hint: String

    init(path: String, line: Int? = nil, headline: String, hint: String) {
        (self.path, self.line, self.headline, self.hint) = (path, line, headline, hint)
    }

    init(path: String, _ failure: DocumentFailure) {
        self.init(path: path, line: failure.line, headline: failure.headline, hint: failure.hint)
    }

    init(path: String, _ refusal: ImportRefusal) {
        self.init(path: path, headline: refusal.headline, hint: refusal.hint)
    }

    private var place: String { line.map { "\(path):\($0)" } ?? path }

    package var description: String { "\(place): \(headline).\n  hint: \(hint)" }

    package var reportLine: String { "Refused: \(place): \(headline)." }
}
