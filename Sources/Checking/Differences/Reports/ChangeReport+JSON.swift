import JSON
import PlaygroundModel

extension ChangeReport {
    /// The changes as `diff --format json` prints them. The format is stable for scripts: keys are added, never removed.
    /// `environments` counts all environments, and `changed` those with changes. A group without `devices` applies to all environments.
    /// A scenario's `old` and `new` are whether it passed. They are absent if the version does not have the scenario.
    public func json(old: String, new: String) -> JSONValue {
        .object([
            "old": old.json, "new": new.json, "addedDevices": .strings(addedDevices), "removedDevices": .strings(removedDevices),
            "environments": .number(environmentCount), "changed": .number(changedCount),
            "scenarios": .array(scenarios.map { scenario in
                .object([
                    "name": scenario.name.json, "old": scenario.old.map { .bool($0.isEmpty) },
                    "new": scenario.new.map { .bool($0.isEmpty) }, "failures": .strings(scenario.new ?? []),
                ])
            }),
            "groups": .array(groups.map { group in
                .object([
                    "environments": .strings(group.environments), "devices": group.devices.isEmpty ? nil : .strings(group.devices),
                    "changes": .array(group.lines.map { $0.json }),
                ])
            }),
        ])
    }
}

extension ChangeReport.Line {
    /// `moved` counts environments in which frames change as a consequence. `events` lead to the first affected screen.
    fileprivate var json: JSONValue {
        .object([
            "kind": kind.rawValue.json, "subjects": .strings(subjects), "attribute": attribute?.json, "old": old?.json, "new": new?.json,
            "message": words().json, "moved": movedCount > 0 ? .number(movedCount) : nil, "events": .strings(events.map { "\($0)" }),
        ])
    }
}
