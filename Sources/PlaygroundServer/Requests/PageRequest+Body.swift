import FlyingFox

enum BodyRefusal: Error, Hashable, Sendable {
    case withoutLength
    /// The name of what is limited.
    case tooLarge(what: String, limit: Int)
    case cutOff

    var status: HTTPStatusCode {
        switch self {
        case .withoutLength: .lengthRequired
        case .tooLarge: .payloadTooLarge
        case .cutOff: .badRequest
        }
    }

    var sentence: String {
        switch self {
        case .withoutLength: "Content-Length has to say how long the text is."
        case .tooLarge(let what, let limit): "\(what) has at most \(limit) bytes."
        case .cutOff: "The text did not come to its end."
        }
    }
}

extension PageRequest {
    /// - Parameter what: What the body is, at the beginning of a sentence.
    func body(ofAtMost limit: Int, _ what: String) async throws(BodyRefusal) -> [UInt8] {
        guard let length = contentLength, request.headers[.transferEncoding] == nil else { throw .withoutLength }
        guard length <= limit else { throw .tooLarge(what: what, limit: limit) }
        guard let bytes = try? await request.bodyData, bytes.count == length else { throw .cutOff }
        return [UInt8](bytes)
    }
}
