import PlaygroundReader

/// The path from text to page. ``read(_:size:fileName:attachment:neighbours:after:)`` is the first step, for server,
/// engine and commands.
///
/// Everything on the path is a value, and no step knows a later one:
///
/// 1. Text becomes a checked playground, or diagnostics (`PlaygroundReader`). Unchanged parts are not read again.
/// 2. `PageSession.load`: each device's app continues with it, on its current screen (`DeviceSession`, `Simulation`).
/// 3. `PageSession.picture`: each screen is laid out (`LayoutEngine`, `ConstraintSolver`) and drawn as a tree of boxes
///    (`Wireframes`).
/// 4. `PageSession.takeUpdate`: the trees are compared with those on the page, and differences become HTML
///    (`WireframeHTML`).
///
/// ``PlaygroundTab`` takes steps 2 to 4 for live and exported pages. All pages of a file share one reading. A page
/// receives the reading after it has confirmed its last update.
public enum Pipeline {
    /// See `PlaygroundFile.read` for the parameters.
    public static func read(
        _ bytes: [UInt8], size: Int? = nil, fileName: String, attachment: @escaping (String) -> [UInt8]?,
        neighbours: @escaping (String) -> [String] = { _ in [] }, after former: PlaygroundFile.ReadResult? = nil
    ) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(
            bytes: bytes, size: size, fileName: fileName, attachment: attachment, neighbours: neighbours, after: former
        )
    }
}
