import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

/// The findings in an app on all devices, with one finding per fact.
public struct LintReport: Sendable {
    public let findings: [LintFinding]
    public let unusedAllowances: [Diagnostic]

    /// If `found` lacks pieces, facts that concern all environments are omitted.
    /// `judgesAllowances`: whether the matrix contains all environments that may need an allowance.
    /// If `isStopped` returns true, the report is incomplete.
    public init(
        _ found: LintSightings, of survey: LintSurvey, in reading: PlaygroundFile.ReadResult, judgesAllowances: Bool = true,
        unless isStopped: () -> Bool = { false }
    ) {
        let isWhole = found.pieceCount == survey.pieceCount
        var sightings = found.sightings
        for (place, holds) in found.conditions where isWhole && !holds {
            sightings[.conditionNeverHolds(place)] = PlaceSurvey.Sighting(
                cells: Set(survey.matrix.cells.indices), cell: 0, events: [], measure: nil)
        }
        var allowances = LintAllowances(survey.playground)
        let facts = sightings.keys.filter { !allowances.allow($0) }
        // Summaries are cached, because many findings occur in the same environments.
        var summaries: [Set<Int>: String] = [:]
        let found = facts.compactMap { fact -> LintFinding? in
            guard let sighting = sightings[fact], !isStopped() else { return nil }
            let environments = summaries[sighting.cells]
                ?? survey.matrix.summary(of: sighting.cells, unless: isStopped).joined(separator: "; ")
            summaries[sighting.cells] = environments
            return LintFinding(fact, sighting, environments: environments, in: survey.matrix, of: reading)
        }.sorted { ($0.diagnostic, $0.subject) < ($1.diagnostic, $1.subject) }
        findings = Self.underStacks(Self.underCauses(found))
        unusedAllowances = judgesAllowances && isWhole ? allowances.unused.map { allowance in
            Diagnostic(UnusedAllowance(allowance: allowance), at: reading.location(of: allowance.path))
        } : []
    }
}

extension LintReport {
    /// If the layout of a view is ambiguous, findings that follow from its position become notes of that finding.
    private static func underCauses(_ findings: [LintFinding]) -> [LintFinding] {
        let causes = Set(findings.filter { $0.code == .ambiguousLayout }.map(\.subject))
        let isEffect = { (finding: LintFinding) in finding.code.followsFromPlace && causes.contains(finding.subject) }
        var effects = Dictionary(grouping: findings.filter(isEffect), by: \.subject)
        return findings.filter { !isEffect($0) }.map { finding in
            guard finding.code == .ambiguousLayout, let found = effects.removeValue(forKey: finding.subject) else { return finding }
            var cause = finding
            cause.diagnostic.notes += found.map { "so \($0.diagnostic.headline)" }
            return cause
        }
    }

    /// All views of a stack extend beyond an edge together, so they share one finding per set of environments.
    private static func underStacks(_ findings: [LintFinding]) -> [LintFinding] {
        func key(_ finding: LintFinding) -> [String]? {
            finding.code.followsFromPlace ? finding.stack.map { [finding.code.rawValue, $0, finding.environments] } : nil
        }
        var groups = Dictionary(grouping: findings.filter { key($0) != nil }) { key($0) ?? [] }
        return findings.compactMap { finding in
            guard let key = key(finding) else { return finding }
            guard let group = groups.removeValue(forKey: key) else { return nil }
            var first = finding
            let others = group.dropFirst().map(\.subject)
            if !others.isEmpty {
                first.diagnostic.notes.append("so \(others.count == 1 ? "does" : "do") \(NameList(others).joined(by: .and))")
            }
            if finding.code == .outsideSafeArea, let placed = finding.placed {
                first.diagnostic.hint = "constrain \(placed), to `safeArea` instead of `superview`"
            }
            return first
        }
    }
}

extension LintCode {
    fileprivate var followsFromPlace: Bool { [.outsideScreen, .outsideSafeArea].contains(self) }
}

/// The sightings of the folded pieces of a survey, one per fact.
public struct LintSightings: Sendable {
    public private(set) var sightings: [LintFact: PlaceSurvey.Sighting] = [:]
    public private(set) var conditions: [LintPlace: Bool] = [:]
    public private(set) var pieceCount = 0
    public private(set) var bounds: Set<WalkBound> = []

    public init() {}

    public mutating func fold(_ piece: PlaceSurvey) {
        pieceCount += 1
        bounds.formUnion(piece.bounds)
        for (fact, sighting) in piece.sightings { sightings[fact] = sightings[fact]?.joined(with: sighting) ?? sighting }
        for (place, holds) in piece.conditions { conditions[place] = conditions[place] == true || holds }
    }
}

extension PlaceSurvey.Sighting {
    /// Joins the sightings. The result shows the first device with the greatest measure.
    fileprivate func joined(with other: PlaceSurvey.Sighting) -> PlaceSurvey.Sighting {
        let (mine, theirs) = (measure?.badness ?? 0, other.measure?.badness ?? 0)
        var joined = mine > theirs + 0.001 || (mine > theirs - 0.001 && cell < other.cell) ? self : other
        joined.cells = cells.union(other.cells)
        return joined
    }
}
