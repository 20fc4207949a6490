import JSON
import PlaygroundModel

extension ChangeReport {
    /// The changes as `diff --format json` prints them: a stable form for scripts. Keys are only ever added.
    public func json(old: String, new: String) -> JSONValue {
        .object([
            "old": old.json, "new": new.json, "addedDevices": .strings(addedDevices), "removedDevices": .strings(removedDevices),
            // The number of environments that were compared, and of those with changes.
            "environments": .number(environmentCount), "changed": .number(changedCount),
            "scenarios": .array(scenarios.map { scenario in
                .object([
                    // Whether it passed; absent where the version has no such scenario.
                    "name": scenario.name.json, "old": scenario.old.map { .bool($0.isEmpty) },
                    "new": scenario.new.map { .bool($0.isEmpty) }, "failures": .strings(scenario.new ?? []),
                ])
            }),
            "groups": .array(groups.map { group in
                .object([
                    // Descriptions in words, each for some of the environments, and the ids of all; absent where it is every environment.
                    "environments": .strings(group.environments), "devices": group.devices.isEmpty ? nil : .strings(group.devices),
                    "changes": .array(group.lines.map { $0.json }),
                ])
            }),
        ])
    }
}

extension ChangeReport.Line {
    /// `message` is the change as a sentence, `moved` the number of environments with other frames in consequence, `events` lead to the
    /// first screen that shows it.
    fileprivate var json: JSONValue {
        .object([
            "kind": kind.rawValue.json, "subjects": .strings(subjects), "attribute": attribute?.json, "old": old?.json, "new": new?.json,
            "message": words().json, "moved": movedCount > 0 ? .number(movedCount) : nil, "events": .strings(events.map { "\($0)" }),
        ])
    }
}
