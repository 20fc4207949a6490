import JSON
import Testing

/// `traitscope explain`.
@Suite struct ExplainTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static let log = """
        2016-09-04 20:43:03.447 Kino[28304:3323822] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x7fca7b88e5c0 V:[UIView:0x7fcad0c8b050(200)]>",
            "<NSLayoutConstraint:0x7fca5f971e90 V:[UIView:0x7fcad0c8b050(84)]>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x7fca7b88e5c0 V:[UIView:0x7fcad0c8b050(200)]>

        """

    private func explain(_ arguments: String...) throws -> CommandResult {
        try folder.run(["explain", "-"] + arguments, input: Array(Self.log.utf8))
    }

    @Test(arguments: [
        (Array(log.utf8), 0, ""),
        ([], 1, "empty-log"),
        (Array("Everything went well.".utf8), 1, "no-log"),
        (Array(#"("<NSLayoutConstraint:0x6h1 V:[UIView:0x62(8)]>")"#.utf8), 1, ""),
        ([0, 1, 2], 2, "not-text"),
    ] as [([UInt8], Int32, String)])
    func `the exit code follows from the result`(text: [UInt8], status: Int32, said: String) throws {
        let result = try folder.run(["explain", "-"], input: text)
        #expect(result.status == status)
        #expect(said == "" ? result.error == "" : result.error.contains(said))
    }

    @Test func `a log that is too large is not read`() throws {
        let result = try folder.run(["explain", "-"], input: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_001))
        #expect(result.status == 2 && result.error.contains("log-too-large"))
    }

    @Test func `it prints for people, machines and files`() throws {
        #expect(try explain().output.contains("UIView should be 200 and 84 points high at the same time."))
        #expect(try explain("--color", "always").output.contains("\u{1B}["))
        let logs = try explain("--format", "json").json().list("logs")
        try #require(logs.count == 1)
        #expect(["pattern", "verdict", "conflicts", "process"].map { logs[0][$0] } == ["set-twice", "conflict", [[0, 1]], "Kino"])
        #expect(try explain("--format", "toml").output == logs[0]["playground"]?.string)
        #expect(try explain("--log", "2").status == 64)
    }

    @Test(arguments: ["\u{202E}txt.exe\u{202C}", "\u{9B}31m", "\u{7F}\u{7}", "\u{2028}é"])
    func `nothing in a log reaches the terminal as a command`(title: String) throws {
        let log = "(\n\"<NSLayoutConstraint:0x61 V:[UILabel:0x62'\(title)'(8)]>\",\n\"<NSLayoutConstraint:0x63 V:[UILabel:0x62'\(title)'(9)]>\"\n)"
        for format in ["text", "json", "toml"] {
            let result = try folder.run(["explain", "-", "--format", format], input: Array(log.utf8))
            #expect(result.status == 0)
            #expect(!result.output.unicodeScalars.contains(where: Self.isCommand), "\(result.output.debugDescription)")
        }
        let read = try folder.run(["explain", "-", "--format", "json"], input: Array(log.utf8)).json().list("logs")
        #expect(read[0].list("constraints")[0]["equation"]?.string == "UILabel \"\(title)\".height == 8")
    }

    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x2028
            || scalar.properties.generalCategory == .format
    }
}
