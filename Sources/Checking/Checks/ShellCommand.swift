import SourceDiagnostics

/// Commands as a person types them into a shell.
public enum ShellCommand {
    /// What shows a playground on a device after some events.
    public static func inspect(_ path: String, on device: String, after events: [String]) -> String {
        let words = ["traitscope", "inspect", path, "--device", device] + events.flatMap { ["--event", $0] }
        return words.map(ShellText.quoted).joined(separator: " ")
    }
}
