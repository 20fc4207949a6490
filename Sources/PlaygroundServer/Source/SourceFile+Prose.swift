import FlyingFox
import PlaygroundModel

extension SourceFile.Refusal {
    var status: HTTPStatusCode {
        switch self {
        case .missing: .notFound
        case .outside: .forbidden
        case .unreadable, .cannotWrite: .internalServerError
        case .tooLarge, .longBody: .payloadTooLarge
        case .changed, .taken: .preconditionFailed
        case .notText, .badName, .cutOff: .badRequest
        case .withoutLength: .lengthRequired
        }
    }

    var sentence: String {
        switch self {
        case .missing(let name): "There is no file \(name)."
        case .outside(let name): "\(name) is a link to a file outside the served folder."
        case .unreadable(let name, let reason): "\(name) cannot be read: \(reason)."
        case .tooLarge(let name, let size): "\(name) has \(size) bytes; a playground can have \(PlaygroundLimits.playgroundBytes)."
        case .changed(let name): "\(name) has changed since it was read."
        case .taken(let name): "\(name) already exists. Choose another name."
        case .badName(let name): "\(name) is not a valid name: use letters, digits, - and _, and the ending .toml."
        case .notText: "The text is not UTF-8."
        case .cannotWrite(let sentence): sentence
        case .withoutLength: "Content-Length is missing."
        case .longBody(let what, let limit): "\(what) can have at most \(limit) bytes."
        case .cutOff: "The text is incomplete."
        }
    }
}
