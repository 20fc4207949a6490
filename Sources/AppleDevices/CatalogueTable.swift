import PlaygroundModel
import TOMLKit

/// A table of the embedded data with typed access: where TOMLKit's values become ours.
struct CatalogueTable {
    /// What is wrong with the data, and where.
    struct MalformedTable: Error, CustomStringConvertible {
        var description: String
    }

    private let table: TOMLTable
    /// What the table is, for messages.
    private let name: String

    init(bytes: [UInt8]) throws(MalformedTable) {
        do {
            table = try TOMLTable(string: String(decoding: bytes, as: UTF8.self))
            name = "the file"
        } catch {
            throw MalformedTable(description: "\(error)")
        }
    }

    private init(_ table: TOMLTable, name: String) {
        self.table = table
        self.name = name
    }

    func hasKey(_ key: String) -> Bool { table[key] != nil }

    func string(_ key: String) throws(MalformedTable) -> String {
        guard let value = table[key]?.string else { throw malformed(key, "a string") }
        return value
    }

    func bool(_ key: String) throws(MalformedTable) -> Bool {
        guard let value = table[key]?.bool else { throw malformed(key, "true or false") }
        return value
    }

    /// A number, written with a decimal point or without.
    func number(_ key: String) throws(MalformedTable) -> Double {
        guard let value = table[key].flatMap(Self.number) else { throw malformed(key, "a number") }
        return value
    }

    /// A name that is a case of `Choice`.
    func choice<Choice: RawRepresentable<String>>(_ key: String) throws(MalformedTable) -> Choice {
        guard let value = Choice(rawValue: try string(key)) else { throw malformed(key, "a \(Choice.self)") }
        return value
    }

    /// A pair of numbers.
    func size(_ key: String) throws(MalformedTable) -> Size {
        let numbers = table[key]?.array?.compactMap(Self.number) ?? []
        guard numbers.count == 2 else { throw malformed(key, "two numbers") }
        return Size(width: numbers[0], height: numbers[1])
    }

    func strings(_ key: String) throws(MalformedTable) -> [String] {
        guard let array = table[key]?.array else { throw malformed(key, "strings") }
        return array.compactMap(\.string)
    }

    func table(_ key: String) throws(MalformedTable) -> CatalogueTable {
        guard let value = table[key]?.table else { throw malformed(key, "a table") }
        return CatalogueTable(value, name: key)
    }

    func tables(_ key: String) throws(MalformedTable) -> [CatalogueTable] {
        guard let array = table[key]?.array else { throw malformed(key, "tables") }
        return array.enumerated().compactMap { index, value in
            value.table.map { CatalogueTable($0, name: $0["id"]?.string ?? "\(key)[\(index)]") }
        }
    }

    func malformed(_ key: String, _ expected: String) -> MalformedTable {
        MalformedTable(description: "\(key) of \(name) is not \(expected)")
    }

    private static func number(_ value: TOMLValueConvertible) -> Double? {
        value.double ?? value.int.map(Double.init)
    }
}
