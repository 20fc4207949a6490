import JSON
import PlaygroundModel

extension ChangeReport {
    /// The changes as `diff --format json` prints them, in a stable form for scripts. Keys are only added.
    /// `environments` and `changed` count all environments and those with changes. A group's `devices` are absent if it has all.
    /// A scenario's `old` and `new` say whether it passed. They are absent if the version has no such scenario.
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
    /// `moved` counts environments whose frames change as a consequence. `events` lead to the first screen.
    fileprivate var json: JSONValue {
        .object([
            "kind": kind.rawValue.json, "subjects": .strings(subjects), "attribute": attribute?.json, "old": old?.json, "new": new?.json,
            "message": words().json, "moved": movedCount > 0 ? .number(movedCount) : nil, "events": .strings(events.map { "\($0)" }),
        ])
    }
}
