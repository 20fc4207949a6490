import SourceDiagnostics
import TOMLKit
import Testing

@testable import TOMLReading

/// The page's parser and TOMLKit must agree on which words are valid.
struct BareWordFaultTests {
    private func fault(of word: String) throws -> String? {
        let (index, problems) = TOMLScanner.scan(SourceText("x = \(word)\n", fileName: "word.toml"))
        try #require(problems.isEmpty, "\(word) is not well formed")
        return index.scalarProblem.map { "\($0.mistake)" }
    }

    @Test(arguments: [
        "0", "-0", "+0", "007", "-01", "0.5", "00.5", "-0.5e01", "1e00", "1_000", "1__000", "1_", "1_000.000_1", "1_.5", "1e1_0",
        "1_e5", "0xdead_beef", "0xdead_", "0x0", "0x00ff", "0o755", "0o0_1", "0b1101", "0b1_", "true", "false", "inf", "-inf", "nan",
        "0xface", "0xFFFFFFFFFFFFFFFF", "0x7FFFFFFFFFFFFFFF", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
        "-9223372036854775809", "1e308", "1e309", "1979-05-27", "1979-13-27", "1979-00-27", "1979-02-29", "1980-02-29", "1900-02-29",
        "2000-02-29", "1979-04-31", "1979-05-00", "1979-05-32", "0000-01-01", "07:32:00", "24:00:00", "23:60:00", "23:59:60", "23:59:59.999",
        "23:59:59.1234567890123", "1979-05-27T07:32:00Z", "1979-05-27T07:32:61Z", "1979-05-27T07:32:00+23:59", "1979-05-27T07:32:00-24:00",
        "1979-05-27T07:32:00.5+00:60", "1979-02-30 07:32:00",
    ])
    func scannerAndTOMLKitAgreeOnWords(_ word: String) throws {
        let isTOML = (try? TOMLTable(string: "x = \(word)\n")) != nil
        #expect(try (fault(of: word) == nil) == isTOML)
    }
}
