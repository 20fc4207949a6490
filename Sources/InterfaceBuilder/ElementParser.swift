import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XML into elements with Foundation's event parser, which resolves no external entity here.
final class ElementParser: NSObject, XMLParserDelegate {
    /// Elements in one another: Interface Builder's own views seldom nest more than thirty deep, four elements each.
    static let depthLimit = 400

    private var open: [Element] = []
    private var root: Element?
    private var isTooDeep = false

    /// - Throws: `DocumentFailure`.
    static func read(_ bytes: [UInt8]) throws(DocumentFailure) -> Element {
        guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else { throw .notText }
        guard text.drop(while: \.isWhitespace).first == "<" || text.hasPrefix("\u{FEFF}<") else { throw .notXML }
        // Declared entities could make much of little. Interface Builder declares none, so no document needs any.
        if text.contains("<!ENTITY") || text.contains("<!DOCTYPE") { throw .declaresEntities }
        let reader = ElementParser()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWellFormed = parser.parse()
        if reader.isTooDeep { throw .tooDeep(line: max(parser.lineNumber, 1)) }
        guard isWellFormed, let root = reader.root else { throw .malformed(line: max(parser.lineNumber, 1)) }
        return root
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
