/// Commands as a person types them into a shell.
public enum ShellCommand {
    /// What shows a playground on a device after some events.
    public static func inspect(_ path: String, on device: String, after events: [String]) -> String {
        let words = ["traitscope", "inspect", path, "--device", device] + events.flatMap { ["--event", $0] }
        return words.map(quoted).joined(separator: " ")
    }

    /// In quotation marks where the shell would take it apart.
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-_./@,:=+%".utf8.contains(byte)
        }
        return isPlain ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
