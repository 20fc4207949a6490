#if canImport(Foundation)
import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import PlaygroundModel

/// Reads an XML property list with Foundation's event parser, which resolves no external entities here.
///
/// `PropertyListSerialization` is not used: on Linux it crashes on some damaged documents, such as the single byte `<`,
/// and does not limit nesting or the number of values.
final class XMLPropertyList: NSObject, XMLParserDelegate {
    fileprivate struct Element {
        var name: String
        var text = ""
        var keys: [String] = []
        var values: [PropertyListValue] = []
    }

    private var open: [Element] = []
    private var root: PropertyListValue?
    private var failure: PropertyListFailure?
    private var valueCount = 0

    static func read(_ bytes: [UInt8]) throws(PropertyListFailure) -> PropertyListValue {
        let text = try text(of: bytes)
        // Entities could expand to a very long string. External entities are never loaded.
        if text.hasText("<!ENTITY") { throw .declaresEntities }
        let reader = XMLPropertyList()
        let parser = XMLParser(data: Data(text.utf8))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWellFormed = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWellFormed, let root = reader.root else { throw .damaged }
        return root
    }

    /// The document without the XML declaration, which may name another encoding.
    private static func text(of bytes: [UInt8]) throws(PropertyListFailure) -> Substring {
        guard let decoded = TextEncoding.decode(bytes), !decoded.contains("\0") else { throw .notText }
        var text = decoded.drop { $0.isWhitespace }
        if text.hasPrefix("<?xml") {
            guard let end = text.firstRange(ofText: "?>") else { throw .damaged }
            text = text[end.upperBound...].drop { $0.isWhitespace }
        }
        guard text.first == "<" else { throw .neitherXMLNorBinary }
        return text
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard failure == nil else { return }
        if open.count == PlaygroundLimits.propertyListDepth {
            stop(parser, .tooDeep(limit: PlaygroundLimits.propertyListDepth))
        } else if open.last.map({ !$0.isContainer }) ?? false {
            stop(parser, .damaged)
        } else {
            open.append(Element(name: name))
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let element = open.popLast() else { return }
        if element.name == "plist", open.isEmpty {
            root = element.values.count == 1 && element.hasNoStrayText ? element.values[0] : nil
        } else if element.name == "key", open.last?.name == "dict" {
            open[open.count - 1].keys.append(element.text)
        } else if let value = element.value {
            add(value, parser)
        } else {
            stop(parser, .damaged)
        }
    }

    private func add(_ value: PropertyListValue, _ parser: XMLParser) {
        valueCount += 1
        if valueCount > PlaygroundLimits.propertyListValues {
            stop(parser, .tooManyValues(limit: PlaygroundLimits.propertyListValues))
        } else if open.isEmpty {
            root = value
        } else {
            open[open.count - 1].values.append(value)
            if open[open.count - 1].lacksKey { stop(parser, .damaged) }
        }
    }

    private func stop(_ parser: XMLParser, _ failure: PropertyListFailure) {
        self.failure = failure
        parser.abortParsing()
    }
}

extension XMLPropertyList.Element {
    fileprivate var isContainer: Bool { name == "plist" || name == "dict" || name == "array" }

    fileprivate var lacksKey: Bool { name == "dict" && keys.count != values.count }

    fileprivate var hasNoStrayText: Bool { text.allSatisfy { $0.isWhitespace } }

    fileprivate var value: PropertyListValue? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch name {
        case "string": return .string(text)
        case "array": return hasNoStrayText ? .array(values) : nil
        case "dict":
            guard hasNoStrayText, keys.count == values.count else { return nil }
            return .dictionary(Dictionary(zip(keys, values)) { _, last in last })
        case "true", "false": return .other(type: "a boolean", text: name)
        case "integer": return Int64(trimmed).map { .other(type: "a number", text: "\($0)") }
        case "real": return Double(trimmed).map { .other(type: "a number", text: $0.shortText) }
        case "date": return .other(type: "a date", text: "a date")
        case "data": return .other(type: "data", text: "data")
        default: return nil
        }
    }
}
#else

/// Exported pages have no XML parser. They contain binary property lists.
enum XMLPropertyList {
    static func read(_ bytes: [UInt8]) throws(PropertyListFailure) -> PropertyListValue { throw .neitherXMLNorBinary }
}
#endif
