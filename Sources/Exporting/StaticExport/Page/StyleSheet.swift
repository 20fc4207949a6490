import Foundation

struct StyleSheet {
    let text: String

    /// - Parameter name: The path of the sheet. References in the sheet are relative to it.
    init(named name: String, in files: PageFiles, font: FontChoice? = nil) throws(ExportFailure) {
        guard let source = files.text(name) else { throw .fileMissing(name, referrer: "The page") }
        let text = Self.compact(font?.reduced(source) ?? source)
        guard text.contains("url(") else {
            self.text = text
            return
        }
        let folder = name.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        var result = ""
        var end = text.startIndex
        for match in text.matches(of: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|url\(\s*["']?([^"')]+)["']?\s*\)/) {
            guard let reference = match.1 else { continue }
            result += text[end..<match.range.lowerBound]
            result += "url(\"\(try Self.address(String(reference), folder: folder, of: name, in: files))\")"
            end = match.range.upperBound
        }
        self.text = result + text[end...]
    }

    /// Removes comments, and spaces next to braces, semicolons and line breaks and after colons. Strings and addresses do not change.
    private static func compact(_ text: String) -> String {
        var rest = Array(text.utf8)[...]
        var kept: [UInt8] = []
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                kept.append(rest.removeFirst())
                while let next = rest.popFirst() {
                    kept.append(next)
                    if next == byte || next == UInt8(ascii: "\n") { break }
                    if next == UInt8(ascii: "\\"), let escaped = rest.popFirst() { kept.append(escaped) }
                }
            case UInt8(ascii: "u") where rest.starts(with: "url(".utf8):
                let address = rest.prefix { !")\"'".utf8.contains($0) }
                kept += address
                rest = rest[address.endIndex...]
            case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
                rest = rest.firstRange(of: Array("*/".utf8)).map { rest[$0.upperBound...] } ?? []
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                let spaces = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
                rest = rest[spaces.endIndex...]
                if kept.isEmpty || "{};:\n".utf8.contains(kept[kept.count - 1]) || rest.first.map("{};".utf8.contains) != false { continue }
                kept.append(spaces.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: " "))
            default:
                if byte == UInt8(ascii: "}"), kept.last == UInt8(ascii: ";") { kept.removeLast() }
                kept.append(rest.removeFirst())
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private static func address(
        _ reference: String, folder: String, of name: String, in files: PageFiles
    ) throws(ExportFailure) -> String {
        if reference.hasPrefix("data:") || reference.hasPrefix("#") { return reference }
        guard let address = files.dataAddress(of: folder + reference) else {
            throw .fileMissing(folder + reference, referrer: name)
        }
        return address
    }
}
