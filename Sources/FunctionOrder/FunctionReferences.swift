/// Where code names functions by their numbers.
///
/// It knows the instructions that the linker and `wasm-opt` make for the features that `Sources/BrowserEngine/build` allows, and takes
/// no other: one that it passed over wrongly would be a number that it missed.
struct FunctionReferences {
    /// The bytes of each number, and the function that it means.
    private(set) var calls: [(place: Range<Int>, function: Int)] = []
    private var reader: ModuleReader

    /// - Parameter body: A function's locals and instructions.
    init(inBody body: Range<Int>, of bytes: [UInt8]) throws(ModuleDamage) {
        reader = ModuleReader(bytes, in: body)
        for _ in 0 ..< (try reader.number()) {
            try reader.skipNumbers(1)
            _ = try reader.byte()
        }
        while !reader.isAtEnd { try readInstruction() }
    }

    private mutating func readInstruction() throws(ModuleDamage) {
        let code = try reader.byte()
        switch code {
        // Blocks with their types, branches, locals and globals, constants, the memory's size and growth.
        case 0x02 ... 0x04, 0x0C, 0x0D, 0x20 ... 0x24, 0x3F ... 0x42: try reader.skipNumbers(1)
        case 0x0E: try reader.skipNumbers(try reader.number() + 1)
        case 0x10:
            let start = reader.offset
            let function = try reader.number()
            calls.append((start ..< reader.offset, function))
        // An indirect call has a type and a table; loads and stores have an alignment and an offset.
        case 0x11, 0x28 ... 0x3E: try reader.skipNumbers(2)
        case 0x43: try reader.skip(4)
        case 0x44: try reader.skip(8)
        case 0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0x45 ... 0xC4: break
        case 0xFC: try readLongInstruction()
        default: throw ModuleDamage("an instruction is not known: \(code)")
        }
    }

    private mutating func readLongInstruction() throws(ModuleDamage) {
        switch try reader.number() {
        case 0 ... 7: break
        case 9, 11: try reader.skipNumbers(1)
        case 8, 10: try reader.skipNumbers(2)
        case let code: throw ModuleDamage("an instruction is not known: 252 \(code)")
        }
    }
}
