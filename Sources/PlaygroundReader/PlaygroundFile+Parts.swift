import PlaygroundModel

extension PlaygroundFile.ReadResult {
    /// The files of a folder, by path, that other files include and that are not playgrounds themselves.
    public static func parts(among files: [(name: String, reading: PlaygroundFile.ReadResult)]) -> Set<String> {
        var included: Set<String> = []
        for (name, reading) in files {
            let folder = IncludePath.folder(of: name)
            included.formUnion(reading.includes.map { folder + $0 })
        }
        return Set(files.filter { $0.reading.isFragment && included.contains($0.name) }.map { $0.name })
    }
}
