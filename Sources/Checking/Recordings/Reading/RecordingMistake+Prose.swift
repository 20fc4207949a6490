import PlaygroundModel
import SourceDiagnostics

extension RecordingMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .empty: "empty-recording"
        case .tooLarge: "recording-too-large"
        case .notText: "not-text"
        case .json: "bad-json"
        case .noRecording: "no-recording"
        case .format: "unknown-format"
        case .missing: "missing-key"
        case .wrongKind: "wrong-type"
        case .unknownKey: "unknown-key"
        case .unknownValue: "unknown-value"
        case .noEvent: "no-event"
        case .count: "wrong-count"
        case .outOfRange: "out-of-range"
        case .negativeSize: "negative-size"
        case .tooMany: "too-many"
        case .noVersion: "no-version"
        case .elementWithoutController: "no-element"
        case .barName: "no-bar"
        }
    }

    /// An unknown key may come from a later recorder. The other values can still be compared.
    var severity: Diagnostic.Severity {
        if case .unknownKey = self { .warning } else { .error }
    }

    var headline: String {
        switch self {
        case .empty: "the file is empty"
        case .tooLarge(let bytes): "the file has \(bytes) bytes, and at most \(RecordingLimits.bytes) are read"
        case .notText: "the file is not UTF-8 text"
        case .json(let kind): kind.headline
        case .noRecording: "this is JSON but not a recording: it has no \"format\""
        case .format(let number?): "this is a recording of format \(number.shortText), but this program reads format \(Recording.format)"
        case .format(nil): "\"format\" is the number of the format, \(Recording.format)"
        case .missing(let key, let owner): "\(owner) has no \(key.quoted)"
        case .wrongKind(let expected, let found): "expected \(expected), found \(found)"
        case .unknownKey(let key, _): "the key \(key.quoted) is unknown and ignored"
        case .unknownValue(let value, let known): "expected \(NameList(known).joined(by: .or)), found \(value.quoted)"
        case .noEvent(let text, let reason, _): "\(text.quoted) is not an event: \(reason)"
        case .count(let found, let expected): "expected \(expected) numbers, found \(found)"
        case .outOfRange(let number): "\(number.shortText) is not a length in points: the limit is \(RecordingLimits.coordinate.shortText)"
        case .negativeSize: "a width or a height is less than 0"
        case .tooMany(let count, let limit, let what): "there are \(count) \(what), and at most \(limit) are read"
        case .noVersion(let text): "\(text.quoted) is not a version of a system"
        case .elementWithoutController(let name): "\(name.quoted) does not name a view: write its controller, a dot and its own name"
        case .barName(let name): "\(name.quoted) does not name a bar"
        }
    }

    var hint: String? {
        switch self {
        case .empty: "the app writes the file after all steps: wait for \"recorded\" in its output"
        case .tooLarge: "record fewer scenarios at a time, with --event"
        case .notText: "save the file as UTF-8"
        case .json(let kind): kind.hint
        case .noRecording: "`traitscope schema --record` prints the keys of a recording"
        case .format: "eject the app again with this version of traitscope, and record again"
        case .missing: "`traitscope schema --record` prints the keys of a recording"
        case .unknownKey(let key, let known): NameSuggestion(for: key, among: known)?.question
        case .unknownValue(let value, let known): NameSuggestion(for: value, among: known)?.question
        case .noEvent(_, _, let hint): hint
        case .count(_, 4): "a frame is [x, y, width, height], insets are [top, left, bottom, right]"
        case .count: "a size is [width, height]"
        case .outOfRange: "a recorder leaves out views that UIKit has not laid out"
        case .noVersion: "a version is written as 26.5"
        case .elementWithoutController: "such as \"home.next\""
        case .barName: "such as \"nav.navigationBar\", \"nav.toolbar\" or \"tabs.tabBar\""
        case .wrongKind, .negativeSize, .tooMany: nil
        }
    }
}

extension JSONFaultKind {
    fileprivate var headline: String {
        switch self {
        case .endOfText: "the text ends before a value"
        case .valueExpected: "expected a value"
        case .nameExpected: "expected the name of a member, in quotation marks"
        case .colonExpected: "expected a colon after the name"
        case .textAfterEnd: "there is text after the end of the document"
        case .unclosed(let sign): "a \(sign) or a comma is missing"
        case .unknownWord(let word): "\(word.quoted) is not a JSON value"
        case .notFinite(let word): "\(word.quoted) is not a finite number"
        case .duplicate(let name): "\(name.quoted) is in this object twice"
        case .notUTF8: "the string is not UTF-8"
        case .lineBreakInString: "the string contains a line break or another control character"
        case .badEscape: "there is no such escape"
        case .tooDeep: "the document is more than \(RecordingLimits.depth) values deep"
        case .tooManyValues: "the document has more than \(RecordingLimits.values) values"
        }
    }

    fileprivate var hint: String? {
        switch self {
        case .endOfText, .unclosed: "was the app ended while it recorded? a truncated file cannot be read"
        case .nameExpected, .valueExpected: "JSON has no comma after the last member"
        case .unknownWord: "write strings in quotation marks"
        case .notFinite: "a recorder leaves out a number that UIKit does not have"
        case .duplicate: "two views with the same name have their controller's number, as in \"cat#2.photo\""
        case .badEscape: "a backslash is written \\\\"
        case .colonExpected, .textAfterEnd, .notUTF8, .lineBreakInString, .tooDeep, .tooManyValues: nil
        }
    }
}
