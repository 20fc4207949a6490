import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// A drawing parsed as XML.
final class SVGDocument: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []
    private(set) var ids: [String] = []
    private(set) var references: Set<String> = []
    /// The values of `href` other than references to ids.
    private(set) var addresses: [String] = []
    private(set) var texts: [String] = []
    private var text: String?
    private(set) var isWellFormed = false

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.insert(name)
        if name == "text" { text = "" }
        for (attribute, value) in attributes {
            if attribute == "id" { ids.append(value) }
            if attribute == "href" {
                if value.hasPrefix("#") { references.insert(String(value.dropFirst())) } else { addresses.append(value) }
            }
            if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard name == "text", let text else { return }
        texts.append(text)
        self.text = nil
    }
}
