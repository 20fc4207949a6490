import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XML into elements with Foundation's parser. External entities are not resolved.
final class ElementParser: NSObject, XMLParserDelegate {
    /// The maximum nesting. Interface Builder's views rarely nest more than 30 deep, with four elements for each level.
    static let depthLimit = 400

    private var open: [Element] = []
    private var root: Element?
    private var isTooDeep = false
    /// The line of the first error. It is recorded because `XMLParser.parse()` accepts a truncated document.
    private var damagedLine: Int?

    static func read(_ bytes: [UInt8]) throws(DocumentFailure) -> Element {
        guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else { throw .notText }
        guard text.drop(while: \.isWhitespace).first == "<" || text.hasPrefix("\u{FEFF}<") else { throw .notXML }
        // Another declared encoding could give the bytes another meaning.
        guard declaresUTF8(text) else { throw .notText }
        // Entities could expand without limit. Interface Builder never declares any.
        if text.contains("<!ENTITY") || text.contains("<!DOCTYPE") { throw .declaresEntities }
        if let line = TagScan.overgrownLine(in: bytes) { throw .tooManyAttributes(line: line, limit: TagScan.attributeLimit) }
        let reader = ElementParser()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isRead = parser.parse()
        if reader.isTooDeep { throw .tooDeep(line: max(parser.lineNumber, 1)) }
        guard isRead, reader.damagedLine == nil, let root = reader.root else {
            throw .malformed(line: max(reader.damagedLine ?? parser.lineNumber, 1))
        }
        return root
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        damagedLine = damagedLine ?? parser.lineNumber
    }

    private static func declaresUTF8(_ text: String) -> Bool {
        let start = text.drop { $0 == "\u{FEFF}" }
        guard start.hasPrefix("<?xml"), let end = start.firstIndex(of: ">") else { return true }
        let declaration = start[..<end].lowercased()
        return !declaration.contains("encoding") || declaration.contains("utf-8")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard open.count < Self.depthLimit else {
            isTooDeep = true
            return parser.abortParsing()
        }
        open.append(Element(name, attributes: attributes, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
