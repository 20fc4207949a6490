/// The head of a request as it was sent: its first line, and its header fields in their order.
struct RequestHead: Hashable, Sendable {
    struct Field: Hashable, Sendable {
        /// In lower case.
        var name: String
        var value: String
    }

    var method: String
    var target: String
    /// The digit after `HTTP/1.`.
    var minorVersion: Int
    var fields: [Field] = []

    /// What makes a head none (RFC 9112). The connection ends with it: where the next request begins is not known.
    enum Mistake: Error, Hashable, Sendable {
        case requestLineTooLong(limit: Int)
        case fieldsTooLong(limit: Int)
        case tooManyFields(limit: Int)
        case malformed(Malformation)
        case version
    }

    enum Malformation: Hashable, Sendable {
        case requestLine, field, lineEnd, foldedField, controlCharacter, encoding
    }

    /// The values of all fields of this name.
    func values(of name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    /// The first value of this name.
    subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// Whether the client expects to send another request on this connection (RFC 9112, section 9.3).
    var keepsAlive: Bool {
        let options = values(of: "connection").flatMap { $0.split(separator: ",") }
            .map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
        return minorVersion == 0 ? options.contains("keep-alive") : !options.contains("close")
    }
}
