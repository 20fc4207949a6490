import SourceDiagnostics

/// The reason why a file cannot be read.
package enum DocumentFailure: Error, Equatable {
    case tooLarge(bytes: Int, limit: Int)
    case notText
    case notXML
    case declaresEntities
    case malformed(line: Int)
    case tooDeep(line: Int)
    case tooManyAttributes(line: Int, limit: Int)
    case otherDocument(root: String)
    case otherPlatform(runtime: String)
    case oldFormat
    case noContent
    case missingTarget(id: String, of: String, line: Int)
    case repeatedID(String, line: Int)

    /// The line number, counted from 1. `nil` if the failure concerns the whole file.
    package var line: Int? {
        switch self {
        case .malformed(let line), .tooDeep(let line), .tooManyAttributes(let line, _), .missingTarget(_, _, let line),
             .repeatedID(_, let line):
            line
        case .tooLarge, .notText, .notXML, .declaresEntities, .otherDocument, .otherPlatform, .oldFormat, .noContent: nil
        }
    }

    package var headline: String {
        switch self {
        case .tooLarge(let bytes, let limit):
            "the document has \(bytes) bytes; the limit is \(limit / 1_000_000) MB here"
        case .notText: "the document is not UTF-8 text"
        case .notXML: "the document is not XML"
        case .declaresEntities: "the document declares a document type or entities, which Interface Builder never does"
        case .malformed: "the XML is damaged here"
        case .tooDeep: "the elements are nested too deep here"
        case .tooManyAttributes(_, let limit):
            "an element has more than \(limit) attributes here, which no object of Interface Builder's has"
        case .otherDocument(let root): "the document is neither a storyboard nor a xib: its root element is \(root.quoted)"
        case .otherPlatform(let runtime): "the document is not for iOS: its runtime is \(runtime.quoted)"
        case .oldFormat: "the document has the format of Xcode 4 or earlier"
        case .noContent: "the document has neither a scene nor a view"
        case .missingTarget(let id, let subject, _): "\(subject) leads to \(id.quoted), which is not in the document"
        case .repeatedID(let id, _): "two objects have the id \(id.quoted)"
        }
    }

    package var hint: String {
        switch self {
        case .tooLarge: "split the storyboard: Editor ▸ Refactor to Storyboard"
        case .notText, .notXML, .otherDocument, .noContent: "give a .storyboard or .xib file that Xcode's Interface Builder saved"
        case .declaresEntities: "open the file in Interface Builder and save it again"
        case .malformed, .tooDeep, .tooManyAttributes:
            "open the file in Interface Builder, which reports the unreadable part: a merge may have gone wrong"
        case .otherPlatform: "AppKit, watchOS and tvOS documents are not imported: give one with iOS views"
        case .oldFormat: "open the file in Xcode 5 or later and save it again"
        case .missingTarget, .repeatedID: "a merge may have gone wrong: open the file in Interface Builder and save it again"
        }
    }
}
