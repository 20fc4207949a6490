/// Known findings (`--baseline FILE`). They fail a check only in environments where they are new.
public struct Baseline: Codable, Hashable, Sendable {
    public static let format = 1

    public var format = Self.format
    public var findings: [Known]

    /// A known finding. Only the fingerprint and the environments are compared. The other values are for readers of the file.
    public struct Known: Codable, Hashable, Sendable {
        public var fingerprint: String
        public var file: String
        public var code: String
        public var message: String
        /// The ids of the environments, or an empty list if the finding occurs in all of them.
        public var environments: [String]
    }

    public init(_ report: CheckReport) {
        var known: [String: Known] = [:]
        for finding in report.findings {
            let (id, diagnostic) = (finding.fingerprint, finding.diagnostic)
            let environments = (known[id]?.environments ?? []) + diagnostic.devices
            known[id] = Known(
                fingerprint: id, file: diagnostic.fileName, code: diagnostic.code, message: diagnostic.headline,
                environments: Array(Set(environments)).sorted())
        }
        findings = known.values.sorted { $0.fingerprint < $1.fingerprint }
    }

    func has(_ finding: Finding) -> Bool {
        guard let known = findings.first(where: { $0.fingerprint == finding.fingerprint }) else { return false }
        return Set(finding.diagnostic.devices).isSubset(of: known.environments)
    }
}
