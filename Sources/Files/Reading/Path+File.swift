import PathKit

extension Path {
    /// Why the file cannot be read to an end, as a sentence; `nil` for a regular file, and for a pipe that the shell opened for the
    /// command, as in `<(pbpaste)`. A named pipe waits for a writer, and a device may never end.
    package var reasonAgainstReading: String? {
        guard isFile else { return "There is no file \(self)." }
        if FileStatus(ofPath: string)?.kind == .file || string.hasPrefix("/dev/fd/") { return nil }
        return "\(self) is a pipe or a device, and no file."
    }
}
