import Files
import Testing
@testable import traitscope

/// The QR code that `serve` prints, with a program that replaces `qrencode`.
@Suite struct QRCodeTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.makeFolder("bin")
    }

    private static let address = "http://192.168.0.2:8425/?key=0123456789abcdef"

    private func lines(of text: String = address, usesColor: Bool = false, timeLimit: Double = 60) -> [String] {
        // The shell's programs are run by their paths, so that the machine's `qrencode` is not found.
        let console = Console(input: 0, output: 1, error: 2, environment: ["PATH": folder.path("bin")])
        return Console.$current.withValue(console) { QRCode.terminalLines(of: text, usesColor: usesColor, timeLimit: timeLimit) }
    }

    @Test(arguments: [(false, "UTF8"), (true, "ANSIUTF8")])
    func `the program reads the text from standard input and draws it`(usesColor: Bool, type: String) throws {
        try folder.writeProgram("qrencode", "#!/bin/sh\necho \"$@\"\n/bin/cat\necho\n")
        #expect(lines(usesColor: usesColor) == ["--type=\(type) --level=M --output=-", Self.address])
    }

    @Test func `without the program there is no code`() {
        #expect(lines() == [])
    }

    @Test func `a failing program draws nothing`() throws {
        try folder.writeProgram("qrencode", "#!/bin/sh\necho Half\nexit 1\n")
        #expect(lines() == [])
        try folder.writeProgram("qrencode", "#!/bin/sh\necho Half\nkill -9 $$\n")
        #expect(lines() == [])
    }

    @Test(arguments: ["exec /bin/sleep 600", "while :; do echo Long; done"])
    func `an endless program is stopped`(script: String) throws {
        try folder.writeProgram("qrencode", "#!/bin/sh\n\(script)\n")
        let start = ContinuousClock.now
        #expect(lines(timeLimit: 1) == [])
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test func `a text of more than 180 bytes gets no code`() throws {
        try folder.writeProgram("qrencode", "#!/bin/sh\necho Code\n")
        #expect(lines(of: String(repeating: "a", count: 180)) == ["Code"])
        #expect(lines(of: String(repeating: "a", count: 181)) == [])
    }
}
