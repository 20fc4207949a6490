/// Splits a stream of bytes into messages. A frame's error is thrown once. The next call resumes at the next
/// `Content-Length` after a malformed header, or at the end of a message that is too large.
package struct MessageDecoder: Sendable {
    /// The longest message, in bytes.
    package static let messageLimit = 10 << 20
    /// The longest header, in bytes.
    static let headLimit = 4096

    private let framing: MessageFraming
    private let limit: Int
    private var bytes: [UInt8] = []
    private var start = 0
    /// There is no line break before this index.
    private var searched = 0
    private var bytesToSkip = 0
    private var isLost = false

    package init(_ framing: MessageFraming, limit: Int = Self.messageLimit) {
        self.framing = framing
        self.limit = limit
    }

    package mutating func append(_ chunk: some Collection<UInt8>) {
        if start > 0, start >= bytes.count / 2 {
            bytes.removeFirst(start)
            searched = max(0, searched - start)
            start = 0
        }
        bytes += chunk
    }

    package var isWithinMessage: Bool { start < bytes.count || bytesToSkip > 0 }

    /// The next message. `nil` if no message is complete.
    package mutating func next() throws(FramingFailure) -> [UInt8]? {
        switch framing {
        case .headers: try nextBehindHead()
        case .lines: try nextLine()
        }
    }

    private mutating func nextLine() throws(FramingFailure) -> [UInt8]? {
        while let line = takeLine() {
            if isLost {
                isLost = false
                continue
            }
            guard line.count <= limit else { throw .messageTooLarge(bytes: line.count, limit: limit) }
            if line.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return Array(line) }
        }
        let waiting = bytes.count - start
        guard waiting > limit else { return nil }
        discard(waiting)
        guard !isLost else { return nil }
        isLost = true
        throw .messageTooLarge(bytes: waiting, limit: limit)
    }

    /// The next line, without its line break. `nil` if no line is complete.
    private mutating func takeLine() -> ArraySlice<UInt8>? {
        guard let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        let line = bytes[start..<end]
        start = end + 1
        searched = start
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    private mutating func nextBehindHead() throws(FramingFailure) -> [UInt8]? {
        skip()
        guard bytesToSkip == 0 else { return nil }
        if isLost, !findHead() { return nil }
        isLost = false
        let head = start
        guard let length = try contentLength() else {
            // An incomplete header is read again with more bytes.
            if bytes.count - head > Self.headLimit { throw lost(.headTooLong(limit: Self.headLimit)) }
            start = head
            searched = head
            return nil
        }
        guard length <= limit else {
            bytesToSkip = length
            throw .messageTooLarge(bytes: length, limit: limit)
        }
        guard bytes.count - start >= length else {
            start = head
            searched = head
            return nil
        }
        defer { discard(length) }
        return Array(bytes[start..<(start + length)])
    }

    /// Reads a header with its empty line. Returns `nil` while the header is incomplete.
    private mutating func contentLength() throws(FramingFailure) -> Int? {
        var length: Int?
        var isFirst = true
        while let line = takeLine() {
            if line.isEmpty {
                // Line breaks between messages are ignored.
                if isFirst { continue }
                guard let length else { throw lost(.lengthMissing) }
                return length
            }
            isFirst = false
            let text = String(decoding: line.prefix(80), as: UTF8.self)
            guard let colon = text.firstIndex(of: ":"), line.allSatisfy({ (0x20...0x7E).contains($0) }) else {
                throw lost(.malformedHead(text))
            }
            guard text[..<colon].lowercased() == "content-length" else { continue }
            let value = text[text.index(after: colon)...].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            guard let number = Int(String(value)), number >= 0, !value.contains("+") else { throw lost(.malformedHead(text)) }
            length = number
        }
        return nil
    }

    private mutating func lost(_ failure: FramingFailure) -> FramingFailure {
        isLost = true
        return failure
    }

    private mutating func skip() {
        let skipped = min(bytesToSkip, bytes.count - start)
        bytesToSkip -= skipped
        discard(skipped)
    }

    private mutating func findHead() -> Bool {
        let mark = Array("Content-Length:".utf8)
        let found = bytes[start...].firstRange(of: mark)?.lowerBound
        discard((found ?? max(start, bytes.count - mark.count + 1)) - start)
        return found != nil
    }

    private mutating func discard(_ count: Int) {
        start += count
        searched = start
    }
}
