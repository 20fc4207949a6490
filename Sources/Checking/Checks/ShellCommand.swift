import SourceDiagnostics

/// Commands that a user can type into a shell.
public enum ShellCommand {
    public static func words(_ words: [String]) -> String { words.map(ShellText.quoted).joined(separator: " ") }

    /// A command that shows a playground on a device after events. `options` are inserted between the device and the events.
    public static func inspect(_ path: String, on device: String, _ options: [String] = [], after events: [String]) -> String {
        words(["traitscope", "inspect", self.path(path), "--device", device] + options + events.flatMap { ["--event", $0] })
    }

    public static func serve(_ path: String) -> String { words(["traitscope", "serve", self.path(path)]) }

    /// A path that begins like an option is prefixed with a folder.
    private static func path(_ path: String) -> String { path.hasPrefix("-") && path != "-" ? "./\(path)" : path }
}
