import PlaygroundReader
import SeededRandom
import Testing

@testable import Ejection
@testable import PlaygroundSchema

/// Every example of the language reference is ejected as an app.
@Suite struct ReferenceEjectionTests {
    @Test(arguments: Reference.sections.flatMap(\.keys))
    func `an example is ejected`(key: ReferenceKey) throws {
        for deployment in Sweeps.areRun ? [16, 27] : [27] {
            let app = try EjectedPlayground(key.playground, deployment: deployment, attachment: { Reference.files[$0] })
            for file in app.ejection.files where file.path.hasSuffix(".swift") {
                #expect(Self.unbalanced(file.text) == "", "\(key.id): \(file.path)")
                #expect(!file.text.contains("= \n") && !file.text.contains("Optional("), "\(key.id): \(file.path)")
            }
        }
    }

    /// The unmatched brackets outside strings and comments.
    static func unbalanced(_ source: String) -> String {
        var open: [Character] = []
        let partners: [Character: Character] = [")": "(", "]": "[", "}": "{"]
        for line in source.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
            var isText = false
            var isEscaped = false
            for character in line.replacing("\"\"\"", with: "") {
                if isText {
                    if isEscaped { isEscaped = false } else if character == "\\" { isEscaped = true } else if character == "\"" { isText = false }
                } else if character == "\"" {
                    isText = true
                } else if "([{".contains(character) {
                    open.append(character)
                } else if let partner = partners[character] {
                    guard open.last == partner else { return "\(character) in \(line)" }
                    open.removeLast()
                }
            }
        }
        return String(open)
    }
}
