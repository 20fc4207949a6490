import SeededRandom
import SourceDiagnostics
import Testing

@testable import PlaygroundReader

@Suite struct PlaygroundFileFuzzTests {
    /// Words that mean something in a playground: put in the wrong place they reach what random bytes never would.
    private static let words = [
        "[[controllers.home.adaptive]]", "[controllers.nav]", "kind = \"container\"", "children = [\"home\"]", "\"", "{", "}",
        "[", "]", ".", "=", "==", "@0", "H:|-", "]-[", "(>=", "safeArea", "title", "1/0", "-", "\n", "= {}", "= []", "nan", "1e999",
        "subviews = [\"photo\"]", "👩‍👩‍👧", "tap = { push = \"nav\" }", "9223372036854775807", "when = { any = [{}] }",
    ]

    @Test(arguments: 0..<8)
    func `a damaged playground is read without a crash, and refused only with a reason`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let original = try NekoTests.bytes()
        for _ in 0..<25 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &random) { Self.damage(&bytes, &random) }
            let result = PlaygroundFile.read(bytes: bytes, fileName: "fuzz.toml")
            #expect((result.playground == nil) == result.diagnostics.contains { $0.severity == .error })
            #expect(result.diagnostics == result.diagnostics.sorted())
        }
    }

    @Test(arguments: 0..<4)
    func `damaged text of a constraint is read without a crash, and problems lie within it`(seed: Int) {
        var random = SeededGenerator(seed: seed + 1000)
        let scope = ConstraintScope(items: ["a", "b"], metrics: ["gap": 12])
        for _ in 0..<2000 {
            var bytes = Array("H:|-gap-[a(>=44@750,b)]-(>=8)-[b]-| a.top == 2 * b.safeArea.top - gap @750".utf8)
            for _ in 0..<Int.random(in: 1...8, using: &random) { Self.damage(&bytes, &random) }
            let text = String(decoding: bytes, as: UTF8.self)
            do throws(ConstraintProblem) {
                if VisualFormat.isVisualFormat(text) {
                    _ = try VisualFormatParser.parse(text, in: scope)
                } else {
                    _ = try EquationParser.parse(text, at: .make("constraints"), in: scope)
                }
            } catch {
                #expect(error.range.upperBound <= text.utf8.count)
            }
        }
    }

    /// Removes, doubles or replaces a stretch of bytes, or inserts a word.
    private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...24, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 2: bytes.replaceSubrange(start..<end, with: [UInt8.random(in: .min ... .max, using: &random)])
        default: bytes.insert(contentsOf: words.randomElement(using: &random).map { Array($0.utf8) } ?? [], at: start)
        }
    }
}
