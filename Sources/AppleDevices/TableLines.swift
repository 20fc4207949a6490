/// The lines of each table in an array of tables of a TOML file.
struct TableLines {
    private let tables: [ArraySlice<UInt8>]

    /// - Parameter header: The first line of each table, such as `[[device]]`.
    init(in bytes: [UInt8], headed header: String) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let starts = lines.filter { $0.elementsEqual(header.utf8) }.map { $0.startIndex }
        tables = zip(starts, starts.dropFirst() + [bytes.endIndex]).map { bytes[$0..<$1] }
    }

    /// The first table with a line that has one of these beginnings and the quoted name.
    func first(naming name: String, in beginnings: [String]) -> [UInt8]? {
        let table = tables.first { table in
            table.split(separator: UInt8(ascii: "\n")).contains { line in
                beginnings.contains { line.starts(with: $0.utf8) }
                    && line.split(separator: UInt8(ascii: "\"")).contains { $0.elementsEqual(name.utf8) }
            }
        }
        return table.map { Array($0) }
    }
}
