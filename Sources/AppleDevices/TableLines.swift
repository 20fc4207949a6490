/// The lines of a TOML file by the tables of an array of tables: each table from its header on.
struct TableLines {
    private let tables: [ArraySlice<UInt8>]

    /// - Parameter header: The line with which each table begins, such as `[[device]]`.
    init(in bytes: [UInt8], headed header: String) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let starts = lines.filter { $0.elementsEqual(header.utf8) }.map { $0.startIndex }
        tables = zip(starts, starts.dropFirst() + [bytes.endIndex]).map { bytes[$0..<$1] }
    }

    /// The first table with a line that begins in one of these ways and has a name in quotation marks.
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
