import SourceDiagnostics

/// Commands as a person types them into a shell.
public enum ShellCommand {
    /// Words that a shell does not take apart.
    private static func words(_ words: [String]) -> String { words.map(ShellText.quoted).joined(separator: " ") }

    /// What shows a playground on a device after some events.
    ///
    /// - Parameter options: Further words between the device and the events.
    public static func inspect(_ path: String, on device: String, _ options: [String] = [], after events: [String]) -> String {
        words(["traitscope", "inspect", self.path(path), "--device", device] + options + events.flatMap { ["--event", $0] })
    }

    /// What shows a playground in a browser.
    public static func serve(_ path: String) -> String { words(["traitscope", "serve", self.path(path)]) }

    /// A path that begins as an option does would be one.
    private static func path(_ path: String) -> String { path.hasPrefix("-") && path != "-" ? "./\(path)" : path }
}
