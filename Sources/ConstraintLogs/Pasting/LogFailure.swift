import PlaygroundModel

public enum LogFailure: Error, Hashable, Sendable {
    case empty
    case tooLarge(Int)
    case binary
    /// The pasted log contains neither a constraint nor another message of Auto Layout.
    case noLog
    /// The system printed the constraints as `<private>`.
    case redacted
    /// A web page treated the constraints between `<` and `>` as markup.
    case lostMarkup

    public var code: String { words.code }
    public var headline: String { words.headline }
    public var hint: String { words.hint }

    private var words: (code: String, headline: String, hint: String) {
        switch self {
        case .empty: ("empty-log", "there is no text to explain", Self.whatToPaste)
        case .tooLarge(let bytes):
            ("log-too-large", "the text has \(bytes) bytes, but at most \(PlaygroundLimits.logBytes) are read",
             "paste the part from \"Unable to simultaneously satisfy constraints\" on")
        case .binary: ("not-text", "this is not text", "save the log as UTF-8 text")
        case .noLog: ("no-log", "there is no constraint in this text", Self.whatToPaste)
        case .redacted:
            ("redacted-log", "the system wrote <private> instead of the constraints",
             "run the app from Xcode, whose console shows them. A log of Console.app hides them unless private data is enabled for the "
                + "device")
        case .lostMarkup:
            ("lost-markup", "the constraints are lost: the text between < and > is missing from the lines",
             "copy the log from its source, or from the console again: a page treated the constraints as markup")
        }
    }

    private static let whatToPaste = "paste the output of Xcode's console from \"Unable to simultaneously satisfy constraints\" to "
        + "\"Will attempt to recover by breaking constraint\", with the lines that begin with <NSLayoutConstraint:0x…"
}
