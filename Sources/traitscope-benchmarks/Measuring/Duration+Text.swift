extension Duration {
    var nanoseconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    }

    /// The duration with three significant figures: `512 ns`, `7.25 ms`.
    var text: String {
        let units: [(name: String, nanoseconds: Double)] = [("s", 1e9), ("ms", 1e6), ("µs", 1e3)]
        guard let unit = units.first(where: { abs(nanoseconds) >= $0.nanoseconds * 0.9995 }) else {
            return "\(nanoseconds.withThreeFigures) ns"
        }
        return "\((nanoseconds / unit.nanoseconds).withThreeFigures) \(unit.name)"
    }
}

extension Double {
    /// The number with three significant figures, or as a whole number: `7.25`, `43.1`, `1204`.
    var withThreeFigures: String {
        // 9.995 is rounded to a number with one more figure.
        withDecimals(abs(self) < 9.995 ? 2 : abs(self) < 99.95 ? 1 : 0)
    }

    /// - Parameter count: The number of decimals, at most 9.
    func withDecimals(_ count: Int) -> String {
        let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
        let scaled = Int((magnitude * Double(scale)).rounded())
        let sign = self < 0 && scaled != 0 ? "-" : ""
        guard count > 0 else { return "\(sign)\(scaled)" }
        let decimals = String(scaled % scale)
        return "\(sign)\(scaled / scale).\(String(repeating: "0", count: count - decimals.count))\(decimals)"
    }
}
