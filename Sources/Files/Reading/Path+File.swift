import PathKit

extension Path {
    /// `nil` for a regular file, and for a pipe that the shell opened, as in `<(pbpaste)`. Reading anything else may never end.
    package var reasonAgainstReading: String? {
        guard isFile else { return "There is no file \(self)." }
        if FileStatus(ofPath: string)?.kind == .file || string.hasPrefix("/dev/fd/") { return nil }
        return "\(self) is a pipe or a device, not a file."
    }
}
