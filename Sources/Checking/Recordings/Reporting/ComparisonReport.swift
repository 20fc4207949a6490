import JSON
import PlaygroundModel

/// The JSON output of `traitscope compare`. Keys are added, never removed.
public enum ComparisonReport {
    public static func json(
        of comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)], tolerance: Double
    ) -> JSONValue {
        .object([
            "tolerance": .number(tolerance),
            "records": .array(comparisons.map { file, recording, comparison in
                .object([
                    "file": file.json,
                    "device": recording.device.name.json, "system": recording.systemName.json,
                    // The device of the table and the version of iOS in the engine. Absent if there is no such device.
                    "comparedDevice": comparison.device?.json, "comparedSystem": comparison.version.map { .number($0.number) },
                    "source": recording.source?.json, "steps": .number(comparison.steps),
                    // `compared` counts values that both sides have, `passedOver` values that are not modelled.
                    "compared": .number(comparison.compared), "equal": .number(comparison.equal),
                    "differing": .number(comparison.differing), "passedOver": .number(comparison.passedOver),
                    "notes": .strings(comparison.notes),
                    "differences": .array(comparison.findings.map { $0.json }),
                ])
            }),
        ])
    }
}

extension RecordingComparison.Finding {
    /// Distances are in points. `uikit` or `engine` is absent if that side has no value.
    fileprivate var json: JSONValue {
        .object([
            "kind": difference.kind.rawValue.json, "headline": difference.words.json, "subject": difference.subject.json,
            "attribute": difference.attribute?.json, "uikit": difference.uikit?.json, "engine": difference.engine?.json,
            "distance": difference.distance.map { .number($0.inThousandths) }, "run": run.json, "step": .number(step), "event": event?.json,
        ])
    }
}

extension Recording {
    public var systemName: String { "\(system.name) \(system.version)" }
}
