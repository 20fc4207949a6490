import FlyingFox

extension RequestHeadParser.Mistake {
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
        case .requestLineTooLong(let limit): "The first line of a request has at most \(limit) bytes."
        case .fieldsTooLong(let limit): "The header fields of a request have at most \(limit) bytes."
        case .tooManyFields(let limit): "A request has at most \(limit) header fields."
        case .malformed(let malformation): "This is no HTTP request: \(malformation.reason)."
        case .version: "This server speaks HTTP/1.1."
        }
    }
}

extension RequestHeadParser.Malformation {
    fileprivate var reason: String {
        switch self {
        case .requestLine: "its first line is not METHOD TARGET HTTP/1.1"
        case .field: "a header field is not NAME: VALUE"
        case .lineEnd: "a line does not end in CR LF"
        case .foldedField: "a header field goes on in another line"
        case .controlCharacter: "there is a control character in its head"
        case .encoding: "its head is not UTF-8"
        }
    }
}
