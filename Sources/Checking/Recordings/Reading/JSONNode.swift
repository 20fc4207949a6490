/// A value of a JSON document, with its place.
struct JSONNode {
    indirect enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        /// In the order of the document; no name twice.
        case object([Member])
    }

    struct Member {
        var name: String
        /// Of the name, in bytes.
        var nameRange: Range<Int>
        var node: JSONNode
    }

    var value: Value
    /// In bytes of the document.
    var range: Range<Int>

    var kind: String {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
