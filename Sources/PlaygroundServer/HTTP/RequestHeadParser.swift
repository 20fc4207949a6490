import FlyingFox

/// Reads request heads incrementally and within limits. It refuses what programs could interpret differently: lines must end in CR LF, a
/// name must touch its colon, and folded values and control characters are not allowed.
struct RequestHeadParser: Sendable {
    static let requestLineLimit = 8 * 1024
    static let fieldsLimit = 32 * 1024
    static let fieldCountLimit = 100

    /// A malformed head (RFC 9112) ends the connection, because the start of the next request is unknown.
    enum RequestHeadMistake: Error, Hashable, Sendable {
        case requestLineTooLong(limit: Int)
        case fieldsTooLong(limit: Int)
        case tooManyFields(limit: Int)
        case malformed(Malformation)
        case version
    }

    enum Malformation: Hashable, Sendable {
        case requestLine, field, lineEnd, foldedField, controlCharacter, encoding
    }

    private var line: [UInt8] = []
    private var requestLine: RequestLine?
    private var headers = HTTPHeaders()
    private var fieldCount = 0
    private var fieldBytes = 0
    private var emptyLines = 0

    var isIdle: Bool { line.isEmpty && requestLine == nil && emptyLines == 0 }

    mutating func take(_ bytes: inout ArraySlice<UInt8>) throws(RequestHeadMistake) -> HTTPRequest? {
        while !bytes.isEmpty {
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
            let part = bytes[..<(end ?? bytes.endIndex)]
            try checkRoom(for: part.count)
            line += part
            bytes = bytes[(end.map { $0 + 1 } ?? bytes.endIndex)...]
            guard end != nil else { return nil }
            if let request = try endLine() { return request }
        }
        return nil
    }

    private func checkRoom(for count: Int) throws(RequestHeadMistake) {
        if requestLine == nil {
            guard line.count + count <= Self.requestLineLimit else {
                throw .requestLineTooLong(limit: Self.requestLineLimit)
            }
        } else {
            guard fieldBytes + line.count + count <= Self.fieldsLimit else { throw .fieldsTooLong(limit: Self.fieldsLimit) }
        }
    }

    private mutating func endLine() throws(RequestHeadMistake) -> HTTPRequest? {
        guard line.popLast() == UInt8(ascii: "\r") else { throw .malformed(.lineEnd) }
        defer { line.removeAll(keepingCapacity: true) }
        guard let requestLine else {
            try beginHead()
            return nil
        }
        guard !line.isEmpty else {
            defer { self = RequestHeadParser() }
            return HTTPRequest(
                method: requestLine.method, version: requestLine.version, target: requestLine.target, headers: headers,
                body: HTTPBodySequence()
            )
        }
        fieldBytes += line.count + 2
        fieldCount += 1
        guard fieldCount <= Self.fieldCountLimit else { throw .tooManyFields(limit: Self.fieldCountLimit) }
        try headers.addField(line)
        return nil
    }

    /// Begins a head. A client may send an empty line before it (RFC 9112, section 2.2).
    private mutating func beginHead() throws(RequestHeadMistake) {
        guard line.isEmpty else { return requestLine = try RequestLine(line) }
        emptyLines += 1
        guard emptyLines <= 2 else { throw .malformed(.requestLine) }
    }
}

private struct RequestLine {
    let method: HTTPMethod
    let target: HTTPRequest.Target
    let version: HTTPVersion

    init(_ line: [UInt8]) throws(RequestHeadParser.RequestHeadMistake) {
        guard !line.contains(where: \.isControl) else { throw .malformed(.controlCharacter) }
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }), parts[0].allSatisfy(\.isTokenCharacter) else {
            throw .malformed(.requestLine)
        }
        guard let text = String(validating: parts[1], as: UTF8.self) else { throw .malformed(.encoding) }
        // `rawValue` keeps the case of the method.
        method = HTTPMethod(rawValue: String(decoding: parts[0], as: UTF8.self))
        let query = text.firstIndex(of: "?").map { text[text.index(after: $0)...] }
        target = HTTPRequest.Target(path: String(text.prefix { $0 != "?" }), query: String(query ?? ""))
        version = HTTPVersion(String(decoding: parts[2], as: UTF8.self))
        guard ["HTTP/1.1", "HTTP/1.0"].contains(version.rawValue) else {
            throw version.rawValue.hasPrefix("HTTP/") ? .version : .malformed(.requestLine)
        }
    }
}

extension HTTPHeaders {
    fileprivate mutating func addField(_ line: [UInt8]) throws(RequestHeadParser.RequestHeadMistake) {
        guard let first = line.first, !first.isBlank else { throw .malformed(.foldedField) }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0, line[..<colon].allSatisfy(\.isTokenCharacter) else {
            throw .malformed(.field)
        }
        var value = line[(colon + 1)...]
        guard value.allSatisfy({ !$0.isControl || $0.isBlank }) else { throw .malformed(.controlCharacter) }
        value = value.drop(while: \.isBlank)
        while value.last?.isBlank == true { value.removeLast() }
        guard let text = String(validating: value, as: UTF8.self) else { throw .malformed(.encoding) }
        addValue(text, for: HTTPHeader(String(decoding: line[..<colon], as: UTF8.self)))
    }
}

extension UInt8 {
    fileprivate var isControl: Bool { self < 0x20 || self == 0x7F }
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
