import PlaygroundModel

/// Side effects of reading a part, repeated when its value is reused.
struct ReadingEffects: Sendable {
    private var origins: [Origin] = []
    private var uses: [String] = []
    private var taken = 0

    private struct Origin: Sendable {
        let path: DocumentPath
        let origin: DocumentPath?
    }

    /// Repeats the effects. Returns `false` if expansions would be too large.
    func happen(to findings: Findings, _ components: Components?) -> Bool {
        guard let components else { return origins.isEmpty && uses.isEmpty && taken == 0 }
        // This is checked first, because the reader that runs instead needs the unchanged state.
        guard taken == 0 || (taken < components.room && components.take(taken)) else { return false }
        for origin in origins { findings.setOrigin(origin.origin, of: origin.path) }
        for name in uses { components.markUsed(name) }
        return true
    }

    struct Start {
        private let findings: Findings
        private let components: Components?
        private let strings: DocumentStrings
        private let counts: (reports: Int, origins: Int, uses: Int, room: Int, texts: Int)

        init(_ findings: Findings, _ components: Components?, _ strings: DocumentStrings) {
            self.findings = findings
            self.components = components
            self.strings = strings
            counts = (
                findings.reportCount, findings.notedOrigins.count, components?.uses.count ?? 0, components?.room ?? 0,
                strings.additionCount
            )
        }

        /// The effects since the start. `nil` if they cannot be repeated: a mistake was reported, or a string has translations.
        var effects: ReadingEffects? {
            guard findings.reportCount == counts.reports, strings.additionCount == counts.texts else { return nil }
            var effects = ReadingEffects()
            effects.origins = findings.notedOrigins[counts.origins...].map { Origin(path: $0.path, origin: $0.origin) }
            effects.uses = Array((components?.uses ?? [])[counts.uses...])
            effects.taken = counts.room - (components?.room ?? 0)
            return effects
        }
    }
}
