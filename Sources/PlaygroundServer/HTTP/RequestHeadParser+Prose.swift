import FlyingFox

extension RequestHeadParser.RequestHeadMistake {
    var status: HTTPStatusCode {
        switch self {
        case .requestLineTooLong, .fieldsTooLong, .tooManyFields:
            HTTPStatusCode(431, phrase: "Request Header Fields Too Large")
        case .malformed: .badRequest
        case .version: HTTPStatusCode(505, phrase: "HTTP Version Not Supported")
        }
    }

    var reason: String {
        switch self {
        case .requestLineTooLong(let limit): "The first line of a request can have at most \(limit) bytes."
        case .fieldsTooLong(let limit): "The header fields of a request can have at most \(limit) bytes."
        case .tooManyFields(let limit): "A request can have at most \(limit) header fields."
        case .malformed(let malformation): "The HTTP request is not valid: \(malformation.reason)."
        case .version: "This server supports only HTTP/1.1."
        }
    }
}

extension RequestHeadParser.Malformation {
    fileprivate var reason: String {
        switch self {
        case .requestLine: "its first line is not METHOD TARGET HTTP/1.1"
        case .field: "a header field is not NAME: VALUE"
        case .lineEnd: "a line does not end in CR LF"
        case .foldedField: "a header field continues on the next line"
        case .controlCharacter: "its head has a control character"
        case .encoding: "its head is not UTF-8"
        }
    }
}
