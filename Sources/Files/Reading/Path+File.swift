import PathKit

extension Path {
    /// Why the file there is not read, as a sentence; `nil` where reading it comes to an end.
    ///
    /// A file does, and so does a pipe that the shell has opened for the command, as in `<(pbpaste)`. A pipe with a name waits for somebody to
    /// write to it, and a device may never end.
    package var reasonAgainstReading: String? {
        guard isFile else { return "There is no file \(self)." }
        if FileStatus(ofPath: string)?.kind == .file || string.hasPrefix("/dev/fd/") { return nil }
        return "\(self) is a pipe or a device, and no file."
    }
}
