import WireframeHTML

/// Parts of the page's messages stand in a recording.
extension JSONValue: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let isTrue): try value.encode(isTrue)
        case .number(let number): try value.encode(number)
        case .string(let string): try value.encode(string)
        case .array(let values): try value.encode(values)
        case .object(let members):
            try value.encode(Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
        }
    }
}
