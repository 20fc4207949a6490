/// A place that a page asks to see in the person's editor. Whether there is such a file is still to be checked.
public struct EditorPlace: Hashable, Sendable {
    /// The path within the folder that is served.
    public var file: String
    /// From 1, as the column.
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
    }
}
