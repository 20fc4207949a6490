struct JSONNode {
    indirect enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        /// The members in document order, without duplicate names.
        case object([Member])
    }

    struct Member {
        var name: String
        var nameRange: Range<Int>
        var node: JSONNode
    }

    var value: Value
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
