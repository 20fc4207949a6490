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
        case .outside(let name): "\(name) is a link out of the folder that is served."
        case .unreadable(let name, let reason): "\(name) cannot be read: \(reason)."
        case .tooLarge(let name, let size):
            "\(name): \(size) bytes are more than the \(PlaygroundLimits.playgroundBytes) that a playground may have."
        case .changed(let name): "\(name) is not the text that was read: it was saved meanwhile."
        case .taken(let name): "There is a file \(name) already. Choose another name."
        case .badName(let name): "\(name) cannot be the name of a playground here: it has letters, digits, - and _, and ends in .toml."
        case .notText: "The text is not UTF-8."
        case .cannotWrite(let sentence): sentence
        case .withoutLength: "Content-Length has to say how long the text is."
        case .longBody(let what, let limit): "\(what) has at most \(limit) bytes."
        case .cutOff: "The text did not come to its end."
        }
    }
}
