/// Separates messages in a stream of bytes.
package enum MessageFraming: Sendable {
    /// A header with `Content-Length: N`, an empty line, and N bytes (Language Server Protocol).
    case headers
    /// One line per message (Model Context Protocol over standard input and output).
    case lines

    package func framed(_ message: String) -> [UInt8] {
        switch self {
        case .headers: Array("Content-Length: \(message.utf8.count)\r\n\r\n".utf8) + message.utf8
        // JSON escapes line breaks in strings.
        case .lines: Array(message.utf8) + [UInt8(ascii: "\n")]
        }
    }
}

/// An error in the frame of a message. Reading resumes after the error.
package enum FramingFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case malformedHead(String)
    case lengthMissing
    case headTooLong(limit: Int)
    case messageTooLarge(bytes: Int, limit: Int)

    package var description: String {
        switch self {
        case .malformedHead(let line): "\(line.debugDescription) is not a header field of a message, such as Content-Length: N"
        case .lengthMissing: "a message's head has no Content-Length"
        case .headTooLong(let limit): "a message's head has more than \(limit) bytes"
        case .messageTooLarge(let bytes, let limit): "a message has at least \(bytes) bytes; the limit is \(limit)"
        }
    }
}
