import Foundation

struct StyleSheet {
    let text: String

    /// - Parameter name: Path of the sheet. Its references are relative to it.
    init(named name: String, in files: PageFiles, font: FontChoice? = nil) throws(ExportFailure) {
        guard let source = files.text(name) else { throw .fileMissing(name, referrer: "The page") }
        let text = Self.compact(font?.reduced(source) ?? source)
        let folder = name.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        var result = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|url\(\s*["']?([^"')]+)["']?\s*\)/) {
            result += rest[..<match.range.lowerBound]
            if let reference = match.1 {
                result += "url(\"\(try Self.address(String(reference), folder: folder, of: name, in: files))\")"
            } else {
                result += match.0
            }
            rest = rest[match.range.upperBound...]
        }
        self.text = result + rest
    }

    /// Without comments, and without spaces next to braces, semicolons and line breaks and after colons. Strings and addresses are kept.
    private static func compact(_ text: String) -> String {
        let parts = /(?<kept>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|url\([^"')]*\))|(?<comment>\/\*(?:.*?\*\/|.*))|[;\s]*(?<end>\})\s*|\s*(?<mark>[{;])\s*|(?<colon>:)\s+|\s*\n\s*/
        return text.replacing(parts.dotMatchesNewlines()) { part in
            part.comment == nil ? String(part.kept ?? part.end ?? part.mark ?? part.colon ?? "\n") : ""
        }
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
