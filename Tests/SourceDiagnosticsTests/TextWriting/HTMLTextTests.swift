import HostileTexts
import SourceDiagnostics
import Testing

@Suite struct HTMLTextTests {
    @Test(arguments: HostileTexts.all)
    func escapedTextHasNoMarkup(text: String) {
        let escaped = HTMLText.escaped(text)
        #expect(!escaped.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
        #expect(Entities.resolved(escaped) == text)
    }
}

/// Resolves entities, as a reader of HTML or XML does.
enum Entities {
    static func resolved(_ text: String) -> String {
        var resolved = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "&", let end = rest.firstIndex(of: ";") else {
                resolved.append(scalar)
                continue
            }
            let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#13": "\r"]
            let name = String(rest[..<end])
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : nil
            resolved.append(known[name] ?? number.flatMap(Unicode.Scalar.init) ?? "?")
            rest = rest[rest.index(after: end)...]
        }
        return String(resolved)
    }
}
