import Foundation
import Testing

@testable import PlaygroundReader

/// Binary lists that no program would write.
@Suite struct BinaryPropertyListTests {
    /// A list of these objects with one byte for each offset and reference. The first object is the root.
    private static func list(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = BinaryPropertyList.magic
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = bytes.count
        bytes += offsets
        return bytes + trailer(count: objects.count, root: 0, table: table)
    }

    private static func trailer(count: Int, root: Int, table: Int, widths: [UInt8] = [1, 1]) -> [UInt8] {
        [0, 0, 0, 0, 0, 0] + widths + [count, root, table].flatMap(bigEndian)
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func failure(_ bytes: [UInt8]) -> PropertyListFailure? {
        do throws(PropertyListFailure) {
            _ = try PropertyListFile.read(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static let yes: [UInt8] = [0x09]

    @Test func `every type is read as Foundation writes it`() throws {
        let object: [String: Any] = [
            "ascii": "Neko", "unicode": "Bär 🐱", "long": String(repeating: "cat", count: 100), "list": ["a", ["b"]],
            "yes": true, "no": false, "small": 200, "negative": -3, "large": 1 << 40, "real": 0.5, "nothing": [String](),
            "date": Date(timeIntervalSince1970: 0), "data": Data([1, 2]),
        ]
        let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0))
        #expect(try PropertyListFile.read(bytes) == .dictionary([
            "ascii": .string("Neko"), "unicode": .string("Bär 🐱"), "long": .string(String(repeating: "cat", count: 100)),
            "list": .array([.string("a"), .array([.string("b")])]), "yes": .other(type: "a boolean", text: "true"),
            "no": .other(type: "a boolean", text: "false"), "small": .other(type: "a number", text: "200"),
            "negative": .other(type: "a number", text: "-3"), "large": .other(type: "a number", text: "\(1 << 40)"),
            "real": .other(type: "a number", text: "0.5"), "nothing": .array([]),
            "date": .other(type: "a date", text: "a date"), "data": .other(type: "data", text: "data"),
        ]))
    }

    @Test func `shared values are read each time`() throws {
        #expect(try PropertyListFile.read(Self.list([[0xA2, 1, 1], Self.yes])) == .array([
            .other(type: "a boolean", text: "true"), .other(type: "a boolean", text: "true"),
        ]))
    }

    @Test func `a dictionary's keys must be strings`() {
        #expect(Self.failure(Self.list([[0xD1, 1, 1], Self.yes])) == .damaged)
    }

    @Test func `an array that contains itself is refused`() {
        #expect(Self.failure(Self.list([[0xA1, 0]])) == .damaged)
        #expect(Self.failure(Self.list([[0xA1, 1], [0xA1, 0]])) == .damaged)
    }

    /// Thirty arrays, each with the next one twice: 169 bytes that expand to a billion values.
    @Test(.timeLimit(.minutes(1)))
    func `arrays that are referenced too often are refused`() {
        let doubling = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
        #expect(Self.failure(Self.list(doubling + [Self.yes])) == .tooManyValues(limit: 100_000))
    }

    @Test func `deep nesting is refused, also below a shared array`() {
        let chain = (0..<60).map { [0xA1, UInt8($0 + 1)] }
        #expect(Self.failure(Self.list(chain + [Self.yes])) == .tooDeep(limit: 40))
        // The tail is first reached near the root, where its depth is permitted, and then below a chain.
        let tail = (30..<50).map { [0xA1, UInt8($0 + 1)] }
        let head = [[0xA2, 30, 1] as [UInt8]] + (1..<30).map { [0xA1, UInt8($0 + 1)] }
        #expect(Self.failure(Self.list(head + tail + [Self.yes])) == .tooDeep(limit: 40))
    }

    /// The objects share the bytes of one long array: a few objects, with a hundred thousand references each.
    @Test(.timeLimit(.minutes(1)))
    func `overlapping objects are refused early`() {
        let objects = 60_000
        var bytes = BinaryPropertyList.magic
        bytes += [0xAF, 0x12] + Self.bigEndian(objects).suffix(4)
        for index in 0..<objects { bytes += Self.bigEndian(index).suffix(3) }
        let table = bytes.count
        for _ in 0..<objects { bytes.append(8) }
        bytes += Self.trailer(count: objects, root: 0, table: table, widths: [1, 3])
        #expect(Self.failure(bytes) != nil)
    }

    @Test(arguments: [
        trailer(count: 1, root: 1, table: 9), trailer(count: 1, root: 0, table: 4000), trailer(count: 1 << 39, root: 0, table: 9),
        trailer(count: -1, root: 0, table: 9), trailer(count: 1, root: 0, table: 9, widths: [0, 1]),
        trailer(count: 1, root: 0, table: 9, widths: [1, 200]),
    ])
    func `an invalid trailer is refused`(trailer: [UInt8]) {
        #expect(Self.failure(BinaryPropertyList.magic + [0x09, 8] + trailer) == .damaged)
    }

    @Test func `a collection longer than the file is refused`() {
        #expect(Self.failure(Self.list([[0xAF, 0x13, 0, 0, 0, 255, 255, 255, 255, 255]])) == .damaged)
        #expect(Self.failure(Self.list([[0xAF, 0x20]])) == .damaged)
        #expect(Self.failure(Self.list([[0xD4, 0, 0]])) == .damaged)
    }
}
