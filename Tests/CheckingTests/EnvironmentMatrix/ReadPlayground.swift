import PlaygroundReader

enum ReadPlayground {
    static func read(_ text: String) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml")
    }
}
