/// A style sheet that needs no other file.
struct StyleSheet {
    let text: String

    /// - Parameter name: Its path; what it refers to is looked up beside it.
    /// - Throws: `ExportFailure`.
    init(named name: String, in files: PageFiles) throws(ExportFailure) {
        guard let text = files.text(name) else { throw .fileMissing(name, referrer: "The page") }
        let folder = name.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        var result = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: /url\(\s*["']?([^"')]+)["']?\s*\)/) {
            result += rest[..<match.range.lowerBound]
            result += "url(\"\(try Self.address(String(match.1), folder: folder, of: name, in: files))\")"
            rest = rest[match.range.upperBound...]
        }
        self.text = result + rest
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
