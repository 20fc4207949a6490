/// Reads request heads from bytes as they come, each byte once, and never keeps more than a head may have.
///
/// Strict where leniency lets two programs read one request differently: lines end in CR LF, a name touches its colon,
/// no value is folded, and no control character is let in.
struct RequestHeadParser: Sendable {
    /// The limits of the first line and of all fields together, in bytes. Browsers send a few hundred.
    static let requestLineLimit = 8 * 1024
    static let fieldsLimit = 32 * 1024
    static let fieldCountLimit = 100

    private var line: [UInt8] = []
    private var head: RequestHead?
    private var fieldBytes = 0
    private var emptyLines = 0

    /// Whether nothing of a head has come yet.
    var isIdle: Bool { line.isEmpty && head == nil && emptyLines == 0 }

    /// Takes bytes from the front up to the end of the head.
    ///
    /// - Returns: the head, once it is whole.
    mutating func take(_ bytes: inout ArraySlice<UInt8>) throws(RequestHead.Mistake) -> RequestHead? {
        while !bytes.isEmpty {
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
            let part = bytes[..<(end ?? bytes.endIndex)]
            try checkRoom(for: part.count)
            line += part
            bytes = bytes[(end.map { $0 + 1 } ?? bytes.endIndex)...]
            guard end != nil else { return nil }
            if let head = try endLine() { return head }
        }
        return nil
    }

    private func checkRoom(for count: Int) throws(RequestHead.Mistake) {
        if head == nil {
            guard line.count + count <= Self.requestLineLimit else {
                throw .requestLineTooLong(limit: Self.requestLineLimit)
            }
        } else {
            guard fieldBytes + line.count + count <= Self.fieldsLimit else { throw .fieldsTooLong(limit: Self.fieldsLimit) }
        }
    }

    private mutating func endLine() throws(RequestHead.Mistake) -> RequestHead? {
        guard line.popLast() == UInt8(ascii: "\r") else { throw .malformed(.lineEnd) }
        defer { line.removeAll(keepingCapacity: true) }
        guard var head else {
            try beginHead()
            return nil
        }
        guard !line.isEmpty else {
            self = RequestHeadParser()
            return head
        }
        fieldBytes += line.count + 2
        guard head.fields.count < Self.fieldCountLimit else { throw .tooManyFields(limit: Self.fieldCountLimit) }
        head.fields.append(try RequestHead.Field(line: line))
        self.head = head
        return nil
    }

    /// A client may send an empty line before a request (RFC 9112, section 2.2).
    private mutating func beginHead() throws(RequestHead.Mistake) {
        guard line.isEmpty else { return head = try RequestHead(requestLine: line) }
        emptyLines += 1
        guard emptyLines <= 2 else { throw .malformed(.requestLine) }
    }
}

extension RequestHead {
    fileprivate init(requestLine line: [UInt8]) throws(Mistake) {
        guard !line.contains(where: \.isControl) else { throw .malformed(.controlCharacter) }
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }), parts[0].allSatisfy(\.isTokenCharacter) else {
            throw .malformed(.requestLine)
        }
        guard let target = String(validating: parts[1], as: UTF8.self) else { throw .malformed(.encoding) }
        let protocolName = String(decoding: parts[2], as: UTF8.self)
        switch protocolName {
        case "HTTP/1.1": minorVersion = 1
        case "HTTP/1.0": minorVersion = 0
        case _ where protocolName.hasPrefix("HTTP/"): throw .version
        default: throw .malformed(.requestLine)
        }
        method = String(decoding: parts[0], as: UTF8.self)
        self.target = target
    }
}

extension RequestHead.Field {
    fileprivate init(line: [UInt8]) throws(RequestHead.Mistake) {
        guard let first = line.first, !first.isBlank else { throw .malformed(.foldedField) }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0, line[..<colon].allSatisfy(\.isTokenCharacter) else {
            throw .malformed(.field)
        }
        var value = line[(colon + 1)...]
        guard value.allSatisfy({ !$0.isControl || $0.isBlank }) else { throw .malformed(.controlCharacter) }
        value = value.drop(while: \.isBlank)
        while value.last?.isBlank == true { value.removeLast() }
        guard let text = String(validating: value, as: UTF8.self) else { throw .malformed(.encoding) }
        name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        self.value = text
    }
}

extension UInt8 {
    fileprivate var isControl: Bool { self < 0x20 || self == 0x7F }
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// RFC 9110, section 5.6.2.
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
