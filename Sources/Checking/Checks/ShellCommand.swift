import SourceDiagnostics

/// Commands that a person can type into a shell.
public enum ShellCommand {
    public static func words(_ words: [String]) -> String { words.map(ShellText.quoted).joined(separator: " ") }

    /// Shows a playground on a device after events. `options` are words between the device and the events.
    public static func inspect(_ path: String, on device: String, _ options: [String] = [], after events: [String]) -> String {
        words(["traitscope", "inspect", self.path(path), "--device", device] + options + events.flatMap { ["--event", $0] })
    }

    public static func serve(_ path: String) -> String { words(["traitscope", "serve", self.path(path)]) }

    /// A path that begins like an option needs a folder in front.
    private static func path(_ path: String) -> String { path.hasPrefix("-") && path != "-" ? "./\(path)" : path }
}
