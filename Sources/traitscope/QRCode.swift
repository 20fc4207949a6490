import Files

/// A text as a QR code for a phone's camera. It is drawn by `qrencode`, if that program is installed.
enum QRCode {
    /// The maximum length of the text, in bytes. The code of a longer text is more than 61 columns wide.
    private static let longestText = 180
    /// The maximum length of the output, in bytes.
    private static let longestOutput = 1 << 16

    /// The lines for a terminal, with the light margin that readers need. Empty if the program is missing, fails or takes too long.
    ///
    /// The text is passed on standard input, because it may contain a key, and all users can see a program's arguments.
    /// Without `usesColor`, the code needs a dark terminal and is inverted, which most readers accept. `timeLimit` is in seconds.
    static func terminalLines(of text: String, usesColor: Bool, timeLimit: Double = 2) -> [String] {
        guard text.utf8.count <= longestText else { return [] }
        let format = usesColor ? "ANSIUTF8" : "UTF8"
        var run = ProgramRun(
            arguments: ["qrencode", "--type=\(format)", "--level=M", "--output=-"], input: Array(text.utf8),
            environment: Console.current.environment, deadline: timeLimit)
        run.outputLimit = longestOutput
        guard let result = try? run.run(), result.isSuccess else { return [] }
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
