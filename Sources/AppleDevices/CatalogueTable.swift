import PlaygroundModel
import SourceDiagnostics
import TOMLReading

struct CatalogueTable {
    struct MalformedTable: Error, CustomStringConvertible {
        var description: String
    }

    private let table: DocumentTable
    private let name: String

    init(bytes: [UInt8]) throws(MalformedTable) {
        let reading = TOMLDocument.read(bytes, fileName: "the file")
        guard let document = reading.document else {
            throw MalformedTable(description: reading.diagnostics.first?.headline ?? "the file cannot be read")
        }
        table = document.root
        name = "the file"
    }

    private init(_ table: DocumentTable, name: String) {
        self.table = table
        self.name = name
    }

    func hasKey(_ key: String) -> Bool { table[key] != nil }

    func string(_ key: String) throws(MalformedTable) -> String {
        guard case .string(let value)? = table[key] else { throw malformed(key, "a string") }
        return value
    }

    func bool(_ key: String) throws(MalformedTable) -> Bool {
        guard case .boolean(let value)? = table[key] else { throw malformed(key, "true or false") }
        return value
    }

    func number(_ key: String) throws(MalformedTable) -> Double {
        guard let value = table[key].flatMap({ Self.number($0) }) else { throw malformed(key, "a number") }
        return value
    }

    func choice<Choice: RawRepresentable<String>>(_ key: String) throws(MalformedTable) -> Choice {
        guard let value = Choice(rawValue: try string(key)) else { throw malformed(key, "one of its names") }
        return value
    }

    func numbers(_ key: String, count: Int) throws(MalformedTable) -> [Double] {
        let numbers = array(key)?.compactMap { Self.number($0) } ?? []
        guard numbers.count == count else { throw malformed(key, "\(count) numbers") }
        return numbers
    }

    func size(_ key: String) throws(MalformedTable) -> Size {
        let numbers = try numbers(key, count: 2)
        return Size(width: numbers[0], height: numbers[1])
    }

    func strings(_ key: String) throws(MalformedTable) -> [String] {
        let strings = array(key)?.compactMap { if case .string(let text) = $0 { text } else { nil } }
        guard let strings, strings.count == array(key)?.count else { throw malformed(key, "strings") }
        return strings
    }

    func table(_ key: String) throws(MalformedTable) -> CatalogueTable {
        guard case .table(let value)? = table[key] else { throw malformed(key, "a table") }
        return CatalogueTable(value, name: key)
    }

    func tables(_ key: String) throws(MalformedTable) -> [CatalogueTable] {
        guard let array = array(key) else { throw malformed(key, "tables") }
        var tables: [CatalogueTable] = []
        for (index, value) in array.enumerated() {
            guard case .table(let table) = value else { throw malformed(key, "tables") }
            let id = if case .string(let id)? = table["id"] { id } else { "\(key)[\(index)]" }
            tables.append(CatalogueTable(table, name: id))
        }
        return tables
    }

    func malformed(_ key: String, _ expected: String) -> MalformedTable {
        MalformedTable(description: "\(key) of \(name) is not \(expected)")
    }

    private func array(_ key: String) -> [DocumentValue]? {
        if case .array(let values)? = table[key] { values } else { nil }
    }

    private static func number(_ value: DocumentValue) -> Double? {
        switch value {
        case .float(let number): number
        case .integer(let number): Double(number)
        case .string, .boolean, .date, .array, .table: nil
        }
    }
}
