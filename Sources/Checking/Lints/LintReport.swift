import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

/// What was found in an app on all devices, with one finding for each fact.
public struct LintReport: Sendable {
    /// In the order of the file.
    public let findings: [LintFinding]
    /// Allowances that allow nothing, if enough was looked at to say so.
    public let unusedAllowances: [Diagnostic]

    /// - Parameters:
    ///   - found: In the pieces of the survey. Where some are missing, nothing is said of what would have to be so in all.
    ///   - judgesAllowances: Whether the environments are all in which an allowance may be needed.
    public init(_ found: LintSightings, of survey: LintSurvey, in reading: PlaygroundFile.ReadResult, judgesAllowances: Bool = true) {
        let isWhole = found.pieceCount == survey.pieceCount
        let judgesAllowances = judgesAllowances && isWhole
        var sightings = found.sightings
        for (place, holds) in found.conditions where isWhole && !holds {
            sightings[.conditionNeverHolds(place)] = PlaceSurvey.Sighting(
                cells: Set(survey.matrix.cells.indices), cell: 0, events: [], measure: nil)
        }
        var allowances = LintAllowances(survey.playground)
        let facts = sightings.keys.filter { !allowances.allow($0) }
        findings = facts.compactMap { fact in
            sightings[fact].map { LintFinding(fact, $0, in: survey.matrix, of: reading) }
        }.sorted { ($0.diagnostic, $0.subject) < ($1.diagnostic, $1.subject) }
        unusedAllowances = judgesAllowances ? allowances.unused.map { allowance in
            let place = reading.span(of: allowance.path).map(Diagnostic.Location.span) ?? .file(reading.source.fileName)
            return Diagnostic(UnusedAllowance(allowance: allowance), at: place)
        } : []
    }
}

/// What was found in the pieces of a survey so far, with one sighting for each fact.
public struct LintSightings: Sendable {
    public private(set) var sightings: [LintFact: PlaceSurvey.Sighting] = [:]
    public private(set) var conditions: [LintPlace: Bool] = [:]
    public private(set) var pieceCount = 0

    public init() {}

    /// Takes in the next piece, in the order of the survey.
    public mutating func fold(_ piece: PlaceSurvey) {
        pieceCount += 1
        for (fact, sighting) in piece.sightings { sightings[fact] = sightings[fact]?.joined(with: sighting) ?? sighting }
        for (place, holds) in piece.conditions { conditions[place] = conditions[place] == true || holds }
    }
}

extension PlaceSurvey.Sighting {
    /// Seen on several devices: the first of those with the most of it is shown.
    fileprivate func joined(with other: PlaceSurvey.Sighting) -> PlaceSurvey.Sighting {
        let (mine, theirs) = (measure?.badness ?? 0, other.measure?.badness ?? 0)
        var joined = mine > theirs + 0.001 || (mine > theirs - 0.001 && cell < other.cell) ? self : other
        joined.cells = cells.union(other.cells)
        return joined
    }
}
