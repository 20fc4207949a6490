import JSON

/// Writes JSON with line breaks: members and elements have their own lines down to a depth.
enum JSONLines {
    static func text(of value: JSONValue, linesDownTo depth: Int) -> String {
        var text = ""
        write(value, depth, indentation: "", to: &text)
        return text
    }

    private static func write(_ value: JSONValue, _ depth: Int, indentation: String, to text: inout String) {
        let inner = indentation + "  "
        switch value {
        case .object(let members) where depth > 0 && !members.isEmpty:
            text += "{"
            for (index, member) in members.enumerated() {
                text += "\(index > 0 ? "," : "")\n\(inner)\(JSONValue.string(member.name).text): "
                write(member.value, depth - 1, indentation: inner, to: &text)
            }
            text += "\n\(indentation)}"
        case .array(let values) where depth > 0 && values.contains(where: { $0.isObject }):
            text += "["
            for (index, value) in values.enumerated() {
                text += "\(index > 0 ? "," : "")\n\(inner)"
                write(value, depth - 1, indentation: inner, to: &text)
            }
            text += "\n\(indentation)]"
        case .null, .bool, .number, .string, .array, .object: text += value.text
        }
    }
}

extension JSONValue {
    fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
