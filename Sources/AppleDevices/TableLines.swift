/// The lines of each table in an array of tables of a TOML file, by the names in the table.
struct TableLines {
    private let bytes: [UInt8]
    private var places: [String: Range<Int>] = [:]

    /// - Parameters:
    ///   - header: The first line of each table, such as `[[device]]`.
    ///   - beginnings: The beginnings of lines with ids in quotes. The key `name` and others may follow them.
    init(in bytes: [UInt8], headed header: String, named beginnings: [String]) {
        self.bytes = bytes
        var names: [String] = []
        var start = bytes.startIndex
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if line.elementsEqual(header.utf8) {
                add(names, start..<line.startIndex)
                (names, start) = ([], line.startIndex)
            } else if beginnings.contains(where: { line.starts(with: $0.utf8) }) {
                let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
                for part in stride(from: 1, to: parts.count, by: 2) {
                    if parts[part - 1].suffix(7).elementsEqual("name = ".utf8) { break }
                    names.append(String(decoding: parts[part], as: UTF8.self))
                }
            }
        }
        add(names, start..<bytes.endIndex)
    }

    private mutating func add(_ names: [String], _ place: Range<Int>) {
        for name in names where places[name] == nil { places[name] = place }
    }

    /// The first table with this name.
    subscript(name: String) -> [UInt8]? { places[name].map { Array(bytes[$0]) } }
}
