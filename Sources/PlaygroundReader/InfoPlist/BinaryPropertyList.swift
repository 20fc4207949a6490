import PlaygroundModel

/// Reads a binary property list without cycles, deep nesting or too many values. A repeated reference counts each time.
///
/// The layout, from CoreFoundation's CFBinaryPList.c: `bplist00`, the objects, a table of their offsets, and a 32-byte
/// trailer with the widths of offsets and references, the number of objects, the root, and the table's position. An
/// object begins with a marker: the high half is its type, the low half its length. All numbers are big-endian.
struct BinaryPropertyList {
    static let magic = Array("bplist00".utf8)
    private static let trailerLength = 32

    private let bytes: [UInt8]
    private let offsetWidth: Int
    private let referenceWidth: Int
    private let count: Int
    private let root: Int
    private let table: Int

    private struct Reading {
        var value: PropertyListValue
        var values = 1
        var height = 1
    }

    private struct Progress {
        var open: Set<Int> = []
        var done: [Int: Reading] = [:]
        /// The total length of objects read. Objects may overlap, so their number does not limit the work.
        var length = 0
    }

    init(_ bytes: [UInt8]) throws(PropertyListFailure) {
        guard bytes.count >= Self.magic.count + Self.trailerLength else { throw .damaged }
        self.bytes = bytes
        let trailer = bytes.count - Self.trailerLength
        offsetWidth = Int(bytes[trailer + 6])
        referenceWidth = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
              let count = Self.integer(bytes, at: trailer + 8, width: 8),
              let root = Self.integer(bytes, at: trailer + 16, width: 8),
              let table = Self.integer(bytes, at: trailer + 24, width: 8),
              count <= trailer, root < count, table >= Self.magic.count, table <= trailer,
              table + count * offsetWidth <= trailer
        else { throw .damaged }
        (self.count, self.root, self.table) = (count, root, table)
    }

    func value() throws(PropertyListFailure) -> PropertyListValue {
        var progress = Progress()
        let reading = try read(root, depth: 1, &progress)
        if reading.values > PlaygroundLimits.propertyListValues { throw .tooManyValues(limit: PlaygroundLimits.propertyListValues) }
        return reading.value
    }

    private func read(_ object: Int, depth: Int, _ progress: inout Progress) throws(PropertyListFailure) -> Reading {
        let known = progress.done[object]
        guard depth + (known?.height ?? 1) - 1 <= PlaygroundLimits.propertyListDepth else {
            throw .tooDeep(limit: PlaygroundLimits.propertyListDepth)
        }
        if let known { return known }
        guard progress.open.insert(object).inserted else { throw .damaged }
        let content = try content(of: object)
        progress.length += content.length
        guard progress.length <= PlaygroundLimits.attachmentBytes else { throw .tooManyValues(limit: PlaygroundLimits.propertyListValues) }
        let reading = try read(content, depth: depth, &progress)
        progress.open.remove(object)
        progress.done[object] = reading
        return reading
    }

    private func read(_ content: Content, depth: Int, _ progress: inout Progress) throws(PropertyListFailure) -> Reading {
        switch content {
        case .value(let value, _):
            return Reading(value: value)
        case .array(let references):
            let elements = try readAll(references, depth: depth, &progress)
            return combine(.array(elements.map { $0.value }), elements)
        case .dictionary(let keys, let values):
            let keyReadings = try readAll(keys, depth: depth, &progress)
            let valueReadings = try readAll(values, depth: depth, &progress)
            var table: [String: PropertyListValue] = [:]
            for (key, value) in zip(keyReadings, valueReadings) {
                guard case .string(let name) = key.value else { throw .damaged }
                table[name] = value.value
            }
            return combine(.dictionary(table), keyReadings + valueReadings)
        }
    }

    private func readAll(
        _ references: [Int], depth: Int, _ progress: inout Progress
    ) throws(PropertyListFailure) -> [Reading] {
        var readings: [Reading] = []
        for reference in references { readings.append(try read(reference, depth: depth + 1, &progress)) }
        return readings
    }

    private func combine(_ value: PropertyListValue, _ parts: [Reading]) -> Reading {
        // The sum is limited to prevent overflow.
        let values = parts.reduce(1) { min($0 + $1.values, PlaygroundLimits.propertyListValues + 1) }
        return Reading(value: value, values: values, height: 1 + (parts.map { $0.height }.max() ?? 0))
    }
}

extension BinaryPropertyList {
    private enum Content {
        case value(PropertyListValue, length: Int)
        case array([Int])
        case dictionary(keys: [Int], values: [Int])

        var length: Int {
            switch self {
            case .value(_, let length): length
            case .array(let references): references.count
            case .dictionary(let keys, _): keys.count * 2
            }
        }
    }

    private func content(of object: Int) throws(PropertyListFailure) -> Content {
        guard object < count, let offset = Self.integer(bytes, at: table + object * offsetWidth, width: offsetWidth),
              offset >= Self.magic.count, offset < table
        else { throw .damaged }
        let marker = bytes[offset]
        let low = Int(marker & 0xF)
        switch marker >> 4 {
        case 0x0: return .value(.other(type: "a boolean", text: low == 9 ? "true" : "false"), length: 1)
        case 0x1: return .value(.other(type: "a number", text: try integerText(at: offset + 1, width: 1 << low)), length: 1)
        case 0x2: return .value(.other(type: "a number", text: try realText(at: offset + 1, width: 1 << low)), length: 1)
        case 0x3: return .value(.other(type: "a date", text: "a date"), length: 1)
        case 0x4: return .value(.other(type: "data", text: "data"), length: 1)
        case 0x5, 0x6, 0x7: return try text(marker, at: offset)
        case 0xA, 0xB, 0xC:
            let (length, start) = try length(marker, at: offset)
            return .array(try references(length, at: start))
        case 0xD:
            let (length, start) = try length(marker, at: offset)
            let references = try references(length * 2, at: start)
            return .dictionary(keys: Array(references.prefix(length)), values: Array(references.suffix(length)))
        default: return .value(.other(type: "something else", text: "something else"), length: 1)
        }
    }

    /// A string: ASCII (5), UTF-16 (6) or, in newer files, UTF-8 (7).
    private func text(_ marker: UInt8, at offset: Int) throws(PropertyListFailure) -> Content {
        let (length, start) = try length(marker, at: offset)
        let width = marker >> 4 == 6 ? 2 : 1
        guard length <= table, start + length * width <= table else { throw .damaged }
        let stored = bytes[start..<(start + length * width)]
        let text = if width == 1 {
            String(validating: stored, as: UTF8.self)
        } else {
            String(validating: TextEncoding.units(ofUTF16: stored), as: UTF16.self)
        }
        guard let text else { throw .notText }
        return .value(.string(text), length: length * width + 1)
    }

    private func references(_ count: Int, at start: Int) throws(PropertyListFailure) -> [Int] {
        guard count <= table, start + count * referenceWidth <= table else { throw .damaged }
        var references: [Int] = []
        for index in 0..<count {
            guard let reference = Self.integer(bytes, at: start + index * referenceWidth, width: referenceWidth) else {
                throw .damaged
            }
            references.append(reference)
        }
        return references
    }

    /// The object's length, and the start of its content: the marker's low half, or a following integer.
    private func length(_ marker: UInt8, at offset: Int) throws(PropertyListFailure) -> (Int, start: Int) {
        let short = Int(marker & 0xF)
        guard short == 0xF else { return (short, offset + 1) }
        guard offset + 1 < table, bytes[offset + 1] >> 4 == 1 else { throw .damaged }
        let width = 1 << Int(bytes[offset + 1] & 0xF)
        guard width <= 8, let length = Self.integer(bytes, at: offset + 2, width: width) else { throw .damaged }
        return (length, offset + 2 + width)
    }
}

extension BinaryPropertyList {
    /// An integer of 1, 2, 4, 8 or 16 bytes. Integers of 8 and 16 bytes are signed. Of 16 bytes only the last 8 are used.
    private func integerText(at offset: Int, width: Int) throws(PropertyListFailure) -> String {
        guard width <= 16, offset + width <= table else { throw .damaged }
        let pattern = bytes[offset..<(offset + width)].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return width >= 8 ? "\(Int64(bitPattern: pattern))" : "\(pattern)"
    }

    private func realText(at offset: Int, width: Int) throws(PropertyListFailure) -> String {
        guard width == 4 || width == 8, offset + width <= table else { throw .damaged }
        let pattern = bytes[offset..<(offset + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return width == 4 ? "\(Float(bitPattern: UInt32(pattern)))" : "\(Double(bitPattern: pattern))"
    }

    private static func integer(_ bytes: [UInt8], at offset: Int, width: Int) -> Int? {
        guard offset >= 0, offset + width <= bytes.count else { return nil }
        // `Int` has 32 bits in a page.
        var value: Int64 = 0
        for byte in bytes[offset..<(offset + width)] {
            guard value < 1 << 40 else { return nil }
            value = value << 8 | Int64(byte)
        }
        return value < 1 << 30 ? Int(value) : nil
    }
}
