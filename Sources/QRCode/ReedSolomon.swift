/// Error correction over the field of 256 elements with the polynomial 0x11D (ISO/IEC 18004, section 7.5).
enum ReedSolomon {
    /// The remainder of the data, taken as a polynomial, by the generator of this degree.
    static func correction(of data: [UInt8], count: Int) -> [UInt8] {
        let generator = generator(degree: count)
        var remainder = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in remainder.indices { remainder[index] ^= product(generator[index], factor) }
        }
        return remainder
    }

    /// The product of (x − 2⁰) … (x − 2ⁿ⁻¹), without its leading one, the highest power first.
    private static func generator(degree: Int) -> [UInt8] {
        var coefficients = [UInt8](repeating: 0, count: degree)
        coefficients[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                coefficients[index] = product(coefficients[index], root)
                if index + 1 < degree { coefficients[index] ^= coefficients[index + 1] }
            }
            root = product(root, 2)
        }
        return coefficients
    }

    private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var result: UInt8 = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7 == 1 ? 0x1D : 0)
            if other >> bit & 1 == 1 { result ^= one }
        }
        return result
    }
}
