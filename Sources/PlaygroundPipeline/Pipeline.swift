import PlaygroundReader

/// The way from text to page: ``read(_:size:fileName:attachment:neighbours:after:)`` is its first step, for server, engine and commands.
///
/// Everything on the way is a value, and no step knows of the ones after it:
///
/// 1. Text becomes a checked playground, or diagnostics (`PlaygroundReader`). What has not changed is not read again.
/// 2. `PageSession.load`: the app on each device goes on with it, on the screen it was on (`DeviceSession`, `Simulation`).
/// 3. `PageSession.picture`: what is on each screen now is laid out (`LayoutEngine`, `ConstraintSolver`) and drawn as a tree of boxes
///    (`Wireframes`).
/// 4. `PageSession.takeUpdate`: the trees are compared with those that the page shows, and what differs is put into HTML
///    (`WireframeHTML`).
///
/// ``PlaygroundTab`` goes steps 2 to 4 for a live page and for an exported one. One reading is for all pages of a file, and a page is told
/// of it once it has confirmed what it was told before.
public enum Pipeline {
    /// - Parameters:
    ///   - size: How many bytes the file has, if `bytes` is only a beginning.
    ///   - attachment: Finds the bytes of a file beside the playground, by name.
    ///   - neighbours: Finds the names of the TOML files in a folder within the playground's.
    ///   - former: An earlier reading of the file, of which is kept what has not changed.
    public static func read(
        _ bytes: [UInt8], size: Int? = nil, fileName: String, attachment: @escaping (String) -> [UInt8]?,
        neighbours: @escaping (String) -> [String] = { _ in [] }, after former: PlaygroundFile.ReadResult? = nil
    ) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(
            bytes: bytes, size: size, fileName: fileName, attachment: attachment, neighbours: neighbours, after: former
        )
    }
}
