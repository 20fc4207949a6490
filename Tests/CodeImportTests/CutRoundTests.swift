@testable import CodeImport
import Testing

struct CutRoundTests {
    private let source = ["let a = view()", "a.text = 1", "a.gone = 2", "b.here()", "a.width = 3", "a.lost = 4"]

    private func error(_ line: Int, _ text: String = "no member") -> CompilerMessage {
        CompilerMessage(file: 0, line: line, column: 3, text: text)
    }

    /// The lines of the errors that are repeated after a change of the source, by round. `nil` if all cuts are forgotten.
    private func lines(_ rounds: [[CompilerMessage]], _ change: (inout [String]) -> Void) -> [[Int]]? {
        var changed = source
        change(&changed)
        return rounds.map { CutRound(escalation: 0, errors: $0) }
            .repeated(from: Array(source.joined(separator: "\n").utf8), in: Array(changed.joined(separator: "\n").utf8))
            .map { rounds in rounds.map { $0.errors.map(\.line) } }
    }

    @Test func cutsMoveWithTheirLines() {
        let rounds = [[error(3), error(6)], [error(1)]]
        #expect(lines(rounds) { _ in } == [[3, 6], [1]])
        #expect(lines(rounds) { $0[3] = "b.there()" } == [[3, 6], [1]])
        #expect(lines(rounds) { $0.insert("b.more()", at: 4) } == [[3, 7], [1]])
        #expect(lines(rounds) { $0.removeSubrange(3...4) } == [[3, 4], [1]])
    }

    @Test func cutsInChangedLinesAreForgotten() {
        #expect(lines([[error(3), error(6)]]) { $0[2] = "a.found = 2" } == [[6]])
    }

    @Test(arguments: ["let gone = 1", "if a { b() }", "} else {", "/* b", "func gone() { }", "for c in d", "#if DEBUG"])
    func changesThatMayDeclareSomethingForgetAllCuts(line: String) {
        #expect(lines([[error(3)]]) { $0[3] = line } == nil)
        #expect(lines([[error(3)]]) { $0.append(line) } == nil)
    }

    /// Lines that differ only in string literals and numbers have the same declarations.
    @Test(arguments: [
        (#"row(title: "One") { [weak self] in"#, #"row(title: "For {") { [weak self] in"#, true),
        ("let height = 44.5", "let height = 8", true),
        ("let label1 = 44", "let label2 = 44", false),
        ("let one = two", "let one = three", false),
        (#"let one = "\(two)""#, #"let one = "\(three)""#, false),
    ])
    func changesOfLiteralsKeepCuts(former: String, changed: String, isKept: Bool) {
        let rounds = [CutRound(escalation: 0, errors: [error(1)])]
        let repeated = rounds.repeated(from: Array("a.gone = 2\n\(former)".utf8), in: Array("a.gone = 2\n\(changed)".utf8))
        #expect((repeated == rounds) == isKept)
    }

    @Test func cutsForCrashesAreForgotten() {
        #expect(lines([[error(3)], [error(6, "it stops the program: a crash")], [error(1)]]) { $0[3] = "c()" } == [[3]])
    }
}
