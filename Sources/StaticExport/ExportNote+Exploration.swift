import WireframeHTML

extension ExportNote {
    /// What explorations of a playground's devices came to.
    init(_ explorations: [DeviceExploration], of fileName: String) {
        let states = explorations.reduce(0) { $0 + $1.graph.states.count }
        let devices = explorations.reduce(0) { $0 + $1.starts.count }
        self.init(
            summary: "Exported from \(fileName): \(Self.count(devices, "device")), \(Self.count(states, "state")).",
            omissions: [Self.unreached(explorations), Self.unexplained(explorations)].compactMap(\.self)
        )
    }

    private static func unreached(_ explorations: [DeviceExploration]) -> String? {
        let bounded = explorations.filter { $0.graph.omitted > 0 }
        guard !bounded.isEmpty else { return nil }
        let omitted = count(bounded.reduce(0) { $0 + $1.graph.omitted }, "state")
        // Which devices is worth a word only where others are complete.
        let names = bounded.count < explorations.count ? " of " + bounded.map(\.device.name).joined(separator: ", ") : ""
        return "Left out: at least \(omitted)\(names) far from the start, such as several settings at once."
    }

    private static func unexplained(_ explorations: [DeviceExploration]) -> String? {
        guard explorations.contains(where: { $0.graph.states.count > $0.explainedCount }) else { return nil }
        let explained = explorations.reduce(0) { $0 + min($1.graph.states.count, $1.explainedCount) }
        return "The inspector explains \(count(explained, "state")), the nearest to the start."
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
