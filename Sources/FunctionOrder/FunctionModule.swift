/// A module of WebAssembly whose functions can be put in another order.
///
/// A function's number is its place, so all that names functions is written anew: calls, exports, tables, the start. Sections that only
/// say something about the module, like names, are left out.
struct FunctionModule {
    /// Locals and instructions of each function that is not imported.
    private(set) var bodies: [Range<Int>] = []
    private let bytes: [UInt8]
    private var sections: [(id: UInt8, content: Range<Int>)] = []
    private var importCount = 0
    private var types: [Int] = []

    private enum SectionID {
        static let custom: UInt8 = 0, imports: UInt8 = 2, functions: UInt8 = 3, exports: UInt8 = 7, start: UInt8 = 8, elements: UInt8 = 9,
                   code: UInt8 = 10
    }

    private static let head: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]

    init(_ bytes: [UInt8]) throws(ModuleDamage) {
        self.bytes = bytes
        guard bytes.starts(with: Self.head) else { throw ModuleDamage("it is no module of WebAssembly") }
        var reader = ModuleReader(bytes, in: Self.head.count ..< bytes.count)
        while !reader.isAtEnd {
            let id = try reader.byte()
            let content = try reader.counted()
            var section = ModuleReader(bytes, in: content)
            switch id {
            case SectionID.custom: continue
            case SectionID.imports:
                for _ in 0 ..< (try section.number()) {
                    _ = try section.counted()
                    _ = try section.counted()
                    guard try section.byte() == 0 else { throw ModuleDamage("it imports what is no function") }
                    _ = try section.number()
                    importCount += 1
                }
            case SectionID.functions: for _ in 0 ..< (try section.number()) { types.append(try section.number()) }
            case SectionID.code: for _ in 0 ..< (try section.number()) { bodies.append(try section.counted()) }
            default: break
            }
            sections.append((id, content))
        }
        guard types.count == bodies.count else { throw ModuleDamage("it has not as many bodies as functions") }
    }

    /// The functions that are called from the most places: as many as have numbers of one byte, if they stand first.
    func mostCalled() throws(ModuleDamage) -> [Int] {
        var counts = Array(repeating: 0, count: bodies.count)
        for body in bodies {
            for (_, function) in try FunctionReferences(inBody: body, of: bytes).calls where function >= importCount {
                guard counts.indices.contains(function - importCount) else { throw Self.unknownFunction }
                counts[function - importCount] += 1
            }
        }
        let sorted = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
        return Array(sorted.prefix(max(0, 0x80 - importCount)))
    }

    /// The module with its functions in another order.
    ///
    /// - Parameter order: The places in ``bodies``, each once.
    func ordered(_ order: [Int]) throws(ModuleDamage) -> [UInt8] {
        var numbers = Array(0 ..< importCount + bodies.count)
        for (place, former) in order.enumerated() { numbers[importCount + former] = importCount + place }
        var output = Self.head
        for section in sections {
            let content = try content(of: section, order, numbers)
            output.append(section.id)
            output.append(number: content.count)
            output += content
        }
        return output
    }

    private func content(
        of section: (id: UInt8, content: Range<Int>), _ order: [Int], _ numbers: [Int]
    ) throws(ModuleDamage) -> [UInt8] {
        var reader = ModuleReader(bytes, in: section.content)
        var output: [UInt8] = []
        switch section.id {
        case SectionID.functions:
            output.append(number: order.count)
            for former in order { output.append(number: types[former]) }
        case SectionID.exports:
            let count = try reader.number()
            output.append(number: count)
            for _ in 0 ..< count {
                let start = reader.offset
                _ = try reader.counted()
                let kind = try reader.byte()
                output += bytes[start ..< reader.offset]
                let number = try reader.number()
                output.append(number: kind == 0 ? try Self.number(number, among: numbers) : number)
            }
        case SectionID.start: output.append(number: try Self.number(reader.number(), among: numbers))
        case SectionID.elements:
            let count = try reader.number()
            output.append(number: count)
            for _ in 0 ..< count {
                let start = reader.offset
                // For the only table, from a constant place on.
                guard try reader.number() == 0, try reader.byte() == 0x41 else { throw Self.unknownTable }
                try reader.skipNumbers(1)
                guard try reader.byte() == 0x0B else { throw Self.unknownTable }
                output += bytes[start ..< reader.offset]
                let length = try reader.number()
                output.append(number: length)
                for _ in 0 ..< length { output.append(number: try Self.number(reader.number(), among: numbers)) }
            }
        case SectionID.code:
            output.append(number: order.count)
            for former in order {
                let body = try body(bodies[former], numbers)
                output.append(number: body.count)
                output += body
            }
        default: output += bytes[section.content]
        }
        return output
    }

    private func body(_ body: Range<Int>, _ numbers: [Int]) throws(ModuleDamage) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(body.count)
        var start = body.lowerBound
        for (place, function) in try FunctionReferences(inBody: body, of: bytes).calls {
            output += bytes[start ..< place.lowerBound]
            output.append(number: try Self.number(function, among: numbers))
            start = place.upperBound
        }
        output += bytes[start ..< body.upperBound]
        return output
    }

    private static func number(_ former: Int, among numbers: [Int]) throws(ModuleDamage) -> Int {
        guard numbers.indices.contains(former) else { throw unknownFunction }
        return numbers[former]
    }

    private static var unknownTable: ModuleDamage { ModuleDamage("a table is filled in a way that is not known") }

    private static var unknownFunction: ModuleDamage { ModuleDamage("it names a function that it does not have") }
}
