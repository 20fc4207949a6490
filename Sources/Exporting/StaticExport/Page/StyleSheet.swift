import Foundation

struct StyleSheet {
    let text: String

    /// - Parameter name: Path of the sheet. Its references are relative to it.
    init(named name: String, in files: PageFiles, font: FontChoice? = nil) throws(ExportFailure) {
        guard let source = files.text(name) else { throw .fileMissing(name, referrer: "The page") }
        var text = Self.withoutComments(source)
        if let font { text = font.reduced(text) }
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

    /// Strings and addresses are kept, because `/*` begins no comment in them.
    private static func withoutComments(_ text: String) -> String {
        let parts = /(?<kept>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|url\([^"')]*\))|\/\*(?:.*?\*\/|.*)/.dotMatchesNewlines()
        let rules = text.replacing(parts) { $0.kept.map(String.init) ?? "" }
        return rules.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
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
