import HostileTexts
import PlaygroundModel
import SourceDiagnostics
import Testing

@testable import Ejection

/// Strings that would end a literal, begin an interpolation, or break a catalogue.
@Suite struct HostileTextTests {
    private static let texts = [
        #"say "hi""#, #"\(fatalError())"#, #"C:\temp"#, "two\nlines", "tab\tand\rreturn", "{nobody}", "100 %", "%@ and %d", "é🙂", "\u{202E}txt",
        "*/ // /*", #"""""#, "</string>&amp;", "",
    ]

    @Test(arguments: texts + HostileTexts.all)
    func `a text is a literal with the same value`(text: String) throws {
        let literal = SwiftLiteral.escaped(text)
        #expect(Self.unescaped(literal) == text)
        #expect(!literal.contains("\n") && !literal.contains("\r"))
    }

    /// A combining mark and the quote before it are one character, so the literal would not end.
    @Test(arguments: ["\u{301}", "a\"\u{301}", "\\\u{301}", "(\u{20DD}"])
    func `combining marks do not hide Swift's delimiters`(text: String) {
        #expect(SwiftNameUse.all(of: "name", in: "label.text = \(SwiftLiteral.text(text).text) + name").count == 1)
        #expect(SwiftNameUse.all(of: "name", in: "label.text = \(SwiftLiteral.text("name" + text).text)").isEmpty)
    }

    @Test(arguments: HostileTexts.all)
    func `a comment is one line`(text: String) {
        var lines = SwiftLines()
        lines.comment(text)
        #expect(lines.text.utf8.starts(with: "// ".utf8))
        #expect(lines.text.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 && !(0x2028...0x202E).contains($0.value) })
    }

    /// The reader rejects such a name. The test shows the result for a name that is accepted nevertheless.
    @Test(arguments: ["Foo\nfatalError()\n// ", "Foo\rfatalError()", "Foo\r\nfatalError()\r\n/*"])
    func `a class's name does not end its comment`(name: String) throws {
        let app = try EjectedPlayground(EjectedPlayground.home("views.tile = { customClass = \"Graph\" }"))
        var playground = try #require(app.reading.playground)
        playground.controllers[0].views[0].properties[.customClass] = .string(name)
        let ejection = Ejection(playground, index: try #require(app.reading.index), name: "App")
        let code = try #require(ejection.files.first { $0.path == "Controllers/HomeViewController.swift" }).text
        #expect(code.contains("// The class Foo"))
        let lines = code.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0).drop { $0 == " " } }
        #expect(!lines.contains { $0.hasPrefix("fatalError()") })
    }

    /// Values in the recording script. Each string is one word of the shell, with its special characters.
    @Test(arguments: [
        ("App @DEVICES@", "|| touch x; exit #", "'App @DEVICES@'"), ("$(touch x)", "\"; touch x; \"", "'$(touch x)'"),
        ("a'; touch x; '", "`touch x` @SCHEME@", #"'a'\''; touch x; '\'''"#),
    ])
    func `names are escaped in the recording script`(name: String, device: String, scheme: String) throws {
        let app = try EjectedPlayground(
            """
            devices = [{ name = \(device.tomlText), width = 400, height = 800 }]
            app.rootViewController = "home"
            [controllers.home]
            """, name: name, recording: true)
        let script = try app.file("Record.sh")
        // A device defined by the playground has no simulator.
        #expect(script.contains("\ndevices=(\n)\n"), "\(script)")
        #expect(script.contains("\nscheme=\(scheme)\n"), "\(script)")
    }

    @Test(arguments: texts)
    func `strings are ejected unchanged`(text: String) throws {
        let toml = text.unicodeScalars.map { "\\U" + String(repeating: "0", count: 8 - String($0.value, radix: 16).count) + String($0.value, radix: 16) }
        let app = try EjectedPlayground(EjectedPlayground.home("views.words = { kind = \"label\", text = \"\(toml.joined())\" }"))
        let code = try app.file("Controllers/HomeViewController.swift")
        let literal = "\"\(SwiftLiteral.escaped(text))\""
        #expect(code.contains("label.text = \(literal)") || code.contains("label.text = String(localized: \(literal))"), "\(code)")
    }

    @Test func `a long text in triple quotes has the same value`() {
        let text = Array(repeating: #"a "word" and \(another)"#, count: 12).joined(separator: " ")
        let lines = SwiftLiteral.text(text).lines(after: "label.text = ", width: 100)
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { $0.count <= 104 })
        let body = lines.dropFirst().dropLast().map { $0.dropFirst(4) }.map { $0.hasSuffix("\\") ? String($0.dropLast()) : String($0) }
        #expect(Self.unescaped(body.joined()) == text)
    }

    /// File names have at most 255 bytes.
    @Test func `long names are shortened in file names`() throws {
        let name = String(repeating: "a", count: 400)
        let text = """
            [traits.\(name)]
            values = ["x"]
            default = "x"
            [controllers.\(name)]
            constraints = ["H:|[list]|", "V:|[list]|"]
            views.list = { kind = "table", rows = [{ text = "a" }, { text = "b" }] }
            views.picture = { kind = "image", image = "\(name)\(name)" }
            """
        let app = try EjectedPlayground("devices = [\"iphone-17\"]\napp.rootViewController = \"\(name)\"\n" + text)
        for file in app.ejection.files { #expect(file.path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 }, "\(file.path)") }
    }

    @Test func `an app's name is quoted in the manifest and its bundle's identifier is plain`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("title = \"T\""), name: "A \"B\" & <Ç>")
        let manifest = try app.file("Package.swift")
        #expect(manifest.contains(#"name: "A \"B\" & <Ç>""#))
        #expect(manifest.contains(#"bundleIdentifier: "com.example.a-b""#))
    }

    /// The string that the compiler reads.
    private static func unescaped(_ literal: String) -> String {
        var text = ""
        var rest = literal[...]
        while let character = rest.popFirst() {
            guard character == "\\" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": text.append("\n")
            case "r": text.append("\r")
            case "t": text.append("\t")
            case "0": text.append("\0")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
            case let other?: text.append(other)
            case nil: break
            }
        }
        return text
    }
}
