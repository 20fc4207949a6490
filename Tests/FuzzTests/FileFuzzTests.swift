import Foundation
import PlaygroundModel
import SourceDiagnostics
import Testing

@testable import PlaygroundReader

/// Damaged files. The suite is serialized, so that time and memory are measured for one reader.
@Suite(.serialized) struct FileFuzzTests {
    @Test func `playgrounds`() throws {
        let mutation = Mutation(Samples.playgrounds, words: Samples.playgroundWords)
        try FuzzRun("playground", short: 150)(input: mutation.input) { bytes in
            let result = PlaygroundFile.read(bytes: bytes, fileName: "fuzz.toml", attachment: { _ in bytes })
            let hasErrors = result.diagnostics.contains { $0.severity == .error }
            guard (result.playground == nil) == hasErrors else { throw FuzzFault("refused without a reason, or not refused") }
            guard result.diagnostics == result.diagnostics.sorted() else { throw FuzzFault("not in reading order") }
            return hasErrors ? "refused" : "read"
        }
    }

    @Test func `XML property lists`() throws {
        let words = ["<dict>", "</dict>", "<key>", "<array/>", "<string>", "<!-- ", "-->", "<![CDATA[", "]]>", "&amp;", "&#0;", "&a;",
                     "<!ENTITY a \"b\">", "<!DOCTYPE plist [", "<?xml", "<", ">", "\0", "\u{FEFF}", "<plist>"]
        try run("xml-plist", Mutation(Samples.xmlPropertyLists, words: words))
    }

    @Test func `binary property lists`() throws {
        let samples = try Samples.xmlPropertyLists.map { text in
            let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
            return [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        }
        try run("binary-plist", Mutation(samples, words: ["\u{7F}", "\0\0\0\0\0\0\0\u{1}", "bplist00", "\u{5F}\u{10}"]))
    }

    private func run(_ door: String, _ mutation: Mutation) throws {
        try FuzzRun(door)(input: mutation.input) { bytes in
            let reading = InfoPlistReader().read(bytes)
            let isUnreadable = reading.mistakes.contains { if case .unreadable = $0 { true } else { false } }
            _ = try? StringsFile.read(bytes)
            return isUnreadable ? "refused" : "read"
        }
    }

    @Test func `strings files`() throws {
        let words = ["\"", "\\", "\\U", "\\Ud83d", ";", "=", "/*", "*/", "//", "\n", "<", "\u{FEFF}", "{", "}"]
        try FuzzRun("strings")(input: Mutation(Samples.strings, words: words).input) { bytes in
            do throws(StringsFileFailure) {
                return try StringsFile.read(bytes).isEmpty ? "empty" : "read"
            } catch {
                return "refused"
            }
        }
    }

    @Test func `icons`() throws {
        let words = ["<svg", "</svg>", "<!ENTITY", "<![CDATA[", "<!--", "/>", "'", "\"", "IHDR", "IDAT", "IEND", "CgBI", "tRNS",
                     "\"images\"", "[", "{", "\"scale\": \"9x\""]
        try FuzzRun("icon")(input: Mutation(Samples.icons, words: words).input) { bytes in
            let isDrawing = (try? SVGFile.check(bytes)) != nil
            let isBitmap = (try? PNGFile(bytes)) != nil
            let isSet = ImageSet(bytes).map { $0.images.map(\.pixelsPerPoint) } != nil
            return isDrawing || isBitmap || isSet ? "read" : "refused"
        }
    }

    @Test func `constraints`() throws {
        let words = ["@", "H:", "V:|", "-", "]-[", "(>=", "safeArea", ".", "*", "/", "==", ">=", "gap", "a.", "\u{301}", "👩‍👩‍👧", "1/0"]
        let scope = ConstraintScope(items: ["a", "b"], metrics: ["gap": 12])
        try FuzzRun("constraint", short: 2000)(input: Mutation(Samples.constraints, words: words).input) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            do throws(ConstraintProblem) {
                guard VisualFormat.isVisualFormat(text) else {
                    return try Self.check([EquationParser.parse(text, at: DocumentPath(), in: scope)]) ? "read" : "out of range"
                }
                let format = try VisualFormatParser.parse(text, in: scope)
                let constraints = format.constraints(options: VisualFormatOptions(), source: text, at: DocumentPath(), in: scope)
                return Self.check(constraints) ? "read" : "out of range"
            } catch {
                guard error.range.upperBound <= text.utf8.count else { return "a problem beyond the text" }
                return "refused"
            }
        }
    }

    private static func check(_ constraints: [LayoutConstraint]) -> Bool {
        constraints.allSatisfy { constraint in
            abs(constraint.constant) <= 1e6 && abs(constraint.multiplier) <= 1e6
                && constraint.priority.rawValue > 0 && constraint.priority <= .required
        }
    }
}
