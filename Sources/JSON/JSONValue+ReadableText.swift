#if !hasFeature(Embedded)

extension JSONValue {
    /// The format of Foundation and Xcode: one line for each member and element, an empty line for an empty value.
    public var readableText: String {
        var text = ""
        write(to: &text, newLine: "\n")
        return text
    }

    /// Sorts the members, so that the text is always the same.
    public static func object(byName members: [String: JSONValue]) -> JSONValue {
        .object(members.sorted { $0.key < $1.key }.map { Member(name: $0.key, value: $0.value) })
    }

    /// `newLine` includes the next line's indentation.
    private func write(to text: inout String, newLine: String) {
        switch self {
        case .array(let elements):
            Self.write(elements, between: "[", and: "]", to: &text, newLine: newLine) { $0.write(to: &$1, newLine: $2) }
        case .object(let members):
            Self.write(members, between: "{", and: "}", to: &text, newLine: newLine) { member, text, newLine in
                text += "\(JSONValue.string(member.name).text) : "
                member.value.write(to: &text, newLine: newLine)
            }
        case .null, .bool, .number, .string: text += self.text
        }
    }

    private static func write<Element>(
        _ elements: [Element], between opening: String, and closing: String, to text: inout String, newLine: String,
        write: (Element, inout String, String) -> Void
    ) {
        let innerLine = newLine + "  "
        text += opening
        for (index, element) in elements.enumerated() {
            text += index == 0 ? innerLine : ",\(innerLine)"
            write(element, &text, innerLine)
        }
        text += elements.isEmpty ? "\n\(newLine)\(closing)" : "\(newLine)\(closing)"
    }
}

#endif
