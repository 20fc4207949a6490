/// What of a module's form is not known here, or broken.
struct ModuleDamage: Error, Equatable {
    let fact: String

    init(_ fact: String) { self.fact = fact }
}

/// Reads the binary form of WebAssembly from front to back.
struct ModuleReader {
    let bytes: [UInt8]
    private(set) var offset: Int
    let end: Int

    init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        self.bytes = bytes
        offset = range?.lowerBound ?? 0
        end = range?.upperBound ?? bytes.count
    }

    var isAtEnd: Bool { offset >= end }

    mutating func byte() throws(ModuleDamage) -> UInt8 {
        guard offset < end else { throw ModuleDamage("it ends too early") }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// A number of 32 bits without a sign, as LEB128.
    mutating func number() throws(ModuleDamage) -> Int {
        var number = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let next = try byte()
            number |= Int(next & 0x7F) << shift
            if next < 0x80 { return number }
        }
        throw ModuleDamage("a number has more than 32 bits")
    }

    /// Passes over numbers as LEB128, of any width and with or without a sign.
    mutating func skipNumbers(_ count: Int) throws(ModuleDamage) {
        for _ in 0 ..< count {
            while try byte() >= 0x80 {}
        }
    }

    mutating func skip(_ count: Int) throws(ModuleDamage) {
        guard count <= end - offset else { throw ModuleDamage("it ends too early") }
        offset += count
    }

    /// What a number in front of it says the length of.
    mutating func counted() throws(ModuleDamage) -> Range<Int> {
        let count = try number()
        let start = offset
        try skip(count)
        return start ..< offset
    }
}

extension [UInt8] {
    /// Appends a number without a sign as LEB128, in as few bytes as it needs.
    mutating func append(number: Int) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F | 0x80))
            rest >>= 7
        }
        append(UInt8(rest))
    }
}
