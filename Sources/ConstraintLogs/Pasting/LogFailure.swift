import PlaygroundModel

/// Why a paste is not read at all.
public enum LogFailure: Error, Hashable, Sendable {
    case empty
    /// How many bytes there are.
    case tooLarge(Int)
    /// Bytes that are no text.
    case binary
    /// Text without a constraint or another message of Auto Layout in it.
    case noLog
    /// A log whose constraints the system printed as `<private>`.
    case redacted
    /// A log whose lines lost what stood between `<` and `>`, as a page does that takes it for markup.
    case lostMarkup

    /// Its name among diagnostics.
    public var code: String {
        switch self {
        case .empty: "empty-log"
        case .tooLarge: "log-too-large"
        case .binary: "not-text"
        case .noLog: "no-log"
        case .redacted: "redacted-log"
        case .lostMarkup: "lost-markup"
        }
    }

    public var headline: String {
        switch self {
        case .empty: "there is no text to explain"
        case .tooLarge(let bytes):
            "the text has \(bytes) bytes, and at most \(PlaygroundLimits.logBytes) are read"
        case .binary: "this is no text"
        case .noLog: "there is no constraint in this text"
        case .redacted: "the system wrote <private> in place of the constraints"
        case .lostMarkup: "the constraints are lost: what stood between < and > is gone from the lines"
        }
    }

    public var hint: String {
        switch self {
        case .empty, .noLog:
            "paste what Xcode's console printed from \"Unable to simultaneously satisfy constraints\" to \"Will attempt to recover by "
                + "breaking constraint\", with the lines that begin with <NSLayoutConstraint:0x…"
        case .tooLarge: "paste the part from \"Unable to simultaneously satisfy constraints\" on"
        case .binary: "save the log as UTF-8 text"
        case .redacted:
            "run the app from Xcode, whose console shows them; a log of Console.app hides them unless private data is enabled for the "
                + "device"
        case .lostMarkup: "copy the log from its source, or from the console again: a page took the constraints for markup"
        }
    }
}
