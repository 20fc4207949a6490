import PlaygroundModel

/// What reading a part does beside giving a value, so that it can be done again without reading it.
struct ReadingEffects: Sendable {
    private var origins: [Origin] = []
    private var uses: [String] = []
    private var taken = 0

    private struct Origin: Sendable {
        let path: DocumentPath
        let origin: DocumentPath?
    }

    /// Does it again for the readers of another reading.
    ///
    /// - Returns: `false` if there is no room left for what components make.
    func happen(to findings: Findings, _ components: Components?) -> Bool {
        guard let components else { return origins.isEmpty && uses.isEmpty && taken == 0 }
        // Asked before anything is done: a reader that goes on in its place has to find the room that there was.
        guard taken == 0 || (taken < components.room && components.take(taken)) else { return false }
        for origin in origins { findings.setOrigin(origin.origin, of: origin.path) }
        for name in uses { components.markUsed(name) }
        return true
    }

    /// How far the readers were before a part was read.
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

        /// What has been done since; `nil` if it cannot be done again: something was said, or a text has translations by now.
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
