import Foundation

/// An element of an Interface Builder document.
package struct Element: Sendable {
    package var name: String
    package var attributes: [String: String]
    package var children: [Element]
    package var text: String
    package var line: Int

    package init(_ name: String, attributes: [String: String] = [:], children: [Element] = [], text: String = "", line: Int = 1) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// The object's identifier in the document, such as `aXo-4c-Rdl`.
    package var id: String? { attributes["id"] }

    package func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    package func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    package func first(_ name: String) -> Element? { children.first { $0.name == name } }

    package func all(_ name: String) -> [Element] { children.filter { $0.name == name } }

    /// The child with a `key` attribute, such as `<color key="backgroundColor" …/>`.
    package func value(of key: String) -> Element? { children.first { $0.attributes["key"] == key } }

    /// The children of a list: `<subviews>`, `<constraints>`, `<connections>`.
    package func list(_ name: String) -> [Element] { first(name)?.children ?? [] }

    /// A string from an attribute, or from a child element, which Interface Builder writes for strings with several lines.
    package func string(_ key: String) -> String? {
        if let text = attributes[key] { return text }
        guard let element = value(of: key), element.name == "string" || element.name == "mutableString" else { return nil }
        return element["base64-UTF8"] == "YES" ? Self.decoded(element.text) : element.text
    }

    package func attributedString(_ key: String) -> String? {
        let runs = value(of: key)?.all("fragment") ?? []
        return runs.isEmpty ? nil : runs.compactMap { $0.string("content") }.joined()
    }

    /// Decodes Base64 without padding, which Interface Builder uses for characters that XML does not allow.
    private static func decoded(_ text: String) -> String? {
        let digits = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits + padding).flatMap { String(bytes: $0, encoding: .utf8) }
    }

    package var subtree: [Element] {
        var elements: [Element] = []
        collect(into: &elements)
        return elements
    }

    private func collect(into elements: inout [Element]) {
        elements.append(self)
        for child in children { child.collect(into: &elements) }
    }
}
