import PathKit
import PlaygroundServer

extension Path {
    /// Whether reading what is there comes to an end. A file does, and so does a pipe that the shell has opened for the command, as in
    /// `<(pbpaste)`. A pipe with a name waits for somebody to write to it, and a device may never end.
    package var isReadToItsEnd: Bool {
        FileStatus(ofPath: string)?.kind == .file || string.hasPrefix("/dev/fd/")
    }

    /// Why it is not read, where something is there that is no file.
    package var noFileText: String { "\(self) is a pipe or a device, and no file." }
}
