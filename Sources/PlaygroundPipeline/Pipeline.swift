import PlaygroundReader
import WireframeHTML

/// The whole way from text to page. Start reading here: ``save(_:size:fileName:attachment:neighbours:after:on:with:)`` is the way
/// of a save, a line a step, and each step leads to rooms of the house.
///
/// Everything on the way is a value, and no step knows of the ones after it. A server goes the way in parts: one reading is for all
/// pages of a file, and a page is told of it once it has confirmed what it was told before.
public enum Pipeline {
    /// Goes the way of a save to one page.
    ///
    /// - Parameters:
    ///   - page: What is open: the apps on its devices, and what it was told last.
    ///   - former: The reading of the file as it was.
    /// - Returns: the reading of the file as it is, and what the page has to be told; `nil` if that is nothing.
    public static func save(
        _ bytes: [UInt8], size: Int? = nil, fileName: String, attachment: @escaping (String) -> [UInt8]?,
        neighbours: @escaping (String) -> [String] = { _ in [] }, after former: PlaygroundFile.ReadResult?,
        on page: inout PageSession, with renderer: PageRenderer
    ) -> (reading: PlaygroundFile.ReadResult, message: ServerMessage?) {
        // Text becomes a checked playground, or diagnostics (`PlaygroundReader`). What has not changed is not read again.
        let reading = read(
            bytes, size: size, fileName: fileName, attachment: attachment, neighbours: neighbours, after: former)
        // The app on each device goes on with it, on the screen it was on (`Simulation`; here `DeviceSession` and `DeviceApp`).
        page.load(reading)
        // What is on each screen now is laid out (`LayoutEngine`, `ConstraintSolver`) and drawn as a tree of boxes (`Wireframes`).
        let picture = page.picture
        // The trees are compared with those that the page shows, and what differs is put into HTML (`WireframeHTML`).
        return (reading, page.takeUpdate(to: picture, with: renderer))
    }

    /// The first step alone: text becomes a checked playground, or diagnostics.
    ///
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
