/// An element of an Interface Builder document, with all that stands in it.
public struct Element: Sendable {
    public var name: String
    public var attributes: [String: String]
    public var children: [Element]
    /// The characters directly in the element.
    public var text: String
    /// Where it begins in the file, counted from 1.
    public var line: Int

    public init(_ name: String, attributes: [String: String] = [:], children: [Element] = [], text: String = "", line: Int = 1) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }

    public subscript(attribute: String) -> String? { attributes[attribute] }

    /// The document's name for an object, such as `aXo-4c-Rdl`.
    public var id: String? { attributes["id"] }

    /// An attribute of Interface Builder's `YES` and `NO`.
    public func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// A number; what is not finite is none.
    public func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The first child of a name.
    public func first(_ name: String) -> Element? { children.first { $0.name == name } }

    /// The children of a name.
    public func all(_ name: String) -> [Element] { children.filter { $0.name == name } }

    /// The child that is the value of one of the object's keys: `<color key="backgroundColor" …/>`.
    public func value(of key: String) -> Element? { children.first { $0.attributes["key"] == key } }

    /// The objects in a list of the element: `<subviews>`, `<constraints>`, `<connections>`.
    public func list(_ name: String) -> [Element] { first(name)?.children ?? [] }

    /// A text, which stands in an attribute, or in an element if it has several lines.
    public func string(_ key: String) -> String? {
        if let text = attributes[key] { return text }
        guard let element = value(of: key), element.name == "string" || element.name == "mutableString" else { return nil }
        return element["base64-UTF8"] == "YES" ? Self.decoded(element.text) : element.text
    }

    /// An attributed text without its attributes; `nil` where there is none.
    public func attributedString(_ key: String) -> String? {
        let runs = value(of: key)?.all("fragment") ?? []
        return runs.isEmpty ? nil : runs.compactMap { $0.string("content") }.joined()
    }

    /// The element and all below it, from the outside in.
    public var subtree: [Element] {
        var elements: [Element] = []
        collect(into: &elements)
        return elements
    }

    private func collect(into elements: inout [Element]) {
        elements.append(self)
        for child in children { child.collect(into: &elements) }
    }
}
