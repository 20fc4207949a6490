import PlaygroundModel

/// Reads `metrics = { gap = 12 }`: numbers that constraints call by name.
struct MetricsReader {
    func read(_ metrics: ValueCursor) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for (name, value) in metrics.entries() ?? [] {
            // Without hyphens, so that `-gap-` ends where it should.
            value.checkName(name, of: "a metric", allowingHyphens: false)
            if LayoutAttribute(rawValue: name) != nil {
                let mistake = ShapeMistake.reservedName(name, subject: "a metric", meaning: "a layout attribute")
                value.findings.report(mistake, at: .key(value.path))
            }
            // A metric that cannot be read is known all the same: the constraints that use it are not at fault.
            numbers[name] = value.number() ?? 0
        }
        return numbers
    }
}
